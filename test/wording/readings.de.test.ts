import { describe, expect, test } from 'vitest';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import type {
  ReadingStatement,
  WarningStatement,
} from '../../src/wording/plan/reading-statement.ts';
import type { Day, When } from '../../src/wording/plan/statement.ts';
import { renderAnswer } from '../../src/wording/render.ts';
import { skillLocale } from './plans.ts';

/** A Wednesday. */
const TODAY: Day = { date: '2026-11-18', ahead: 0 };
const TOMORROW: Day = { date: '2026-11-19', ahead: 1 };
const TUESDAY: Day = { date: '2026-11-24', ahead: 6 };
const ON_TOMORROW: When = { kind: 'day', day: TOMORROW };
const place = 'Hamburg';
const now = { when: { kind: 'now' }, place } as const;
const tomorrow = { when: ON_TOMORROW, place } as const;

/** The fields of a statement without its kind. */
type Fields<Fact> = Fact extends ReadingStatement ? Omit<Fact, 'kind'> : never;
const reading = (fields: Fields<ReadingStatement>): AnswerPlan => [{ kind: 'reading', ...fields }];
const count = (number: number, when: When | null = null) =>
  reading({ form: 'warningCount', place, count: number, when });
const warning = (fields: Omit<WarningStatement, 'kind'>): AnswerPlan => [
  { kind: 'warning', ...fields },
];
const SINCE = { day: TODAY, hour: 13 };
const GALE = 'Amtliche WARNUNG vor SCHWEREN STURMBÖEN';
const FROST = 'Amtliche WARNUNG vor FROST';
const gale = warning({
  headline: GALE,
  holds: { since: SINCE, until: { day: TODAY, clock: { hour: 22, minute: 0 } } },
});
const frost = warning({
  headline: FROST,
  holds: {
    during: { kind: 'hours', from: { day: TOMORROW, hour: 3 }, to: { day: TOMORROW, hour: 9 } },
  },
});
const lasting = warning({ headline: GALE, holds: { since: SINCE, until: null } });
const moon = (of: number, next: boolean) =>
  reading({
    form: 'moonPhase',
    phase: { day: TODAY, of },
    next: next ? { of: 'full', day: TUESDAY } : null,
  });

/** For native speakers to read aloud. */
const EXAMPLES: readonly (readonly [plan: AnswerPlan, text: string])[] = [
  [count(0), 'Zurzeit gibt es in Hamburg keine Wetterwarnung.'],
  [count(0, { kind: 'now' }), 'Im Moment gibt es in Hamburg keine Wetterwarnung.'],
  [count(0, ON_TOMORROW), 'Morgen gibt es in Hamburg bisher keine Wetterwarnung.'],
  [
    [...count(1), ...gale],
    'Zurzeit gibt es in Hamburg eine Wetterwarnung. Amtliche Warnung vor schweren Sturmböen, bis heute 22 Uhr.',
  ],
  [
    [...count(2), ...gale, ...frost],
    'Zurzeit gibt es in Hamburg zwei Wetterwarnungen. Amtliche Warnung vor schweren Sturmböen, bis heute 22 Uhr. Amtliche Warnung vor Frost, morgen zwischen 3 und 9 Uhr.',
  ],
  [lasting, 'Amtliche Warnung vor schweren Sturmböen, bis auf Weiteres.'],
  [
    reading({ form: 'noWarningService', place: 'Paris' }),
    'Ob es für Paris amtliche Warnungen gibt, weiß ich nicht.',
  ],
  [
    reading({ form: 'humidity', opening: now, percent: 64.6 }),
    'Die Luftfeuchtigkeit liegt in Hamburg gerade bei 65 Prozent.',
  ],
  [
    reading({ form: 'humidity', opening: tomorrow, percent: 70 }),
    'Die Luftfeuchtigkeit liegt morgen in Hamburg bei 70 Prozent.',
  ],
  [
    reading({ form: 'dewPoint', opening: now, value: 17, feel: 'muggy' }),
    'Der Taupunkt liegt in Hamburg gerade bei 17 Grad, das ist schwül.',
  ],
  [
    reading({ form: 'dewPoint', answer: 'yes', opening: now, value: 21, feel: 'oppressive' }),
    'Ja, der Taupunkt liegt in Hamburg gerade bei 21 Grad, das ist drückend schwül.',
  ],
  [
    reading({ form: 'dewPoint', answer: 'no', opening: tomorrow, value: 3, feel: null }),
    'Nein, der Taupunkt liegt morgen in Hamburg bei 3 Grad.',
  ],
  [
    reading({ form: 'pressure', opening: now, value: 1012.6, tendency: 'falling' }),
    'Der Luftdruck liegt in Hamburg gerade bei 1013 Hektopascal und fällt.',
  ],
  [
    reading({ form: 'uvIndex', opening: now, value: 2, ofSeveral: false, level: 'low' }),
    'Der UV-Index liegt in Hamburg gerade bei 2, das ist niedrig.',
  ],
  [
    reading({ form: 'uvIndex', opening: tomorrow, value: 7, ofSeveral: true, level: 'high' }),
    'Der UV-Index liegt morgen in Hamburg bei höchstens 7, das ist hoch.',
  ],
  [
    reading({ form: 'snowLine', opening: now, value: 870, ofSeveral: false }),
    'Die Schneefallgrenze liegt in Hamburg gerade bei 900 Metern.',
  ],
  [
    reading({ form: 'snowLine', opening: tomorrow, value: 620, ofSeveral: true }),
    'Die Schneefallgrenze sinkt morgen in Hamburg auf 600 Meter.',
  ],
  [
    reading({ form: 'snowLine', opening: tomorrow, value: 10, ofSeveral: true }),
    'Die Schneefallgrenze sinkt morgen in Hamburg auf Meereshöhe.',
  ],
  [
    reading({ form: 'cloudCover', opening: now, percent: 0 }),
    'Der Himmel ist in Hamburg gerade wolkenlos.',
  ],
  [
    reading({ form: 'cloudCover', opening: tomorrow, percent: 62.5 }),
    'Der Himmel ist morgen in Hamburg zu rund 60 Prozent bedeckt.',
  ],
  [
    reading({ form: 'cloudCover', opening: now, percent: 100 }),
    'Der Himmel ist in Hamburg gerade zu 100 Prozent bedeckt.',
  ],
  [
    moon(4, true),
    'Heute ist zunehmender Mond, mehr als halb voll, der nächste Vollmond ist am Dienstag.',
  ],
  [moon(5, false), 'Heute ist Vollmond.'],
  [
    reading({ form: 'moonPhase', phase: null, next: { of: 'new', day: TUESDAY } }),
    'Der nächste Neumond ist am Dienstag.',
  ],
  [
    reading({
      form: 'moonTime',
      event: 'moonrise',
      place,
      day: TODAY,
      clock: { hour: 14, minute: 33 },
      past: true,
    }),
    'Der Mond ging heute in Hamburg um 14 Uhr 33 auf.',
  ],
  [
    reading({
      form: 'moonTime',
      event: 'moonset',
      place,
      day: TOMORROW,
      clock: { hour: 1, minute: 5 },
      past: false,
    }),
    'Der Mond geht morgen in Hamburg um ein Uhr 5 unter.',
  ],
  [
    reading({ form: 'moonTime', event: 'moonrise', place, day: TODAY, clock: null, past: false }),
    'Der Mond geht heute in Hamburg nicht auf.',
  ],
];

describe('German answers about warnings, the air and the moon', () => {
  test.each(EXAMPLES)('%#', (plan, text) => {
    expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(text);
  });
});
