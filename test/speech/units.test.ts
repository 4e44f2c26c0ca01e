import { describe, expect, it } from 'vitest';
import { applyListenerUnits, parseUnitChoice } from '../../src/speech/spoken-answer.ts';
import { DEFAULT_LOCALE, findSkillLocale } from '../support/locales.ts';
import { BRITISH, METRIC, METRIC_LITRES, US } from '../../src/wording/units.ts';

const nothing = { spoken: undefined, stored: undefined, settings: {} };
const unitsFor = (tag: string, wanted: Partial<Parameters<typeof applyListenerUnits>[1]> = {}) =>
  applyListenerUnits(findSkillLocale(tag) ?? DEFAULT_LOCALE, { ...nothing, ...wanted }).units;

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

  it('follow what was chosen before what the device is set to', () => {
    const settings = { temperature: 'fahrenheit' } as const;
    const stored = { temperature: 'celsius' } as const;
    expect(unitsFor('en-GB', { settings, stored }).temperature).toBe('celsius');
  });

  it('follow what was asked for before all else, and are named where one is used to others', () => {
    const stored = { temperature: 'celsius' } as const;
    const units = unitsFor('en-US', { spoken: 'FAHRENHEIT', stored });
    expect(units).toMatchObject({ temperature: 'fahrenheit', namesScale: true });
    expect(unitsFor('en-US', { spoken: 'FAHRENHEIT' })).not.toHaveProperty('namesScale');
    expect(unitsFor('en-US', { stored })).not.toHaveProperty('namesScale');
  });

  it('are metric throughout for who wants them metric', () => {
    expect(unitsFor('en-US', { spoken: 'METRIC' })).toEqual({ ...METRIC, namesScale: true });
  });

  it('leave rain as the country has it for who wants other degrees only', () => {
    expect(unitsFor('en-US', { spoken: 'CELSIUS' })).toEqual({
      ...US,
      temperature: 'celsius',
      namesScale: true,
    });
  });

  it('know no unit of another name', () => {
    expect(parseUnitChoice('KELVIN')).toBeUndefined();
    expect(parseUnitChoice('constructor')).toBeUndefined();
    expect(parseUnitChoice(undefined)).toBeUndefined();
  });
});
