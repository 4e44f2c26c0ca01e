import { expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import type { ReadingStatement, WarningTime } from '../../src/wording/plan/reading-statement.ts';
import type { Opening, When } from '../../src/wording/plan/statement.ts';
import { renderAnswer } from '../../src/wording/render.ts';
import { skillLocale, TODAY } from './plans.ts';

const place = 'Utrecht';
const dayAhead = (ahead: number) => ({ date: addDays(TODAY, ahead), ahead });
const [today, tomorrow] = [dayAhead(0), dayAhead(1)];

const onTomorrow: When = { kind: 'day', day: tomorrow };
const now: Opening = { when: { kind: 'now' }, place };
const ahead: Opening = { when: onTomorrow, place };

/** The parts of each form of reading, without those that all have. */
type Parts<Form> = Omit<Extract<ReadingStatement, { form: Form }>, 'kind' | 'form'>;

const count = (parts: Partial<Parts<'warningCount'>>): AnswerPlan[number] => ({
  kind: 'reading',
  form: 'warningCount',
  place: 'Hamburg',
  count: 0,
  when: null,
  ...parts,
});
const warning = (headline: string, holds: WarningTime): AnswerPlan[number] => ({
  kind: 'warning',
  headline,
  holds,
});
const until = (day: typeof today, hour: number, minute = 0) => ({
  since: { day: today, hour: 13 },
  until: { day, clock: { hour, minute } },
});
const during = (from: number, to: number) => ({
  during: {
    kind: 'hours',
    from: { day: tomorrow, hour: from },
    to: { day: tomorrow, hour: to },
  } as const,
});
const humidity = (opening: Opening, percent: number): AnswerPlan[number] => ({
  kind: 'reading',
  form: 'humidity',
  opening,
  percent,
});
const dewPoint = (opening: Opening, parts: Omit<Parts<'dewPoint'>, 'opening'>) =>
  ({ kind: 'reading', form: 'dewPoint', opening, ...parts }) as const;
const pressure = (opening: Opening, tendency: Parts<'pressure'>['tendency']) =>
  ({ kind: 'reading', form: 'pressure', opening, value: 1012.6, tendency }) as const;
const clouds = (opening: Opening, percent: number) =>
  ({ kind: 'reading', form: 'cloudCover', opening, percent }) as const;
const moon = (parts: Parts<'moonPhase'>) =>
  ({ kind: 'reading', form: 'moonPhase', ...parts }) as const;
const moonTime = (parts: Partial<Parts<'moonTime'>>) =>
  ({
    kind: 'reading',
    form: 'moonTime',
    event: 'moonrise',
    place,
    day: today,
    clock: null,
    past: false,
    ...parts,
  }) as const;

/** For a native speaker to read: is this what one would say? */
test.each<[what: string, plan: AnswerPlan, dutch: string]>([
  ['no warning', [count({})], 'Op dit moment zijn er in Hamburg geen weerwaarschuwingen.'],
  [
    'no warning tomorrow',
    [count({ when: onTomorrow })],
    'Voor morgen zijn er in Hamburg vooralsnog geen weerwaarschuwingen.',
  ],
  [
    'one warning, until midnight',
    [
      count({ count: 1 }),
      warning('Waarschuwing voor noodweer: zwaar onweer met hagel', until(today, 0)),
    ],
    'Op dit moment is er in Hamburg één weerwaarschuwing. Waarschuwing voor noodweer: zwaar onweer met hagel, tot middernacht.',
  ],
  [
    'two warnings: one in force, one announced',
    [
      count({ count: 2 }),
      warning('Waarschuwing voor gevaarlijk weer: zware windstoten', until(today, 22)),
      warning('Weerwaarschuwing: plaatselijke gladheid', during(3, 9)),
    ],
    "Op dit moment zijn er in Hamburg twee weerwaarschuwingen. Waarschuwing voor gevaarlijk weer: zware windstoten, tot vanavond 22 uur. Plaatselijke gladheid, morgen tussen 3 uur 's nachts en 9 uur 's ochtends.",
  ],
  [
    'warnings of a day, one until further notice, one without an end',
    [
      count({ count: 3, when: onTomorrow }),
      warning('Weerwaarschuwing: vorst', until(tomorrow, 10, 30)),
      warning('Weerwaarschuwing: mist', { since: { day: today, hour: 13 }, until: null }),
      warning('Vooraankondiging: storm', { during: { kind: 'hour', day: tomorrow, hour: 15 } }),
    ],
    'Voor morgen zijn er in Hamburg 3 weerwaarschuwingen. Vorst, tot morgen 10 uur 30. Mist, tot nader order. Vooraankondiging: storm, vanaf morgen om 15 uur.',
  ],
  [
    'outside Germany',
    [{ kind: 'reading', form: 'noWarningService', place }],
    'Of er voor Utrecht officiële waarschuwingen zijn, weet ik niet.',
  ],
  ['humidity now', [humidity(now, 82.6)], 'De luchtvochtigheid is in Utrecht nu 83 procent.'],
  [
    'humidity tomorrow',
    [humidity(ahead, 70)],
    'De luchtvochtigheid is morgen in Utrecht gemiddeld 70 procent.',
  ],
  [
    'a muggy dew point',
    [dewPoint(now, { value: 17.4, feel: 'muggy' })],
    'Het dauwpunt is in Utrecht nu 17 graden, dat is benauwd.',
  ],
  [
    'a dew point tomorrow',
    [dewPoint(ahead, { value: 3, feel: null })],
    'Het dauwpunt is morgen in Utrecht maximaal 3 graden.',
  ],
  [
    '"is it muggy?"',
    [dewPoint(now, { answer: 'yes', value: 21, feel: 'oppressive' })],
    'Ja, het dauwpunt is in Utrecht nu 21 graden, dat is erg benauwd.',
  ],
  [
    '"is it muggy?", no',
    [dewPoint(now, { answer: 'no', value: 12, feel: 'pleasant' })],
    'Nee, het dauwpunt is in Utrecht nu 12 graden, dat is aangenaam.',
  ],
  [
    'falling pressure',
    [pressure(now, 'falling')],
    'De luchtdruk is in Utrecht nu 1013 hectopascal en daalt.',
  ],
  [
    'pressure tomorrow',
    [pressure(ahead, 'steady')],
    'De luchtdruk is morgen in Utrecht gemiddeld 1013 hectopascal en blijft gelijk.',
  ],
  [
    'the UV index of a day',
    [
      {
        kind: 'reading',
        form: 'uvIndex',
        opening: ahead,
        value: 11,
        ofSeveral: true,
        level: 'extreme',
      },
    ],
    'De uv-index is morgen in Utrecht maximaal 11, dat is extreem hoog.',
  ],
  [
    'the snow line now',
    [{ kind: 'reading', form: 'snowLine', opening: now, value: 870, ofSeveral: false }],
    'De sneeuwgrens ligt in Utrecht nu op 900 meter.',
  ],
  [
    'the lowest snow line',
    [{ kind: 'reading', form: 'snowLine', opening: ahead, value: 620, ofSeveral: true }],
    'De sneeuwgrens daalt morgen in Utrecht tot 600 meter.',
  ],
  ['no clouds', [clouds(now, 0)], 'De lucht is in Utrecht nu onbewolkt.'],
  [
    'some clouds',
    [clouds(ahead, 60)],
    'De lucht is morgen in Utrecht voor ongeveer 60 procent bewolkt.',
  ],
  ['overcast', [clouds(now, 100)], 'De lucht is in Utrecht nu voor 100 procent bewolkt.'],
  [
    'a waxing moon',
    [moon({ phase: { day: today, of: 4 }, next: { of: 'full', day: dayAhead(6) } })],
    'Vandaag is de wassende maan meer dan half vol, de volgende volle maan is dinsdag.',
  ],
  [
    'the first quarter',
    [moon({ phase: { day: tomorrow, of: 3 }, next: { of: 'full', day: dayAhead(7) } })],
    'Morgen staat de maan in het eerste kwartier, de volgende volle maan is woensdag vijfentwintig november.',
  ],
  [
    'a full moon',
    [moon({ phase: { day: today, of: 5 }, next: null })],
    'Vandaag is het volle maan.',
  ],
  [
    'the next new moon',
    [moon({ phase: null, next: { of: 'new', day: tomorrow } })],
    'De volgende nieuwe maan is morgen.',
  ],
  [
    'a full moon today, asked for the next',
    [moon({ phase: null, next: { of: 'full', day: today } })],
    'Vandaag is het volle maan.',
  ],
  [
    'moonrise, past',
    [moonTime({ clock: { hour: 13, minute: 12 }, past: true })],
    'De maan kwam vandaag in Utrecht om 13 uur 12 op.',
  ],
  [
    'moonset, coming',
    [moonTime({ event: 'moonset', day: tomorrow, clock: { hour: 3, minute: 12 } })],
    "De maan gaat morgen in Utrecht om 3 uur 12 's nachts onder.",
  ],
  ['no moonrise', [moonTime({})], 'De maan komt vandaag in Utrecht niet op.'],
])('%s', (_what, plan, dutch) => {
  expect(renderAnswer(plan, skillLocale('nl-NL'))).toBe(dutch);
});
