import { describe, expect, it } from 'vitest';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import type {
  ReadingStatement,
  WarningStatement,
} from '../../src/wording/plan/reading-statement.ts';
import type { Day, Opening, When } from '../../src/wording/plan/statement.ts';
import { renderAnswer } from '../../src/wording/render.ts';
import { skillLocale } from './plans.ts';

const place = 'Lille';
const TODAY: Day = { date: '2026-11-18', ahead: 0 };
const TOMORROW: Day = { date: '2026-11-19', ahead: 1 };
const FULL_MOON: Day = { date: '2026-11-24', ahead: 6 };
const NEXT_FULL_MOON: Day = { date: '2026-12-24', ahead: 36 };

const now: Opening = { when: { kind: 'now' }, place };
const tomorrow: Opening = { when: { kind: 'day', day: TOMORROW }, place };

const between = (day: Day, from: number, to: number): When => ({
  kind: 'hours',
  from: { day, hour: from },
  to: { day, hour: to },
});

const count = (warnings: number, when: When | null = null): ReadingStatement => ({
  kind: 'reading',
  form: 'warningCount',
  place,
  count: warnings,
  when,
});

const SINCE = { day: TODAY, hour: 13 };

const inForce = (day: Day, hour: number, minute = 0): WarningStatement => ({
  kind: 'warning',
  headline: 'ALERTE officielle INTEMPÉRIES pour RAFALES DE VENT',
  holds: { since: SINCE, until: { day, clock: { hour, minute } } },
});

const announced: WarningStatement = {
  kind: 'warning',
  headline: "ALERTE officielle pour PLUIES À CARACTÈRE D'ORAGE (niveau 2)",
  holds: { during: between(TOMORROW, 3, 9) },
};

const reading = { kind: 'reading' } as const;

const dewPoint = (answer?: 'yes' | 'no', value = 18): ReadingStatement => ({
  ...reading,
  form: 'dewPoint',
  opening: tomorrow,
  value,
  feel: value > 16 ? 'muggy' : null,
  ...(answer ? { answer } : {}),
});

const cover = (percent: number): ReadingStatement => ({
  ...reading,
  form: 'cloudCover',
  opening: now,
  percent,
});

const moonTime = (
  day: Day,
  clock: { hour: number; minute: number } | null,
  past = false,
): ReadingStatement => ({
  ...reading,
  form: 'moonTime',
  event: 'moonrise',
  place,
  day,
  clock,
  past,
});

type Example = [what: string, plan: AnswerPlan, text: string];

