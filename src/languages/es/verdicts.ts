import { joinWords } from '../../wording/grammar.ts';
import type { SkillLanguage } from '../../wording/language.ts';
import type { Times } from '../../wording/plan/plan.ts';
import type { Opening } from '../../wording/plan/statement.ts';
import { createErrands } from './errands.ts';
import * as skeleton from '../skeleton-verdicts.ts';
import { COUNTRY_WORDS } from './country.ts';
import type { CountryParts } from './facts.ts';
import {
  describeAmount,
  mayFall,
  describeBetween,
  describeDegrees,
  upToDegrees,
} from './numbers.ts';
import { clause } from './sky.ts';
import { THERE_IS } from './sky-words.ts';
import { withoutNamedPart } from './time.ts';
import { describePlace } from './words.ts';

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Form = readonly [ahead: string, now?: string];

const BESIDES = 'y además';

const BEST: Form = ['lo mejor será', 'lo mejor es'];
const LOW_SUN: Form = [
  'el sol estará demasiado bajo para quemar',
  'el sol está demasiado bajo para quemar',
];

/** Clauses that no place follows: "lo mejor será en Cádiz" would praise the place. */
const AFTER_PLACE: ReadonlySet<string | undefined> = new Set([...BEST, ...LOW_SUN]);

/** Lowest temperature (°C) of each. */
const FROSTS = [
  [-4, 'heladas débiles'],
  [-10, 'heladas moderadas'],
  [-15, 'heladas fuertes'],
  [-Infinity, 'heladas muy fuertes'],
] as const;

