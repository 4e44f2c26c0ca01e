import { expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import type { ReadingStatement, WarningTime } from '../../src/wording/plan/reading-statement.ts';
import type { Opening, When } from '../../src/wording/plan/statement.ts';
import { renderAnswer } from '../../src/wording/render.ts';
import { skillLocale, TODAY } from './plans.ts';

const place = 'Uppsala';
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
  place: 'Göteborg',
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
test.each<[what: string, plan: AnswerPlan, swedish: string]>([
  ['no warning', [count({})], 'Just nu finns det inga vädervarningar i Göteborg.'],
  [
    'no warning tomorrow',
    [count({ when: onTomorrow })],
    'För i morgon finns det än så länge inga vädervarningar i Göteborg.',
  ],
  [
    'one warning, until midnight',
    [count({ count: 1 }), warning('Varning för oväder: kraftig åska med hagel', until(today, 0))],
    'Just nu finns det en vädervarning i Göteborg. Varning för oväder: kraftig åska med hagel, i dag mellan klockan 13 och 24.',
  ],
  [
    'two warnings: one in force, one announced',
    [
      count({ count: 2 }),
      warning('Varning för besvärligt väder: stormbyar', until(today, 22)),
      warning('Vädervarning: lokal halka', during(3, 9)),
    ],
    'Just nu finns det två vädervarningar i Göteborg. Varning för besvärligt väder: stormbyar, i dag mellan klockan 13 och 22. Vädervarning: lokal halka, i morgon mellan klockan 3 på natten och 9.',
  ],
  [
    'warnings of a day, one until further notice, one without an end',
    [
      count({ count: 3, when: onTomorrow }),
      warning('Vädervarning: frost', until(tomorrow, 10, 30)),
      warning('Vädervarning: dimma', { since: { day: today, hour: 13 }, until: null }),
      warning('Förhandsinformation: storm', { during: { kind: 'hour', day: tomorrow, hour: 15 } }),
    ],
    'För i morgon finns det 3 vädervarningar i Göteborg. Vädervarning: frost, från klockan 13 i dag till klockan 10 i morgon. Vädervarning: dimma. Förhandsinformation: storm, i morgon klockan 15.',
  ],
  [
    'outside Germany',
    [{ kind: 'reading', form: 'noWarningService', place }],
    'Jag vet inte om det finns officiella varningar för Uppsala.',
  ],
  ['humidity now', [humidity(now, 82.6)], 'Just nu är luftfuktigheten i Uppsala 83 procent.'],
  [
    'humidity tomorrow',
    [humidity(ahead, 70)],
    'I morgon är luftfuktigheten i Uppsala i genomsnitt 70 procent.',
  ],
  [
    'a muggy dew point',
    [dewPoint(now, { value: 17.4, feel: 'muggy' })],
    'Just nu är daggpunkten i Uppsala 17 grader, det känns kvavt.',
  ],
  [
    'a dew point tomorrow',
    [dewPoint(ahead, { value: 3, feel: null })],
    'I morgon är daggpunkten i Uppsala som högst 3 grader.',
  ],
  [
    '"is it muggy?"',
    [dewPoint(now, { answer: 'yes', value: 21, feel: 'oppressive' })],
    'Ja, just nu är daggpunkten i Uppsala 21 grader, det känns mycket kvavt.',
  ],
  [
    '"is it muggy?", no',
    [dewPoint(now, { answer: 'no', value: 12, feel: 'pleasant' })],
    'Nej, just nu är daggpunkten i Uppsala 12 grader, det känns behagligt.',
  ],
  [
    'falling pressure',
    [pressure(now, 'falling')],
    'Just nu är lufttrycket i Uppsala 1013 hektopascal och faller.',
  ],
  [
    'pressure tomorrow',
    [pressure(ahead, 'steady')],
    'I morgon är lufttrycket i Uppsala i genomsnitt 1013 hektopascal och är stabilt.',
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
    'I morgon är UV-indexet i Uppsala som högst 11, det är extremt högt.',
  ],
  [
    'the snow line now',
    [{ kind: 'reading', form: 'snowLine', opening: now, value: 870, ofSeveral: false }],
    'Just nu ligger snöfallsgränsen i Uppsala på 900 meter.',
  ],
  [
    'the lowest snow line',
    [{ kind: 'reading', form: 'snowLine', opening: ahead, value: 620, ofSeveral: true }],
    'I morgon sjunker snöfallsgränsen i Uppsala till 600 meter.',
  ],
  ['no clouds', [clouds(now, 0)], 'Just nu är himlen molnfri i Uppsala.'],
  [
    'some clouds',
    [clouds(ahead, 60)],
    'I morgon täcker molnen omkring 60 procent av himlen i Uppsala.',
  ],
  ['overcast', [clouds(now, 100)], 'Just nu är himlen helt täckt av moln i Uppsala.'],
  [
    'a waxing moon',
    [moon({ phase: { day: today, of: 4 }, next: { of: 'full', day: dayAhead(6) } })],
    'I dag är månen tilltagande och mer än halv, nästa fullmåne är på tisdag.',
  ],
  [
    'the first quarter',
    [moon({ phase: { day: tomorrow, of: 3 }, next: { of: 'full', day: dayAhead(7) } })],
    'I morgon är månen i första kvarteret, nästa fullmåne är onsdagen den tjugofemte november.',
  ],
  ['a full moon', [moon({ phase: { day: today, of: 5 }, next: null })], 'I dag är det fullmåne.'],
  [
    'the next new moon',
    [moon({ phase: null, next: { of: 'new', day: tomorrow } })],
    'Nästa nymåne är i morgon.',
  ],
  [
    'a full moon today, asked for the next',
    [moon({ phase: null, next: { of: 'full', day: today } })],
    'I dag är det fullmåne.',
  ],
  [
    'moonrise, past',
    [moonTime({ clock: { hour: 13, minute: 12 }, past: true })],
    'I dag gick månen upp i Uppsala klockan 13 och 12.',
  ],
  [
    'moonset, coming',
    [moonTime({ event: 'moonset', day: tomorrow, clock: { hour: 3, minute: 12 } })],
    'I morgon går månen ner i Uppsala klockan 3 och 12 på natten.',
  ],
  ['no moonrise', [moonTime({})], 'I dag går månen inte upp i Uppsala.'],
])('%s', (_what, plan, swedish) => {
  expect(renderAnswer(plan, skillLocale('sv-SE'))).toBe(swedish);
});
