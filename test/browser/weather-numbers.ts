import type { Page } from 'playwright-core';
import * as z from 'zod';
import { roundHalfAwayFromZero } from '../../src/wording/units.ts';

/** Towns of all climates, at home and abroad. */
export const PLACES = [
  'Köln', 'Hamburg', 'Garmisch-Partenkirchen', 'Zugspitze', 'Helgoland', 'Wien', 'Zürich', 'Oslo',
  'Reykjavík', 'Tromsø', 'Madrid', 'Athen', 'Kairo', 'Nairobi', 'Kapstadt', 'Dubai', 'Mumbai',
  'Singapur', 'Tokio', 'Sydney', 'Boston', 'Chicago', 'Phoenix', 'Anchorage', 'Lima',
]; // prettier-ignore

const KMH_PER_MPH = 1.609344;

const amount = z.number().nullable();
const Weather = z.object({
  units: z.object({ temperature: z.string() }),
  operations: z.looseObject({
    forecastDays: z.object({
      response: z.object({
        summary: z.array(
          z.object({
            temperature: z.object({ min: amount, max: amount, wakingMax: amount.optional() }),
            wind: z.object({ gusts: z.object({ value: amount.optional() }) }),
            prec: z.object({ probability: amount }),
            text: z.string(),
          }),
        ),
      }),
    }),
    forecastHours: z.object({
      response: z.object({ hourly: z.array(z.object({ temperature: z.object({ avg: amount }) })) }),
    }),
  }),
});

/** The numbers that the weather of a place has on the page, as digits. */
export interface ShownNumbers {
  now: string;
  sentence: string;
  /** Of each hour of the table. */
  hours: string[];
  /** Of each day: probability, gust, low and high. */
  days: string[][];
}

export async function readShown(page: Page): Promise<ShownNumbers> {
  return page.evaluate<ShownNumbers>(`(() => {
    const digits = (text) => text.replace('−', '-').replace(/[^-\\d].*$/s, '');
    const texts = (selector, root = document) =>
      [...root.querySelectorAll(selector)].map((element) => element.textContent);
    return {
      now: digits(texts('.big')[0]),
      sentence: texts('.sentence p')[0],
      hours: texts('.numbers td:nth-child(3)').map(digits),
      days: [...document.querySelectorAll('.weather .days tbody tr')].map((row) =>
        [3, 4, 5, 7].map((at) => digits(texts('td:nth-child(' + at + ')', row)[0])),
      ),
    };
  })()`);
}

/** What the page has to show, from the answers of the operations. */
export function tellExpected(body: unknown): ShownNumbers {
  const { units, operations } = Weather.parse(body);
  const isMetric = units.temperature === 'celsius';
  const degrees = (celsius: number | null) =>
    celsius === null ? '' : String(roundHalfAwayFromZero(isMetric ? celsius : celsius * 1.8 + 32));
  const speed = (kmh: number | null = null) =>
    kmh === null ? '' : String(roundHalfAwayFromZero(isMetric ? kmh : kmh / KMH_PER_MPH));
  const { hourly } = operations.forecastHours.response;
  const { summary } = operations.forecastDays.response;
  return {
    now: degrees(hourly[0]?.temperature.avg ?? null),
    sentence: summary[0]?.text ?? '',
    hours: hourly.map(({ temperature }) => degrees(temperature.avg)),
    days: summary.map(({ temperature, wind, prec }) => [
      prec.probability === null ? '' : String(Math.round(prec.probability)),
      speed(wind.gusts.value),
      degrees(temperature.min),
      degrees(temperature.wakingMax === undefined ? temperature.max : temperature.wakingMax),
    ]),
  };
}
