import * as fc from 'fast-check';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import { SCENE_IDS, type SceneId } from '../../src/opendata/demo/weather/scenes.ts';
import type { PointForecast } from '../../src/opendata/forecast.ts';
import { createMosmixForecasts } from '../../src/opendata/mosmix/forecasts.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import type { Place } from '../../src/place/place.ts';
import { createOperationHandlers } from '../../src/service/service.ts';
import { addDays, startOfDay } from '../../src/time/local-time.ts';
import { HOUR_MS, MINUTE_MS } from '../../src/time/units.ts';
import type { Hour } from '../../src/weather/hour.ts';
import type { Locale } from '../../src/wording/language.ts';
import { FIRST_HOUR, HOURS, SITUATIONS, type Situation } from '../golden/situations.ts';
import { forecastFrom, sourcesWith } from '../service/fake-sources.ts';
import { questions } from './questions.ts';

/** A question with its answer, and the hours that it is about. */
export interface ReadText {
  question: string;
  place: Place;
  /** Epoch milliseconds. */
  now: number;
  text: string;
  hours: readonly Hour[];
}

/** A made-up course of days, or the demo's weather on a day of its year. */
type Weather = Situation | { scene: SceneId | undefined; dayOfYear: number };

const weather: fc.Arbitrary<Weather> = fc.oneof(
  fc.constantFrom(...SITUATIONS),
  fc.record({
    scene: fc.constantFrom(undefined, undefined, undefined, ...SCENE_IDS),
    dayOfYear: fc.nat(364),
  }),
);

const gazetteer = loadGazetteer();

/** Degrees north and east: central Europe, but for the sea. */
const coordinates = fc
  .record({
    latitude: fc.integer({ min: 4600, max: 5480 }).map((hundredths) => hundredths / 100),
    longitude: fc.integer({ min: 400, max: 1900 }).map((hundredths) => hundredths / 100),
  })
  .filter(({ latitude, longitude }) => findTown(latitude, longitude, 'en') !== undefined);

const situation = fc.record({
  weather,
  coordinates,
  hour: fc.integer({ min: 0, max: 23 }),
  question: questions,
});

type Drawn = typeof situation extends fc.Arbitrary<infer T> ? T : never;

const FIRST_DAY_OF_DEMO = '2026-01-01';
const DAY_OF_SITUATIONS = '2026-11-18';

/** Draws situations by a seed; each has a text in any locale. */
export function drawSituations(
  seed: number,
  count: number,
): ((locale: Locale) => Promise<ReadText>)[] {
  return fc
    .sample(situation, { seed, numRuns: count })
    .map((drawn) => async (locale) => answer(drawn, locale));
}

async function answer(drawn: Drawn, locale: Locale): Promise<ReadText> {
  const { latitude, longitude } = drawn.coordinates;
  const place = findTown(latitude, longitude, locale.tag);
  if (!place) throw new Error(`There is no town at ${latitude}, ${longitude}`);
  const date =
    'at' in drawn.weather ? DAY_OF_SITUATIONS : addDays(FIRST_DAY_OF_DEMO, drawn.weather.dayOfYear);
  const now = startOfDay(date, place.timeZone) + drawn.hour * HOUR_MS + 5 * MINUTE_MS;
  const forecast = await forecastOf(drawn.weather, place, now);
  const forecasts = { at: async () => forecast };
  const sources = sourcesWith(new Date(now).toISOString(), { gazetteer, forecasts });
  const { words, from, to, answer: ask } = drawn.question(now, place.timeZone);
  const query = { latitude: place.latitude, longitude: place.longitude, location: place.name };
  const { text } = await ask(createOperationHandlers(sources), query, locale);
  const hours = forecast.series.hours.filter(
    ({ start }) => start + HOUR_MS > Math.max(from, now) && start < to,
  );
  return { question: words, place, now, text, hours };
}

function findTown(latitude: number, longitude: number, language: string): Place | undefined {
  return gazetteer.findNearest(latitude, longitude, language);
}

async function forecastOf(drawn: Weather, place: Place, now: number): Promise<PointForecast> {
  if ('at' in drawn) {
    return forecastFrom(
      FIRST_HOUR,
      Array.from({ length: HOURS }, (_, hour) => drawn.at(hour)),
    );
  }
  const clock = () => new Date(now);
  const server = createDemoServer(clock, drawn.scene);
  const found = await createMosmixForecasts({ server, clock }).at(place, now);
  if (!found) throw new Error(`${place.name} has no forecast`);
  return found;
}
