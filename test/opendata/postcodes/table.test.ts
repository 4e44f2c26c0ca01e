import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  packPostcodeRows,
  findRowsByPrefix,
  findRowsAround,
} from '../../../src/place/postcodes/table.ts';

const row = fc.record({
  code: fc.stringMatching(/^\d{5}$/),
  name: fc.constantFrom('Neustadt', 'Au'),
  latitude: fc.integer({ min: 4700, max: 5500 }).map((value) => value / 100),
  longitude: fc.integer({ min: 600, max: 1500 }).map((value) => value / 100),
  isRecipient: fc.boolean(),
});
const rows = fc.array(row, { maxLength: 60 });

it('the codes that begin with some digits are adjacent', () => {
  fc.assert(
    fc.property(rows, fc.stringMatching(/^\d{1,6}$/), (all, start) => {
      const table = packPostcodeRows(all);
      const [from, to] = findRowsByPrefix(start, 5, table);
      const codes = table.codes.slice(from, to);
      const found = Array.from(codes, (code) => String(code).padStart(5, '0'));
      const expected = all.map(({ code }) => code).filter((code) => code.startsWith(start));
      expect(found).toEqual(expected.toSorted());
    }),
  );
});

it('the rows around a position are those no farther in either direction', () => {
  const position = { latitude: 51, longitude: 10 };
  fc.assert(
    fc.property(rows, fc.constantFrom(0.1025, 0.5525, 2.0025), (all, reach) => {
      const found = findRowsAround(
        position,
        { north: reach, east: 2 * reach },
        packPostcodeRows(all),
      );
      const isWithin = ({ latitude, longitude }: (typeof all)[number]) =>
        Math.abs(latitude - 51) <= reach && Math.abs(longitude - 10) <= 2 * reach;
      expect(found).toHaveLength(all.filter(isWithin).length);
    }),
  );
});
