import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutDays } from '../../../src/simulator/page/days-table.js';
import { rainText, speedText } from '../../../src/simulator/page/formats.js';
import { layoutHours } from '../../../src/simulator/page/hours-layout.js';
import { layoutRain } from '../../../src/simulator/page/rain-chart.js';
import {
  createScale,
  curveThrough,
  extentOf,
  nightsOf,
  roundTicks,
} from '../../../src/simulator/page/scales.js';
import { toDegrees, toSpeed, toSpokenGust } from '../../../src/simulator/page/units.js';
import {
  BRITISH,
  METRIC,
  METRIC_METRES,
  toSpokenGust as spokenGust,
  toSpokenSpeed,
  toSpokenTemperature,
  US,
} from '../../../src/wording/units.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { createHour, READER, START } from './page-weather.ts';

const HOUR_MS = 3_600_000;

/** Units of wind that a question may ask for. */
const KNOTS = { ...METRIC, speed: 'knots' } as const;
const BEAUFORT = { ...METRIC, speed: 'beaufort' } as const;
const WIDTH = 600;

describe('what is drawn', () => {
  it('has the numbers that the skill says, in all units', () => {
    const value = fc.double({ min: -60, max: 180, noNaN: true });
    fc.assert(
      fc.property(value, (number) => {
        for (const units of [METRIC, BRITISH, METRIC_METRES, US, KNOTS, BEAUFORT]) {
          expect(toDegrees(number, units)).toBe(toSpokenTemperature(number, units));
          const speed = Math.abs(number);
          expect(toSpokenGust(speed, units)).toBe(spokenGust(speed, units));
          expect(toSpeed(speed, units)).toBe(toSpokenSpeed(speed, units));
        }
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it.each([
    [METRIC, '64 km/h', '<0.1 mm'],
    [BEAUFORT, '8 Bft', '<0.1 mm'],
    [KNOTS, '35 kn', '<0.1 mm'],
    [US, '40 mph', '<0.01 in'],
  ])('has the unit with each number, and no zero for what falls', (units, gust, rain) => {
    const reader = { ...READER, units };
    expect([speedText(64, reader), rainText(0.04, reader)]).toEqual([gust, rain]);
    expect(rainText(0, reader)).toMatch(/^0 /);
  });

  it('has warmer hours above colder ones, and later ones to the right', () => {
    const hours = [4, 9, 6].map((temperature, at) => createHour(at, { temperature }));
    const { curve, degrees } = layoutHours({ hours, suns: [], said: undefined }, WIDTH, READER);
    const points = [...curve.matchAll(/(?<x>[\d.]+) (?<y>[\d.]+)(?=C|$)/g)].map(({ groups }) =>
      Number(groups?.['y']),
    );
    expect(points).toHaveLength(3);
    const [cold = 0, warm = 0, mild = 0] = points;
    expect([warm < mild, mild < cold]).toEqual([true, true]);
    expect(degrees.map(({ text }) => text)).toEqual(['9°', '4°']);
  });

  it('names the wettest hour and the strongest gust with their numbers', () => {
    const hours = [
      createHour(0, { precipitation: 0.4, gust: 31 }),
      createHour(1, { precipitation: 3.2, gust: 64 }),
    ];
    const layout = layoutHours({ hours, suns: [], said: undefined }, WIDTH, READER);
    expect(layout.mostFall?.text).toBe('3.2 mm');
    expect(layout.strongest?.text).toBe('64 km/h');
    const [light, heavy] = layout.falls;
    expect(light?.height).toBeLessThan(heavy?.height ?? 0);
  });

  it('has a gap where a value is not known, and nothing where none is', () => {
    const hours = [4, null, 6].map((temperature, at) => createHour(at, { temperature }));
    const { curve } = layoutHours({ hours, suns: [], said: undefined }, WIDTH, READER);
    expect(curve.match(/M/g)).toHaveLength(2);
    const unknown = hours.map((hour) => ({ ...hour, temperature: null, gust: null }));
    const empty = layoutHours({ hours: unknown, suns: [], said: undefined }, WIDTH, READER);
    expect([empty.curve, empty.degrees, empty.strongest]).toEqual(['', [], undefined]);
  });

  it('stays within its room for any hours', () => {
    const hour = fc.record({
      temperature: fc.option(fc.double({ min: -50, max: 50, noNaN: true })),
      precipitation: fc.option(fc.double({ min: 0, max: 80, noNaN: true })),
      probability: fc.option(fc.integer({ min: 0, max: 100 })),
      gust: fc.option(fc.double({ min: 0, max: 200, noNaN: true })),
    });
    fc.assert(
      fc.property(fc.array(hour, { minLength: 2, maxLength: 72 }), (drawn) => {
        const hours = drawn.map((each, at) => createHour(at, each));
        const layout = layoutHours({ hours, suns: [], said: undefined }, WIDTH, READER);
        for (const { x, y, width, height } of [...layout.falls, ...layout.chances]) {
          expect(Math.min(x, y, height)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(WIDTH);
          expect(y + height).toBeLessThanOrEqual(layout.floor + 0.01);
        }
        expect(layout.curve).not.toContain('NaN');
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('shades the night from sunset to sunrise', () => {
    const [sunrise, sunset] = [START + 2 * HOUR_MS, START + 5 * HOUR_MS];
    const span = { from: START, until: START + 8 * HOUR_MS };
    expect(nightsOf(span, [{ sunrise, sunset }], [])).toEqual([
      { from: START, until: sunrise },
      { from: sunset, until: span.until },
    ]);
  });

  it('shades the hours of a night without rises and sets of the sun', () => {
    const hours = [false, true].map((isNight, at) => createHour(at, { isNight }));
    const span = { from: START, until: START + 2 * HOUR_MS };
    expect(nightsOf(span, [], hours)).toEqual([{ from: START + HOUR_MS, until: span.until }]);
  });

  it('puts all days on one scale', () => {
    const [cold, warm] = layoutDays([
      { low: -5, high: 5 },
      { low: 5, high: 15 },
    ]);
    expect(cold).toEqual({ from: 0, until: 50 });
    expect(warm).toEqual({ from: 50, until: 100 });
    expect(layoutDays([{ low: null, high: 3 }])).toEqual([undefined]);
  });

  it('has no bar for five dry minutes', () => {
    const steps = [0, 1, null, 4].map((rate, at) => ({ start: START + at, rate }));
    const bars = layoutRain(steps);
    expect(bars.map(({ height }) => height)).toEqual([10, 40]);
  });
});

describe('a scale', () => {
  it('maps its ends, and the middle where there is one value only', () => {
    const scale = createScale([10, 20], [100, 0]);
    expect([scale(10), scale(15), scale(20)]).toEqual([100, 50, 0]);
    expect(createScale([7, 7], [0, 10])(7)).toBe(5);
    expect(extentOf([5, null, 6], 4)).toEqual([3.5, 7.5]);
    expect(extentOf([null], 4)).toBeUndefined();
  });

  it('is labelled at round values', () => {
    expect(roundTicks([3.2, 14.9], 4)).toEqual([5, 10]);
    expect(roundTicks([-2, 2], 4)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('has a curve that passes all of its points', () => {
    const points = [0, 30, 10].map((y, at) => ({ x: at * 10, y }));
    expect(curveThrough(points)).toMatch(/^M0 0C.* 10 30C.* 20 10$/);
  });
});
