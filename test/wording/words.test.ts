import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/weather/local-time.ts';
import { COMPASS } from '../../src/weather/wind.ts';
import type { When } from '../../src/wording/plan/statement.ts';
import { locales, type Locale } from '../../src/wording/locales.ts';
import { say } from '../../src/wording/say.ts';
import { SKY_CLASSES, skyClassOf } from '../../src/wording/sky-class.ts';

/** Mean speeds (km/h) of the Beaufort forces that are spoken, but for those with one word in the US. */
const FORCES = [5, 6, 7, 8, 9, 10, 11, 12];
const FORCES_OF_ONE_WORD = new Map([
  ['en-US', 6],
  ['en-GB', 8],
  ['en-CA', 6],
  ['en-AU', 8],
  ['en-IN', 8],
  ['de-DE', 8],
  ['de-AT', 8],
  ['de-CH', 8],
]);

function opening(when: When, { tag }: Locale): string {
  const plan = [{ kind: 'noData' as const, opening: { when, place: null } }];
  const locale = locales.find((one) => one.tag === tag);
  return locale ? say(plan, locale).replace(/,? (?:gibt es|there's).*/, '') : '';
}

function day(date: string, ahead: number | null) {
  return { date, ahead };
}

describe.each(locales)('in $tag', (locale) => {
  const { language, units } = locale;

  test.each([false, true])('no two kinds of weather share a phrase, at night: %s', (night) => {
    const phrases = SKY_CLASSES.map((sky) => language.skyText(sky, night));
    expect(new Set(phrases).size).toBe(SKY_CLASSES.length);
  });

  test('the sun does not shine at night', () => {
    const phrases = SKY_CLASSES.map((sky) => language.skyText(sky, true));
    expect(phrases.join(' ')).not.toMatch(/Sonne|sonnig|heiter|sunny/);
  });

  test('each wind force has its word', () => {
    const phrases = FORCES.map((force) =>
      language.wind({ kind: 'wind', force, direction: 'W', gust: null }, { units, now: false }),
    );
    expect(new Set(phrases).size).toBe(FORCES_OF_ONE_WORD.get(locale.tag));
  });

  test('each direction has its word', () => {
    const words = COMPASS.map((point) => language.directionWord(point));
    expect(new Set(words).size).toBe(16);
    expect(words.join('')).toMatch(/^[\p{L}-]+$/u);
  });

  test('each hour of the clock has its words', () => {
    const words = Array.from({ length: 24 }, (_, hour) =>
      opening({ kind: 'hour', day: day('2026-11-21', null), hour }, locale),
    );
    expect(new Set(words).size).toBe(24);
    expect(words.join()).not.toMatch(/\b0\b|\b1 Uhr|undefined/);
  });

  test('each part of a day has its words, each weekday and day of the month too', () => {
    const words = Array.from({ length: 31 }, (_, at) => addDays('2026-12-01', at)).flatMap((date) =>
      (['morning', 'afternoon', 'evening', 'night'] as const).map((part) =>
        opening({ kind: 'part', day: day(date, 40), part, running: false }, locale),
      ),
    );
    expect(new Set(words).size).toBe(31 * 4);
    expect(words.join()).not.toMatch(/\d|undefined/);
  });
});

test.each([
  [-1, undefined],
  [999, undefined],
  [22, undefined],
  [3, 'overcast'],
  [86, 'heavySnowShowers'],
])('state %s is %s', (state, expected) => {
  expect(skyClassOf(state)).toBe(expected);
});

test.each([
  [
    'de-DE',
    'dem ersten, zweiten, dritten, vierten, fünften, sechsten, siebten, achten, neunten, zehnten, elften, zwölften, dreizehnten, vierzehnten, fünfzehnten, sechzehnten, siebzehnten, achtzehnten, neunzehnten, zwanzigsten, einundzwanzigsten, zweiundzwanzigsten, dreiundzwanzigsten, vierundzwanzigsten, fünfundzwanzigsten, sechsundzwanzigsten, siebenundzwanzigsten, achtundzwanzigsten, neunundzwanzigsten, dreißigsten, einunddreißigsten Dezember',
  ],
  [
    'en-GB',
    'the first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, twenty-first, twenty-second, twenty-third, twenty-fourth, twenty-fifth, twenty-sixth, twenty-seventh, twenty-eighth, twenty-ninth, thirtieth, thirty-first of December',
  ],
])('%s says every date of a month in words', (tag, month) => {
  const [first = '', ...others] = Array.from({ length: 31 }, (_, at) =>
    sayOpening({ kind: 'day', day: day(addDays('2026-12-01', at), 40) }, tag),
  );
  const ordinals = others.map((words) => /(\S+)(?: of)? (?:De\S+)$/u.exec(words)?.[1]);
  expect(month.split(', ').slice(1, -1)).toEqual(ordinals.slice(0, -1));
  expect(first).toMatch(tag === 'de-DE' ? /dem ersten Dezember$/ : /the first of December$/);
  expect(
    month
      .split(', ')
      .at(-1)
      ?.startsWith(ordinals.at(-1) ?? '?'),
  ).toBe(true);
});

const SATURDAY = '2026-11-28';
const SUNDAY = '2026-11-29';

test.each<[When, german: string, american: string, british: string]>([
  [{ kind: 'now' }, 'Im Moment', 'Right now', 'Right now'],
  [
    { kind: 'nextHours', count: 1 },
    'In der nächsten Stunde',
    'Over the next hour',
    'Over the next hour',
  ],
  [
    { kind: 'hour', day: day(SATURDAY, 0), hour: 1 },
    'Heute um ein Uhr',
    'Today at 1 AM',
    'Today at 1 AM',
  ],
  [
    { kind: 'hour', day: day(SATURDAY, 1), hour: 12 },
    'Morgen um 12 Uhr',
    'Tomorrow at noon',
    'Tomorrow at midday',
  ],
  [
    { kind: 'hour', day: day(SATURDAY, 0), hour: 0 },
    'Heute um Mitternacht',
    'Tonight at midnight',
    'Tonight at midnight',
  ],
  [
    { kind: 'hour', day: day(SATURDAY, 2), hour: 0 },
    'Übermorgen um Mitternacht',
    'On Saturday at midnight',
    'On Saturday at midnight',
  ],
  [
    { kind: 'hours', from: { day: day(SATURDAY, 3), hour: 9 }, to: { day: day(SATURDAY, 3), hour: 11 } },
    'Am Samstag zwischen 9 und 11 Uhr',
    'On Saturday between 9 and 11 AM',
    'On Saturday between 9 and 11 AM',
  ],
  [
    { kind: 'hours', from: { day: day(SATURDAY, 0), hour: 1 }, to: { day: day(SATURDAY, 0), hour: 12 } },
    'Heute zwischen ein und 12 Uhr',
    'Today between 1 AM and noon',
    'Today between 1 AM and midday',
  ],
  [
    { kind: 'hours', from: { day: day(SATURDAY, 0), hour: 22 }, to: { day: day(SUNDAY, 1), hour: 0 } },
    'Von heute 22 Uhr bis Mitternacht',
    'From 10 PM today to midnight',
    'From 10 PM today to midnight',
  ],
  [
    { kind: 'part', day: day(SATURDAY, 1), part: 'morning', running: false },
    'Morgen Vormittag',
    'Tomorrow morning',
    'Tomorrow morning',
  ],
  [
    { kind: 'part', day: day(SATURDAY, 0), part: 'night', running: true },
    'Heute Nacht',
    'Overnight',
    'Overnight',
  ],
  [
    { kind: 'part', day: day(SATURDAY, null), part: 'night', running: false },
    'In der Nacht auf Sonntag',
    'On Saturday night',
    'On Saturday night',
  ],
  [
    { kind: 'day', day: day(SATURDAY, 10) },
    'Am Samstag, dem achtundzwanzigsten November',
    'On Saturday, November twenty-eighth',
    'On Saturday the twenty-eighth of November',
  ],
  [
    { kind: 'days', first: day(SATURDAY, 1), last: day(SUNDAY, 2) },
    'Morgen und übermorgen',
    'Tomorrow and on Sunday',
    'Tomorrow and on Sunday',
  ],
  [
    { kind: 'days', first: day(SATURDAY, 3), last: day(SUNDAY, 4) },
    'Am Samstag und Sonntag',
    'On Saturday and Sunday',
    'On Saturday and Sunday',
  ],
  [
    { kind: 'days', first: day('2026-11-26', 1), last: day(SUNDAY, 4) },
    'Von morgen bis Sonntag',
    'From tomorrow through Sunday',
    'From tomorrow to Sunday',
  ],
])('%o is said as %s', (when, ...expected) => {
  expect(['de-DE', 'en-US', 'en-GB'].map((tag) => sayOpening(when, tag))).toEqual(expected);
}); // prettier-ignore

function sayOpening(when: When, tag: string): string {
  const locale = locales.find((one) => one.tag === tag);
  return locale ? opening(when, locale) : '';
}
