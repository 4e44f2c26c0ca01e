import { cursorAt, expectVersion } from './bytes.ts';
import { readDatatype, readValue } from './datatype.ts';
import { MESSAGE, type Message } from './object-header.ts';

/** Attributes of one value each, by name. */
export function readAttributes(messages: readonly Message[]): Map<string, string | number> {
  return new Map(
    messages
      .filter(({ type }) => type === MESSAGE.attribute)
      .map(({ body }) => readAttribute(body)),
  );
}

/** Attribute message, version 1: name, type, dimensions and value, each filled up to eight bytes. */
function readAttribute(body: Uint8Array): [name: string, value: string | number] {
  const cursor = cursorAt(body, 0);
  expectVersion(cursor, 'an attribute', 1);
  cursor.skip(1);
  const [nameLength, typeLength, spaceLength] = [cursor.uint(2), cursor.uint(2), cursor.uint(2)];
  const name = cursor.text(filledUp(nameLength)).replace(/\0.*$/s, '');
  const type = readDatatype(cursor.bytes(filledUp(typeLength)));
  cursor.skip(filledUp(spaceLength));
  return [name, readValue(type, cursor.bytes(type.size))];
}

function filledUp(length: number): number {
  return Math.ceil(length / 8) * 8;
}
