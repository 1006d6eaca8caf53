/** A server of the tests' own: with a data file and a port that nobody else has, and that can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serveFront } from './front';

/** The program under test. */
export const program = process.env['MALAKOFF_BIN'] ?? resolve('../target/release/malakoff');
/** A folder with a built client that is not part of the program yet. */
const pages = process.env['MALAKOFF_PAGES'];
const PATIENCE_MS = 20_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

export class GameServer {
  #process: ChildProcess | null = null;
  #front: Server | null = null;

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly folder: string,
  ) {}

  /** With no games yet, or with those of a copied data file. */
  static async start(data?: string): Promise<GameServer> {
    const folder = await mkdtemp(join(tmpdir(), 'malakoff-e2e-'));
    if (data !== undefined) await copyFile(data, join(folder, 'games.db'));
    const port = await freePort();
    const seen = pages === undefined ? port : await freePort();
    const server = new GameServer(`http://127.0.0.1:${seen}`, port, folder);
    if (pages !== undefined) server.#front = await serveFront(resolve(pages), seen, port);
    await server.run();
    return server;
  }

  async run(): Promise<void> {
    const data = join(this.folder, 'games.db');
    const run = ['serve', '--data', data, '--port', String(this.port), '--no-open'];
    this.#process = spawn(program, run, { stdio: 'ignore' });
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const answered = await fetch(`http://127.0.0.1:${this.port}/api/games`).catch(() => null);
      if (answered?.ok === true) return;
      if (this.#process.exitCode !== null || Date.now() > end) {
        throw new Error(`${program} does not answer`);
      }
      await new Promise((wait) => setTimeout(wait, 50));
    }
  }

  /** Like a power cut: the server has no moment to tidy up. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (running === null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
    this.#process = null;
  }

  async stop(): Promise<void> {
    await this.kill();
    this.#front?.closeAllConnections();
    this.#front?.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
