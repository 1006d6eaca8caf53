/** Tables that begin with a position of the test's own, for moments that play would take long to come to. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TableMade } from '../src/wire/types';
import { program } from './server';

/** A table where a game starts from a position, in the words of the engine protocol. */
export async function tableFrom(url: string, game: string, position: object): Promise<TableMade> {
  const answer = await fetch(`${url}/api/import`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(await recordFrom(game, position)),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as TableMade;
}

/** The record of a game that has just begun there; with the dice key, so that it can be gone on with. */
async function recordFrom(game: string, position: object): Promise<unknown> {
  const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const said: string[] = [];
  engine.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const asked = [
    { do: 'setup', game, seed: 1, position },
    { do: 'record', with_key: true },
    { do: 'quit' },
  ];
  engine.stdin.end(asked.map((one) => `${JSON.stringify(one)}\n`).join(''));
  await once(engine, 'close');
  const [setUp, recorded] = said.join('').split('\n');
  const { record } = JSON.parse(recorded ?? '{}') as { record?: unknown };
  if (record === undefined) throw new Error(`${program} engine: ${setUp}`);
  return record;
}
