import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextHourHandlers } from '../../../src/service/operations/next-hour.ts';
import { BERLIN, gazetteerWith } from '../../support/places.ts';
import { forecastFrom, sourcesWith } from '../fake-sources.ts';
import { readNextHourText } from './read-text.ts';
import { MIDNIGHT, MINUTES_OF_DAY, radarOf, rainDays, type RainDay } from './rain-day.ts';
import { findJumps, findErrors, type CheckedAnswer } from './check-text.ts';
import { DEFAULT_LOCALE, findLocale } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const MINUTE = 60_000;

const KOELN = { ...BERLIN, name: 'Köln' };

/** °C of the day's hours: a mild day, and one on which rain turns to snow. */
const TEMPERATURES = {
  'a mild day': () => 12,
  'a day that turns cold': (hour: number) => 4 - hour / 4,
};

describe.each(['de-DE', 'en-US'])(
  'rain moves through, with a request every minute in %s',
  (tag) => {
    test.each(['a mild day', 'a day that turns cold'] as const)(
      'on %s the text matches the radar, and is stable until the event',
      async (kind) => {
        await fc.assert(
          fc.asyncProperty(rainDays, async (day) => {
            const answers = await askAllDay(day, TEMPERATURES[kind], tag);
            expect(answers.flatMap(findErrors)).toEqual([]);
            expect(
              answers.flatMap((reported, index) => findJumps(answers[index - 1], reported)),
            ).toEqual([]);
          }),
          { numRuns: propertyRuns(4) },
        );
      },
    );
  },
);

async function askAllDay(
  day: RainDay,
  temperature: (hour: number) => number,
  tag: string,
): Promise<CheckedAnswer[]> {
  let now = MIDNIGHT;
  const clock = () => new Date(now);
  const hours = Array.from({ length: 26 }, (_, hour) => ({ temperature: temperature(hour) }));
  const forecast = forecastFrom(new Date(MIDNIGHT).toISOString(), hours);
  const { precipitationNextHour } = nextHourHandlers({
    ...sourcesWith('', { nowcasts: radarOf(day, clock), gazetteer: gazetteerWith(KOELN) }),
    forecasts: { at: async () => forecast },
    clock,
  });
  const locale = findLocale(tag) ?? DEFAULT_LOCALE;
  const reported: CheckedAnswer[] = [];
  for (let minute = 0; minute < MINUTES_OF_DAY; minute += 1) {
    now = MIDNIGHT + minute * MINUTE;
    const { text, items } = await precipitationNextHour(KOELN, locale);
    reported.push({ now, text, items, times: readNextHourText(text, tag) });
  }
  return reported;
}
