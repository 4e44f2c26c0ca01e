import { describe, expect, test } from 'vitest';
import type {
  CourseStatement,
  Day,
  ExtremeStatement,
  Opening,
  Sky,
  Span,
  Temperature,
  When,
} from '../../src/wording/plan/statement.ts';
import type { Statement } from '../../src/wording/plan/plan.ts';
import { describeTimes } from '../../src/languages/de/time.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { addDays } from '../../src/time/local-time.ts';
import { locale, TODAY } from './plans.ts';

const TOMORROW: Day = { date: '2026-11-19', ahead: 1 };
const TO_COME: When = { kind: 'day', day: TOMORROW };
const TONIGHT: When = {
  kind: 'part',
  day: { date: TODAY, ahead: 0 },
  part: 'night',
  running: true,
};
const WEEKEND: When = { kind: 'weekend', saturday: { date: '2026-11-21', ahead: 3 } };

const byDay = (state: Sky['state']): Sky => ({ state, night: false });
const [SUN, FINE, CLOUDS, OVERCAST] = [byDay(0), byDay(1), byDay(2), byDay(3)];
const [RAIN, HEAVY_RAIN, SNOW, THUNDER, FREEZING_FOG] = [
  byDay(63),
  byDay(65),
  byDay(73),
  byDay(95),
  byDay(48),
];

const FOG = byDay(45);

const steady = (sky: Sky): CourseStatement['course'] => ({ form: 'steady', sky });
const highAndLow = (high: number, low: number): Temperature => ({
  form: 'highAndLow',
  high,
  low,
  lowIsAtNight: true,
});

const temperature = (value: Temperature): Statement => ({
  kind: 'temperature',
  opening: null,
  temperature: value,
});

const at = (hour: number): When => ({ kind: 'hour', day: TOMORROW, hour });

function course(
  when: When | null,
  what: CourseStatement['course'],
  degrees: Temperature | null = null,
  more: Partial<CourseStatement> = {},
): Statement {
  const opening = when && { when, place: 'Kiel' };
  return { kind: 'course', opening, course: what, temperature: degrees, ...more };
}

const say = (...plan: Statement[]) => renderPlan(plan, locale('de-DE'));

describe('a plain day', () => {
  test.each<[Sky, Temperature, string]>([
    [SUN, highAndLow(14, 6), 'Morgen wird es in Kiel sonnig, bis 14 Grad, nachts 6 Grad.'],
    [FINE, { form: 'high', value: 14 }, 'Morgen wird es in Kiel heiter, bis 14 Grad.'],
    [CLOUDS, highAndLow(2, -1), 'Morgen ist es in Kiel wolkig, bis 2 Grad, nachts minus ein Grad.'],
    [OVERCAST, { form: 'around', value: 8 }, 'Morgen ist es in Kiel bedeckt bei 8 Grad.'],
  ])('takes one short sentence: %o, %o', (sky, degrees, text) => {
    expect(say(course(TO_COME, steady(sky), degrees))).toBe(text);
    expect(text.split(' ').length).toBeLessThanOrEqual(14);
  });

  test('that has begun is sunny, and does not become so', () => {
    const today: When = { kind: 'day', day: { date: TODAY, ahead: 0 } };
    expect(say(course(today, steady(SUN), highAndLow(14, 6)))).toMatch(
      /^Heute ist es in Kiel sonnig, /,
    );
  });
});

describe('a high and a low', () => {
  test.each<[Temperature, string]>([
    [highAndLow(14, 6), 'Tagsüber werden es bis zu 14 Grad, nachts 6 Grad.'],
    [highAndLow(0, -6), 'Tagsüber werden es höchstens 0 Grad, nachts minus 6 Grad.'],
    [highAndLow(1, -1), 'Tagsüber wird es höchstens ein Grad, nachts minus ein Grad.'],
    [
      { form: 'highAndLow', high: 14, low: 6, lowIsAtNight: false },
      'Die Temperaturen liegen zwischen 6 und 14 Grad.',
    ],
    [{ form: 'high', value: 29 }, 'Es werden bis zu 29 Grad.'],
    [{ form: 'low', value: 4 }, 'Es kühlt auf 4 Grad ab.'],
    [{ form: 'highs', low: 18, high: 22 }, 'Die Höchstwerte liegen zwischen 18 und 22 Grad.'],
    [{ form: 'exactly', value: 1 }, 'Es ist ein Grad.'],
    [{ form: 'around', value: -1 }, 'Die Temperaturen liegen knapp unter dem Gefrierpunkt.'],
    [{ form: 'around', value: 0 }, 'Die Temperaturen liegen um den Gefrierpunkt.'],
    [{ form: 'change', from: 23, to: 18 }, 'Die Temperatur sinkt von 23 auf 18 Grad.'],
  ])('have a sentence of their own: %o', (value, text) => {
    expect(say(temperature(value))).toBe(text);
  });

  test('below zero is no "bis", which would be heard as the low', () => {
    expect(say(course(TO_COME, steady(SNOW), highAndLow(-2, -6)))).toBe(
      'Morgen schneit es in Kiel bei höchstens minus 2 Grad, nachts minus 6 Grad.',
    );
  });

  test('at night is no second night', () => {
    const clear = steady({ state: 0, night: true });
    expect(say(course(TONIGHT, clear, { form: 'low', value: -2 }))).toBe(
      'Heute Nacht ist es in Kiel klar, es kühlt auf minus 2 Grad ab.',
    );
  });
});

