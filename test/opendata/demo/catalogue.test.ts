import { describe, expect, it } from 'vitest';
import { formatCatalogue, listDemoStations } from '../../../src/opendata/demo/mosmix/files.ts';
import type { PointInTime } from '../../../src/opendata/demo/weather/noise.ts';
import { anySpot, counterexample, inCentralEurope } from './properties.ts';

const RADIANS = Math.PI / 180;
const stations = listDemoStations();

/** Great-circle distance to the nearest station, km. */
function toNearest({ latitude, longitude }: PointInTime): number {
  const cosines = stations.map(
    (station) =>
      Math.sin(latitude * RADIANS) * Math.sin(station.latitude * RADIANS) +
      Math.cos(latitude * RADIANS) *
        Math.cos(station.latitude * RADIANS) *
        Math.cos((longitude - station.longitude) * RADIANS),
  );
  return 6371 * Math.acos(Math.min(1, Math.max(...cosines)));
}

describe('the demo stations', () => {
  it('fit into a catalogue, each with its own id of five characters', () => {
    expect(stations.length).toBeLessThanOrEqual(13_000);
    expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length);
    expect(stations.every(({ id }) => /^D[0-9A-Z]{4}$/.test(id))).toBe(true);
  });

  it('have distinct positions', () => {
    const places = stations.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
    expect(new Set(places).size).toBe(stations.length);
  });

  it('have names that mark them as demo and name their place', () => {
    const hamburg = stations.find(
      ({ latitude, longitude }) => latitude === 53.5 && longitude === 10,
    );
    const sydney = stations.find(({ latitude }) => latitude === -33);
    expect(hamburg?.name).toBe('DEMO 53.50N 10.00E');
    expect(sydney?.name).toMatch(/^DEMO 33\.00S \d+\.\d\d[EW]$/);
  });

  it('include one near every place on earth, and close by in central Europe', () => {
    expect(counterexample(inCentralEurope, (spot) => toNearest(spot) < 20, 30)).toBeNull();
    expect(counterexample(anySpot, (spot) => toNearest(spot) < 170, 30)).toBeNull();
  });
});

describe('the catalogue', () => {
  it('has the columns of the real one', () => {
    const text = formatCatalogue([
      { id: 'D0001', name: 'DEMO 48.17N 11.50E', latitude: 48 + 10 / 60, longitude: 11.5 },
      { id: 'D0002', name: 'DEMO 0.68S 178.05W', latitude: -41 / 60, longitude: -178.05 },
    ]);
    expect(text).toBe(
      [
        'ID    ICAO NAME                 LAT    LON     ELEV',
        '----- ---- -------------------- -----  ------- -----',
        'D0001 ---- DEMO 48.17N 11.50E    48.10   11.30   480',
        'D0002 ---- DEMO 0.68S 178.05W    -0.41 -178.03     0',
        '',
      ].join('\n'),
    );
  });

  it('gives back every position, read as degrees and minutes', () => {
    const lines = formatCatalogue(stations).trimEnd().split('\n').slice(2);
    const read = lines.map((line) => ({
      id: line.slice(0, 5).trim(),
      name: line.slice(11, 31).trim(),
      latitude: fromDegreesAndMinutes(line.slice(32, 38)),
      longitude: fromDegreesAndMinutes(line.slice(39, 46)),
    }));
    const places = (all: typeof stations) =>
      all.map((one) => ({
        ...one,
        latitude: rounded(one.latitude),
        longitude: rounded(one.longitude),
      }));
    expect(places(read)).toEqual(places(stations));
  });
});

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function fromDegreesAndMinutes(field: string): number {
  const [, sign, degrees, minutes] = /^ *(-?)(\d+)\.([0-5]\d)$/.exec(field) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(degrees) + Number(minutes) / 60);
}
