import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import type { When } from '../../src/wording/plan/statement.ts';
import { renderPlan } from '../../src/wording/render.ts';
import {
  AUDIENCE,
  hoursFrom,
  lasting,
  locale,
  planOfHour,
  planOfHours,
  rain,
  say,
} from './plans.ts';

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
    'Heute um ein Uhr nachts',
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
    'Heute zwischen ein Uhr nachts und 12 Uhr',
    'Today between 1 AM and noon',
    'Today between 1 AM and midday',
  ],
  [
    { kind: 'hours', from: { day: day(SATURDAY, 0), hour: 22 }, to: { day: day(SUNDAY, 1), hour: 0 } },
    'Heute zwischen 22 Uhr und Mitternacht',
    'Tonight between 10 PM and midnight',
    'Tonight between 10 PM and midnight',
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
    'Tonight',
    'Tonight',
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
    'Tomorrow and Sunday',
    'Tomorrow and Sunday',
  ],
  [
    { kind: 'days', first: day(SATURDAY, 3), last: day(SUNDAY, 4) },
    'Am Wochenende',
    'This weekend',
    'This weekend',
  ],
  [
    { kind: 'days', first: day('2026-11-26', 1), last: day(SUNDAY, 4) },
    'Von morgen bis Sonntag',
    'From tomorrow through Sunday',
    'From tomorrow to Sunday',
  ],
])('%o is spoken as %s', (when, ...expected) => {
  expect(['de-DE', 'en-US', 'en-GB'].map((tag) => sayOpening(when, tag))).toEqual(expected);
}); // prettier-ignore

test.each<[When, american: string, british: string]>([
  [
    { kind: 'days', first: day('2026-11-26', 0), last: day(SATURDAY, 2) },
    'Today, tomorrow, and Saturday',
    'Today, tomorrow and Saturday',
  ],
  [{ kind: 'weekend', saturday: day(SATURDAY, 2) }, 'This weekend', 'This weekend'],
  // Said on a Sunday.
  [{ kind: 'weekend', saturday: day(SATURDAY, 6) }, 'Next weekend', 'Next weekend'],
  [
    {
      kind: 'part',
      day: { ...day(SATURDAY, 0), byWeekday: true },
      part: 'evening',
      running: false,
    },
    'On Saturday evening',
    'On Saturday evening',
  ],
  [{ kind: 'part', day: day(SATURDAY, 0), part: 'night', running: false }, 'Tonight', 'Tonight'],
])('%o is spoken as %s in English', (when, ...expected) => {
  expect(['en-US', 'en-GB'].map((tag) => sayOpening(when, tag))).toEqual(expected);
});

test.each([
  ['de-DE', 'Am \\S+, dem (\\S+) Dezember', 'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten einundzwanzigsten zweiundzwanzigsten dreiundzwanzigsten vierundzwanzigsten fünfundzwanzigsten sechsundzwanzigsten siebenundzwanzigsten achtundzwanzigsten neunundzwanzigsten dreißigsten einunddreißigsten'],
  ['en-GB', 'On \\S+ the (\\S+) of December', 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'],
])('%s has every date of a month in words', (tag, pattern, ordinals) => {
  const said = Array.from({ length: 31 }, (_, at) =>
    sayOpening({ kind: 'day', day: day(addDays('2026-12-01', at), 40) }, tag),
  );
  const words = said.map((opening) => new RegExp(`^${pattern}$`, 'u').exec(opening)?.[1]);
  expect(words).toEqual(ordinals.split(' '));
}); // prettier-ignore

/** What a text begins with: in German one about a storm, in English one about a temperature. */
function sayOpening(when: When, tag: string): string {
  const opening = { when, place: null };
  const temperature = { form: 'exactly', value: 8 } as const;
  const statement =
    tag === 'de-DE'
      ? ({ kind: 'storm', opening, gust: 80 } as const)
      : ({ kind: 'temperature', opening, temperature } as const);
  return renderPlan([statement], locale(tag)).replace(/,? (?:gibt es|the temperature) .*/, '');
}

function day(date: string, ahead: number | null) {
  return { date, ahead };
}

describe('an hour of the running night', () => {
  const beforeDawn = { ...AUDIENCE, isBeforeDawn: true };
  const plan = planOfHour(hoursFrom(3, [rain(63, 1)]), undefined, beforeDawn);

  test.each([
    ['de-DE', 'Heute Nacht um 3 Uhr regnet es in Hamburg. Es sind 8 Grad.'],
    ['fr-FR', 'Cette nuit à 3 heures à Hamburg, il pleuvra. Il fera 8 degrés.'],
    ['it-IT', 'Stanotte alle 3 a Hamburg pioverà. La temperatura sarà di 8 gradi.'],
    ['es-ES', 'Esta madrugada a las 3 lloverá en Hamburg. Habrá 8 grados.'],
    ['nl-NL', 'Vannacht om 3 uur regent het in Hamburg. Het is 8 graden.'],
    ['sv-SE', 'I natt klockan 3 regnar det i Hamburg. Det blir 8 grader.'],
    ['da-DK', 'I nat klokken 3 regner det i Hamburg. Det bliver 8 grader.'],
    ['ro-RO', 'În această noapte la ora 3 la Hamburg va ploua. Temperatura va fi de 8 grade.'],
  ])('is told with its rain first: %s', (tag, text) => {
    expect(say(tag, plan)).toBe(text);
  });
});

test('hours of this evening are not called those of today in French', () => {
  const plan = planOfHours(hoursFrom(20, lasting(3)));
  expect(say('fr-FR', plan)).toMatch(/^Ce soir entre 20 et 23 heures à Hamburg/);
});
