import { language, t } from '../words/words.svelte';
import type {
  Chart,
  ExperimentMade,
  GameInfo,
  LabLimit,
  LabProgress,
  LevelInfo,
  NewExperiment,
  NewTable,
  Problem,
  RuleBook,
  SeatInfo,
  TableMade,
  TableSummary,
} from './types';

/** A request that the server refused, or that never reached it. */
export class HttpProblem extends Error {
  constructor(
    message: string,
    /** The status of the answer; 0 if there was none. */
    readonly status: number,
  ) {
    super(message);
    this.name = 'HttpProblem';
  }
}

/** The keys of one's seats at a table, by seat id. */
export type Keys = Record<string, string>;

/** How to ask. */
type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const json = { 'Content-Type': 'application/json' };

function authorization(keys: Keys): Record<string, string> {
  const all = Object.values(keys);
  return all.length === 0 ? {} : { Authorization: `Bearer ${all.join(',')}` };
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
  );
}

/** What a request failed for, as people read it. */
export function inWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Asks the server, and for its sentences in the language that is chosen. */
async function send(path: string, init?: Init): Promise<Response> {
  let response: Response;
  try {
    const headers = { 'Accept-Language': language(), ...init?.headers };
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new HttpProblem(t('server-unreachable'), 0);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw new HttpProblem(
    isProblem(body) ? body.error : t('server-status', { status: response.status }),
    response.status,
  );
}

async function get<T>(path: string, init?: Init): Promise<T> {
  return (await (await send(path, init)).json()) as T;
}

const part = encodeURIComponent;

export const api = {
  games: () => get<GameInfo[]>('/api/games'),
  levels: () => get<LevelInfo[]>('/api/levels'),
  /** The seats that a game has with these options. */
  seats: (game: string, options: Record<string, string>) =>
    get<SeatInfo[]>(`/api/games/${part(game)}/seats?${new URLSearchParams(options)}`),
  /** Where the hexes are; some options change the map. */
  chart: (game: string, options: Record<string, string>) =>
    get<Chart>(`/api/games/${part(game)}/chart?${new URLSearchParams(options)}`),
  rules: (game: string) => get<RuleBook[]>(`/api/games/${part(game)}/rules`),
  /** A picture is asked for by its address alone. */
  mapUrl: (game: string, options: Record<string, string>) =>
    `/api/games/${part(game)}/map.svg?${new URLSearchParams({ ...options, language: language() })}`,
  counters: async (game: string) => (await send(`/api/games/${part(game)}/counters.svg`)).text(),

  table: (id: string) => get<TableSummary>(`/api/tables/${part(id)}`),
  newTable: (table: NewTable) =>
    get<TableMade>('/api/tables', { method: 'POST', headers: json, body: JSON.stringify(table) }),
  importRecord: (record: string) =>
    get<TableMade>('/api/import', { method: 'POST', headers: json, body: record }),
  branch: (id: string, keys: Keys, number: number) =>
    get<TableMade>(`/api/tables/${part(id)}/branch`, {
      method: 'POST',
      headers: { ...json, ...authorization(keys) },
      body: JSON.stringify({ number }),
    }),
  record: async (id: string, keys: Keys) =>
    (await send(`/api/tables/${part(id)}/record`, { headers: authorization(keys) })).blob(),

  labLimits: () => get<LabLimit[]>('/api/lab'),
  startExperiment: (wanted: NewExperiment) =>
    get<ExperimentMade>('/api/lab', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(wanted),
    }),
  experiment: (id: string) => get<LabProgress>(`/api/lab/${part(id)}`),
  stopExperiment: (id: string) => get<LabProgress>(`/api/lab/${part(id)}`, { method: 'DELETE' }),
};

/** The address of a table's WebSocket, seen from a page. */
export function playUrl(id: string, page: { protocol: string; host: string }): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/api/tables/${part(id)}/play`;
}
