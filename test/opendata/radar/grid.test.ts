import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPixel, project } from '../../../src/opendata/radar/run.ts';

/** By proj4. */
const POINTS = [
  ['München', { latitude: 48.1351, longitude: 11.582 }, { column: 669, row: 936 }],
  ['Frankfurt', { latitude: 50.1109, longitude: 8.6821 }, { column: 444, row: 703 }],
  ['Hamburg', { latitude: 53.5511, longitude: 9.9937 }, { column: 543, row: 304 }],
] as const;

/** The outer corners, by the files themselves; and the way inwards, degrees. */
const CORNERS = [
  { latitude: 55.86208711, longitude: 1.46330151, south: -1, east: 1, column: 0, row: 0 },
  { latitude: 55.84543856, longitude: 18.73161645, south: -1, east: -1, column: 1099, row: 0 },
  { latitude: 45.69642538, longitude: 3.566994635, south: 1, east: 1, column: 0, row: 1199 },
  { latitude: 45.68460578, longitude: 16.58086935, south: 1, east: -1, column: 1099, row: 1199 },
];

describe("the radar's grid", () => {
  it.each(POINTS)('has %s in its place', (_name, point, pixel) => {
    expect(findPixel(point)).toEqual(pixel);
  });

  it('is exact to a decimetre', () => {
    const { x, y } = project({ latitude: 48.1351, longitude: 11.582 });
    expect([x.toFixed(1), y.toFixed(1)]).toEqual(['669096.3', '-935991.5']);
  });

  it.each(CORNERS)(
    'ends at its corner $latitude, $longitude',
    ({ latitude, longitude, south, east, column, row }) => {
      const [up, aside] = [south * 0.0005, east * 0.0005];
      expect(findPixel({ latitude: latitude + up, longitude: longitude + aside })).toEqual({
        column,
        row,
      });
      expect(findPixel({ latitude: latitude - up, longitude })).toBeUndefined();
      expect(findPixel({ latitude, longitude: longitude - aside })).toBeUndefined();
    },
  );

  it.each([
    ['Paris', 48.8566, 2.3522],
    ['Rome', 41.9, 12.5],
    ['Oslo', 59.91, 10.75],
    ['New York', 40.71, -74.01],
    ['the north pole', 90, 0],
    ['the south pole', -90, 10],
  ])('does not reach %s', (_name, latitude, longitude) => {
    expect(findPixel({ latitude, longitude })).toBeUndefined();
  });

  it('has north at the top and east at the right', () => {
    const germany = { latitude: fc.double({ min: 47.3, max: 54, noNaN: true }) };
    fc.assert(
      fc.property(
        fc.record({ ...germany, longitude: fc.double({ min: 6, max: 14.5, noNaN: true }) }),
        ({ latitude, longitude }) => {
          const { column = NaN, row = NaN } = findPixel({ latitude, longitude }) ?? {};
          expect(findPixel({ latitude: latitude + 0.05, longitude })?.row).toBeLessThan(row);
          expect(findPixel({ latitude, longitude: longitude + 0.05 })?.column).toBeGreaterThan(
            column,
          );
        },
      ),
    );
  });
});
