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
const GALE = 'Official WARNING of SEVERE GALE-FORCE GUSTS';
const FROST = 'Official WARNING of FROST';
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
  [count(0), 'There are no weather warnings for Hamburg right now.'],
  [count(0, { kind: 'now' }), 'There are no weather warnings for Hamburg right now.'],
  [count(0, ON_TOMORROW), 'There are no weather warnings so far for Hamburg tomorrow.'],
  [
    [...count(1), ...gale],
    "There's one weather warning for Hamburg. Official warning of severe gale-force gusts, until today at 10 PM.",
  ],
  [
    [...count(2), ...gale, ...frost],
    'There are two weather warnings for Hamburg. Official warning of severe gale-force gusts, until today at 10 PM. Official warning of frost, tomorrow between 3 and 9 AM.',
  ],
  [lasting, 'Official warning of severe gale-force gusts, until further notice.'],
  [
    reading({ form: 'noWarningService', place: 'Paris' }),
    "I don't know whether there are official warnings for Paris.",
  ],
  [
    reading({ form: 'humidity', opening: now, percent: 64.6 }),
    'The humidity is 65 percent in Hamburg right now.',
  ],
  [
    reading({ form: 'humidity', opening: tomorrow, percent: 70 }),
    'The humidity will be 70 percent in Hamburg tomorrow.',
  ],
  [
    reading({ form: 'dewPoint', opening: now, value: 17, feel: 'muggy' }),
    "The dew point is 17 degrees in Hamburg right now: that's muggy.",
  ],
  [
    reading({ form: 'dewPoint', answer: 'yes', opening: now, value: 21, feel: 'oppressive' }),
    "Yes, the dew point is 21 degrees in Hamburg right now: that's oppressively muggy.",
  ],
  [
    reading({ form: 'dewPoint', answer: 'no', opening: tomorrow, value: 3, feel: null }),
    'No, the dew point will be 3 degrees in Hamburg tomorrow.',
  ],
  [
    reading({ form: 'pressure', opening: now, value: 1012.6, tendency: 'falling' }),
    'The air pressure is 1013 hectopascals and falling in Hamburg right now.',
  ],
  [
    reading({ form: 'uvIndex', opening: now, value: 2, ofSeveral: false, level: 'low' }),
    "The UV index is 2 in Hamburg right now: that's low.",
  ],
  [
    reading({
      form: 'uvIndex',
      opening: tomorrow,
      value: 7,
      ofSeveral: true,
      level: 'high',
      answer: 'yes',
    }),
    "Yes, the UV index will reach 7 in Hamburg tomorrow: that's high.",
  ],
  [
    reading({ form: 'snowLine', opening: now, value: 870, ofSeveral: false }),
    'The snow line is at 900 metres in Hamburg right now.',
  ],
  [
    reading({ form: 'snowLine', opening: tomorrow, value: 10, ofSeveral: true }),
    'The snow line will drop to sea level in Hamburg tomorrow.',
  ],
  [
    reading({ form: 'cloudCover', opening: now, percent: 0 }),
    'The sky is clear in Hamburg right now.',
  ],
  [
    reading({ form: 'cloudCover', opening: tomorrow, percent: 62.5 }),
    'The sky will be about 60 percent covered by clouds in Hamburg tomorrow.',
  ],
  [
    reading({ form: 'cloudCover', opening: now, percent: 100 }),
    'The sky is 100 percent covered by clouds in Hamburg right now.',
  ],
  [
    moon(4, true),
    'Today the moon is waxing and more than half full; the next full moon is on Tuesday.',
  ],
  [moon(5, false), "Today it's a full moon."],
  [
    reading({ form: 'moonPhase', phase: null, next: { of: 'new', day: TUESDAY } }),
    'The next new moon is on Tuesday.',
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
    'The moon rose in Hamburg today at 2:33 PM.',
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
    'The moon sets in Hamburg tomorrow at 1:05 AM.',
  ],
  [
    reading({ form: 'moonTime', event: 'moonrise', place, day: TODAY, clock: null, past: false }),
    "The moon doesn't rise in Hamburg today.",
  ],
];

describe('English answers about warnings, the air and the moon', () => {
  test.each(EXAMPLES)('%#', (plan, text) => {
    expect(renderAnswer(plan, skillLocale('en-GB'))).toBe(text);
  });

  test('in the United States have degrees Fahrenheit and inches', () => {
    const american = skillLocale('en-US');
    const pressure = reading({ form: 'pressure', opening: now, value: 1013, tendency: 'steady' });
    expect(renderAnswer(pressure, american)).toBe(
      'The air pressure is 29.9 inches and steady in Hamburg right now.',
    );
    const dewPoint = reading({ form: 'dewPoint', opening: now, value: 20, feel: 'oppressive' });
    expect(renderAnswer(dewPoint, american)).toContain('68 degrees');
  });
});
