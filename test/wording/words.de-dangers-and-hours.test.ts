import { describe, expect, test } from 'vitest';
import type {
  CourseStatement,
  Day,
  ExtremeStatement,
  Opening,
  Sky,
  When,
} from '../../src/wording/plan/statement.ts';
import type { Statement } from '../../src/wording/plan/plan.ts';
import { describeTimes } from '../../src/languages/de/time.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { addDays } from '../../src/time/local-time.ts';
import {
  TOMORROW,
  TO_COME,
  TONIGHT,
  WEEKEND,
  SUN,
  CLOUDS,
  OVERCAST,
  RAIN,
  HEAVY_RAIN,
  steady,
  course,
  say,
} from './german-statements.ts';
import { locale, TODAY } from './plans.ts';

describe('the gusts of a storm', () => {
  test.each([
    [87, 'Sturmböen bis 90'],
    [90, 'schwere Sturmböen bis 90'],
    [117, 'orkanartige Böen bis 120'],
    [119, 'Orkanböen bis 120'],
  ])('are named after their force: %i', (gust, words) => {
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
      'Morgen gibt es in Kiel schwere Sturmböen bis 100 Kilometer pro Stunde. Dazu kommt starker Regen.',
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

test.each<[string, Statement]>([
  [
    'Am Wochenende regnet es in Kiel jeweils ab dem Nachmittag stark.',
    course(WEEKEND, { form: 'change', first: OVERCAST, second: HEAVY_RAIN, at: { part: 'afternoon' } }, null, { daily: true, alone: true }),
  ],
  [
    'Heute Nacht schneit es in Kiel wieder bis 5 Uhr.',
    course(TONIGHT, { form: 'change', first: { state: 73, night: true, sequel: 'returns' }, second: { state: 3, night: true }, at: { hour: 5 } }),
  ],
  [
    'Heute Nacht sind in Kiel bis 3 Uhr weitere Gewitter wahrscheinlich.',
    course(TONIGHT, { form: 'steady', sky: { state: 95, night: true, sequel: 'continues' } }, null, { certainty: 'likely', within: { until: 3 } }),
  ],
])('what comes back, or comes on each day: %s', (text, statement) => {
  expect(say(statement)).toBe(text);
}); // prettier-ignore
