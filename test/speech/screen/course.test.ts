import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawCourse, type DrawnCourse } from '../../../src/speech/screen/course.ts';
import {
  computeCourseBox,
  COURSE_HEIGHT,
  COURSE_WIDTH,
  ROUND_LAYOUT,
  WIDE_LAYOUT,
} from '../../../src/speech/screen/course-layout.ts';
import type { ScreenContent, ScreenHour } from '../../../src/speech/screen/content.ts';
import { toSpokenTemperature } from '../../../src/wording/units.ts';
import { contentWith, hoursOf, localeOf, someHours } from './contents.ts';
import { pointsIn, pointsOn, runsIn } from './path-points.ts';
import { skillLocales } from '../../support/locales.ts';

function drawn(different: Partial<ScreenContent> = {}, layout = WIDE_LAYOUT): DrawnCourse {
  const course = drawCourse(contentWith(different), layout);
  if (!course) throw new Error('no course');
  return course;
}

const temperatures = (values: (number | null)[]) =>
  hoursOf(
    '2026-11-21T05:00Z',
    values.map((temperature) => ({ temperature })),
  );

const texts = (list: DrawnCourse['times']) => list.map(({ text }) => text);

/** The number of midnight lines. */
function beginningsIn(hours: ScreenHour[]): number {
  return drawn({ hours }).guides.match(/M/g)?.length ?? 0;
}

/** Heights of the bars. */
function barsOf(amounts: (number | null)[]): number[] {
  const hours = hoursOf(
    '2026-11-21T05:00Z',
    amounts.map((precipitation) => ({ precipitation })),
  );
  return (
    drawn({ hours })
      .bars.match(/v[-\d.]+/g)
      ?.map((bar) => -Number(bar.slice(1))) ?? []
  );
}

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

/** Hours of any weather, some of them unknown. */
const anyHours = fc
  .array(
    fc.record({
      temperature: fc.option(tenths(-45, 50), { freq: 5 }),
      precipitation: fc.option(tenths(0, 80), { freq: 5 }),
      state: fc.constantFrom(-1, 0, 2, 61, 95, 999),
      night: fc.boolean(),
    }),
    { minLength: 2, maxLength: 80 },
  )
  .map((values) => hoursOf('2026-11-21T05:00Z', values));

