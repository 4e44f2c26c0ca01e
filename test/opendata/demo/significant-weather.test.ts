import { describe, expect, it } from 'vitest';
import { classifySignificantWeather } from '../../../src/opendata/demo/weather/precipitation.ts';

const SKY = { cloudPercent: 100, foggy: false, temperature: 5 };

describe('the code of significant weather', () => {
  it.each([
    ['drizzle', 'liquid', 0.1, 51],
    ['drizzle', 'liquid', 0.3, 53],
    ['drizzle', 'liquid', 0.5, 55],
    ['drizzle', 'freezing', 0.2, 56],
    ['drizzle', 'freezing', 0.3, 57],
    ['drizzle', 'snow', 0.2, 71],
    ['steady', 'liquid', 0.5, 61],
    ['steady', 'liquid', 0.6, 63],
    ['steady', 'liquid', 4, 63],
    ['steady', 'liquid', 4.1, 65],
    ['steady', 'freezing', 0.5, 66],
    ['steady', 'freezing', 0.6, 67],
    ['steady', 'mixed', 0.5, 68],
    ['steady', 'mixed', 0.6, 69],
    ['steady', 'snow', 0.5, 71],
    ['steady', 'snow', 2, 73],
    ['steady', 'snow', 2.1, 75],
    ['shower', 'liquid', 2.5, 80],
    ['shower', 'liquid', 10, 81],
    ['shower', 'liquid', 10.1, 82],
    ['shower', 'freezing', 0.3, 66],
    ['shower', 'mixed', 1, 83],
    ['shower', 'mixed', 1.1, 84],
    ['shower', 'snow', 1, 85],
    ['shower', 'snow', 1.1, 86],
    ['thunderstorm', 'liquid', 12, 95],
  ] as const)('of %s, %s, %d mm is %d', (origin, phase, amount, code) => {
    expect(classifySignificantWeather({ origin, phase, amount }, SKY)).toBe(code);
  });

  it.each([
    [0, 0],
    [6, 0],
    [7, 1],
    [43, 1],
    [44, 2],
    [81, 2],
    [82, 3],
    [100, 3],
  ])('of a dry sky with %d percent of cloud is %d', (cloudPercent, code) => {
    const dry = { origin: 'dry', phase: 'liquid', amount: 0 } as const;
    expect(classifySignificantWeather(dry, { ...SKY, cloudPercent })).toBe(code);
  });

  it('of fog distinguishes freezing fog', () => {
    const dry = { origin: 'dry', phase: 'liquid', amount: 0 } as const;
    expect(classifySignificantWeather(dry, { ...SKY, foggy: true, temperature: 0 })).toBe(45);
    expect(classifySignificantWeather(dry, { ...SKY, foggy: true, temperature: -0.1 })).toBe(49);
  });

  it('of rain takes precedence over fog', () => {
    const rain = { origin: 'steady', phase: 'liquid', amount: 1 } as const;
    expect(classifySignificantWeather(rain, { ...SKY, foggy: true })).toBe(63);
  });
});
