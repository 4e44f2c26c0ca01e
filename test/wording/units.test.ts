import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BRITISH,
  METRIC_LITRES,
  toSpokenGust,
  toSpokenMinutes,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  US,
} from '../../src/wording/units.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { readNumbers } from './readers/numbers.ts';
import { hoursFrom, locale, planOfHour } from './plans.ts';
import { locales } from '../support/locales.ts';

test.each([
  // Rounded first, the first would be 33 and the second 39 degrees.
  [0.4, 33],
  [3.6, 38],
  [-17.8, 0],
  [-18.1, -1],
  [37.8, 100],
])('%s degrees Celsius are %s degrees Fahrenheit', (celsius, fahrenheit) => {
  expect(toSpokenTemperature(celsius, US)).toBe(fahrenheit);
});

test.each([
  [0.5, 1],
  [-0.5, -1],
  [-0.4, 0],
  [-1.5, -2],
])('%s degrees Celsius are spoken as %s', (celsius, spoken) => {
  expect(toSpokenTemperature(celsius, METRIC_LITRES)).toBe(spoken);
});

test.each([
  [50, 50, 35],
  [51, 55, 35],
  [64, 65, 40],
  [65, 65, 45],
  // Not yet a storm, which has a name from 75 on: the speed is rounded all the same.
  [72, 75, 45],
  [74, 75, 50],
  [102, 105, 65],
  [75, 75, 50],
  [83, 85, 55],
  [100, 100, 65],
  [117, 120, 75],
  [118, 120, 75],
])('gusts of %s kilometres per hour are spoken as %s, or %s miles', (speed, metric, miles) => {
  expect(toSpokenGust(speed, METRIC_LITRES)).toBe(metric);
  expect(toSpokenGust(speed, BRITISH)).toBe(miles);
  expect(toSpokenGust(speed, US)).toBe(miles);
});

test.each(['en-GB', 'en-US', 'de-DE'])('gusts in %s have the name of their force', (tag) => {
  const { units } = locale(tag);
  const heard: string[] = [];
  for (let gust = 60; gust < 140; gust += 1) {
    const text = renderPlan(planOfHour(hoursFrom(15, [{ windSpeed: 45, gust }])), locale(tag));
    const [, name = '', speed = ''] =
      /(\S+ (?:gusts|Böen)|\S*böen|gusting).*? (\d+) /.exec(text) ?? [];
    // "Up to" a round number, which may be that of the next force.
    expect(Number(speed)).toBe(toSpokenGust(gust, units));
    expect(Number(speed) % 5).toBe(0);
    if (heard.at(-1) !== name) heard.push(name);
  }
  // A stronger gust never has the name of a weaker one again.
  expect(new Set(heard).size).toBe(heard.length);
  expect(heard.length).toBeGreaterThan(3);
});

test('rain is rounded to whole millimetres, and to fives where these are many', () => {
  expect([4.5, 12.7, 19, 29].map((amount) => toSpokenRain(amount, BRITISH))).toEqual([
    5, 13, 19, 30,
  ]);
});

test.each([
  [1, 'less than a quarter of an inch'],
  [2.5, 'less than a quarter of an inch'],
  [3.6, 'about a tenth of an inch'],
  [5, 'about a quarter of an inch'],
  [6, 'about a quarter of an inch'],
  // 0.41 and 0.63 of an inch are not both half an inch.
  [10.4, 'about half an inch'],
  [16, 'about three quarters of an inch'],
  [26, 'about an inch'],
  [32, 'about an inch and a quarter'],
  [38, 'about an inch and a half'],
  [44, 'about an inch and three quarters'],
  [51, 'about 2 inches'],
  [58, 'about 2 and a half inches'],
  [75, 'about 3 inches'],
])('%s millimetres of rain are %s to Americans', (amount, inches) => {
  const { language, units } = locale('en-US');
  const said = language.amount({ kind: 'amount', of: 'rain', amount }, { units, now: false });
  expect(said).toBe(`${inches} of rain will fall`);
});

test('snow is rounded to whole centimetres, or inches', () => {
  expect([1, 4, 25].map((amount) => toSpokenSnow(amount, BRITISH))).toEqual([1, 4, 25]);
  expect([1, 4, 25].map((amount) => toSpokenSnow(amount, US))).toEqual([0, 2, 10]);
});

test('zero has no sign', () => {
  const small = fc.double({ min: -0.49, max: 0.49, noNaN: true });
  fc.assert(
    fc.property(small, (celsius) => {
      expect(Object.is(toSpokenTemperature(celsius, METRIC_LITRES), 0)).toBe(true);
    }),
  );
});

describe.each([
  ['de-DE', [/bei (.*) Grad/, ['minus 2', 'minus einem', '0', 'einem', '2']]],
  ['en-GB', [/be (.*) and/, ['minus 2 degrees', 'minus 1 degree', '0 degrees', '1 degree', '2 degrees']]],
  ['en-US', [/be (.*) and/, ['28 degrees', '30 degrees', '32 degrees', '34 degrees', '36 degrees']]],
] as const)('%s', (tag, [pattern, words]) => {
  test('distinguishes degrees below, at and above zero', () => {
    const said = [-2, -1, -0.2, 1, 2].map(
      (temperature) => pattern.exec(sayHour(temperature, tag))?.[1],
    );
    expect(said).toEqual(words);
  });
}); // prettier-ignore

test.each([
  [0, 0],
  [4.9, 0],
  [5, 5],
  [7.4, 5],
  [7.5, 10],
  [22, 20],
  [23, 25],
  [59, 60],
])('%d minutes are spoken as %i, below five as the next few', (minutes, said) => {
  expect(toSpokenMinutes(minutes)).toBe(said);
});

test.each(locales)('$tag has the exact temperature from minus 40 to 50', ({ tag, units }) => {
  for (let temperature = -40; temperature <= 50; temperature += 0.5) {
    const text = sayHour(temperature, tag);
    const { degrees, rest } = readNumbers(text, tag);
    expect({ text, degrees }).toEqual({ text, degrees: [toSpokenTemperature(temperature, units)] });
    expect(rest).not.toMatch(/\d/);
    expect(text).not.toMatch(/(?:minus|moins|meno|menos|mínus) 0/);
  }
});

function sayHour(temperature: number, tag: string): string {
  return renderPlan(planOfHour(hoursFrom(15, [{ temperature }])), locale(tag));
}
