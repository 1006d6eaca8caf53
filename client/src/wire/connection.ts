import type { Answer, Ask, Message, Request, View } from './types';

/** One end of a line. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What happens on a line. */
export interface SocketEvents {
  opened(): void;
  heard(data: unknown): void;
  closed(): void;
}

/** Opens a line; what happens on it is told later, never while it is being opened. */
export type OpenSocket = (events: SocketEvents) => Socket;

/** A line over a real WebSocket. */
export function webSocket(url: string): OpenSocket {
  return (events) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', (event) => events.heard(event.data));
    socket.addEventListener('close', () => events.closed());
    return socket;
  };
}

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** The connection went away before the answer came: nobody knows whether the request arrived. */
export class ConnectionLost extends Error {
  constructor() {
    super('The connection was lost.');
    this.name = 'ConnectionLost';
  }
}

export interface ConnectionOptions {
  /** Opens a new socket. */
  open: OpenSocket;
  /** What to say first on every new socket. */
  sit: () => Ask;
  onview: (view: View) => void;
  onstatus: (status: Status, nextTryInMs: number | null) => void;
  /** The server says what is wrong, and no request waits for it: no seat, or a view that it cannot make. */
  onfailure: (sentence: string) => void;
  /** How long an answer may take before the connection counts as lost. */
  patienceMs?: number;
  /** A number from 0 to 1; waiting times are spread with it so that clients do not return all at once. */
  chance?: () => number;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** How long to wait before the n-th try to reconnect (the first is 0). */
export function waitBefore(attempt: number, chance: number): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return Math.round(full * (0.75 + chance * 0.5));
}

/**
 * A connection to a table that comes back by itself.
 *
 * A request that was not answered is never sent again: its promise is rejected with
 * {@link ConnectionLost}, and whoever asked compares the state that comes after the reconnection.
 */
export class Connection {
  #options: Required<ConnectionOptions>;
  #socket: Socket | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #ended = false;
  /** The seats are asked for on this socket, so other requests may follow. */
  #sitting = false;

  constructor(options: ConnectionOptions) {
    this.#options = { patienceMs: 10_000, chance: Math.random, ...options };
    this.#connect();
  }

  /** Asks the server. Rejects with {@link ConnectionLost} if there is no answer. */
  ask(ask: Ask): Promise<Answer> {
    const socket = this.#socket;
    if (socket === null || !this.#sitting) return Promise.reject(new ConnectionLost());
    return this.#send(socket, ask);
  }

  /** Tries again now instead of after the waiting time. */
  hurry(): void {
    if (this.#retry === null) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Ends the connection for good. */
  close(): void {
    this.#ended = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    const socket = this.#socket;
    this.#drop();
    socket?.close();
    this.#options.onstatus('closed', null);
  }

  #connect(): void {
    this.#retry = null;
    if (this.#attempt === 0) this.#options.onstatus('connecting', null);
    const socket = this.#options.open({
      opened: () => this.#sit(socket),
      heard: (data) => this.#hear(socket, data),
      closed: () => this.#lost(socket),
    });
    this.#socket = socket;
  }

  #sit(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#sitting = true;
    this.#send(socket, this.#options.sit()).then(
      (answer) => {
        this.#attempt = 0;
        this.#options.onstatus('open', null);
        this.#tellFailure(answer);
      },
      // The socket's own end reports the loss.
      () => undefined,
    );
  }

  #send(socket: Socket, ask: Ask): Promise<Answer> {
    const id = this.#nextId++;
    const request: Request = { id, ask };
    return new Promise((resolve, reject) => {
      // No answer in time means a dead line that nobody has noticed yet.
      const timer = setTimeout(() => {
        socket.close();
        this.#lost(socket);
      }, this.#options.patienceMs);
      this.#waiting.set(id, { resolve, reject, timer });
      socket.send(JSON.stringify(request));
    });
  }

  #hear(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    const message = JSON.parse(data) as Message;
    if ('view' in message) {
      this.#options.onview(message.view);
      return;
    }
    const { id, answer } = message.answer;
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) {
      this.#tellFailure(answer);
      return;
    }
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.resolve(answer);
  }

  #tellFailure(answer: Answer): void {
    if (typeof answer === 'object' && 'failed' in answer) this.#options.onfailure(answer.failed);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#drop();
    const wait = waitBefore(this.#attempt, this.#options.chance());
    this.#attempt += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#options.onstatus('lost', wait);
  }

  #drop(): void {
    this.#socket = null;
    this.#sitting = false;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) {
      clearTimeout(one.timer);
      one.reject(new ConnectionLost());
    }
  }
}
