import { describe, expect, it } from 'vitest';
import { createStationIndex } from '../../../src/opendata/geometry.ts';

const index = createStationIndex([
  { id: 'BERLIN', latitude: 52.52, longitude: 13.41, elevation: 40 },
  { id: 'POTSDAM', latitude: 52.38, longitude: 13.06, elevation: 40 },
  { id: 'HAMBURG', latitude: 53.63, longitude: 9.99, elevation: 40 },
  { id: 'FIJI', latitude: -17.76, longitude: 177.44, elevation: 40 },
]);

function idsAround(latitude: number, longitude: number, count = 9, radius = 200): string[] {
  return index.findAround(latitude, longitude, count, radius).map(({ id }) => id);
}

describe('the stations around a point', () => {
  it('are sorted by distance', () => {
    expect(idsAround(52.4, 13.1)).toEqual(['POTSDAM', 'BERLIN']);
    expect(idsAround(52.5, 13.4)).toEqual(['BERLIN', 'POTSDAM']);
  });

  it('are limited in number', () => {
    expect(idsAround(52.5, 13.4, 1)).toEqual(['BERLIN']);
  });

  it('are limited in distance', () => {
    expect(idsAround(52.5, 13.4, 9, 5)).toEqual(['BERLIN']);
    // A degree of latitude is 111.2 km.
    expect(idsAround(-16.76, 177.44, 9, 111)).toEqual([]);
    expect(idsAround(-16.76, 177.44, 9, 112)).toEqual(['FIJI']);
  });

  it('are found across the date line', () => {
    expect(idsAround(-17.8, -182.5)).toEqual(['FIJI']);
    expect(idsAround(-17.8, -179.9, 9, 300)).toEqual(['FIJI']);
  });
});
