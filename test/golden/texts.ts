import type { PointForecast } from '../../src/opendata/forecast.ts';
import type { PostcodeArea } from '../../src/place/postcodes/table.ts';
import { createOperationHandlers } from '../../src/service/service.ts';
import { ServiceError } from '../../src/http/problems.ts';
import type { Locale } from '../../src/wording/language.ts';
import { fillPollenTemplate } from '../../src/wording/render.ts';
import { forecastFrom, nowcastFrom, sourcesWith } from '../service/fake-sources.ts';
import { BERLIN } from '../support/places.ts';
import { FIRST_HOUR, HOURS, NOW, pollenDays, TODAY, type Situation } from './situations.ts';

const { latitude, longitude, name: location } = BERLIN;
const PLACE = { latitude, longitude, location };
const AREA: PostcodeArea = { name: 'Berlin', latitude, longitude, isRecipient: false };

const forecasts = new WeakMap<Situation, PointForecast>();

/** The forecast of a situation, which is the same in all languages. */
function forecastOf(situation: Situation): PointForecast {
  const known = forecasts.get(situation);
  if (known) return known;
  const hours = Array.from({ length: HOURS }, (_, hour) => situation.at(hour));
  const forecast = forecastFrom(FIRST_HOUR, hours);
  forecasts.set(situation, forecast);
  return forecast;
}

/** Renders the text of each of the nine operations for a situation; the status of a rejected one. */
export async function textsOf(
  situation: Situation,
  locale: Locale,
): Promise<readonly (readonly [operation: string, text: string])[]> {
  const forecast = forecastOf(situation);
  const issued = Date.parse(NOW);
  const pollen = { region: 50, issued, nextUpdate: issued, days: pollenDays(situation) };
  const answers = createOperationHandlers(
    sourcesWith(NOW, {
      forecasts: { at: async () => forecast },
      nowcasts: { at: async () => nowcastFrom('2026-11-18T09:05:00Z', situation.radar) },
      pollen: { at: async () => pollen },
      postcodes: { find: async () => [AREA] },
    }),
  );
  const tomorrow = { ...PLACE, date: '20261119' };
  const texts = {
    pollenTextByCoordinates: async () => {
      const { text } = await answers.pollenTextByCoordinates(PLACE, locale);
      return text[0]?.text ?? '';
    },
    pollenTextByZip: async () => {
      const parameters = { country: 'DE', zip_code: '10115' } as const;
      const [first] = (await answers.pollenTextByZip(parameters, locale)).pollen.data;
      if (!first) return '';
      return fillPollenTemplate(
        first.text_long,
        { date: TODAY, today: TODAY, place: 'Berlin' },
        locale,
      );
    },
    precipitationNextHour: async () => (await answers.precipitationNextHour(PLACE, locale)).text,
    forecastNextThreeHours: async () => (await answers.forecastNextThreeHours(PLACE, locale)).text,
    forecastHours: async () => {
      const hour = { ...PLACE, datetimefrom: '2026111815' };
      return (await answers.forecastHours(hour, locale)).text;
    },
    forecastDayPart: async () => {
      const evening = { ...PLACE, space: 'evening', date: '20261118' } as const;
      return (await answers.forecastDayPart(evening, locale)).text;
    },
    forecastDays: async () => {
      const day = { ...PLACE, datefrom: tomorrow.date };
      return (await answers.forecastDays(day, locale)).text;
    },
    forecastWeekend: async () => (await answers.forecastWeekend(PLACE, locale)).text,
    forecastNextThreeDays: async () => (await answers.forecastNextThreeDays(PLACE, locale)).text,
  };
  return Promise.all(
    Object.entries(texts).map(
      async ([operation, text]) => [operation, await text().catch(refused)] as const,
    ),
  );
}

function refused(error: unknown): string {
  if (error instanceof ServiceError) return `(${error.problem.status})`;
  throw error;
}
