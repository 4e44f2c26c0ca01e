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
const MM_PER_INCH = 25.4;

const amount = z.number().nullable();
const wind = z.object({ gusts: z.object({ value: amount.optional() }) });
const prec = z.object({ sum: amount, probability: amount });
const Weather = z.object({
  units: z.object({ temperature: z.string() }),
  operations: z.looseObject({
    forecastDays: z.object({
      response: z.object({
        summary: z.array(
          z.object({
            temperature: z.object({ min: amount, max: amount, wakingMax: amount.optional() }),
            wind,
            prec,
            text: z.string(),
          }),
        ),
      }),
    }),
    forecastHours: z.object({
      response: z.object({
        hourly: z.array(z.object({ temperature: z.object({ avg: amount }), wind, prec })),
      }),
    }),
  }),
});

/** The numbers that the weather of a place has on the page, with a point for decimals; empty if one is not known. */
export interface ShownNumbers {
  /** Temperature and gust. */
  now: string[];
  sentence: string;
  /** Of each hour of the table: temperature, precipitation, probability and gust. */
  hours: string[][];
  /** Of each day: probability, precipitation, gust, low and high. */
  days: string[][];
}

export async function readShown(page: Page): Promise<ShownNumbers> {
  return page.evaluate<ShownNumbers>(`(() => {
    const number = (text = '') =>
      text.replace('−', '-').replace(',', '.').match(/<?-?\\d+(\\.\\d+)?/)?.[0] ?? '';
    const cells = (row, places) =>
      places.map((at) => number(texts('td:nth-child(' + at + ')', row)[0]));
    const texts = (selector, root = document) =>
      [...root.querySelectorAll(selector)].map((element) => element.textContent);
    return {
      now: [texts('.big')[0], document.querySelector('.told').childNodes[2]?.textContent].map(number),
      sentence: texts('.sentence p')[0],
      hours: [...document.querySelectorAll('.part.hours .numbers tbody tr')].map((row) =>
        cells(row, [3, 4, 5, 6]),
      ),
      days: [...document.querySelectorAll('.weather .days tbody tr')].map((row) => [
        number(texts('.wet span', row)[0]),
        number(texts('.wet small', row)[0]),
        ...cells(row, [4, 5, 7]),
      ]),
    };
  })()`);
}

const percent = (probability: number | null) =>
  probability === null ? '' : String(Math.round(probability));

/** What the page has to show, from the answers of the operations. */
export function tellExpected(body: unknown): ShownNumbers {
  const { units, operations } = Weather.parse(body);
  const isMetric = units.temperature === 'celsius';
  const degrees = (celsius: number | null) =>
    celsius === null ? '' : String(roundHalfAwayFromZero(isMetric ? celsius : celsius * 1.8 + 32));
  const speed = (kmh: number | null = null) =>
    kmh === null ? '' : String(roundHalfAwayFromZero(isMetric ? kmh : kmh / KMH_PER_MPH));
  const rain = (millimetres: number | null) => {
    if (millimetres === null) return '';
    const [value, perUnit] = isMetric ? [millimetres, 10] : [millimetres / MM_PER_INCH, 100];
    const steps = Math.round(value * perUnit);
    return steps === 0 && value > 0 ? `<${1 / perUnit}` : String(steps / perUnit);
  };
  const { hourly } = operations.forecastHours.response;
  const { summary } = operations.forecastDays.response;
  return {
    now: [degrees(hourly[0]?.temperature.avg ?? null), speed(hourly[0]?.wind.gusts.value)],
    sentence: summary[0]?.text ?? '',
    hours: hourly.map((hour) => [
      degrees(hour.temperature.avg),
      rain(hour.prec.sum),
      percent(hour.prec.probability),
      speed(hour.wind.gusts.value),
    ]),
    days: summary.map(({ temperature, ...day }) => [
      percent(day.prec.probability),
      // Dry days name no amount.
      day.prec.sum === 0 ? '' : rain(day.prec.sum),
      speed(day.wind.gusts.value),
      degrees(temperature.min),
      degrees(temperature.wakingMax === undefined ? temperature.max : temperature.wakingMax),
    ]),
  };
}
