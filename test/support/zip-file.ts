import { crc32, deflateRawSync } from 'node:zlib';

/** A member of a zip, optionally with forged header fields. */
export interface ZipMember {
  name: string;
  body: Uint8Array;
  /** Already deflated bytes, of which `body` is what they seem to unpack to. */
  deflated?: Uint8Array;
  /** 0 stored, 8 deflated. */
  method?: number;
  crc?: number;
  /** Length of the unpacked bytes. */
  size?: number;
}

const DEFLATE = 8;
const VERSION = 20;

/** A zip file written byte by byte (PKWARE's APPNOTE.TXT, 4.3), so that it can lie. */
export function zipFile(...members: ZipMember[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const name = Buffer.from(member.name);
    const data =
      member.method === 0 ? member.body : (member.deflated ?? deflateRawSync(member.body));
    const head = fieldsOf(member, data.length, name.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, name, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.of(VERSION, 0), head, place, name]),
    );
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}

/** What the local header and the directory both say. */
function fieldsOf(member: ZipMember, packed: number, nameLength: number): Buffer {
  const { body, method = DEFLATE, crc = crc32(body), size = body.length } = member;
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}