describe('an hour', () => {
  test('tells its degrees before its rain', () => {
    expect(say(course(at(15), steady(RAIN), { form: 'exactly', value: 12 }))).toBe(
      'Morgen um 15 Uhr sind es in Kiel 12 Grad bei Regen.',
    );
  });

  test('tells of a thunderstorm before its degrees', () => {
    expect(say(course(at(17), steady(THUNDER), { form: 'exactly', value: 22 }))).toBe(
      'Morgen um 17 Uhr gibt es in Kiel Gewitter bei 22 Grad.',
    );
  });

  test.each([
    [1, 'Morgen um ein Uhr nachts'],
    [3, 'Morgen um 3 Uhr nachts'],
    [5, 'Morgen um 5 Uhr früh'],
    [6, 'Morgen um 6 Uhr ist'],
    [15, 'Morgen um 15 Uhr ist'],
  ])('of the night is not taken for one of the afternoon: %i', (hour, start) => {
    expect(say(course(at(hour), steady(CLOUDS))).startsWith(start)).toBe(true);
  });

  test.each<[When, string]>([
    [TONIGHT, 'Heute Nacht regnet es in Kiel bis 4 Uhr, danach ist es wolkig.'],
    [TO_COME, 'Morgen regnet es in Kiel bis 4 Uhr früh, danach ist es wolkig.'],
    [{ kind: 'nextHours', count: 3 }, 'In Kiel regnet es bis 4 Uhr, danach ist es wolkig.'],
  ])('of the night is named where that is not known: %o', (when, text) => {
    const change = { form: 'change', first: RAIN, second: CLOUDS, at: { hour: 4 } } as const;
    expect(say(course(when, change))).toBe(text);
  });

  test('that is not named leaves the next hours in their place', () => {
    const storms = {
      form: 'atTimes',
      background: RAIN,
      passing: THUNDER,
      share: 'atTimes',
    } as const;
    expect(say(course({ kind: 'nextHours', count: 3 }, storms))).toBe(
      'In den nächsten drei Stunden regnet es in Kiel, zeitweise gibt es Gewitter.',
    );
  });

  test.each([
    [2, 4, 'zwischen 2 und 4 Uhr früh'],
    [4, 9, 'zwischen 4 Uhr früh und 9 Uhr'],
    [14, 16, 'zwischen 14 und 16 Uhr'],
    [22, 3, 'zwischen 22 und 3 Uhr'],
  ])('begins and ends a passage: %i to %i', (from, to, words) => {
    const passage = {
      form: 'interlude',
      background: CLOUDS,
      passing: RAIN,
      span: { from, to },
    } as const;
    expect(say(course(TO_COME, passage))).toBe(`Morgen ist es in Kiel wolkig, ${words} regnet es.`);
  });
});

