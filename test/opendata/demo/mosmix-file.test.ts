import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  listDemoStations,
  type DemoForecastStation,
  createStationKmz,
} from '../../../src/opendata/demo/mosmix/files.ts';
import { formatStationKml } from '../../../src/opendata/demo/mosmix/kml.ts';
import { anyTime, counterexample } from './properties.ts';
import { readKml, unzip, type Forecast } from './read-kmz.ts';

const HOUR = 3_600_000;
const STEPS = 247;
const ELEMENTS =
  'PPPP TX TTT Td TN FF DD FX1 N Neff RR1c RRS1c RRL1c R101 wwP wwT ww SunD1 Rad1h VV'.split(' ');
const WW = new Set([
  0, 1, 2, 3, 45, 49, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 68, 69, 71, 73, 75, 80, 81, 82, 83,
  84, 85, 86, 95,
]);

const stations = listDemoStations();
const HAMBURG = { id: 'D0001', name: 'DEMO 53.50N 10.00E', latitude: 53.5, longitude: 10 };
const RUN = new Date('2026-11-18T09:00:00Z');

function kmlOf(station: DemoForecastStation, issued: Date): string {
  return formatStationKml(station, issued).toString('latin1');
}

describe('a station file', () => {
  const forecast = readKml(kmlOf(HAMBURG, RUN));

  it('names its product, and that it is demo', () => {
    expect(Object.fromEntries(forecast.texts)).toEqual({
      'dwd:Issuer': 'Weather Voice demo',
      'dwd:ProductID': 'MOSMIX',
      'dwd:GeneratingProcess': 'Weather Voice demo, invented weather',
      'dwd:IssueTime': '2026-11-18T09:00:00.000Z',
      'dwd:DefaultUndefSign': '-',
      'kml:name': 'D0001',
      'kml:description': 'DEMO 53.50N 10.00E',
      'kml:coordinates': '10,53.5,0.0',
    });
  });

  it('reaches 247 hours beyond its issue, hour by hour', () => {
    const expected = Array.from({ length: STEPS }, (_, step) => RUN.getTime() + (step + 1) * HOUR);
    expect(forecast.steps).toEqual(expected);
  });

  it('holds every element once, with a value for every step', () => {
    expect([...forecast.values.keys()].toSorted()).toEqual(ELEMENTS.toSorted());
    for (const element of ELEMENTS) expect(values(forecast, element)).toHaveLength(STEPS);
  });

  it('writes values in columns of eleven, with two decimals', () => {
    const kml = kmlOf(HAMBURG, RUN);
    const lists = [...kml.matchAll(/<dwd:value>(.*)<\/dwd:value>/g)].map(([, list]) => list);
    expect(lists).toHaveLength(ELEMENTS.length);
    for (const list of lists) expect(list).toMatch(/^( +-?\d+\.\d\d| {10}-){247}$/);
    expect(new Set(lists.map((list) => list?.length))).toEqual(new Set([STEPS * 11]));
  });

  it('has extremes at 06 and 18 UTC only; no other value is missing', () => {
    const hours = forecast.steps.map((step) => new Date(step).getUTCHours());
    const isExtreme = hours.map((hour) => hour === 6 || hour === 18);
    for (const element of ELEMENTS) {
      const input = values(forecast, element).map((value) => value !== null);
      const always = input.map(() => true);
      expect(input).toEqual(element === 'TX' || element === 'TN' ? isExtreme : always);
    }
  });

  it('is a zip of one KML in the declared encoding', async () => {
    const members = await unzip(createStationKmz(HAMBURG, RUN));
    expect([...members.keys()]).toEqual(['MOSMIX_L_2026111809_D0001.kml']);
    const [kml = ''] = members.values();
    expect(kml).toBe(kmlOf(HAMBURG, RUN));
    expect(kml).toMatch(/^<\?xml version="1.0" encoding="ISO-8859-1" standalone="yes"\?>\n/);
    // One byte a character, whichever of the two encodings a reader assumes.
    expect(kml).not.toMatch(/[^\n -~]/);
  });
});

