import { SignatureError } from './errors.ts';

/** An element of DER (ITU-T X.690): its tag and its content. */
export interface Element {
  tag: number;
  content: Buffer;
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  sequence: 0x30,
} as const;

const MAX_LENGTH_BYTES = 3;

/**
 * The elements that follow each other in a content.
 *
 * @throws {SignatureError} where they do not fill it
 */
export function readElements(content: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < content.length;) {
    const { start, length } = readLength(content, at + 1);
    const end = start + length;
    if (end > content.length) throw malformed();
    elements.push({ tag: content[at] ?? 0, content: content.subarray(start, end) });
    at = end;
  }
  return elements;
}

/** The content of an element that must be there and have that tag. */
export function contentOf(element: Element | undefined, tag: number): Buffer {
  if (element?.tag !== tag) throw malformed();
  return element.content;
}

function readLength(bytes: Buffer, at: number): { start: number; length: number } {
  const first = bytes[at];
  if (first === undefined) throw malformed();
  if (first < 0x80) return { start: at + 1, length: first };
  const count = first & 0x7f;
  const start = at + 1 + count;
  if (count === 0 || count > MAX_LENGTH_BYTES || start > bytes.length) throw malformed();
  return { start, length: bytes.readUIntBE(at + 1, count) };
}

function malformed(): SignatureError {
  return new SignatureError('An extension of a certificate is malformed');
}
