import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/*
 * A client of the protocol, written from its description alone: a line of JSON, then `data_length` bytes of JSON that
 * are merged over its `data`, then `payload_length` bytes of payload.
 */

export interface ReceivedEvent {
  type: string;
  data: Record<string, unknown>;
}

/** Where the data of an event stand: in its line, in a block behind it, or some here and some there. */
export type DataForm = 'inline' | 'block' | 'both';
export const DATA_FORMS: readonly DataForm[] = ['inline', 'block', 'both'];

export interface WyomingClient {
  socket: Socket;
  send: (...parts: (Buffer | string)[]) => void;
  /** The next event; undefined when the server has closed. */
  receive: () => Promise<ReceivedEvent | undefined>;
  /** Sends an event, and returns the next that comes back. */
  ask: (
    type: string,
    data?: Record<string, unknown>,
    form?: DataForm,
  ) => Promise<ReceivedEvent | undefined>;
  /** The types and data of all that comes until the server closes. */
  receiveAll: () => Promise<ReceivedEvent[]>;
  close: () => Promise<void>;
}

export function writeEvent(
  type: string,
  data: Record<string, unknown> = {},
  form: DataForm = 'block',
  payload: Buffer = Buffer.alloc(0),
): Buffer {
  const entries = Object.entries(data);
  const half = form === 'both' ? Math.ceil(entries.length / 2) : entries.length;
  const inline = form === 'block' ? [] : entries.slice(0, half);
  const rest = form === 'block' ? entries : entries.slice(half);
  const block = rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : '';
  const header = {
    type,
    ...(inline.length > 0 && { data: Object.fromEntries(inline) }),
    ...(block !== '' && { data_length: Buffer.byteLength(block) }),
    ...(payload.length > 0 && { payload_length: payload.length }),
    version: '1.9.0',
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n${block}`), payload]);
}

export async function connectClient(port: number): Promise<WyomingClient> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.setNoDelay(true);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  const events = readEvents(socket);
  const send = (...parts: (Buffer | string)[]) => {
    for (const part of parts) socket.write(part);
  };
  const receive = async () => {
    const { value, done } = await events.next();
    return done === true ? undefined : value;
  };
  return {
    socket,
    send,
    receive,
    ask: async (type, data, form) => {
      send(writeEvent(type, data, form));
      return receive();
    },
    async receiveAll() {
      const all: ReceivedEvent[] = [];
      for (let next = await receive(); next; next = await receive()) all.push(next);
      return all;
    },
    async close() {
      if (socket.destroyed) return;
      const closed = once(socket, 'close');
      socket.destroy();
      await closed;
    },
  };
}

async function* readEvents(socket: Socket): AsyncGenerator<ReceivedEvent, undefined> {
  let bytes: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of socket) {
      bytes = Buffer.concat([bytes, toBuffer(chunk)]);
      for (let read = readEvent(bytes); read; read = readEvent(bytes)) {
        bytes = read.rest;
        yield read.event;
      }
    }
  } catch {
    // The connection was reset.
  }
  if (bytes.length > 0) throw new Error(`The server broke off within ${bytes.toString()}`);
  return undefined;
}

function toBuffer(chunk: unknown): Buffer {
  if (Buffer.isBuffer(chunk)) return chunk;
  throw new TypeError('A socket gives buffers');
}

function readEvent(bytes: Buffer): { event: ReceivedEvent; rest: Buffer } | undefined {
  const end = bytes.indexOf('\n');
  if (end === -1) return undefined;
  const header: unknown = JSON.parse(bytes.subarray(0, end).toString());
  const type = readField(header, 'type');
  if (typeof type !== 'string') throw new TypeError('An event has no type');
  const dataEnd = end + 1 + Number(readField(header, 'data_length') ?? 0);
  const payloadEnd = dataEnd + Number(readField(header, 'payload_length') ?? 0);
  if (bytes.length < payloadEnd) return undefined;
  const block = bytes.subarray(end + 1, dataEnd).toString() || '{}';
  const data = { ...toObject(readField(header, 'data')), ...toObject(JSON.parse(block)) };
  return { event: { type, data }, rest: bytes.subarray(payloadEnd) };
}

function readField(value: unknown, name: string): unknown {
  return toObject(value)[name];
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
