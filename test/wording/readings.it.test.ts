import { expect, test } from 'vitest';
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
const SATURDAY: Day = { date: '2026-11-21', ahead: 3, byWeekday: true };
const TUESDAY: Day = { date: '2026-11-24', ahead: 6 };
const FAR: Day = { date: '2026-12-09', ahead: 21 };
const ON_TOMORROW: When = { kind: 'day', day: TOMORROW };

const place = 'Roma';
const now = { when: { kind: 'now' }, place } as const;
const tomorrow = { when: ON_TOMORROW, place } as const;

/** The fields of a statement without its kind. */
type Fields<Fact> = Fact extends ReadingStatement ? Omit<Fact, 'kind'> : never;

const reading = (fields: Fields<ReadingStatement>): AnswerPlan => [{ kind: 'reading', ...fields }];

const noWarning = (when: When | null) => reading({ form: 'warningCount', place, count: 0, when });

const warning = (fields: Omit<WarningStatement, 'kind'>): AnswerPlan => [
  { kind: 'warning', ...fields },
];
const SINCE = { day: TODAY, hour: 13 };
const GALE = 'Allerta meteo moderata: raffiche di burrasca';

function galeUntil(day: Day, hour: number, minute = 0): AnswerPlan {
  const until = { day, clock: { hour, minute } };
  return warning({ headline: GALE, holds: { since: SINCE, until } });
}

const dewPoint = (value: number, feel: 'pleasant' | 'muggy' | 'oppressive' | null) =>
  reading({ form: 'dewPoint', opening: now, value, feel });

const cloudCover = (percent: number) => reading({ form: 'cloudCover', opening: now, percent });

const moonPhase = (of: number, day = TODAY) =>
  reading({ form: 'moonPhase', phase: { day, of }, next: null });

const NEXT_FULL_MOON = { of: 'full', day: TUESDAY } as const;

