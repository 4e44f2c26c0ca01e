import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { determinePrecipitationKind } from '../../src/weather/atmosphere.ts';
import { hourWith } from '../support/hours.ts';

describe('the type of precipitation', () => {
  test.each([
    ['snow part of 70 percent', { precipitation: 1, snow: 0.7 }, 'snow'],
    ['a little less', { precipitation: 1, snow: 0.69 }, 'sleet'],
    ['snow part of 30 percent', { precipitation: 1, snow: 0.3 }, 'sleet'],
    ['still less', { precipitation: 1, snow: 0.29 }, 'rain'],
    ['none of it snow, in frost', { precipitation: 1, snow: 0, temperature: -3 }, 'rain'],
    ['all of it snow, in the mild', { precipitation: 0.1, snow: 0.1, temperature: 3 }, 'snow'],
    ['freezing drizzle', { significantWeather: 56, temperature: -1 }, 'freezing'],
    ['strong freezing drizzle', { significantWeather: 57 }, 'freezing'],
    [
      'freezing rain, no snow in it',
      { significantWeather: 66, precipitation: 1, snow: 0 },
      'freezing',
    ],
    [
      'strong freezing rain, some snow',
      { significantWeather: 67, precipitation: 1, snow: 0.4 },
      'freezing',
    ],
    [
      'snow without an amount',
      { significantWeather: 71, precipitation: 0, snow: 0, temperature: 2 },
      'snow',
    ],
    [
      'snow shower without an amount',
      { significantWeather: 85, precipitation: null, temperature: 2 },
      'snow',
    ],
    ['sleet shower without an amount', { significantWeather: 83, temperature: 5 }, 'sleet'],
    [
      'rain without an amount',
      { significantWeather: 61, precipitation: 0, temperature: 0 },
      'rain',
    ],
    [
      'drizzle of which the snow part is not known',
      { significantWeather: 51, precipitation: 0.1, temperature: 0 },
      'rain',
    ],
    ['a dry hour in frost', { significantWeather: 3, precipitation: 0, temperature: -5 }, 'snow'],
    [
      'a dry hour at 0.4 °C',
      { significantWeather: 3, precipitation: 0, snow: 0, temperature: 0.4 },
      'snow',
    ],
    ['a dry hour at 0.5 °C', { precipitation: 0, temperature: 0.5 }, 'sleet'],
    ['a dry hour at 1.4 °C', { precipitation: 0, temperature: 1.4 }, 'sleet'],
    ['a dry hour at 1.5 °C', { precipitation: 0, temperature: 1.5 }, 'rain'],
    ['thunder of which nothing else is known', { significantWeather: 95, temperature: 18 }, 'rain'],
    ['an hour of which nothing is known', {}, 'unknown'],
  ] as const)('%s', (_, hour, kind) => {
    expect(determinePrecipitationKind(hourWith(hour))).toBe(kind);
  });

  it('is unknown without an hour', () => {
    expect(determinePrecipitationKind(undefined)).toBe('unknown');
  });

  it('turns from snow to sleet to rain the warmer it is, and never back', () => {
    const order = ['snow', 'sleet', 'rain'];
    const temperature = fc.double({ min: -30, max: 40, noNaN: true });
    fc.assert(
      fc.property(temperature, temperature, (one, other) => {
        const [colder, warmer] = [Math.min(one, other), Math.max(one, other)].map((value) =>
          order.indexOf(determinePrecipitationKind(hourWith({ temperature: value }))),
        );
        expect(colder).toBeGreaterThanOrEqual(0);
        expect(warmer).toBeGreaterThanOrEqual(colder ?? NaN);
      }),
    );
  });

  it('turns from rain to sleet to snow the more of it is snow, whatever the temperature', () => {
    const order = ['rain', 'sleet', 'snow'];
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const temperature = fc.option(fc.double({ min: -30, max: 40, noNaN: true }));
    const amount = fc.double({ min: 0.1, max: 30, noNaN: true });
    fc.assert(
      fc.property(share, share, amount, temperature, (one, other, precipitation, degrees) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((part) => {
          const hour = { precipitation, snow: part * precipitation, temperature: degrees };
          return order.indexOf(determinePrecipitationKind(hourWith(hour)));
        });
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeGreaterThanOrEqual(less ?? NaN);
      }),
    );
  });
});
