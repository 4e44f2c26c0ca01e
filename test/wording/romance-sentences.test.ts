import { describe, expect, test } from 'vitest';
import type { Plan, Statement } from '../../src/wording/plan/plan.ts';
import type { Course, Opening, Temperature, When } from '../../src/wording/plan/statement.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locale } from './plans.ts';

const TODAY = { date: '2026-11-18', ahead: 0 };
const TOMORROW = { date: '2026-11-19', ahead: 1 };
const FRIDAY = { date: '2026-11-20', ahead: 2, byWeekday: true };
const SATURDAY = { date: '2026-11-21', ahead: 3 };

const SUN = { state: 0, night: false };
const FOG = { state: 45, night: false };
const CLOUDS = { state: 3, night: false };
const RAIN = { state: 63, night: false };
const LIGHT_RAIN = { state: 61, night: false };
const THUNDER = { state: 95, night: false };

const at = (when: When): Opening => ({ when, place: 'Lille' });
const DAY: When = { kind: 'day', day: TOMORROW };
const WEEKEND: When = { kind: 'weekend', saturday: SATURDAY };
const TONIGHT: When = { kind: 'part', day: TODAY, part: 'night', running: false };
const hours = (from: [typeof TODAY, number], to: [typeof TODAY, number]): When => ({
  kind: 'hours',
  from: { day: from[0], hour: from[1] },
  to: { day: to[0], hour: to[1] },
});

const course = (when: When, of: Course, daily = false): Statement => ({ kind: 'course', opening: at(when), course: of, temperature: null, daily }); // prettier-ignore
const degrees = (temperature: Temperature): Statement => ({ kind: 'temperature', opening: at(DAY), temperature }); // prettier-ignore
const steady: Course = { form: 'steady', sky: CLOUDS };
const evening: Course = { form: 'interlude', background: CLOUDS, passing: THUNDER, span: { part: 'evening' } }; // prettier-ignore
const morning: Course = { form: 'interlude', background: CLOUDS, passing: RAIN, span: { from: 9, to: 12 } }; // prettier-ignore
const sunnyDay: Course = { form: 'interlude', background: FOG, passing: SUN, span: { from: 9, to: 18 } }; // prettier-ignore
const lateRain: Course = { form: 'change', first: CLOUDS, second: LIGHT_RAIN, at: { part: 'afternoon' } }; // prettier-ignore
const untilTwo: Course = { form: 'change', first: RAIN, second: CLOUDS, at: { hour: 2 } };

