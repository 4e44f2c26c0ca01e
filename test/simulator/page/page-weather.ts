import type { Reader } from '../../../src/simulator/page/formats.js';
import type { Hour } from '../../../src/simulator/page/weather-data.js';
import { words } from '../../../src/simulator/page/words/en.js';
import { METRIC } from '../../../src/wording/units.ts';

export const START = Date.parse('2026-11-18T13:00:00Z');

const HOUR_MS = 3_600_000;

/** A reader of English in Cologne. */
export const READER: Reader = {
  locale: 'en-GB',
  words,
  units: METRIC,
  timeZone: 'Europe/Berlin',
  pollenNames: {},
  icons: undefined,
};

/** A mild and dry hour, but for what is given. @param at hours after `START` */
export function createHour(at: number, values: Partial<Hour> = {}): Hour {
  return {
    start: START + at * HOUR_MS,
    temperature: 8,
    precipitation: 0,
    probability: 0,
    gust: 20,
    state: 2,
    sky: 'partly cloudy',
    isNight: false,
    ...values,
  };
}
