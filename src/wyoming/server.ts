import { createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { EventEmitter } from 'node:events';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { SECOND_MS, MINUTE_MS } from '../time/units.ts';
import { createEventParser, formatEvent, ProtocolError, type WyomingEvent } from './protocol.ts';

/** Answers an event with events; never rejects. */
export type AnswerEvent = (event: WyomingEvent) => Promise<WyomingEvent[]>;

export interface WyomingServerOptions {
  answer: AnswerEvent;
  /** 0: any free port. */
  port: number;
  host: string;
  limits?: Partial<ConnectionLimits> | undefined;
}

/** A server for open speakers. */
export interface WyomingServer {
  port: number;
  address: string;
  /** Number of open connections. */
  countConnections: () => number;
  /** Stops listening, answers what has arrived, then closes. */
  close: () => Promise<void>;
}

/** What a client may take; milliseconds. */
export interface ConnectionLimits {
  maxConnections: number;
  /** Without an event; Home Assistant opens a connection for each sentence. */
  idleMs: number;
  /** From the first byte of an event to its last. */
  eventMs: number;
  /** For a client to read an answer. */
  readMs: number;
  /** For a client to close its side after ours. */
  lingerMs: number;
  /** For the answers that are due at a shutdown. */
  shutdownMs: number;
}

const CONNECTION_LIMITS: ConnectionLimits = {
  maxConnections: 100,
  idleMs: 10 * MINUTE_MS,
  eventMs: 30 * SECOND_MS,
  readMs: 30 * SECOND_MS,
  lingerMs: 2 * SECOND_MS,
  shutdownMs: 9 * SECOND_MS,
};

/** Interval at which overdue connections are closed. */
const SWEEP_MS = SECOND_MS;

type Phase = 'idle' | 'receiving' | 'answering' | 'sending' | 'ending';

interface Connection {
  socket: Socket;
  phase: Phase;
  /** Time since which it is in this phase, on the clock of `performance.now()`. */
  since: number;
}

/**
 * Listens for open speakers. Each connection answers its events one after the other and reads no further while it
 * answers, so that a client that sends much or reads little costs the others nothing.
 *
 * @throws {Error} if it cannot listen
 */
export async function listenWyoming(options: WyomingServerOptions): Promise<WyomingServer> {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const connections = new Set<Connection>();
  const drained = Promise.withResolvers<void>();
  let isClosing = false;
  // A client that closes its side first still gets its answer.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    const connection: Connection = { socket, phase: 'idle', since: performance.now() };
    connections.add(connection);
    socket.once('close', () => {
      connections.delete(connection);
      if (isClosing && connections.size === 0) drained.resolve();
    });
    makeRoom(connections, limits.maxConnections);
    void serve(connection);
  });

  /** A connection that breaks off has nobody to tell. */
  async function serve(connection: Connection): Promise<void> {
    const { socket } = connection;
    await pipeline(socket, (chunks) => answerAll(chunks, connection), socket).catch(() =>
      socket.destroy(),
    );
  }

  async function* answerAll(
    chunks: AsyncIterable<Buffer>,
    connection: Connection,
  ): AsyncGenerator<Buffer> {
    const { parse, isWithinEvent } = createEventParser();
    for await (const chunk of chunks) {
      // What arrives after the end is read, so that the client reads our last words before a reset.
      if (connection.phase === 'ending') continue;
      try {
        for (const event of parse(chunk)) {
          enter(connection, 'answering');
          const answers = await options.answer(event);
          enter(connection, 'sending');
          if (answers.length > 0) yield Buffer.concat(answers.map(formatEvent));
        }
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error;
        const { code, message } = error;
        enter(connection, 'sending');
        yield formatEvent({ type: 'error', data: { text: `${message}.`, code } });
        end(connection);
        continue;
      }
      if (isClosing) end(connection);
      else if (!isWithinEvent()) enter(connection, 'idle');
      else if (connection.phase !== 'receiving') enter(connection, 'receiving');
    }
  }

  const deadlines: Record<Phase, number> = {
    idle: limits.idleMs,
    receiving: limits.eventMs,
    // A turn has a timeout of its own.
    answering: Number.POSITIVE_INFINITY,
    sending: limits.readMs,
    ending: limits.lingerMs,
  };
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const connection of connections) {
      if (now - connection.since < deadlines[connection.phase]) continue;
      if (connection.phase === 'ending') connection.socket.destroy();
      else end(connection);
    }
  }, SWEEP_MS);
  sweep.unref();

  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  // Once it listens, an error is of a connection that could not be accepted.
  server.on('error', reject);
  server.listen({ port: options.port, host: options.host }, resolve);
  await listening.catch((error: unknown) => {
    clearInterval(sweep);
    throw error;
  });
  const { port, address } = readAddress(server.address());

  async function close(): Promise<void> {
    isClosing = true;
    const closed = new Promise((done) => server.close(done));
    for (const connection of connections) {
      if (connection.phase === 'idle' || connection.phase === 'receiving') end(connection);
    }
    const timeout = setTimeout(drained.resolve, limits.shutdownMs);
    if (connections.size > 0) await drained.promise;
    clearTimeout(timeout);
    clearInterval(sweep);
    for (const { socket } of connections) socket.destroy();
    await closed;
  }

  return { port, address, countConnections: () => connections.size, close };
}

