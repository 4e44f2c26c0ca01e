import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_HEADER_BYTES = 30;
const CENTRAL_HEADER_BYTES = 46;
const END_BYTES = 22;

const VERSION = 20;
const DEFLATED = 8;

interface Member {
  /** ASCII. */
  name: string;
  bytes: Uint8Array;
  /** Between 1980 and 2107. */
  modified: Date;
}

/** Creates a zip of one deflated member, as PKWARE's APPNOTE.TXT, sections 4.3.7 to 4.3.16 describe. */
export function createKmz({ name, bytes, modified }: Member): Buffer {
  // Stronger compression would take most of the time and save little.
  const packed = deflateRawSync(bytes, { level: 1 });
  const centralAt = LOCAL_HEADER_BYTES + name.length + packed.length;
  const endAt = centralAt + CENTRAL_HEADER_BYTES + name.length;
  const zip = Buffer.alloc(endAt + END_BYTES);

  function writeMember(at: number): void {
    zip.writeUInt16LE(VERSION, at);
    zip.writeUInt16LE(DEFLATED, at + 4);
    zip.writeUInt32LE(toDosTime(modified), at + 6);
    zip.writeUInt32LE(crc32(bytes), at + 10);
    zip.writeUInt32LE(packed.length, at + 14);
    zip.writeUInt32LE(bytes.length, at + 18);
    zip.writeUInt16LE(name.length, at + 22);
  }

  zip.write('PK\x03\x04', 0, 'latin1');
  writeMember(4);
  zip.write(name, LOCAL_HEADER_BYTES, 'latin1');
  packed.copy(zip, LOCAL_HEADER_BYTES + name.length);

  zip.write('PK\x01\x02', centralAt, 'latin1');
  zip.writeUInt16LE(VERSION, centralAt + 4);
  writeMember(centralAt + 6);
  zip.write(name, centralAt + CENTRAL_HEADER_BYTES, 'latin1');

  zip.write('PK\x05\x06', endAt, 'latin1');
  zip.writeUInt16LE(1, endAt + 8);
  zip.writeUInt16LE(1, endAt + 10);
  zip.writeUInt32LE(endAt - centralAt, endAt + 12);
  zip.writeUInt32LE(centralAt, endAt + 16);
  return zip;
}

/** Two seconds are the smallest unit. */
function toDosTime(time: Date): number {
  const date =
    ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock =
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return date * 0x1_0000 + clock;
}
