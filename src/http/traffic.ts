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
  createArrivalCheck,
  recordAccepted,
} from './connection.ts';
import { shedRequest } from './overload.ts';

export interface TrafficLimits {
  maxConnections: number;
  /** Requests in flight at once, on all connections. */
  maxRequests: number;
  /** Pipelined requests per connection. */
  maxPipelined: number;
  bodies: BodyLimits;
  unread: UnreadLimits;
}

/** The load of a server, and the controls that a shutdown uses. */
export interface Traffic {
  /** Number of requests that are not answered yet. */
  readonly inFlight: number;
  /** Open connections. */
  readonly open: ReadonlyMap<Socket, Connection>;
  /** Time of the last connection or request, on the clock of `performance.now()`. */
  readonly lastArrival: number;
  /** Sends `Connection: close` with each response from now on. */
  closeAfterAnswers(): void;
  /** Delays new requests until `release`. */
  hold(): void;
  release(): void;
  unanswered(): ServerResponse[];
  isUnanswered(response: ServerResponse): boolean;
}

/** Beyond this multiple of the pipelining limit, a client is flooding and its connection is aborted. */
const FLOOD_FACTOR = 1.5;

const SWEEP_MS = 500;

/** Time for the client to close its side of an ended connection. */
const LINGER_MS = 1000;

/** Health checks are never shed. */
const HEALTH_PATH = '/healthz';

/**
 * Passes a server's requests to a handler within limits: requests beyond them are shed with 503, and
 * clients that send or read slowly are disconnected.
 */
export function limitTraffic(
  server: Server,
  handler: RequestListener,
  limits: TrafficLimits,
): Traffic {
  const { maxConnections, maxRequests, maxPipelined } = limits;
  const open = new Map<Socket, Connection>();
  const busy = new Set<Connection>();
  const idle = createIdleConnections();
  const ticks = createTickQueue();
  const bodies = createIncomingBodies(limits.bodies);
  let inFlight = 0;
  let lastArrival = performance.now();
  let isClosing = false;
  let held: (() => void)[] | undefined;

  function accept(socket: Socket): void {
    recordAccepted();
    lastArrival = performance.now();
    const connection = createConnection(socket, lastArrival);
    open.set(socket, connection);
    idle.addNew(connection);
    socket.once('close', () => removeConnection(connection));
    socket.destroySoon = () => closeGracefully(connection);
    if (open.size > maxConnections) makeRoom(connection);
  }

  function makeRoom(newest: Connection): void {
    const oldest = idle.findOldest(performance.now(), newest) ?? newest;
    // Removes it at once, because its `close` event comes later.
    removeConnection(oldest);
    oldest.socket.destroy();
  }

  function removeConnection(connection: Connection): void {
    open.delete(connection.socket);
    idle.remove(connection);
    // Responses that were still queued on the connection do not emit `close`.
    for (const response of connection.unanswered.keys()) settle(connection, response);
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    lastArrival = performance.now();
    const connection = open.get(request.socket);
    if (!connection || connection.isEnding || request.socket.destroyed) return;
    track(connection, request, response);
    const pending = connection.unanswered.size;
    const isHealth = request.url === HEALTH_PATH;
    if (pending > maxPipelined * FLOOD_FACTOR) abortConnection(connection.socket);
    else if (pending === maxPipelined + 1) shedRequest(response);
    // The shed response before it closes the connection.
    else if (pending > maxPipelined) return;
    else if (inFlight > maxRequests && !isHealth) shedRequest(response);
    else if (held) held.push(() => pass(request, response));
    else if (isHealth) handler(request, response);
    else pass(request, response);
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    ticks.run(() => {
      if (!request.socket.destroyed) handler(request, response);
    });
  }

  function track(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    inFlight += 1;
    if (isClosing) response.shouldKeepAlive = false;
    if (connection.unanswered.size === 0) {
      idle.remove(connection);
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
      if (open.has(connection.socket)) idle.addIdle(connection);
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
 * Closes a connection after its last response as RFC 9112, section 9.6 describes: it first ends the
 * sending side and goes on reading for a while. Closing with unread bytes would reset the connection
 * and lose the response.
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

/** A client that is still sending would not read a response. */
function destroySocket({ socket }: IncomingMessage): void {
  socket.destroy();
}

/**
 * Runs tasks in order and spreads them over event loop ticks, so that connections are served in
 * between.
 */
interface TickQueue {
  /** Runs the task at once if few have run in this tick, otherwise in a later one. */
  run: (task: () => void) => void;
}

/** Tasks that run immediately in one tick. */
const MAX_TASKS_PER_TICK = 16;

/** Time for queued tasks in one tick. */
const TICK_BUDGET_MS = 5;

/** Maximum delay of queued tasks while connections arrive. */
const MAX_HOLD_MS = 50;

/** @param isArriving whether a connection was accepted since the last call */
export function createTickQueue(isArriving = createArrivalCheck()): TickQueue {
  const waiting: (() => void)[] = [];
  let startedInTick = 0;
  let lastDrained = 0;

  function drain(): void {
    startedInTick = 0;
    const now = performance.now();
    if (!isArriving() || now - lastDrained >= MAX_HOLD_MS) runWaiting(now + TICK_BUDGET_MS);
    if (waiting.length === 0) return;
    startedInTick = MAX_TASKS_PER_TICK;
    setImmediate(drain);
  }

  function runWaiting(end: number): void {
    let next: (() => void) | undefined;
    while (performance.now() < end && (next = waiting.shift())) next();
    lastDrained = performance.now();
  }

  return {
    run(task) {
      if (startedInTick === 0) {
        setImmediate(drain);
        // Another connection may wait: the task runs after it.
        if (isArriving()) startedInTick = MAX_TASKS_PER_TICK;
      }
      startedInTick += 1;
      if (startedInTick <= MAX_TASKS_PER_TICK) task();
      else waiting.push(task);
    },
  };
}