/** For native speakers to read aloud. */
const EXAMPLES: readonly (readonly [plan: AnswerPlan, text: string])[] = [
  [noWarning(null), 'Al momento a Roma non ci sono allerte meteo.'],
  [noWarning({ kind: 'now' }), 'Al momento a Roma non ci sono allerte meteo.'],
  [noWarning(ON_TOMORROW), 'Per domani a Roma finora non ci sono allerte meteo.'],
  [
    [
      ...reading({ form: 'warningCount', place, count: 1, when: ON_TOMORROW }),
      ...warning({ headline: GALE, holds: { since: SINCE, until: null } }),
    ],
    "Per domani a Roma c'è un'allerta meteo. Allerta meteo moderata: raffiche di burrasca, fino a nuovo avviso.",
  ],
  [
    [
      ...reading({ form: 'warningCount', place, count: 2, when: null }),
      ...galeUntil(TODAY, 22),
      ...warning({
        headline: 'Preavviso: temporale forte con grandine',
        holds: {
          during: {
            kind: 'hours',
            from: { day: TOMORROW, hour: 3 },
            to: { day: TOMORROW, hour: 9 },
          },
        },
      }),
    ],
    'Al momento a Roma ci sono due allerte meteo. Allerta meteo moderata: raffiche di burrasca, fino alle 22 di oggi. Preavviso: temporale forte con grandine, domani dalle 3 alle 9 del mattino.',
  ],
  [
    reading({ form: 'warningCount', place, count: 5, when: null }),
    'Al momento a Roma ci sono 5 allerte meteo.',
  ],
  [galeUntil(TOMORROW, 13), `${GALE}, fino alle 13 di domani.`],
  [galeUntil(TODAY, 0), `${GALE}, fino alla mezzanotte di oggi.`],
  [galeUntil(TOMORROW, 3), `${GALE}, fino alle 3 di stanotte.`],
  [galeUntil(TOMORROW, 5, 30), `${GALE}, fino alle 5 e 30 di domani mattina.`],
  [galeUntil(SATURDAY, 2), `${GALE}, fino alle 2 di sabato mattina.`],
  [
    warning({
      headline: 'Allerta meteo moderata: forte radiazione UV',
      holds: { since: SINCE, until: null },
    }),
    'Allerta meteo moderata: forte radiazione UV, fino a nuovo avviso.',
  ],
  [reading({ form: 'noWarningService', place }), 'Non so se ci siano allerte ufficiali per Roma.'],
  [reading({ form: 'noWarningService', place: null }), 'Non so se ci siano allerte ufficiali lì.'],
  [
    reading({ form: 'humidity', opening: now, percent: 72.4 }),
    "Al momento a Roma l'umidità è del 72 per cento.",
  ],
  [
    reading({ form: 'humidity', opening: tomorrow, percent: 80 }),
    "Domani a Roma l'umidità sarà dell'80 per cento.",
  ],
  [dewPoint(2, null), 'Al momento a Roma il punto di rugiada è di 2 gradi.'],
  [
    dewPoint(11, 'pleasant'),
    "Al momento a Roma il punto di rugiada è di 11 gradi: l'aria è gradevole.",
  ],
  [dewPoint(18, 'muggy'), "Al momento a Roma il punto di rugiada è di 18 gradi: c'è afa."],
  [
    dewPoint(22, 'oppressive'),
    "Al momento a Roma il punto di rugiada è di 22 gradi: c'è un'afa opprimente.",
  ],
  [
    reading({ form: 'dewPoint', answer: 'yes', opening: tomorrow, value: 18, feel: 'muggy' }),
    'Sì, domani a Roma il punto di rugiada sarà di 18 gradi: ci sarà afa.',
  ],
  [
    reading({ form: 'dewPoint', answer: 'no', opening: tomorrow, value: 1, feel: null }),
    'No, domani a Roma il punto di rugiada sarà di un grado.',
  ],
  [
    reading({ form: 'pressure', opening: now, value: 1012.6, tendency: 'falling' }),
    'Al momento a Roma la pressione è di 1013 ettopascal, in calo.',
  ],
  [
    reading({ form: 'pressure', opening: tomorrow, value: 1020, tendency: null }),
    'Domani a Roma la pressione sarà di 1020 ettopascal.',
  ],
  [
    reading({ form: 'uvIndex', opening: tomorrow, value: 4, ofSeveral: true, level: 'moderate' }),
    "Domani a Roma l'indice UV arriverà a 4: è moderato.",
  ],
  [
    reading({ form: 'snowLine', opening: now, value: 870, ofSeveral: false }),
    'Al momento a Roma la quota neve è a 900 metri.',
  ],
  [
    reading({ form: 'snowLine', opening: tomorrow, value: 620, ofSeveral: true }),
    'Domani a Roma la quota neve scenderà fino a 600 metri.',
  ],
  [cloudCover(0), 'Al momento a Roma il cielo è sereno.'],
  [cloudCover(60), 'Al momento a Roma il cielo è coperto per circa il 60 per cento.'],
  [cloudCover(81), "Al momento a Roma il cielo è coperto per circa l'80 per cento."],
  [cloudCover(100), 'Al momento a Roma il cielo è coperto al 100 per cento.'],
  [moonPhase(1), "Oggi c'è la luna nuova."],
  [moonPhase(2), "Oggi c'è una falce di luna crescente."],
  [moonPhase(3, TOMORROW), 'Domani la luna sarà al primo quarto.'],
  [
    reading({ form: 'moonPhase', phase: { day: TODAY, of: 4 }, next: NEXT_FULL_MOON }),
    'Oggi la luna è crescente, illuminata per più di metà, e la prossima luna piena sarà martedì.',
  ],
  [moonPhase(5), "Oggi c'è la luna piena."],
  [moonPhase(6), 'Oggi la luna è calante, illuminata per più di metà.'],
  [moonPhase(7), "Oggi la luna è all'ultimo quarto."],
  [moonPhase(8), "Oggi c'è una falce di luna calante."],
  [
    reading({ form: 'moonPhase', phase: null, next: { of: 'new', day: FAR } }),
    'La prossima luna nuova sarà mercoledì nove dicembre.',
  ],
  [
    reading({ form: 'moonPhase', phase: null, next: { of: 'full', day: TODAY } }),
    'La prossima luna piena è oggi.',
  ],
  [moonTime('moonrise', TODAY, 13, 9, true), 'Oggi a Roma la luna è sorta alle 13 e 9.'],
  [moonTime('moonrise', TODAY, 16, 0), 'Oggi a Roma la luna sorgerà alle 16.'],
  [moonTime('moonset', TOMORROW, 1, 20), "Stanotte a Roma la luna tramonterà all'una e 20."],
  [
    moonTime('moonset', TOMORROW, 5, 20),
    'Domani a Roma la luna tramonterà alle 5 e 20 del mattino.',
  ],
  [moonTime('moonset', TODAY, 8, 15, true), 'Oggi a Roma la luna è tramontata alle 8 e 15.'],
  [
    reading({ form: 'moonTime', event: 'moonrise', place, day: TODAY, clock: null, past: false }),
    'Oggi a Roma la luna non sorge.',
  ],
  [
    reading({ form: 'moonTime', event: 'moonset', place, day: TOMORROW, clock: null, past: false }),
    'Domani a Roma la luna non tramonta.',
  ],
];

function moonTime(
  event: 'moonrise' | 'moonset',
  day: Day,
  hour: number,
  minute: number,
  past = false,
): AnswerPlan {
  return reading({ form: 'moonTime', event, place, day, clock: { hour, minute }, past });
}

test.each(EXAMPLES.map(([plan, text]) => ({ plan, text })))('$text', ({ plan, text }) => {
  expect(renderAnswer(plan, skillLocale('it-IT'))).toBe(text);
});