describe('two kinds of weather', () => {
  const evening = { part: 'evening' } as const;

  test('are joined by "aber" where it rains on a bright day', () => {
    const storms = {
      form: 'interlude',
      background: FINE,
      passing: THUNDER,
      span: evening,
    } as const;
    expect(say(course(TO_COME, storms, { form: 'high', value: 27 }))).toBe(
      'Morgen ist es in Kiel heiter, am Abend gibt es aber Gewitter, bei bis zu 27 Grad.',
    );
    expect(say(course(TO_COME, { ...storms, background: CLOUDS }))).not.toContain('aber');
  });

  test('repeat on each of several days', () => {
    const rainThenSun = {
      form: 'change',
      first: RAIN,
      second: SUN,
      at: { part: 'midday' },
    } as const;
    const storms = {
      form: 'interlude',
      background: CLOUDS,
      passing: THUNDER,
      span: evening,
    } as const;
    expect(say(course(WEEKEND, rainThenSun, null, { daily: true }))).toBe(
      'Am Wochenende regnet es in Kiel vormittags, ab Mittag scheint die Sonne.',
    );
    expect(say(course(WEEKEND, storms, null, { daily: true }))).toBe(
      'Am Wochenende ist es in Kiel wolkig, abends gibt es Gewitter.',
    );
  });

  test.each<[Sky, Sky, string]>([
    [RAIN, OVERCAST, 'regnet es in Kiel, zwischen 9 und 19 Uhr bleibt es trocken'],
    [RAIN, FINE, 'regnet es in Kiel, zwischen 9 und 19 Uhr ist es heiter'],
    [OVERCAST, FINE, 'ist es in Kiel bedeckt, zwischen 9 und 19 Uhr heiter'],
    [FOG, FINE, 'ist es in Kiel zwischen 9 und 19 Uhr heiter, davor und danach neblig'],
    [FOG, SUN, 'scheint in Kiel zwischen 9 und 19 Uhr die Sonne, davor und danach ist es neblig'],
    [FOG, RAIN, 'ist es in Kiel neblig, zwischen 9 und 19 Uhr regnet es'],
  ])('tell of %o what %o interrupts', (background, passing, text) => {
    const span = { from: 9, to: 19 };
    const passage = { form: 'interlude', background, passing, span } as const;
    expect(say(course(TO_COME, passage))).toBe(`Morgen ${text}.`);
  });

  test.each<[Span, Span, string]>([
    [{ from: 6, to: 9 }, { from: 19, to: 0 }, 'von 6 bis 9 Uhr und von 19 Uhr bis Mitternacht'],
    [{ from: 2, to: 4 }, { from: 21, to: 23 }, 'von 2 bis 4 Uhr früh und von 21 bis 23 Uhr'],
    [{ part: 'morning' }, { part: 'evening' }, 'am Vormittag und am Abend'],
  ])('pass twice: %o and %o', (first, second, words) => {
    const spans = [first, second] as const;
    const twice = { form: 'twice', background: FINE, passing: FOG, spans } as const;
    expect(say(course(TO_COME, twice))).toBe(`Morgen ist es in Kiel heiter, ${words} neblig.`);
  });

  test('freezing fog has the name that drivers know', () => {
    expect(say(course(TO_COME, steady(FREEZING_FOG)))).toBe(
      'Morgen gibt es in Kiel gefrierenden Nebel.',
    );
  });
});

describe('the gusts of a storm', () => {
  test.each([
    [87, 'schwere Sturmböen bis 90'],
    [90, 'schwere Sturmböen bis 90'],
    [117, 'Orkanböen bis 120'],
    [119, 'Orkanböen bis 120'],
  ])('are named after the speed that is said: %i', (gust, words) => {
    const opening = { when: TO_COME, place: 'Kiel' };
    expect(say({ kind: 'storm', opening, gust })).toContain(words);
  });
});

describe('after a danger', () => {
  const opening = { when: TO_COME, place: 'Kiel' };
  const storm: Statement = { kind: 'storm', opening, gust: 98 };
  const heat: ExtremeStatement = {
    kind: 'extreme',
    of: 'heat',
    opening,
    value: 38,
    exactly: false,
  };

  test.each<[Statement, CourseStatement['course'], string]>([
    [
      storm,
      steady(HEAVY_RAIN),
      'Morgen gibt es in Kiel schwere Sturmböen bis 100 Kilometer pro Stunde. Dazu regnet es stark.',
    ],
    [
      storm,
      steady(OVERCAST),
      'Morgen gibt es in Kiel schwere Sturmböen bis 100 Kilometer pro Stunde. Es ist bedeckt.',
    ],
    [heat, steady(SUN), 'Morgen wird es in Kiel sehr heiß, bis 38 Grad. Die Sonne scheint.'],
  ])('the weather has no filler: %o', (danger, what, text) => {
    expect(say(danger, course(null, what))).toBe(text);
  });

  test('in the night, an hour needs no word for it', () => {
    const tonight: Opening = { when: TONIGHT, place: 'Kiel' };
    const clouds: Sky = { state: 3, night: true };
    const showers: Sky = { state: 80, night: true };
    const span = { from: 3, to: 6 };
    const passage = { form: 'interlude', background: clouds, passing: showers, span } as const;
    expect(say({ kind: 'storm', opening: tonight, gust: 93 }, course(null, passage))).toContain(
      '. Es ist bedeckt, zwischen 3 und 6 Uhr gibt es leichte Schauer.',
    );
  });

  test('the heat of the next hours is already there', () => {
    const soon: Opening = { when: { kind: 'nextHours', count: 3 }, place: 'Kiel' };
    expect(say({ ...heat, opening: soon })).toBe(
      'In den nächsten drei Stunden ist es in Kiel sehr heiß, bis 38 Grad.',
    );
  });

  test('the night of a hot day has its low', () => {
    expect(say(heat, course(null, steady(SUN), { form: 'low', value: 24 }))).toContain(
      '. Es ist sonnig, nachts kühlt es auf 24 Grad ab.',
    );
  });
});