/** For a native speaker to read: is this what one would say? */
const EXAMPLES: Example[] = [
  ['no warning', [count(0)], "Il n'y a actuellement aucune alerte météo à Lille."],
  [
    'no warning for a day',
    [count(0, tomorrow.when)],
    "Il n'y a pour l'instant aucune alerte météo pour demain à Lille.",
  ],
  ['no warning now', [count(0, now.when)], "Il n'y a aucune alerte météo en ce moment à Lille."],
  [
    'one warning',
    [count(1), inForce(TODAY, 14)],
    "Il y a une alerte météo à Lille. Alerte officielle intempéries pour rafales de vent, jusqu'à 14 heures.",
  ],
  [
    'two warnings, one of them announced',
    [count(2), inForce(TODAY, 22), announced],
    "Il y a deux alertes météo à Lille. Alerte officielle intempéries pour rafales de vent, jusqu'à 22 heures ce soir. Alerte officielle pour pluies à caractère d'orage, demain entre 3 et 9 heures du matin.",
  ],
  [
    'four warnings for a day',
    [count(4, tomorrow.when)],
    'Il y a 4 alertes météo pour demain à Lille.',
  ],
  [
    'until midnight',
    [inForce(TOMORROW, 0)],
    "Alerte officielle intempéries pour rafales de vent, jusqu'à minuit demain soir.",
  ],
  [
    'until after midnight',
    [inForce(TOMORROW, 0, 30)],
    "Alerte officielle intempéries pour rafales de vent, jusqu'à 0 heure 30 cette nuit.",
  ],
  [
    'until a morning',
    [inForce(TOMORROW, 8)],
    "Alerte officielle intempéries pour rafales de vent, jusqu'à 8 heures demain matin.",
  ],
  [
    'without an end',
    [{ kind: 'warning', headline: 'VERGLAS', holds: { since: SINCE, until: null } }],
    "Verglas, jusqu'à nouvel ordre.",
  ],
  [
    'outside Germany',
    [{ ...reading, form: 'noWarningService', place }],
    "Je ne sais pas s'il y a des alertes officielles pour Lille.",
  ],
  [
    'humidity now',
    [{ ...reading, form: 'humidity', opening: now, percent: 65.4 }],
    "En ce moment à Lille, le taux d'humidité est de 65 pour cent.",
  ],
  [
    'humidity tomorrow',
    [{ ...reading, form: 'humidity', opening: tomorrow, percent: 80 }],
    "Demain à Lille, le taux d'humidité sera de 80 pour cent.",
  ],
  [
    'a dew point that is muggy',
    [dewPoint()],
    'Demain à Lille, le point de rosée sera de 18 degrés, il fera lourd.',
  ],
  [
    'a low dew point',
    [dewPoint(undefined, 2)],
    'Demain à Lille, le point de rosée sera de 2 degrés.',
  ],
  [
    'muggy',
    [dewPoint('yes')],
    'Oui, demain à Lille, il fera lourd, avec un point de rosée de 18 degrés.',
  ],
  [
    'not muggy',
    [dewPoint('no', 2)],
    'Non, demain à Lille, il ne fera pas lourd, avec un point de rosée de 2 degrés.',
  ],
  [
    'falling pressure',
    [{ ...reading, form: 'pressure', opening: now, value: 1012.6, tendency: 'falling' }],
    'En ce moment à Lille, la pression atmosphérique est de 1013 hectopascals, en baisse.',
  ],
  [
    'the UV index of a day',
    [
      {
        ...reading,
        form: 'uvIndex',
        opening: tomorrow,
        value: 9,
        ofSeveral: true,
        level: 'veryHigh',
      },
    ],
    "Demain à Lille, l'indice UV atteindra 9, c'est très élevé.",
  ],
  [
    'the snow line now',
    [{ ...reading, form: 'snowLine', opening: now, value: 870, ofSeveral: false }],
    'En ce moment à Lille, la limite pluie-neige est à 900 mètres.',
  ],
  [
    'the lowest snow line',
    [{ ...reading, form: 'snowLine', opening: tomorrow, value: 10, ofSeveral: true }],
    "Demain à Lille, la limite pluie-neige descendra jusqu'au niveau de la mer.",
  ],
  ['a clear sky', [cover(0)], 'En ce moment à Lille, le ciel est sans nuages.'],
  [
    'a covered sky',
    [cover(60)],
    'En ce moment à Lille, le ciel est couvert à environ 60 pour cent.',
  ],
  ['an overcast sky', [cover(100)], 'En ce moment à Lille, le ciel est couvert à 100 pour cent.'],
  [
    'a waxing moon',
    [
      {
        ...reading,
        form: 'moonPhase',
        phase: { day: TODAY, of: 4 },
        next: { of: 'full', day: FULL_MOON },
      },
    ],
    "Aujourd'hui, la lune est gibbeuse croissante et la prochaine pleine lune sera mardi.",
  ],
  [
    'a full moon',
    [{ ...reading, form: 'moonPhase', phase: { day: TOMORROW, of: 5 }, next: null }],
    'Demain, ce sera la pleine lune.',
  ],
  [
    'the next full moon',
    [{ ...reading, form: 'moonPhase', phase: null, next: { of: 'full', day: NEXT_FULL_MOON } }],
    'La prochaine pleine lune sera le jeudi vingt-quatre décembre.',
  ],
  [
    'the next new moon, today',
    [{ ...reading, form: 'moonPhase', phase: null, next: { of: 'new', day: TODAY } }],
    "La nouvelle lune, c'est aujourd'hui.",
  ],
  [
    'a past moonrise',
    [moonTime(TODAY, { hour: 13, minute: 4 }, true)],
    "Aujourd'hui à Lille, la lune s'est levée à 13 heures 4.",
  ],
  [
    'a coming moonrise',
    [moonTime(TOMORROW, { hour: 13, minute: 31 })],
    'Demain à Lille, la lune se lèvera à 13 heures 31.',
  ],
  ['no moonrise', [moonTime(TOMORROW, null)], 'Demain à Lille, la lune ne se lèvera pas.'],
];

describe('French answers about warnings, the air and the moon', () => {
  it.each(EXAMPLES)('%s', (_what, plan, text) => {
    expect(renderAnswer(plan, skillLocale('fr-FR'))).toBe(text);
  });

  it('names pressure in kilopascals in Canada', () => {
    const plan: AnswerPlan = [
      { ...reading, form: 'pressure', opening: now, value: 1012.6, tendency: 'steady' },
    ];
    expect(renderAnswer(plan, skillLocale('fr-CA'))).toBe(
      'En ce moment à Lille, la pression atmosphérique est de 101,3 kilopascals, stable.',
    );
  });

  it('names pressure in inches to who asks for inches', () => {
    const { language, units } = skillLocale('fr-FR');
    const fact = {
      ...reading,
      form: 'pressure',
      opening: now,
      value: 1013,
      tendency: null,
    } as const;
    const options = { units: { ...units, rain: 'inches' }, now: true } as const;
    expect(language.readings.pressure(fact, options)).toBe(
      'en ce moment à Lille, la pression atmosphérique est de 29,9 pouces de mercure',
    );
  });
});
