import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { computeMoonPhase, computeMoonZodiac } from '../../src/weather/moon.ts';

const BERLIN = 'Europe/Berlin';

describe('the phase of the moon', () => {
  /** The moments of almanacs, UTC. */
  test.each([
    ['New Moon', 1, '2026-08-12', '17:37'],
    ['First Quarter', 3, '2026-08-20', '02:46'],
    ['Full Moon', 5, '2026-08-28', '04:18'],
    ['Last Quarter', 7, '2026-09-04', '07:51'],
    ['Full Moon', 5, '2026-01-03', '10:03'],
    ['New Moon', 1, '2026-02-17', '12:01'],
    ['Full Moon', 5, '2026-11-24', '14:53'],
    ['Full Moon', 5, '2026-12-24', '01:28'],
  ])('is %s (%d) on the day of its moment: %s at %s', (_name, phase, date) => {
    expect(computeMoonPhase(date, 'Etc/GMT')).toBe(phase);
    const [before, after] = [phase - 1 || 8, phase + 1];
    expect(computeMoonPhase(addDays(date, -1), 'Etc/GMT')).toBe(before);
    expect(computeMoonPhase(addDays(date, 1), 'Etc/GMT')).toBe(after);
  });

  test('is that of the day at the place: a first quarter of 02:46 UTC falls on the day before in New York', () => {
    expect(computeMoonPhase('2026-08-20', BERLIN)).toBe(3);
    expect(computeMoonPhase('2026-08-19', 'America/New_York')).toBe(3);
    expect(computeMoonPhase('2026-08-20', 'America/New_York')).toBe(4);
  });

  test('is Waxing Gibbous over Munich on 21 November 2026', () => {
    expect(computeMoonPhase('2026-11-21', BERLIN)).toBe(4);
  });

  test('goes round in order, with each of the four moments on one day of a month', () => {
    const days = Array.from({ length: 3 * 365 }, (_, day) => addDays('2026-01-01', day));
    const phases = days.map((date) => computeMoonPhase(date, BERLIN));
    for (const [at, phase] of phases.entries()) {
      const next = phases[at + 1];
      if (next === undefined) continue;
      const following = (phase % 8) + 1;
      expect(phase % 2 === 1 ? [following] : [phase, following]).toContain(next);
    }
    expect(phases.filter((phase) => phase === 5)).toHaveLength(37);
  });
});

describe('the moon is in', () => {
  test.each([
    ['Aries', 1, '2026-11-21'],
    // At the full moon it is opposite the sun, which is in Capricorn from 21 December on.
    ['Cancer', 4, '2026-12-24'],
    // At the eclipse it is where the sun is.
    ['Leo', 5, '2026-08-12'],
  ])('%s (%d) on %s', (_name, sign, date) => {
    expect(computeMoonZodiac(date, BERLIN)).toBe(sign);
  });

  test('each sign for two or three days, one after the other', () => {
    const days = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
    const signs = days.map((date) => computeMoonZodiac(date, BERLIN));
    const changes = signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]);
    expect(changes.length).toBeGreaterThan(155);
    expect(changes.length).toBeLessThan(170);
    for (const [at, sign] of signs.entries()) {
      const next = signs[at + 1] ?? sign;
      expect([sign, (sign % 12) + 1]).toContain(next);
    }
  });
});
