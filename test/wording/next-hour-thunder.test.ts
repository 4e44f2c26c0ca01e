import { describe, expect, it, test } from 'vitest';
import { HOUR_MS } from '../../src/time/units.ts';
import { NOWCAST_STEP_MS, type NextHourStep } from '../../src/weather/nowcast.ts';
import { planNextHour } from '../../src/wording/plan/next-hour.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locale } from './plans.ts';
import { FIRST_STEP } from './showers.ts';

const RATES: Readonly<Record<string, number | null>> = { '.': 0, m: 2.4, '?': null };

/** Radar steps of an hour in which the forecast names a thunderstorm; a letter a step. */
function radar(rates: string, changes: Partial<NextHourStep> = {}): NextHourStep[] {
  return Array.from(rates, (letter, index) => ({
    start: FIRST_STEP + index * NOWCAST_STEP_MS,
    length: NOWCAST_STEP_MS,
    rate: RATES[letter] ?? null,
    kind: 'rain',
    thunderstorm: 95,
    ...changes,
  }));
}

function forecast(...hours: Partial<NextHourStep>[]): NextHourStep[] {
  return hours.map((hour, index) => ({
    start: FIRST_STEP + index * HOUR_MS,
    length: HOUR_MS,
    rate: 0,
    kind: 'rain',
    probability: 80,
    ...hour,
  }));
}

function say(steps: readonly NextHourStep[], tag = 'de-DE', minutesPast = 0): string {
  const now = FIRST_STEP + minutesPast * 60_000;
  return renderPlan(planNextHour(steps, now, 'Kiel'), locale(tag));
}

describe('a thunderstorm in the next hour', () => {
  it('is named before its rain', () => {
    expect(say(radar('....mmm.....'))).toBe(
      'In der nächsten Stunde gibt es in Kiel Gewitter. ' +
        'In etwa 20 Minuten beginnt es zu regnen, nach einer Viertelstunde hört es wieder auf.',
    );
  });

  it('is named as severe if it is', () => {
    expect(say(radar('....mmm.....', { thunderstorm: 96 }))).toMatch(
      /^In der nächsten Stunde gibt es in Kiel (?:schwere|heftige) Gewitter\./,
    );
  });

  it('comes after the warning of glaze', () => {
    expect(say(radar('....mmm.....', { kind: 'freezing' }))).toMatch(
      /^[^.]*Glatteis\S*\. In der nächsten Stunde gibt es in Kiel Gewitter\. /,
    );
  });

  it.each([
    ['radar', radar('mmmmmmmmmmmm')],
    ['the forecast', forecast({ rate: 3, thunderstorm: 95 })],
  ])('stands for the rain of %s through all of the hour', (_, steps) => {
    expect(say(steps)).toBe('In der nächsten Stunde gibt es in Kiel Gewitter.');
  });

  it('stands for rain that begins in the next minutes and lasts', () => {
    const steps = radar('.mmmmmmmmmmm');
    expect(say(steps, 'de-DE', 2)).toBe('In der nächsten Stunde gibt es in Kiel Gewitter.');
    expect(say(steps, 'en-GB', 2)).toBe('Over the next hour in Kiel, expect thunderstorms.');
  });

  it('does not hide when rain begins later, or that it stops', () => {
    expect(say(radar('....mmmmmmmm'))).toMatch(
      /Gewitter\. In etwa 20 Minuten beginnt es zu regnen/,
    );
    expect(say(radar('.mmm........'), 'de-DE', 2)).toMatch(/Gewitter\. .*hört es wieder auf/);
  });

  it('is named with heavy rain', () => {
    expect(say(forecast({ rate: 12, thunderstorm: 95 }))).toMatch(
      /^In der nächsten Stunde gibt es in Kiel Gewitter\. .*stark/,
    );
  });

  test.each<[string, NextHourStep[], number?]>([
    ['without rain', radar('............')],
    ['with rain after a gap in the data only', radar('....??mmm...')],
    ['in rain that is only possible', forecast({ rate: 3, probability: 20, thunderstorm: 95 })],
    [
      'in an hour that has hardly begun by then',
      forecast({ rate: 1 }, { rate: 3, thunderstorm: 95 }),
      10,
    ],
  ])('is not named %s', (_, steps, minutesPast) => {
    expect(say(steps, 'de-DE', minutesPast)).not.toContain('Gewitter');
  });
});
