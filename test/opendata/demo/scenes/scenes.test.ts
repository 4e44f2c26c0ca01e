import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POLLEN_TYPES } from '../../../../src/contract/parameters.ts';
import { createDemoServer } from '../../../../src/opendata/demo/mirror.ts';
import { SCENE_IDS, type SceneId } from '../../../../src/opendata/demo/weather/scenes.ts';
import { createMosmixForecasts } from '../../../../src/opendata/mosmix/forecasts.ts';
import { createPollenForecasts } from '../../../../src/opendata/pollen/forecasts.ts';
import { loadGazetteer } from '../../../../src/place/load-gazetteer.ts';
import type { Place } from '../../../../src/place/place.ts';
import type { Hour } from '../../../../src/weather/hour.ts';
import { anyTime } from '../properties.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const HOUR = 3_600_000;
const DAY = 24;
/** It grows cooler with height: at a mountain's top the heat is none. */
const LOWLAND = 500;

const gazetteer = loadGazetteer();

/** Any town of Germany, as likely where few people live. */
const germanTown: fc.Arbitrary<Place> = fc
  .record({
    north: fc.integer({ min: 4740, max: 5490 }),
    east: fc.integer({ min: 600, max: 1490 }),
  })
  .map(({ north, east }) => gazetteer.findNearest(north / 100, east / 100, 'de'))
  .filter((town) => town !== undefined)
  .filter(({ country }) => country === 'DE');

/** 24 hours at a town, by the files that the demo has at a time: the next ones, or those from later on. */
async function hoursAt(town: Place, now: number, scene?: SceneId, from = now): Promise<Hour[]> {
  const clock = () => new Date(now);
  const forecasts = createMosmixForecasts({ server: createDemoServer(clock, scene), clock });
  const found = await forecasts.at(town, now);
  if (!found) throw new Error(`${town.name} has no forecast`);
  const { hours } = found.series;
  const begun = hours.findIndex(({ start }) => start >= from);
  return hours.slice(begun, begun + DAY);
}

function townCalled(name: string): Place {
  const town = gazetteer.find(name, { language: 'de' });
  if (!town) throw new Error(`${name} is not known`);
  return town;
}

function valuesOf(hours: readonly Hour[], field: keyof Hour): number[] {
  return hours.map((hour) => hour[field] ?? Number.NaN);
}

function falls(hours: readonly Hour[], codes: readonly number[]): boolean {
  return hours.some(({ significantWeather }) => codes.includes(significantWeather ?? -1));
}

/** What people mean by the name of each scene. */
const SHOWS: Record<SceneId, (hours: readonly Hour[], town: Place) => boolean> = {
  heatWave: (hours, { elevation }) =>
    Math.max(...valuesOf(hours, 'temperature')) >= ((elevation ?? 0) < LOWLAND ? 30 : 25) &&
    valuesOf(hours, 'precipitation').every((amount) => amount === 0),
  thunderstorm: (hours) =>
    falls(hours, [95]) && hours.some(({ precipitation }) => (precipitation ?? 0) >= 1),
  snow: (hours) =>
    falls(hours, [71, 73, 75]) &&
    hours.every(({ temperature }) => temperature !== null && temperature < 0) &&
    hours.every(({ precipitation, snow }) => snow === precipitation),
  storm: (hours) => Math.max(...valuesOf(hours, 'gust')) >= 65,
  fog: (hours) => falls(hours, [45, 49]) && Math.max(...valuesOf(hours, 'windSpeed')) < 13,
};

describe('a scene of the demo', () => {
  it.each(SCENE_IDS)(
    '%s: shows at any town of Germany, at any season, within 24 hours',
    async (scene) => {
      await fc.assert(
        fc.asyncProperty(germanTown, anyTime, async (town, now) => {
          expect(SHOWS[scene](await hoursAt(town, now, scene), town)).toBe(true);
        }),
        { numRuns: propertyRuns(15) },
      );
    },
  );

  it('is not the weather of every day', async () => {
    const town = townCalled('Kassel');
    const day = await hoursAt(town, Date.parse('2026-04-14T06:00:00Z'));
    expect(SCENE_IDS.filter((scene) => SHOWS[scene](day, town))).toEqual([]);
  });

  it.each(SCENE_IDS)('lasts for days: %s', async (scene) => {
    const town = townCalled('Köln');
    const now = Date.parse('2026-11-18T13:05:00Z');
    const later = await hoursAt(town, now, scene, now + 5 * DAY * HOUR);
    expect(SHOWS[scene](later, town)).toBe(true);
  });

  it('has no pollen in the snow, even in April, and has them in a heat wave', async () => {
    const now = new Date('2026-04-20T12:00:00Z');
    const clock = () => now;
    const most = async (scene: SceneId) => {
      const server = createDemoServer(clock, scene);
      const pollen = createPollenForecasts({ server, clock });
      const days = (await pollen.at({ latitude: 50.94, longitude: 6.96 }))?.days ?? [];
      expect(days).toHaveLength(3);
      return Math.max(
        ...days.flatMap(({ levels }) => POLLEN_TYPES.map((type) => levels[type] ?? 0)),
      );
    };
    expect(await most('snow')).toBe(0);
    expect(await most('heatWave')).toBeGreaterThan(1);
  });
});
