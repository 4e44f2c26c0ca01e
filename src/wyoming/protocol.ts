import * as z from 'zod';
import { describeIssue } from '../contract/problem.ts';

/*
 * Wyoming on the wire: a line of JSON, `data_length` bytes of JSON, `payload_length` bytes of payload
 * (https://github.com/OHF-Voice/wyoming#format).
 */

/** A message of either side, without its payload. */
export interface WyomingEvent {
  type: string;
  data: Record<string, unknown>;
}

/** The peer does not speak the protocol: what follows cannot be read. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
  readonly code: 'invalid-event' | 'event-too-large';

  constructor(code: ProtocolError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface EventLimits {
  maxHeaderBytes: number;
  maxDataBytes: number;
  /** Payloads are skipped, not kept. */
  maxPayloadBytes: number;
}

const KIBIBYTE_BYTES = 1024;

const EVENT_LIMITS: EventLimits = {
  // The default of the reference implementation's reader.
  maxHeaderBytes: 64 * KIBIBYTE_BYTES,
  maxDataBytes: 64 * KIBIBYTE_BYTES,
  maxPayloadBytes: 16 * 1024 * KIBIBYTE_BYTES,
};

const JsonObject = z.record(z.string(), z.unknown(), 'must be an object');
const Length = z.int('must be a number of bytes').min(0, 'must be a number of bytes').nullish();

const Header = z.object(
  {
    type: z.string('must be text').min(1, 'must not be empty'),
    data: JsonObject.nullish(),
    data_length: Length,
    payload_length: Length,
  },
  'must be an object',
);

/** Reads events from a stream of bytes, however these are cut. */
export interface EventParser {
  /**
   * The events that are complete with these bytes; those before an error are there.
   *
   * @throws {ProtocolError}
   */
  parse: (chunk: Buffer) => Generator<WyomingEvent>;
  /** Whether a part of an event waits for the rest. */
  isWithinEvent: () => boolean;
}

const LINE_FEED = 0x0a;

export function createEventParser(limits: EventLimits = EVENT_LIMITS): EventParser {
  const { maxHeaderBytes, maxDataBytes, maxPayloadBytes } = limits;
  const block = createBlock();
  let header: z.output<typeof Header> | undefined;
  let data: Record<string, unknown> | undefined;
  let skipped = 0;

  /** Takes what belongs to the header; returns what is left. */
  function takeHeader(bytes: Buffer): Buffer {
    const end = bytes.indexOf(LINE_FEED);
    const line = end === -1 ? bytes : bytes.subarray(0, end);
    if (block.length + line.length > maxHeaderBytes) {
      throw tooLarge('The line of an event', maxHeaderBytes);
    }
    block.append(line);
    if (end !== -1) header = parseHeader(block.take());
    return bytes.subarray(end === -1 ? bytes.length : end + 1);
  }

  function parseHeader(line: Buffer): z.output<typeof Header> {
    const parsed = parseObject(line, Header, 'The line of an event');
    if ((parsed.data_length ?? 0) > maxDataBytes) {
      throw tooLarge('The data of an event', maxDataBytes);
    }
    if ((parsed.payload_length ?? 0) > maxPayloadBytes) {
      throw tooLarge('The payload of an event', maxPayloadBytes);
    }
    return parsed;
  }

  function takeData(bytes: Buffer, { data: inline, data_length }: z.output<typeof Header>): Buffer {
    const length = data_length ?? 0;
    const part = bytes.subarray(0, length - block.length);
    block.append(part);
    if (block.length === length) {
      const more =
        length === 0 ? {} : parseObject(block.take(), JsonObject, 'The data of an event');
      data = { ...inline, ...more };
    }
    return bytes.subarray(part.length);
  }

  function skipPayload(bytes: Buffer, length: number): Buffer {
    const count = Math.min(bytes.length, length - skipped);
    skipped += count;
    return bytes.subarray(count);
  }

  function* parse(chunk: Buffer): Generator<WyomingEvent> {
    let bytes = chunk;
    while (bytes.length > 0 || header) {
      if (!header) bytes = takeHeader(bytes);
      if (!header) return;
      if (!data) bytes = takeData(bytes, header);
      if (!data) return;
      const payloadLength = header.payload_length ?? 0;
      bytes = skipPayload(bytes, payloadLength);
      if (skipped < payloadLength) return;
      const event = { type: header.type, data };
      header = undefined;
      data = undefined;
      skipped = 0;
      yield event;
    }
  }

  return { parse, isWithinEvent: () => header !== undefined || block.length > 0 };
}

function tooLarge(what: string, maxBytes: number): ProtocolError {
  return new ProtocolError('event-too-large', `${what} has more than ${maxBytes} bytes`);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseObject<T>(bytes: Buffer, schema: z.ZodType<T>, what: string): T {
  let json: unknown;
  try {
    json = JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new ProtocolError('invalid-event', `${what} is not JSON`, { cause });
  }
  const { data, error } = schema.safeParse(json, { error: describeIssue });
  if (data !== undefined) return data;
  const [{ path, message } = { path: [], message: 'is invalid' }] = error?.issues ?? [];
  throw new ProtocolError('invalid-event', [what, ...path, message].join(' '));
}

/** Bytes that arrive in pieces, in one buffer that doubles: a thousand of one byte do not make a thousand buffers. */
function createBlock() {
  let buffer = Buffer.alloc(0);
  let length = 0;
  return {
    get length() {
      return length;
    },
    append(bytes: Buffer): void {
      const needed = length + bytes.length;
      if (needed > buffer.length) {
        const larger = Buffer.alloc(Math.max(needed, 2 * buffer.length));
        buffer.copy(larger, 0, 0, length);
        buffer = larger;
      }
      bytes.copy(buffer, length);
      length = needed;
    },
    /** Returns all bytes and starts over. */
    take(): Buffer {
      const taken = buffer.subarray(0, length);
      buffer = Buffer.alloc(0);
      length = 0;
      return taken;
    },
  };
}

/** An event on the wire, with its data as the separate block that every reader knows. */
export function formatEvent({ type, data }: WyomingEvent): Buffer {
  if (Object.keys(data).length === 0) return Buffer.from(`${JSON.stringify({ type })}\n`);
  const block = Buffer.from(JSON.stringify(data));
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ type, data_length: block.length })}\n`),
    block,
  ]);
}
