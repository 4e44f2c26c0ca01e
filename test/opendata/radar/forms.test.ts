import { describe, expect, it } from 'vitest';
import { toAmount, type RadarFrame } from '../../../src/opendata/radar/run.ts';
import { readOdimFrame, readRadolanFrame } from '../../../src/opendata/radar/frame-formats.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import {
  COLUMNS,
  framesOf,
  odimMember,
  radolanMember,
  ROWS,
  type OdimContent,
  type Rain,
} from '../../support/radar-files.ts';

const NO_DATA = 0xffff;

/** Each pixel of the first column has another amount, hundredths of a millimetre by its row. */
const BY_ROW: Rain = (column, row) => (column === 0 ? row : null);

const [FRAME] = framesOf('2026-11-18T23:55:00Z', [10], BY_ROW);
if (!FRAME) throw new Error('There is a frame');

/** Thousandths of a millimetre by column and row, from the north-west. */
function amountsOf(frame: RadarFrame): (column: number, row: number) => number {
  const read = frame.read();
  return (column, row) => {
    const line = read.firstRow === 'northern' ? row : ROWS - 1 - row;
    return toAmount(read, read.values[line * COLUMNS + column] ?? NaN);
  };
}

describe.each([
  { form: 'the binary form', frame: readRadolanFrame(radolanMember(FRAME)) },
  { form: 'the HDF5 form', frame: readOdimFrame(odimMember(FRAME)) },
])('a radar frame in $form', ({ frame }) => {
  it('has its time, over midnight too', () => {
    expect([frame.issued, frame.end].map((time) => new Date(time).toISOString())).toEqual([
      '2026-11-18T23:55:00.000Z',
      '2026-11-19T00:05:00.000Z',
    ]);
  });

  it('has its amounts in their place, row by row', () => {
    const amountAt = amountsOf(frame);
    for (const row of [0, 1, 263, 936, 1198, 1199]) expect(amountAt(0, row)).toBe(row * 10);
  });

  it('has missing data, not zero and not dry, outside the range of the radars', () => {
    const amountAt = amountsOf(frame);
    for (const row of [0, 600, 1199]) expect(amountAt(1, row)).toBe(NO_DATA);
  });
});

describe('a binary radar frame', () => {
  const frame = readRadolanFrame(radolanMember(FRAME)).read();

  it.each([
    ['no data', 0x29c4],
    ['no data with another value', 0x2000],
    ['no data, filled in', 0x39c4],
    ['clutter', 0x8010],
    ['clutter without data', 0xa9c4],
    ['negative', 0x4010],
  ])('has no data where its value is flagged as %s', (_flag, value) => {
    expect(toAmount(frame, value)).toBe(NO_DATA);
  });

  it('has the amount of pixels that are filled in from elsewhere', () => {
    expect(toAmount(frame, 0x1000 + 123)).toBe(1230);
  });

  it('has 40.95 mm at most', () => {
    expect(toAmount(frame, 0x0fff)).toBe(40_950);
  });

  it('may have a header of any length', () => {
    for (const radars of ['<deboo>', '<deboo,deess,deumd,detur>']) {
      const member = radolanMember(FRAME, (header) => {
        const longer = header.replace(/<.*>/, radars);
        const length = longer.length + 1 + COLUMNS * ROWS * 2;
        return longer.replace(/BY.{10}/, `BY${String(length).padStart(10)}`);
      });
      expect(amountsOf(readRadolanFrame(member))(0, 1199)).toBe(11_990);
    }
  });

  it.each<[string, RegExp, string, string]>([
    ['of another product', /^RV/, 'RW', 'the product "RW"'],
    ['of another version', /VS 5/, 'VS 6', 'the version "6"'],
    ['in another unit', /E-02/, 'E-01', 'the unit "E-01"'],
    ['with another interval', /INT {3}5/, 'INT  60', 'the interval "60"'],
    ['on another grid', /GP1200x1100/, 'GP 900x 900', 'the grid'],
    ['with another length', /BY {3}26/, 'BY   25', 'which differs from its header'],
    ['with an invalid day', /^RV18/, 'RV48', 'an invalid day'],
    ['without a lead time', /VV 010/, '', 'without the header'],
    ['that is something else', /.*/, '<html>', 'without the header'],
  ])('is rejected %s', (_what, from, to, sentence) => {
    const member = radolanMember(FRAME, (header) => header.replace(from, to));
    expect(() => readRadolanFrame(member)).toThrow(sentence);
    expect(() => readRadolanFrame(member)).toThrow(OpenDataError);
  });

  it('is rejected if it is truncated', () => {
    const member = radolanMember(FRAME);
    for (const length of [0, 1, 100, 200, member.length - 1]) {
      expect(() => readRadolanFrame(member.subarray(0, length))).toThrow(OpenDataError);
    }
  });
});