function enter(connection: Connection, phase: Phase): void {
  // The client may have been given up meanwhile.
  if (connection.phase === 'ending') return;
  connection.phase = phase;
  connection.since = performance.now();
}

/** Ends our side; the client has a moment to close its own. */
function end(connection: Connection): void {
  enter(connection, 'ending');
  connection.socket.end();
}

/** Closes the connection that has been idle for the longest time, or else the newest. */
function makeRoom(connections: Set<Connection>, maxConnections: number): void {
  if (connections.size <= maxConnections) return;
  const all = [...connections];
  const idle = all.slice(0, -1).filter(({ phase }) => phase === 'idle' || phase === 'ending');
  const [longest = all.at(-1)] = idle.toSorted((one, other) => one.since - other.since);
  longest?.socket.destroy();
}

function readAddress(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address;
}

/** The network is told of a server until this is closed. */
export interface Announcement {
  close: () => Promise<void>;
}

const SERVICE_TYPE = 'wyoming';
const NOT_ANNOUNCED = 'Could not announce the server by multicast DNS: add it by host and port';

/** The goodbye is optional: what was announced expires. */
const GOODBYE_MS = SECOND_MS;

/** The part of the library that is used. */
export interface Responder {
  publish: (service: {
    name: string;
    type: string;
    port: number;
    host: string;
    probe: boolean;
  }) => unknown;
  unpublishAll: (done?: CallableFunction) => void;
  destroy: (done?: CallableFunction) => void;
}

type CreateResponder = (onError: (error: unknown) => void) => Responder;

/** Loaded only where something is announced. */
async function loadResponder(): Promise<CreateResponder> {
  const { Bonjour } = await import('bonjour-service');
  return (onError) => new Bonjour({}, onError);
}

/** Announces a Wyoming server by multicast DNS, where Home Assistant finds it. Never rejects. */
export async function announceWyoming(
  port: number,
  log: Logger,
  load: () => Promise<CreateResponder> = loadResponder,
): Promise<Announcement> {
  const warn = (err: unknown) => log.warn({ err }, NOT_ANNOUNCED);
  try {
    const createResponder = await load();
    const responder = createResponder(warn);
    handleErrors(responder, warn);
    const host = hostname().replace(/\.local$/, '');
    // The name is unique in the network as it is, and a probe for it would write to standard output.
    const name = `Weather Voice ${host} ${port}`;
    responder.publish({ name, type: SERVICE_TYPE, port, host: `${host}.local`, probe: false });
    return {
      close: async () => {
        const goodbye = new Promise<void>((done) => {
          responder.unpublishAll(() => responder.destroy(done));
        });
        await Promise.race([goodbye, sleep(GOODBYE_MS, undefined, { ref: false })]).catch(warn);
      },
    };
  } catch (error) {
    warn(error);
    return { close: async () => {} };
  }
}

/** Without a listener, the error of a socket that cannot be opened would end the process. */
function handleErrors(responder: object, warn: (error: unknown) => void): void {
  const server: unknown = Reflect.get(responder, 'server');
  const mdns = typeof server === 'object' && server !== null ? Reflect.get(server, 'mdns') : null;
  if (mdns instanceof EventEmitter) mdns.on('error', warn);
}