const dayAhead = (days: number): Day => ({ date: addDays(TODAY, days), ahead: days });

const betweenHours = (day: Day, hour: number, to: Day, end: number): When => ({
  kind: 'hours',
  from: { day, hour },
  to: { day: to, hour: end },
});

describe('hours', () => {
  const today: Day = { date: TODAY, ahead: 0 };

  test('that begin at night do not say so twice', () => {
    const until2 = { form: 'change', first: CLOUDS, second: RAIN, at: { hour: 2 } } as const;
    expect(say(course(betweenHours(TOMORROW, 1, TOMORROW, 7), until2))).toBe(
      'Morgen zwischen ein Uhr nachts und 7 Uhr ist es in Kiel zunächst wolkig, ab 2 Uhr regnet es.',
    );
  });

  test('of the question have no second limit beside them', () => {
    const until12 = { form: 'change', first: RAIN, second: OVERCAST, at: { hour: 12 } } as const;
    expect(say(course(betweenHours(today, 7, today, 17), until12))).toBe(
      'Heute zwischen 7 und 17 Uhr regnet es in Kiel zunächst, ab 12 Uhr ist es bedeckt.',
    );
  });

  test.each<[number, Day, number, string]>([
    [0, TOMORROW, 9, 'zwischen null und 9 Uhr'],
    [0, dayAhead(2), 0, 'zwischen null Uhr und Mitternacht'],
  ])('begin with the day at null: %i', (from, to, end, words) => {
    expect(say(course(betweenHours(TOMORROW, from, to, end), steady(CLOUDS)))).toBe(
      `Morgen ${words} ist es in Kiel wolkig.`,
    );
  });

  test('of an answer are told apart where there are several', () => {
    const spans = [
      { from: 6, to: 8 },
      { from: 19, to: 21 },
    ];
    expect(describeTimes({ spans })).toBe('von 6 bis 8 Uhr und von 19 bis 21 Uhr');
    expect(describeTimes({ spans: spans.slice(0, 1) })).toBe('zwischen 6 und 8 Uhr');
  });

  test('of one day end at its midnight', () => {
    expect(say(course(betweenHours(today, 20, TOMORROW, 0), steady(CLOUDS)))).toBe(
      'Heute zwischen 20 Uhr und Mitternacht ist es in Kiel wolkig.',
    );
  });
});

test.each<[number, number, string]>([
  [2, 3, 'Am Freitag und Samstag'],
  [2, 5, 'Von Freitag bis Montag'],
  [1, 2, 'Morgen und übermorgen'],
  [1, 5, 'Von morgen bis Montag'],
  [0, 2, 'Heute, morgen und übermorgen'],
])('days from %i to %i days ahead are named in one way', (first, last, words) => {
  const when: When = { kind: 'days', first: dayAhead(first), last: dayAhead(last) };
  expect(say(course(when, steady(CLOUDS)))).toBe(`${words} ist es in Kiel wolkig.`);
});

test('rain and snow together are precipitation', () => {
  const amount: Statement = { kind: 'amount', of: 'mixed', amount: 12 };
  expect(renderPlan([amount], locale('de-DE'))).toBe('Es fallen rund 12 Liter pro Quadratmeter.');
  const german = locale('de-DE');
  const inMillimetres = { ...german, units: { ...german.units, rain: 'millimetres' } } as const;
  expect(renderPlan([amount], inMillimetres)).toBe('Es fallen rund 12 Millimeter Niederschlag.');
});

test.each<[When, string]>([
  [{ kind: 'now' }, 'jetzt'],
  [{ kind: 'nextHours', count: 1 }, 'die nächste Stunde'],
  [{ kind: 'nextHours', count: 3 }, 'die nächsten drei Stunden'],
  [{ kind: 'hour', day: TOMORROW, hour: 4 }, 'morgen um 4 Uhr früh'],
  [TONIGHT, 'heute Nacht'],
  [{ ...TONIGHT, day: { date: '2026-11-21', ahead: 3 }, running: false }, 'die Nacht auf Sonntag'],
  [{ kind: 'day', day: { date: '2026-11-21', ahead: 3 } }, 'Samstag'],
  [{ kind: 'day', day: { date: '2026-11-28', ahead: 10 } }, 'Samstag, den achtundzwanzigsten November'],
  [WEEKEND, 'das Wochenende'],
  [{ kind: 'days', first: TOMORROW, last: { date: '2026-11-22', ahead: 4 } }, 'die Zeit von morgen bis Sonntag'],
])('there is no forecast for %o', (when, words) => {
  const missing: Statement = { kind: 'noData', opening: { when, place: null } };
  expect(say(missing)).toBe(`Ich habe keine Vorhersage für ${words}.`);
}); // prettier-ignore