describe('the curve of the temperature', () => {
  it.each([0, 1])('is missing for %i hours', (count) => {
    expect(drawCourse(contentWith({ hours: someHours(count) }), WIDE_LAYOUT)).toBeNull();
  });

  it('is missing for a duplicated single hour', () => {
    const hours = [...someHours(1), ...someHours(1)];
    expect(drawCourse(contentWith({ hours }), WIDE_LAYOUT)).toBeNull();
  });

  it.each([2, 3, 24, 48, 72, 240])('exists for %i hours', (count) => {
    const [run, ...others] = runsIn(drawn({ hours: someHours(count) }).line);
    expect(run?.segments).toHaveLength(count - 1);
    expect(others).toEqual([]);
  });

  it.each([WIDE_LAYOUT, ROUND_LAYOUT])('stays in its box for any weather', (layout) => {
    const { left, right, top, bottom } = computeCourseBox(layout);
    fc.assert(
      fc.property(anyHours, (hours) => {
        for (const { begin, segments } of runsIn(
          drawn({ hours }, layout).line.replaceAll('h0.1', ''),
        )) {
          segments.forEach((segment, at) => {
            for (const { x, y } of pointsOn(segments[at - 1]?.end ?? begin, segment)) {
              expect(x).toBeGreaterThanOrEqual(left - 0.1);
              expect(x).toBeLessThanOrEqual(right + 0.1);
              expect(y).toBeGreaterThanOrEqual(top - 0.1);
              expect(y).toBeLessThanOrEqual(bottom + 0.1);
            }
          });
        }
      }),
    );
  });

  it('is drawn in numbers only, inside the drawing', () => {
    fc.assert(
      fc.property(anyHours, (hours) => {
        const { icons, iconHeight, ...course } = drawn({ hours });
        expect(JSON.stringify(course)).not.toMatch(/NaN|Infinity|undefined|e-/);
        const points = [course.line, course.area, course.bars, course.dots].flatMap(pointsIn);
        for (const { x, y } of [...points, ...course.values, ...course.times]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(COURSE_WIDTH);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(COURSE_HEIGHT);
        }
        for (const { top } of icons) expect(top + iconHeight).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('does not depend on the order of the hours', () => {
    const hours = someHours(24);
    expect(drawn({ hours: hours.toReversed() })).toEqual(drawn({ hours }));
  });

  it('is higher where it is warmer', () => {
    const [run] = runsIn(drawn({ hours: temperatures([1, 7, 4]) }).line);
    const heights = [run?.begin.y, ...(run?.segments.map(({ end }) => end.y) ?? [])];
    const { top, bottom } = computeCourseBox(WIDE_LAYOUT);
    expect(heights).toEqual([bottom, top, (top + bottom) / 2].map((y) => expect.closeTo(y, 1)));
  });

  it('has a gap for unknown hours, and a dot for a single hour', () => {
    const { line, area } = drawn({ hours: temperatures([1, 2, null, 3, null, 4, 5]) });
    expect(line.match(/M/g)).toHaveLength(3);
    expect(line.match(/h0\.1/g)).toHaveLength(1);
    expect(area.match(/z/g)).toHaveLength(2);
  });

  it('is empty without temperatures', () => {
    const { line, area, dots, values } = drawn({ hours: temperatures([null, null, null]) });
    expect([line, area, dots, values]).toEqual(['', '', '', []]);
  });

  it('is flat if the temperature hardly changes', () => {
    const [run] = runsIn(drawn({ hours: temperatures([8, 8.4]) }).line);
    const rise = (run?.begin.y ?? 0) - (run?.segments[0]?.end.y ?? 0);
    const { top, bottom } = computeCourseBox(WIDE_LAYOUT);
    expect(rise).toBeCloseTo((bottom - top) / 10, 0);
  });
});

describe('the numbers at the curve', () => {
  it.each(skillLocales.map(({ tag }) => tag))('are those that %s speaks', (tag) => {
    const locale = localeOf(tag);
    fc.assert(
      fc.property(fc.array(tenths(-45, 50), { minLength: 2, maxLength: 24 }), (values) => {
        const { values: written, label } = drawn({ hours: temperatures(values), locale });
        const said = [Math.max(...values), Math.min(...values)].map((each) =>
          toSpokenTemperature(each, locale.units),
        );
        const shown = texts(written).map((text) => Number(text.replace('°', '').replace('−', '-')));
        expect(shown).toEqual([...new Set(said)]);
        for (const each of said) expect(label).toContain(String(Math.abs(each)));
      }),
    );
  });

  it('are above the warmest and below the coldest hour', () => {
    const { values, dots } = drawn({ hours: temperatures([4, -2.6, 9.2, 3]) });
    const [warmest, coldest] = pointsIn(dots);
    expect(texts(values)).toEqual(['9°', '−3°']);
    expect(values.map(({ x }) => x)).toEqual([warmest?.x, coldest?.x]);
    expect(values[0]?.y).toBeLessThan(warmest?.y ?? 0);
    expect(values[1]?.y).toBeGreaterThan(coldest?.y ?? 0);
  });
});

describe('the times below the curve', () => {
  it.each([
    ['de-DE', 'Europe/Berlin', 24, ['06 Uhr', '12 Uhr', '18 Uhr', '00 Uhr']],
    ['en-GB', 'Europe/London', 24, ['06:00', '12:00', '18:00', '00:00']],
    ['en-US', 'America/New_York', 24, ['12 AM', '6 AM', '12 PM', '6 PM']],
    ['en-IN', 'Asia/Kolkata', 6, ['12 pm', '2 pm', '4 pm']],
    ['de-DE', 'Europe/Berlin', 3, ['06 Uhr', '07 Uhr', '08 Uhr']],
    ['de-DE', 'Europe/Berlin', 12, ['06 Uhr', '09 Uhr', '12 Uhr', '15 Uhr']],
    ['de-DE', 'Europe/Berlin', 72, ['Sa', 'So', 'Mo']],
    ['en-US', 'America/New_York', 96, ['Sat', 'Sun', 'Mon', 'Tue']],
    ['de-DE', 'Europe/Berlin', 240, ['Sa', 'Mo', 'Mi', 'Fr', 'So']],
  ])('are for %s those of %s: %i hours', (tag, timeZone, count, expected) => {
    const hours = someHours(count);
    expect(texts(drawn({ hours, timeZone, locale: localeOf(tag) }).times)).toEqual(expected);
  });

  it('do not overlap, for any number of hours', () => {
    for (const layout of [WIDE_LAYOUT, ROUND_LAYOUT]) {
      for (let count = 2; count <= 240; count += 1) {
        const { times, icons } = drawn({ hours: someHours(count) }, layout);
        expect(times.length).toBeGreaterThan(0);
        expect(times.length).toBeLessThanOrEqual(layout.maxLabels);
        expect(icons).toHaveLength(times.length);
      }
    }
  });

  it('have the weather of their hour above them, by day and by night', () => {
    const hours = hoursOf('2026-11-21T14:00Z', [
      { state: 0, night: false },
      { state: 61, night: false },
      { state: 0, night: true },
    ]);
    const { icons, times } = drawn({ hours });
    expect(icons.map(({ name }) => name)).toEqual(['sun', 'rain', 'moon']);
    icons.forEach(({ left }, at) => {
      const middle = left + drawn({ hours }).iconWidth / 2;
      expect(middle).toBeCloseTo((times[at]?.x ?? 0) / 10, 0);
    });
  });

  it('have a line at midnight', () => {
    expect(beginningsIn(someHours(12))).toBe(0);
    expect(beginningsIn(someHours(48))).toBe(2);
    expect(beginningsIn(someHours(24, '2026-11-20T23:00Z'))).toBe(0);
  });
});

describe('the precipitation bars', () => {
  it('grow with the amount, and are missing for dry or unknown hours', () => {
    const [small, tall, ...others] = barsOf([0, 2, null, 8, 0]);
    expect(tall).toBeCloseTo((small ?? 0) * 4, 0);
    expect(others).toEqual([]);
  });

  it('are low for small amounts', () => {
    expect(barsOf([0.2, 0])[0]).toBeLessThan((barsOf([3, 0])[0] ?? 0) / 4);
  });
});

describe('the accessibility label', () => {
  const hours = temperatures([-3, 0, 4]).map((hour) => ({ ...hour, precipitation: 0.4 }));

  it.each([
    ['de-DE', 'Verlauf von 06 Uhr bis 08 Uhr, minus 3 bis 4 Grad, mit Niederschlag'],
    ['en-GB', 'Course from 06:00 to 08:00, minus 3 to 4 degrees, with precipitation'],
    ['en-US', 'Course from 6 AM to 8 AM, 27 to 39 degrees, with precipitation'],
    ['it-IT', 'Andamento da 6:00 a 8:00, da meno 3 a 4 gradi, con precipitazioni'],
  ])('describes the curve in %s', (tag, expected) => {
    expect(drawn({ hours, locale: localeOf(tag) }).label).toBe(expected);
  });

  it('omits unknown values', () => {
    expect(drawn({ hours: temperatures([null, null]) }).label).toBe(
      'Verlauf von 06 Uhr bis 07 Uhr',
    );
  });

  it('names days for a long course', () => {
    expect(drawn({ hours: someHours(72) }).label).toMatch(/^Verlauf von Samstag bis Dienstag, /);
  });
});