const SENTENCES: readonly (readonly [of: string, plan: Plan, french: string, italian: string])[] = [
  [
    'the gusts of a thunderstorm',
    [{ kind: 'course', opening: at(DAY), course: evening, temperature: null, alone: true, gust: 95 }],
    'Demain à Lille, il y aura des orages dans la soirée, avec de très fortes rafales à 95 kilomètres-heure.',
    'Domani a Lille ci saranno temporali in serata, con raffiche di tempesta fino a 95 chilometri orari.',
  ],
  [
    'gusts beside other weather',
    [course(DAY, steady), { kind: 'storm', opening: null, gust: 95 }],
    'Demain à Lille, le ciel sera couvert. De très fortes rafales atteindront 95 kilomètres-heure.',
    'Domani a Lille il cielo sarà coperto. Ci saranno raffiche di tempesta fino a 95 chilometri orari.',
  ],
  [
    'sun between fog in the night and in the morning',
    [course(DAY, sunnyDay)],
    'Demain à Lille, il y aura du brouillard, mais le soleil brillera entre 9 et 18 heures.',
    'Domani a Lille ci sarà nebbia, ma dalle 9 alle 18 ci sarà il sole.',
  ],
  [
    'the same on both days, with the highs',
    [{ kind: 'course', opening: at(WEEKEND), course: sunnyDay, daily: true, temperature: { form: 'high', value: 14 } }],
    "Ce week-end à Lille, il y aura du brouillard, mais le soleil brillera les deux jours entre 9 et 18 heures, et il fera jusqu'à 14 degrés.",
    'Nel fine settimana a Lille ci sarà nebbia, ma in entrambi i giorni dalle 9 alle 18 ci sarà il sole, con massime fino a 14 gradi.',
  ],
  [
    'thunderstorms each evening',
    [course(WEEKEND, evening, true)],
    'Ce week-end à Lille, le ciel sera couvert, avec des orages les deux soirs.',
    'Nel fine settimana a Lille il cielo sarà coperto, con temporali ogni sera.',
  ],
  [
    'rain in the same hours of each day',
    [course(WEEKEND, morning, true)],
    'Ce week-end à Lille, le ciel sera couvert, avec de la pluie les deux jours entre 9 heures et midi.',
    'Nel fine settimana a Lille il cielo sarà coperto, con pioggia in entrambi i giorni dalle 9 a mezzogiorno.',
  ],
  [
    'light rain after clouds',
    [course(DAY, lateRain)],
    "Demain à Lille, le ciel sera d'abord couvert, puis il pleuvra faiblement à partir de l'après-midi.",
    'Domani a Lille il cielo sarà coperto, poi dal pomeriggio ci sarà pioggia debole.',
  ],
  [
    'the same on each day',
    [course(WEEKEND, lateRain, true)],
    "Ce week-end à Lille, les deux jours le ciel sera d'abord couvert, puis il pleuvra faiblement à partir de l'après-midi.",
    'Nel fine settimana a Lille il cielo sarà coperto in entrambi i giorni, poi dal pomeriggio ci sarà pioggia debole.',
  ],
  [
    'an hour of the night within the night',
    [course(TONIGHT, untilTwo)],
    "Cette nuit à Lille, il pleuvra jusqu'à 2 heures du matin, puis le ciel sera couvert.",
    'Stanotte a Lille pioverà fino alle 2, poi il cielo sarà coperto.',
  ],
  [
    'highs of one degree apart',
    [degrees({ form: 'highs', low: 30, high: 31 })],
    "Demain à Lille, il fera jusqu'à 30 ou 31 degrés.",
    'Domani a Lille le massime saranno di 30 o 31 gradi.',
  ],
  [
    'highs of frost',
    [degrees({ form: 'highs', low: -4, high: -3 })],
    'Demain à Lille, les maximales iront de moins 4 à moins 3 degrés.',
    'Domani a Lille le massime saranno tra meno 4 e meno 3 gradi.',
  ],
  [
    'a night at one degree',
    [degrees({ form: 'highAndLow', high: 6, low: 1, lowIsAtNight: true })],
    "Demain à Lille, il fera jusqu'à 6 degrés, et la température descendra à 1 degré la nuit.",
    'Domani a Lille la massima sarà di 6 gradi, la minima notturna di un grado.',
  ],
  [
    'hours from the evening to the morning',
    [course(hours([TODAY, 22], [TOMORROW, 8]), steady)],
    'De 22 heures ce soir à 8 heures demain matin à Lille, le ciel sera couvert.',
    'Dalle 22 di stasera alle 8 di domani a Lille il cielo sarà coperto.',
  ],
  [
    'hours into the night',
    [course(hours([TODAY, 15], [TOMORROW, 1]), steady)],
    "De 15 heures à une heure du matin à Lille, le ciel sera couvert.",
    "Dalle 15 di oggi all'una di notte a Lille il cielo sarà coperto.",
  ],
  [
    'hours from one day to the next',
    [course(hours([FRIDAY, 20], [SATURDAY, 14]), steady)],
    'De 20 heures vendredi soir à 14 heures samedi à Lille, le ciel sera couvert.',
    'Dalle 20 di venerdì alle 14 di sabato a Lille il cielo sarà coperto.',
  ],
  [
    'a Saturday and its Sunday',
    [course({ kind: 'days', first: SATURDAY, last: { date: '2026-11-22', ahead: 4 } }, steady)],
    'Ce week-end à Lille, le ciel sera couvert.',
    'Nel fine settimana a Lille il cielo sarà coperto.',
  ],
  [
    'an hour of this evening',
    [course({ kind: 'hour', day: TODAY, hour: 20 }, steady)],
    'Ce soir à 20 heures à Lille, le ciel sera couvert.',
    'Stasera alle 20 a Lille il cielo sarà coperto.',
  ],
  [
    'a warm night',
    [{ kind: 'temperature', opening: null, temperature: { form: 'low', value: 22, atNight: true } }],
    'La température ne descendra pas sous les 22 degrés dans la nuit.',
    'La minima notturna sarà di 22 gradi.',
  ],
  [
    'midnight, which ends a day',
    [course({ kind: 'hour', day: TODAY, hour: 0 }, steady)],
    'Ce soir à minuit à Lille, le ciel sera couvert.',
    'Stasera a mezzanotte a Lille il cielo sarà coperto.',
  ],
]; // prettier-ignore

describe.each(['fr-FR', 'it-IT'])('in %s', (tag) => {
  test.each(SENTENCES)('%s', (_, plan, french, italian) => {
    expect(renderPlan(plan, locale(tag))).toBe(tag === 'fr-FR' ? french : italian);
  });
});
