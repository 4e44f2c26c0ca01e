import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawCourse, type DrawnCourse } from '../../../src/speech/screen/course.ts';
import {
  COURSE_HEIGHT,
  COURSE_WIDTH,
  ROUND_LAYOUT,
  WIDE_LAYOUT,
} from '../../../src/speech/screen/course-layout.ts';
import { MM_PER_INCH } from '../../../src/wording/units.ts';
import { skillLocales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { contentWith, localeOf, stepsOf } from './contents.ts';
import { pointsIn } from './path-points.ts';

function drawn(
  rates: readonly (number | null)[],
  { tag = 'de-DE', layout = WIDE_LAYOUT, start = '2026-11-18T13:05Z' } = {},
): DrawnCourse {
  const nextHour = stepsOf(rates, start);
  const course = drawCourse(contentWith({ hours: [], nextHour, locale: localeOf(tag) }), layout);
  if (!course) throw new Error('no bars');
  return course;
}

/** Heights of the bars. */
const heightsOf = ({ bars }: DrawnCourse) =>
  [...bars.matchAll(/v-([\d.]+)/g)].map(([, height]) => Number(height));

const textsOf = (list: DrawnCourse['times']) => list.map(({ text }) => text);

const anyRates = fc.array(
  fc.option(
    fc.integer({ min: 0, max: 9000 }).map((value) => value / 100),
    { freq: 5 },
  ),
  { minLength: 1, maxLength: 13 },
);

describe('the bars of the next hour', () => {
  it('are as high as the rain is heavy', () => {
    const [first, second, ...others] = heightsOf(drawn([0, 2, null, 8, 0, 0]));
    expect(second).toBeCloseTo((first ?? 0) * 4, 0);
    expect(others).toEqual([]);
  });

  it('are missing while it is dry, and there is no amount', () => {
    const { bars, values, guides } = drawn([0, 0, 0]);
    expect([bars, values]).toEqual(['', []]);
    expect(guides).not.toBe('');
  });

  it('stand on a line and have neither curve nor icons', () => {
    const { line, area, dots, icons } = drawn([1, 2]);
    expect([line, area, dots, icons]).toEqual(['', '', '', []]);
  });

  it.each([
    ['de-DE', '9,6 mm/h'],
    ['en-GB', '9.6 mm/h'],
    ['en-US', '0.38 in/h'],
  ])('have in %s the amount of the heaviest rain above it: %s', (tag, expected) => {
    const { values, bars } = drawn([0, 1.2, 9.6, 0, 0.4, 0], { tag });
    expect(textsOf(values)).toEqual([expected]);
    const [, heaviest] = pointsIn(bars);
    expect(values[0]?.y).toBeLessThan(heaviest?.y ?? 0);
  });

  it.each(skillLocales.map(({ tag }) => tag))('have in %s no other number', (tag) => {
    const isInches = localeOf(tag).units.rain === 'inches';
    fc.assert(
      fc.property(anyRates, (rates) => {
        const { values } = drawn(rates, { tag });
        const heaviest = Math.max(0, ...rates.map((rate) => rate ?? 0));
        const unit = isInches ? MM_PER_INCH : 1;
        const half = isInches ? 0.005 : heaviest < 10 ? 0.05 : 0.5;
        const [number = '0'] = /\d+(?:[.,]\d+)?/.exec(values[0]?.text ?? '') ?? [];
        const written = Number(number.replace(',', '.'));
        expect(Math.abs(written * unit - heaviest)).toBeLessThanOrEqual(half * unit + 1e-6);
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it.each([
    ['de-DE', WIDE_LAYOUT, ['14:15', '14:30', '14:45', '15:00']],
    ['de-DE', ROUND_LAYOUT, ['14:20', '14:40', '15:00']],
    ['en-US', WIDE_LAYOUT, ['2:15 PM', '2:30 PM', '2:45 PM', '3:00 PM']],
    ['en-US', ROUND_LAYOUT, ['2:30 PM', '3:00 PM']],
  ])('have times in %s', (tag, layout, expected) => {
    const rates = Array.from({ length: 12 }, () => 1);
    expect(textsOf(drawn(rates, { tag, layout }).times)).toEqual(expected);
  });

  it('have one time where no step begins at a round minute', () => {
    expect(textsOf(drawn([1, 2], { start: '2026-11-18T13:07Z' }).times)).toEqual(['14:07']);
  });

  it.each([WIDE_LAYOUT, ROUND_LAYOUT])('stay inside the drawing', (layout) => {
    fc.assert(
      fc.property(anyRates, (rates) => {
        const course = drawn(rates, { layout });
        expect(JSON.stringify(course)).not.toMatch(/NaN|Infinity|undefined|e-/);
        for (const { x, y } of [...pointsIn(course.bars), ...course.values, ...course.times]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(COURSE_WIDTH);
          expect(y).toBeGreaterThanOrEqual(layout.label);
          expect(y).toBeLessThanOrEqual(COURSE_HEIGHT);
        }
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('are described for those who do not see them', () => {
    expect(drawn([0, 1, 0]).label).toBe('Verlauf von 14:05 bis 14:15, mit Niederschlag');
    expect(drawn([0, 0, 0], { tag: 'en-US' }).label).toBe('Course from 2:05 PM to 2:15 PM');
  });
});
