import { describe, expect, test } from 'vitest';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';

const gazetteer = loadGazetteer();

describe('the town at a coordinate', () => {
  test.each([
    [53.55, 9.99, 'Hamburg'],
    [52.45, 13.57, 'Berlin'],
    [48.137, 11.575, 'München'],
    [51.2, 6.69, 'Neuss'],
    [49.477, 10.99, 'Fürth'],
    [48.21, 16.37, 'Wien'],
    [47.37, 8.54, 'Zürich'],
    [46.2, 6.14, 'Genf'],
    [41.9, 12.5, 'Rom'],
    [50.06, 19.94, 'Krakau'],
    [52.35, 14.55, 'Frankfurt an der Oder'],
    [54.91, 8.31, 'Westerland'],
    [40.75, -73.98, 'New York'],
  ])('%d, %d is %s', (latitude, longitude, expected) => {
    expect(gazetteer.findNearest(latitude, longitude, 'de-DE')?.name).toBe(expected);
  });

  test.each([
    ['en-GB', 'Cologne'],
    ['de-AT', 'Köln'],
    ['sv-SE', 'Köln'],
  ])('is called as in %s', (language, expected) => {
    expect(gazetteer.findNearest(50.94, 6.96, language)?.name).toBe(expected);
  });

  test.each([
    [56, 3],
    [0, 0],
    [90, 0],
    [-60, 180],
  ])('is undefined at open sea or the pole: %d, %d', (latitude, longitude) => {
    expect(gazetteer.findNearest(latitude, longitude, 'de')).toBeUndefined();
  });
});