/** A clause with its time first and its place after the verb: `mañana lloverá en Sevilla`. */
export function createVerdictWords({
  country,
  times: timeWords,
  skies,
  wind,
}: CountryParts): Pick<SkillLanguage, 'answers' | 'finding' | 'advice'> {
  const { describeWhen, describeDaysOfHours, describeTimes, daysList, forWhen } = timeWords;
  const { forecast, iceOnRoads, jacket, rainJacket, tShirt } = COUNTRY_WORDS[country];
  const notIcy = `no se ${country === 'ES' ? 'esperan' : 'espera'} ${iceOnRoads}`;
  return skeleton.createVerdicts<string, Form>({
    /** In two sentences: `sí, lleva paraguas. Mañana lloverá en Sevilla`. */
    advice: (counsel, reason) => `${counsel}. ${reason.charAt(0).toUpperCase()}${reason.slice(1)}`,
    links: { besides: BESIDES, instead: 'pero' },
    describeSky: (sky, now) => clause(skies.selectSkyWords(sky), now),
    inTense: ([ahead, present = ahead], now) => (now ? present : ahead),
    at,
    /** `y además lloverá a ratos`, `y hasta la una de la tarde lloverá`. */
    after(link, other, times) {
      const when = describeTimes(times);
      const isLater = times !== null && 'spans' in times && link === BESIDES;
      return isLater ? joinWords('y', when, other) : joinWords(link, other, when);
    },
    probability({ of, percent, times }, isLow, opening) {
      const noun = of === 'rain' ? 'lluvia' : 'nieve';
      const chance = `${isLow ? 'solo ' : ''}hay un ${percent} por ciento de probabilidad de ${noun}`;
      return at(opening, chance, times);
    },
    gusts(gust, { units, now }) {
      return `${THERE_IS[now ? 1 : 0]} ${wind.describeGusts(gust, units)}`;
    },
    frost({ low, exactly, times }, opening, { units, now }) {
      const frost = `${THERE_IS[now ? 1 : 0]} ${skeleton.nameFrost(low, FROSTS)}`;
      const degrees = exactly
        ? `con ${describeDegrees(low, units)}`
        : upToDegrees(low, units).replace(/^hasta/, 'de hasta');
      const barely = 'justo por debajo del punto de congelación';
      const value = skeleton.isJustFreezing(low, units) ? barely : degrees;
      return `${at(opening, frost, times)}, ${value}`;
    },
    frostFree({ low, exactly }, opening, { units, now }) {
      const degrees = describeDegrees(low, units);
      const value = exactly ? `con ${degrees}` : `con una mínima de ${degrees}`;
      return `${at(opening, now ? 'no hiela' : 'no helará')}, ${value}`;
    },
    warmth({ low, high, chilled, daytime }, opening, { units, now }) {
      const isOne = skeleton.areSpokenAlike(low, high, units);
      const degrees = isOne ? describeDegrees(low, units) : describeBetween(low, high, units);
      const warmth = chilled
        ? `la sensación térmica ${now ? 'es' : 'será'} de ${degrees}`
        : `${THERE_IS[now ? 1 : 0]} ${degrees}`;
      return joinWords(at(opening, warmth), daytime ? 'durante el día' : '');
    },
    sunshine(hours, opening) {
      const time = hours === 1 ? 'alrededor de una hora' : `unas ${hours} horas`;
      return at(opening, `habrá ${time} de sol`);
    },
    /** `caerán unos 4 litros por metro cuadrado`, over several days `caerán en total`, `apenas lloverá`. */
    fallen({ of, amount, peak, isPossible }, { units, now }) {
      if (amount === null) return `no se espera ${of === 'snow' ? 'nieve' : 'lluvia'}`;
      if (skeleton.isHardlyAny(of, amount, units)) {
        const [ahead, present] = of === 'snow' ? ['nevará', 'nieva'] : ['lloverá', 'llueve'];
        return `apenas ${now ? present : ahead}`;
      }
      const [verb, what] = describeAmount(of, amount, units);
      const falls = isPossible ? mayFall(verb) : verb[now ? 1 : 0];
      return joinWords(falls, peak ? 'en total' : '', what);
    },
    peak: (when) => `sobre todo ${describeWhen(when)}`,
    /** `el sábado lloverá en Sevilla, pero el domingo no`. */
    days(clauseWords, { is, whens, times }, index, place, first) {
      const isOpposite = first.is !== is && (is === 'no' || is === 'dry');
      const presence = isOpposite ? 'no' : clauseWords;
      if (whens === 'others') {
        return `${isOpposite ? 'pero' : 'y'} el resto de los días ${presence}`;
      }
      const days = daysList(whens, index === 0);
      if (index === 0) return joinWords(days, presence, describePlace(place), describeTimes(times));
      return joinWords(is === 'maybe' ? '' : 'pero', days, presence, describeTimes(times));
    },
    unknown: ({ when, place }) =>
      joinWords(`no tengo ${forecast}`, forWhen(when), describePlace(place)),
    presences: {
      yes: {
        rain: ['lloverá', 'está lloviendo'],
        snow: ['nevará', 'está nevando'],
        sun: ['hará sol', 'hace sol'],
        fog: ['habrá niebla', 'hay niebla'],
        storm: ['habrá temporal', 'hay temporal'],
        thunder: ['habrá tormentas', 'hay tormentas'],
        hail: ['caerá granizo', 'cae granizo'],
        frost: ['helará', 'está helando'],
        ice: [`habrá ${iceOnRoads}`, `hay ${iceOnRoads}`],
        suitable: ['el tiempo acompañará', 'el tiempo acompaña'],
      },
      maybe: {
        rain: ['hay posibilidad de lluvia'],
        snow: ['hay posibilidad de nieve'],
        sun: ['habrá algo de sol', 'hay algo de sol'],
        fog: ['hay posibilidad de niebla'],
        storm: ['hay riesgo de temporal'],
        thunder: ['hay riesgo de tormenta'],
        hail: ['es posible que caiga granizo'],
        frost: ['hay riesgo de helada'],
        ice: [`hay riesgo de ${iceOnRoads}`],
        suitable: ['puede que acompañe el tiempo'],
      },
      hardly: {
        rain: ['apenas lloverá', 'apenas llueve'],
        snow: ['apenas nevará', 'apenas nieva'],
        sun: ['apenas habrá sol', 'apenas hay sol'],
        ice: [`helará, pero apenas habrá ${iceOnRoads}`, `hiela, pero apenas hay ${iceOnRoads}`],
      },
      no: {
        rain: ['no lloverá', 'no está lloviendo'],
        snow: ['no nevará', 'no está nevando'],
        sun: ['no hará sol', 'no hace sol'],
        fog: ['no habrá niebla', 'no hay niebla'],
        storm: ['no habrá temporal', 'no hay temporal'],
        thunder: ['no habrá tormentas', 'no hay tormentas'],
        hail: ['no se espera granizo', 'no cae granizo'],
        frost: ['no helará', 'no hiela'],
        ice: [notIcy, notIcy],
        suitable: ['el tiempo no acompañará', 'el tiempo no acompaña'],
      },
    },
    chances: {
      dark: ['estará oscuro', 'está oscuro'],
      late: ['ya será tarde para eso', 'ya es tarde para eso'],
      lowSun: LOW_SUN,
      best: BEST,
      atDegrees: (low, high, units) =>
        skeleton.areSpokenAlike(low, high, units)
          ? `con ${describeDegrees(low, units)}`
          : `con temperaturas de ${describeBetween(low, high, units)}`,
    },
    answers: {
      yes: 'sí',
      contrary: 'sí',
      likely: 'probablemente sí',
      partly: 'sí, pero solo en parte',
      possible: 'quizá',
      unlikely: 'probablemente no',
      no: 'no',
      notNow: 'no, ahora mismo no',
      unknown: 'lo siento',
    },
    firstWords: /^(?:sí|no|quizá), (?:aunque |pero )?/,
    errands: createErrands(COUNTRY_WORDS[country]),
    garments: {
      tShirt: ['no', `basta con ${tShirt}`],
      lightJacket: ['sí', `basta con una ${jacket} ligera`],
      warmJacket: ['sí', `ponte una ${jacket} gruesa`],
      winterCoat: ['sí', 'ponte un abrigo y un gorro'],
      rainJacket: ['sí', `lleva ${rainJacket}`],
      perhapsRainJacket: ['quizá', `lleva ${rainJacket} por si acaso`],
      warmRainJacket: ['sí', `ponte una ${jacket} gruesa e impermeable`],
      rainproofWinterCoat: ['sí', 'ponte un abrigo impermeable'],
    },
  });

  function at({ when, place }: Opening, clauseWords: string, times: Times | null = null): string {
    const hasHours = times !== null && 'spans' in times;
    const time = hasHours ? describeDaysOfHours(when) : describeWhen(when);
    // `entre hoy y mañana` names no part of the day.
    const named = when?.kind === 'hours' ? undefined : when;
    const clock = withoutNamedPart(describeTimes(times), named);
    return AFTER_PLACE.has(clauseWords)
      ? joinWords(time, describePlace(place), clauseWords, clock)
      : joinWords(time, clauseWords, describePlace(place), clock);
  }
}
