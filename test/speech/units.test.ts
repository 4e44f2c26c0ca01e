import { describe, expect, it } from 'vitest';
import { applyListenerUnits, parseUnitChoice } from '../../src/speech/spoken-answer.ts';
import { DEFAULT_LOCALE, findSkillLocale } from '../support/locales.ts';
import { BRITISH, METRIC, METRIC_LITRES, US } from '../../src/wording/units.ts';

const nothing = { spoken: undefined, stored: undefined, settings: {} };
const unitsFor = (tag: string, expected: Partial<Parameters<typeof applyListenerUnits>[1]> = {}) =>
  applyListenerUnits((findSkillLocale(tag) ?? DEFAULT_LOCALE).units, { ...nothing, ...expected });

describe('the units of an answer', () => {
  it.each([
    ['de-DE', METRIC_LITRES],
    ['en-US', US],
    ['en-GB', BRITISH],
    ['en-CA', METRIC],
    ['en-AU', METRIC],
    ['en-IN', METRIC],
  ])('are those of the country: %s', (tag, units) => {
    expect(unitsFor(tag)).toEqual(units);
  });

  it("follow the device's setting", () => {
    expect(unitsFor('de-DE', { settings: { temperature: 'fahrenheit' } })).toEqual({
      ...METRIC_LITRES,
      temperature: 'fahrenheit',
    });
    expect(unitsFor('en-US', { settings: { distance: 'metric' } }).speed).toBe('kilometresPerHour');
  });

  it('prefer the stored units to those of the device', () => {
    const settings = { temperature: 'fahrenheit' } as const;
    const stored = { temperature: 'celsius' } as const;
    expect(unitsFor('en-GB', { settings, stored }).temperature).toBe('celsius');
  });

  it('prefer the spoken units, and name the scale if it is unusual', () => {
    const stored = { temperature: 'celsius' } as const;
    const units = unitsFor('en-US', { spoken: 'FAHRENHEIT', stored });
    expect(units).toMatchObject({ temperature: 'fahrenheit', namesScale: true });
    expect(unitsFor('en-US', { spoken: 'FAHRENHEIT' })).not.toHaveProperty('namesScale');
    expect(unitsFor('en-US', { stored })).not.toHaveProperty('namesScale');
  });

  it('are all metric for listeners who chose metric units', () => {
    expect(unitsFor('en-US', { spoken: 'METRIC' })).toEqual({ ...METRIC, namesScale: true });
  });

  it("keep the country's unit of rain if only the degrees change", () => {
    expect(unitsFor('en-US', { spoken: 'CELSIUS' })).toEqual({
      ...US,
      temperature: 'celsius',
      namesScale: true,
    });
  });

  it('do not include unknown units', () => {
    expect(parseUnitChoice('KELVIN')).toBeUndefined();
    expect(parseUnitChoice('constructor')).toBeUndefined();
    expect(parseUnitChoice(undefined)).toBeUndefined();
  });
});
