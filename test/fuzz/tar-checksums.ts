const RECORD = 512;
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };

/** A tar archive whose headers, changed as they are, have the checksums that belong to them. */
export function withChecksums(archive: Buffer): Buffer {
  const repaired = Buffer.from(archive);
  for (let at = 0; at + RECORD <= repaired.length;) {
    const header = repaired.subarray(at, at + RECORD);
    if (header.every((byte) => byte === 0)) break;
    header.fill(0x20, CHECKSUM.at, CHECKSUM.at + CHECKSUM.length);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM.at, 'latin1');
    const size = Number.parseInt(header.toString('latin1', SIZE.at, SIZE.at + SIZE.length), 8);
    at += RECORD + (Number.isSafeInteger(size) ? Math.ceil(size / RECORD) * RECORD : 0);
  }
  return repaired;
}
