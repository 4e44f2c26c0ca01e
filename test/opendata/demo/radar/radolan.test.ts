import { parseTar } from 'nanotar';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRadarTar } from '../../../../src/opendata/demo/radar/radar-file.ts';
import { renderPixels } from './pixel-frames.ts';

const ISSUED = Date.parse('2026-07-19T15:00:00Z');
const LEADS = [0, 120];
const FLAGGED = 0xf000;
const HEADER =
  'RV191500100000726BY   2640195VS 5SW P300004HPR E-02INT   5GP1200x1100VV 000MF 00000008MS103' +
  '<deasb,deboo,dedrs,deeis,deess,defbg,defld,dehnr,deisn,demem,deneu,denhb,deoft,depro,deros,detur,deumd>\u0003';

let members: { name: string; data: Buffer }[] = [];
let frames: Uint16Array[] = [];

beforeAll(() => {
  const file = { form: 'binary', issued: ISSUED } as const;
  members = parseTar(createRadarTar({ file, leads: LEADS })).map(({ name, data }) => ({
    name,
    data: Buffer.from(data ?? []),
  }));
  frames = renderPixels(ISSUED, LEADS);
});

/** What the file has at a pixel counted from the north-west. */
function rawAt(member: Buffer, pixel: number): number {
  const row = 1199 - Math.floor(pixel / 1100);
  return member.readUInt16LE(HEADER.length + 2 * (row * 1100 + (pixel % 1100)));
}

describe('a member of the binary format', () => {
  it('is named by the run and the lead time', () => {
    expect(members.map(({ name }) => name)).toEqual([
      'DE1200_RV2607191500_000',
      'DE1200_RV2607191500_120',
    ]);
  });

  it('has the product’s header to the byte', () => {
    const headers = members.map(({ data }) => data.toString('latin1', 0, HEADER.length));
    expect(headers).toEqual([HEADER, HEADER.replace('VV 000', 'VV 120')]);
  });

  it('has the length that its header names', () => {
    expect(members.map(({ data }) => data.length)).toEqual([2_640_195, 2_640_195]);
  });

  it('has the amounts of the HDF5 format in hundredths, and its missing data, from the south up', () => {
    for (const [index, { data }] of members.entries()) {
      const frame = frames[index] ?? new Uint16Array();
      const wrong = frame.findIndex((thousandths, pixel) => {
        const raw = rawAt(data, pixel);
        if (thousandths === 0xffff) return raw !== 0x29c4;
        return (raw & FLAGGED) !== 0 || Math.abs(10 * raw - thousandths) > 5;
      });
      expect([index, wrong]).toEqual([index, -1]);
      expect(frame.some((thousandths) => thousandths > 100 && thousandths < 0xffff)).toBe(true);
    }
  });

  it('has rain where the HDF5 format has', () => {
    const frame = frames[0] ?? new Uint16Array();
    const { data = Buffer.alloc(0) } = members[0] ?? {};
    const wrong = frame.findIndex((amount, pixel) => amount > 0 !== rawAt(data, pixel) > 0);
    expect(wrong).toBe(-1);
  });
});