describe('an HDF5 radar frame', () => {
  it('has thousandths of a millimetre', () => {
    const [fine] = framesOf('2026-11-18T14:00:00Z', [0], (_column, row) => row / 10);
    const amountAt = amountsOf(readOdimFrame(odimMember(fine ?? FRAME)));
    expect([0, 1, 13, 1199].map((row) => amountAt(5, row))).toEqual([0, 1, 13, 1199]);
  });

  it.each<[string, Partial<OdimContent>, string]>([
    ['of another version', { root: { Conventions: 'ODIM_H5/V3_0' } }, 'the Conventions'],
    ['without a version', { root: {} }, 'the Conventions "undefined"'],
    ['of no time', { what: { object: 'COMP', date: '20261118', time: '9' } }, 'the time'],
    ['of a far year', { what: { object: 'COMP', date: '30261118', time: '140000' } }, 'the time'],
    ['of another object', { what: { object: 'PVOL' } }, 'the object "PVOL"'],
    ['on another grid', { where: { xsize: 900n } }, 'the xsize "900"'],
    ['with another table', { table: { rows: 1100, columns: 1200 } }, 'a table of 1100 by 1200'],
  ])('is rejected %s', (_what, change, sentence) => {
    const read = () =>
      readOdimFrame(odimMember(FRAME, (content) => ({ ...content, ...change }))).read();
    expect(read).toThrow(sentence);
    expect(read).toThrow(OpenDataError);
  });

  it.each<[string, (content: OdimContent) => OdimContent, string]>([
    [
      'of another place',
      (content) => ({ ...content, where: { ...content.where, UL_lat: 55.9 } }),
      'the UL_lat 55.9',
    ],
    [
      'of another product',
      (content) => ({ ...content, interval: { ...content.interval, prodname: 'WN_top_view' } }),
      'the prodname "WN_top_view"',
    ],
    [
      'with another interval',
      (content) => ({ ...content, interval: { ...content.interval, starttime: '235500' } }),
      'an interval other than five minutes',
    ],
    [
      'of another quantity',
      (content) => ({ ...content, data: { ...content.data, quantity: 'DBZH' } }),
      'the quantity "DBZH"',
    ],
    [
      'with other values for no data',
      (content) => ({ ...content, data: { ...content.data, nodata: 65_535 } }),
      'the nodata "65535"',
    ],
    ...(
      [
        ['gain', 0],
        ['gain', -0.001],
        ['gain', 1],
        ['gain', 1e300],
        ['offset', 0.5],
        ['offset', -1],
        ['offset', -1e300],
      ] as const
    ).map(([name, value]): [string, (content: OdimContent) => OdimContent, string] => [
      `with the ${name} ${value}, by which noise is a cloudburst`,
      (content) => ({ ...content, data: { ...content.data, [name]: value } }),
      `the ${name} "${value}"`,
    ]),
    [
      'without a gain',
      (content) => ({ ...content, data: { ...content.data, gain: 'none' } }),
      'the gain "none"',
    ],
  ])('is rejected %s', (_what, change, sentence) => {
    const read = () => readOdimFrame(odimMember(FRAME, change)).read();
    expect(read).toThrow(sentence);
    expect(read).toThrow(OpenDataError);
  });
});
