import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { ServiceError } from '../../src/http/problems.ts';
import { createOperationHandlers } from '../../src/service/service.ts';
import { createSources } from '../../src/service/sources.ts';
import { DEFAULT_LOCALE, locales } from '../support/locales.ts';
import { propertyRuns } from '../support/property-runs.ts';

const NOW = '2026-05-20T12:02:00Z';
const clock = () => new Date(NOW);
const gazetteer = loadGazetteer();
const answers = createOperationHandlers(
  createSources({ server: createDemoServer(clock), clock }, gazetteer, 'test', { source: 'dwd' }),
);

interface Where {
  latitude: number;
  longitude: number;
}

const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const aroundGermany = fc.record({ latitude: degrees(47, 55), longitude: degrees(5, 16) });
const runs = { numRuns: propertyRuns(300) };

describe('at 300 places in and around Germany', () => {
  test('pollen is forecast everywhere inside, and nowhere outside', async () => {
    const seen = { inside: 0, outside: 0 };
    await fc.assert(
      fc.asyncProperty(aroundGermany, fc.constantFrom(...locales), async (where, locale) => {
        const body = await answers.pollenTextByCoordinates(where, locale).catch(refusal);
        const isAnswer = operations.pollenTextByCoordinates.response.safeParse(body).success;
        const [inside, outside] = [isInside(where), isOutside(where)];
        const isRight = (!inside || isAnswer) && (!outside || body === 406);
        expect({ where, body, isRight }).toMatchObject({ isRight: true });
        seen.inside += Number(inside);
        seen.outside += Number(outside);
      }),
      runs,
    );
    expect(seen.inside).toBeGreaterThan(20);
    expect(seen.outside).toBeGreaterThan(20);
  });

  test('the next hour has steps of five minutes by radar, else of an hour', async () => {
    const steps = new Set<number>();
    await fc.assert(
      fc.asyncProperty(aroundGermany, fc.constantFrom(...locales), async (where, locale) => {
        const body = await answers.precipitationNextHour(where, locale);
        expect(operations.precipitationNextHour.response.parse(body)).toEqual(body);
        steps.add(body.items.length);
        const starts = body.items.map(({ date }) => date.slice(11, 16));
        expect(starts.slice(0, 2)).toEqual(
          starts.length === 12 ? ['12:00', '12:05'] : ['12:00', '13:00'],
        );
        expect(body.text).toMatch(/^\p{Lu}.*\.$/u);
      }),
      runs,
    );
    expect(steps).toEqual(new Set([2, 12]));
  });

  test('a place has the same fingerprint under two names and within a minute', async () => {
    const koeln = { latitude: 50.94, longitude: 6.96 };
    const bodies = await Promise.all([
      answers.precipitationNextHour(koeln, DEFAULT_LOCALE),
      answers.precipitationNextHour({ ...koeln, location: 'daheim' }, DEFAULT_LOCALE),
      answers.precipitationNextHour({ latitude: 53.55, longitude: 9.99 }, DEFAULT_LOCALE),
    ]);
    const [one, same, other] = bodies.map(({ fingerprint }) => fingerprint);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });
});

function refusal(error: unknown): number {
  if (error instanceof ServiceError) return error.problem.status;
  throw error;
}

/** German towns all around, none far away. */
function isInside(where: Where): boolean {
  return around(where).every((point) => {
    const town = gazetteer.findNearest(point.latitude, point.longitude, 'de');
    if (town?.country !== 'DE') return false;
    const north = (town.latitude - point.latitude) * 111;
    const east = (town.longitude - point.longitude) * 70;
    return Math.hypot(north, east) < 15;
  });
}

function isOutside(where: Where): boolean {
  return around(where).every(
    ({ latitude, longitude }) => gazetteer.findNearest(latitude, longitude, 'de')?.country !== 'DE',
  );
}

/** A point and those about 25 km from it. */
function around({ latitude, longitude }: Where): Where[] {
  const offsets = [-1, 0, 1];
  return offsets.flatMap((north) =>
    offsets.map((east) => ({
      latitude: latitude + north * 0.22,
      longitude: longitude + east * 0.35,
    })),
  );
}
