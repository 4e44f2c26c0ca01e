import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_VALUES,
  type StationReport,
} from '../../../src/opendata/observations/station-log.ts';
import {
  createStationLog,
  MAX_STATION_SILENCE_MS,
} from '../../../src/opendata/observations/station-log.ts';

const NOON = Date.parse('2026-06-17T10:00:00Z');
const MINUTE = 60_000;

function report(minutesAgo: number, values: Partial<StationReport['values']>): StationReport {
  const time = NOON - minutesAgo * MINUTE;
  return { time, values: { ...EMPTY_VALUES, ...values }, rain: [] };
}

function readingOf(reports: readonly StationReport[], now = NOON) {
  const log = createStationLog();
  for (const each of reports) log.add(each, now);
  return log.reading(now);
}

describe('a station’s reading', () => {
  it('is that of the newest report that has a value', () => {
    const reading = readingOf([report(0, {}), report(10, { temperature: 20 }), report(20, {})]);
    expect(reading).toMatchObject({ time: NOON - 10 * MINUTE, temperature: 20 });
  });

  it('is never from the future, as from a station whose clock is wrong', () => {
    const reading = readingOf([report(-600, { temperature: 30 }), report(10, { temperature: 20 })]);
    expect(reading?.temperature).toBe(20);
  });

  it('merges two reports of a time, the first one first', () => {
    const reading = readingOf([
      report(0, { temperature: 20 }),
      report(0, { temperature: 21, cloudCover: 50 }),
    ]);
    expect(reading).toMatchObject({ temperature: 20, cloudCover: 50 });
  });

  it("sums rain from midnight in Berlin, without yesterday's", () => {
    const midnight = Date.parse('2026-06-16T22:00:00Z');
    const hours = Array.from({ length: 24 }, (_, at) => {
      const to = midnight + (at - 11) * 60 * MINUTE;
      return { ...report(0, {}), time: to, rain: [{ from: to - 60 * MINUTE, to, amount: 1 }] };
    });
    expect(readingOf([...hours, report(0, { temperature: 20 })])?.precipitationToday).toBe(12);
  });

  it('does not depend on the order of reports', () => {
    const temperatures = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1 });
    const property = fc.property(
      temperatures,
      fc.array(fc.nat(), { minLength: 60 }),
      (ages, keys) => {
        const reports = ages.map((age) =>
          report(
            age,
            age % 6 === 0 ? { temperature: age / 10, pressure: 1000 } : { temperature: 1 },
          ),
        );
        const shuffled = reports
          .map((each, at) => ({ each, key: keys[at % keys.length] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ each }) => each);
        expect(readingOf(shuffled)).toEqual(readingOf(reports));
      },
    );
    fc.assert(property);
  });

  it('expires three hours after the last report', () => {
    const reports = [report(0, { temperature: 20 })];
    expect(readingOf(reports, NOON + MAX_STATION_SILENCE_MS)).toBeDefined();
    expect(readingOf(reports, NOON + MAX_STATION_SILENCE_MS + 1)).toBeUndefined();
  });
});