describe('the file of any station and run', () => {
  it('uses the units of the product', () => {
    const found = exception(
      (forecast: Forecast) =>
        isWithin(forecast, 'PPPP', 92_000, 108_000) &&
        isWithin(forecast, 'TTT', 185, 325) &&
        isWithin(forecast, 'DD', 0, 360) &&
        isWithin(forecast, 'SunD1', 0, 3600) &&
        ['N', 'Neff', 'R101', 'wwP', 'wwT'].every((share) => isWithin(forecast, share, 0, 100)),
    );
    expect(found).toBeNull();
  });

  it('is consistent after rounding', () => {
    const found = exception(
      (forecast: Forecast) =>
        rows(forecast, 'Td', 'TTT').every(([dewPoint = NaN, kelvin = NaN]) => dewPoint <= kelvin) &&
        rows(forecast, 'FF', 'FX1').every(([wind = NaN, gust = NaN]) => wind <= gust) &&
        rows(forecast, 'Neff', 'N').every(([effective = NaN, all = NaN]) => effective <= all) &&
        rows(forecast, 'RR1c', 'RRS1c', 'RRL1c').every(
          ([all = NaN, snow = NaN, rain = NaN]) => Math.abs(snow + rain - all) < 1e-6,
        ),
    );
    expect(found).toBeNull();
  });

  it('uses no code that MOSMIX does not use', () => {
    const found = exception((forecast) =>
      values(forecast, 'ww').every((code: number | null) => code !== null && WW.has(code)),
    );
    expect(found).toBeNull();
  });

  it('has the hours of each twelve between their lowest and highest temperature', () => {
    const found = exception((forecast: Forecast) =>
      values(forecast, 'TX').every((highest, step) => {
        const lowest = values(forecast, 'TN')[step] ?? NaN;
        const hours = values(forecast, 'TTT').slice(Math.max(0, step - 12), step + 1);
        return (
          highest === null ||
          hours.every((kelvin) => kelvin !== null && kelvin >= lowest && kelvin <= highest)
        );
      }),
    );
    expect(found).toBeNull();
  });

  it('has the same values whichever runs were created before it', () => {
    const station = { ...HAMBURG, latitude: 53.6 };
    const next = new Date(RUN.getTime() + 6 * HOUR);
    const afterNone = [kmlOf(HAMBURG, RUN), kmlOf(HAMBURG, next)];
    const elsewhere = [kmlOf(station, next), kmlOf(station, RUN)];
    const afterOther = [kmlOf(HAMBURG, RUN), kmlOf(HAMBURG, next)];
    expect(afterOther).toEqual(afterNone);
    expect(elsewhere[1]).not.toBe(afterNone[0]);
  });

  it('agrees with the next run on the hours that both reach', () => {
    const early = readKml(kmlOf(HAMBURG, RUN));
    const late = readKml(kmlOf(HAMBURG, new Date(RUN.getTime() + 6 * HOUR)));
    expect(valuesFrom(late, 0, STEPS - 6)).toEqual(valuesFrom(early, 6, STEPS));
  });
});

/** The simplest station and run whose file breaks a rule. */
function exception(holds: (forecast: Forecast) => boolean) {
  const files = fc.record({ station: fc.constantFrom(...stations), time: anyTime });
  const holdsIn = ({ station, time }: { station: DemoForecastStation; time: number }) =>
    holds(readKml(kmlOf(station, new Date(time))));
  return counterexample(files, holdsIn, 10);
}

function values(forecast: Forecast, element: string): (number | null)[] {
  return forecast.values.get(element) ?? [];
}

/** All elements, cut to some of their steps. */
function valuesFrom(forecast: Forecast, first: number, beyond: number) {
  return [...forecast.values].map(([element, list]) => [element, list.slice(first, beyond)]);
}

function isWithin(forecast: Forecast, element: string, low: number, high: number): boolean {
  return rows(forecast, element).every(([value = NaN]) => value >= low && value <= high);
}

/** The steps of elements that are never missing, side by side. */
function rows(forecast: Forecast, ...elements: string[]): number[][] {
  const columns = elements.map((element) => values(forecast, element));
  return forecast.steps.map((_, step) => columns.map((column) => column[step] ?? NaN));
}
