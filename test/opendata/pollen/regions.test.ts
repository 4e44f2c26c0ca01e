import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRegionMap } from '../../../src/opendata/pollen/forecasts.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { feature, mapText, square } from './pollen-files.ts';

const map = (text = mapText()) => parseRegionMap(Buffer.from(text));

/** Longitude of a border that runs from 10° east over a bend to 9.9° east. */
function borderAt(latitude: number): number {
  return latitude < 53.6 ? 10 + (latitude - 53) / 3 : 10.2 - ((latitude - 53.6) * 3) / 4;
}

describe('the map of the pollen regions', () => {
  it.each([
    ['on the land', 9.3, 54.3, 11],
    ['in the other region', 9, 53, 50],
    ['on the first island of a feature', 8.05, 54.02, 11],
    ['on its second island', 7.95, 54.52, 11],
    ['on an island that is a feature of its own', 8.05, 55.05, 11],
  ])('has the region %s', (_where, longitude, latitude, region) => {
    expect(map().at([longitude, latitude], 0)).toBe(region);
  });

  it.each([
    ['in the lake within it', 9.05, 54.05],
    ['between the islands', 8, 54.25],
    ['beside it', 9.51, 54],
    ['far away', 16.37, 48.21],
    ['on the other side of the earth', -171, -54],
  ])('has no region %s', (_where, longitude, latitude) => {
    expect(map().at([longitude, latitude], 0)).toBeUndefined();
  });

  it('assigns what lies on a border to one of its regions', () => {
    expect(map().at([9, 53.5], 0)).toBe(11);
  });

  it('assigns every point around to one region where regions touch', () => {
    const left = [
      [8, 53],
      [10, 53],
      [10.2, 53.6],
      [9.9, 54],
      [8, 54],
      [8, 53],
    ];
    const right = [
      [10, 53],
      [12, 53],
      [12, 54],
      [9.9, 54],
      [10.2, 53.6],
      [10, 53],
    ];
    const both = map(mapText([feature(1, 'Polygon', [left]), feature(2, 'Polygon', [right])]));
    fc.assert(
      fc.property(
        fc.integer({ min: 8001, max: 11_999 }),
        fc.integer({ min: 53_001, max: 53_999 }),
        (east, north) => {
          const [longitude, latitude] = [east / 1000, north / 1000];
          fc.pre(Math.abs(longitude - borderAt(latitude)) > 1e-9);
          expect(both.at([longitude, latitude], 0)).toBe(longitude < borderAt(latitude) ? 1 : 2);
        },
      ),
    );
  });
});

describe('the nearest region', () => {
  // A degree of latitude is 111.2 km; at 54.6° north a degree of longitude is 64.4 km.
  it.each([
    ['north of it', 9, 54.54, 4.45],
    ['east of it', 9.56, 54.2, 3.9],
    ['in its lake', 9, 54.06, 4.45],
  ])('is within reach up to the distance to its border %s', (_where, longitude, latitude, km) => {
    expect(map().at([longitude, latitude], km + 0.05)).toBe(11);
    expect(map().at([longitude, latitude], km - 0.05)).toBeUndefined();
  });

  it('is the nearer one of two', () => {
    const two = map(
      mapText([
        feature(1, 'Polygon', [square(8, 54, 0.5)]),
        feature(2, 'Polygon', [square(9.1, 54, 0.5)]),
      ]),
    );
    expect(two.at([8.54, 54], 9)).toBe(1);
    expect(two.at([8.56, 54], 9)).toBe(2);
  });

  it('does not change which points lie in a region', () => {
    expect(map().at([9, 53.499], 100)).toBe(50);
  });
});

describe('an invalid map', () => {
  const outline = square(9, 54, 0.5);
  const swapped = outline.map(([longitude, latitude]) => [latitude, longitude]);
  const SERVICE_EXCEPTION = '<?xml version="1.0"?><ows:ExceptionReport version="2.0.0"/>';

  it.each([
    ['is cut off', mapText().slice(0, -9), /no JSON or cut off/],
    ['is an error of the map server', SERVICE_EXCEPTION, /no JSON or cut off/],
    ['is another object', '{"type":"Topology","features":[]}', /unknown version: type/],
    ['is empty', mapText([]), /unknown version: features/],
    ['has lines', mapText([feature(11, 'LineString', outline)]), /features\.0\.geometry\.type/],
    ['does not name its regions', mapText([feature(undefined, 'Polygon', [outline])]), /GF/],
    ['names them otherwise', mapText([feature('11', 'Polygon', [outline])]), /GF/],
    ['has an open ring', mapText([feature(11, 'Polygon', [outline.slice(1)])]), /no closed ring/],
    ['has too short a ring', mapText([feature(11, 'Polygon', [outline.slice(0, 3)])]), /ring/],
    ['has a polygon without a ring', mapText([feature(11, 'Polygon', [])]), /coordinates/],
    ['has latitude before longitude', mapText([feature(11, 'Polygon', [swapped])]), /ring/],
    ['has metres', mapText([feature(11, 'Polygon', [square(600_000, 5e6, 9)])]), /ring/],
    ['has texts', mapText([feature(11, 'Polygon', [[['9', '54']]])]), /ring/],
  ])('%s, and the error names it', (_what, text, message) => {
    expect(() => map(text)).toThrow(OpenDataError);
    expect(() => map(text)).toThrow(message);
  });
});
