import { OpenDataError } from '../../server.ts';
import { cursorAt, expectVersion, unknown, type Cursor } from './bytes.ts';

/** What an object header says of its object (HDF5 File Format Specification, IV.A.2). */
export const MESSAGE = {
  dataspace: 0x01,
  datatype: 0x03,
  layout: 0x08,
  filters: 0x0b,
  attribute: 0x0c,
  continuation: 0x10,
  symbolTable: 0x11,
} as const;

export interface Message {
  type: number;
  body: Uint8Array;
}

/** A version 1 header has its messages at multiples of eight bytes. */
const PREFIX_LENGTH = 16;
const MESSAGE_PREFIX_LENGTH = 8;

const SHARED = 0x02;

/** More than any object of a radar file has: a chain of blocks that runs in a circle ends. */
const MOST_BLOCKS = 100;
/** The same for messages, of which the smallest take eight bytes of a file of megabytes. */
const MOST_MESSAGES = 1000;

/** The messages of the object at an address; its header may be scattered over several blocks. */
export function readMessages(file: Uint8Array, address: number): Message[] {
  const header = cursorAt(file, address);
  expectVersion(header, 'an object header', 1);
  header.skip(7);
  const blocks = [{ at: address + PREFIX_LENGTH, length: header.uint(4) }];
  const messages: Message[] = [];
  for (let index = 0; index < blocks.length; index++) {
    if (index === MOST_BLOCKS) throw new OpenDataError('The HDF5 file is damaged: endless header');
    const block = blocks[index];
    if (!block) break;
    for (const message of messagesOf(cursorAt(file, block.at), block.length)) {
      if (message.type !== MESSAGE.continuation) messages.push(message);
      else blocks.push(continuation(message.body));
      if (messages.length > MOST_MESSAGES) {
        throw new OpenDataError('The HDF5 file is damaged: a header of too many messages');
      }
    }
  }
  return messages;
}

function* messagesOf(cursor: Cursor, length: number): Generator<Message> {
  const end = cursor.position + length;
  while (cursor.position + MESSAGE_PREFIX_LENGTH <= end) {
    const type = cursor.uint(2);
    const bodyLength = cursor.uint(2);
    if (cursor.uint(1) & SHARED) throw unknown('a shared message of type', type);
    cursor.skip(3);
    yield { type, body: cursor.bytes(bodyLength) };
  }
}

function continuation(body: Uint8Array): { at: number; length: number } {
  const cursor = cursorAt(body, 0);
  return { at: cursor.uint(8), length: cursor.uint(8) };
}
