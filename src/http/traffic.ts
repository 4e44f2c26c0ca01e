import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  createIncomingBodies,
  type BodyLimits,
  abortConnection,
  createConnection,
  createIdleConnections,
  type Connection,
  findUnreadConnections,
  type UnreadLimits,
} from './connection.ts';
import { shedRequest } from './overload.ts';

export interface TrafficLimits {
  maxConnections: number;
  /** Requests that are answered at once, of all connections. */
  maxRequests: number;
  /** Requests that a connection may send before their answers are read. */
  maxPipelined: number;
  bodies: BodyLimits;
  unread: UnreadLimits;
}

/** What a server has to do, and the way to have less of it. */
export interface Traffic {
  /** Requests that are not answered yet. */
  readonly inFlight: number;
  /** Connections that are open. */
  readonly open: ReadonlyMap<Socket, Connection>;
  /** Milliseconds on the clock of `performance.now()` of the last connection or request. */
  readonly lastArrival: number;
  /** From now on each answer says `Connection: close`. */
  closeAfterAnswers(): void;
  /** Requests wait from now on, until they are let go. */
  hold(): void;
  release(): void;
  unanswered(): ServerResponse[];
  isUnanswered(response: ServerResponse): boolean;
}

/** Such connections send what no client sends that reads. */
const FLOOD_FACTOR = 1.5;

const SWEEP_MS = 500;

/** A client has so long to see that its connection ends. */
const LINGER_MS = 1000;

/** A process is alive, however much it has to do. */
const HEALTH_PATH = '/healthz';

/**
 * Passes a server's requests on to a handler, within limits: what exceeds them is shed with 503, and
 * clients that are slow to send or to read make room for others.
 */
export function limitTraffic(
  server: Server,
  handler: RequestListener,
  limits: TrafficLimits,
): Traffic {
  const { maxConnections, maxRequests, maxPipelined } = limits;
  const open = new Map<Socket, Connection>();
  const busy = new Set<Connection>();
  const quiet = createIdleConnections();
  const turns = createTickQueue();
  const bodies = createIncomingBodies(limits.bodies);
  let inFlight = 0;
  let lastArrival = performance.now();
  let isClosing = false;
  let held: (() => void)[] | undefined;

  function accept(socket: Socket): void {
    lastArrival = performance.now();
    const connection = createConnection(socket, lastArrival);
    open.set(socket, connection);
    quiet.addNew(connection);
    socket.once('close', () => forget(connection));
    socket.destroySoon = () => closeGracefully(connection);
    if (open.size > maxConnections) makeRoom(connection);
  }

  function makeRoom(newest: Connection): void {
    const oldest = quiet.findOldest(performance.now(), newest) ?? newest;
    // It leaves the table at once: its `close` comes later.
    forget(oldest);
    oldest.socket.destroy();
  }

  function forget(connection: Connection): void {
    open.delete(connection.socket);
    quiet.remove(connection);
    // Answers that never had their turn on the connection do not emit `close`.
    for (const response of connection.unanswered.keys()) settle(connection, response);
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    lastArrival = performance.now();
    const connection = open.get(request.socket);
    if (!connection || connection.isEnding || request.socket.destroyed) return;
    begin(connection, request, response);
    const pending = connection.unanswered.size;
    const isHealth = request.url === HEALTH_PATH;
    if (pending > maxPipelined * FLOOD_FACTOR) abortConnection(connection.socket);
    else if (pending === maxPipelined + 1) shedRequest(response);
    // Its connection ends with the answer before.
    else if (pending > maxPipelined) return;
    else if (inFlight > maxRequests && !isHealth) shedRequest(response);
    else if (held) held.push(() => pass(request, response));
    else if (isHealth) handler(request, response);
    else pass(request, response);
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    turns.run(() => {
      if (!request.socket.destroyed) handler(request, response);
    });
  }

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    inFlight += 1;
    if (isClosing) response.shouldKeepAlive = false;
    if (connection.unanswered.size === 0) {
      quiet.remove(connection);
      busy.add(connection);
      connection.isNew = false;
      connection.unreadSince = lastArrival;
    }
    connection.unanswered.set(response, request);
    response.once('close', () => settle(connection, response));
    if (canHaveBody(request)) bodies.add(request, lastArrival).forEach(destroySocket);
  }

  function settle(connection: Connection, response: ServerResponse): void {
    const request = connection.unanswered.get(response);
    if (!request) return;
    connection.unanswered.delete(response);
    bodies.remove(request);
    inFlight -= 1;
    if (connection.unanswered.size === 0) {
      busy.delete(connection);
      connection.idleSince = performance.now();
      if (open.has(connection.socket)) quiet.addIdle(connection);
    }
  }

  function sweep(): void {
    const now = performance.now();
    bodies.findTimedOut(now).forEach(destroySocket);
    for (const { socket } of findUnreadConnections(busy, now, limits.unread)) socket.destroy();
  }

  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  server.once('close', () => clearInterval(sweeping));
  server.on('connection', accept);
  server.on('request', serve);

  return {
    get inFlight() {
      return inFlight;
    },
    get lastArrival() {
      return lastArrival;
    },
    open,
    closeAfterAnswers() {
      isClosing = true;
      for (const { unanswered } of open.values()) {
        for (const response of unanswered.keys()) response.shouldKeepAlive = false;
      }
    },
    hold() {
      held ??= [];
    },
    release() {
      const waiting = held ?? [];
      held = undefined;
      for (const handle of waiting) handle();
    },
    unanswered: () => [...busy].flatMap(({ unanswered }) => [...unanswered.keys()]),
    isUnanswered: (response) => [...busy].some(({ unanswered }) => unanswered.has(response)),
  };
}

/**
 * Ends a connection after its last answer as RFC 9112, section 9.6 has it: first in the direction of the
 * client, whose bytes are still read for a while. A connection with unread bytes would be reset, and
 * the answer lost with it.
 */
function closeGracefully(connection: Connection): void {
  const { socket } = connection;
  connection.isEnding = true;
  socket.end();
  if (socket.readableEnded) return;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

function canHaveBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Nothing can be said to a client that is still talking. */
function destroySocket({ socket }: IncomingMessage): void {
  socket.destroy();
}

/** Runs tasks in their order, so that connections are served in between. */
interface TickQueue {
  /** At once where the event loop has little to do in this turn, else in one of the next. */
  run: (task: () => void) => void;
}

/** Tasks that begin in one turn of the event loop at once. */
const MAX_TASKS_PER_TICK = 16;

/** Those that had to wait take so much of a turn, milliseconds. */
const TICK_BUDGET_MS = 10;

export function createTickQueue(): TickQueue {
  const waiting: (() => void)[] = [];
  let begunInTurn = 0;

  function goOn(): void {
    begunInTurn = 0;
    const end = performance.now() + TICK_BUDGET_MS;
    let next: (() => void) | undefined;
    while (performance.now() < end && (next = waiting.shift())) next();
    if (waiting.length === 0) return;
    begunInTurn = MAX_TASKS_PER_TICK;
    setImmediate(goOn);
  }

  return {
    run(task) {
      if (begunInTurn === 0) setImmediate(goOn);
      begunInTurn += 1;
      if (begunInTurn <= MAX_TASKS_PER_TICK) task();
      else waiting.push(task);
    },
  };
}
