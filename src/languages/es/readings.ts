import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords, Language } from '../../wording/language.ts';
import type {
  DewPointFact,
  PressureFact,
  WarningCountFact,
  WarningTime,
} from '../../wording/plan/reading-statement.ts';
import type { Opening } from '../../wording/plan/statement.ts';
import type { Units } from '../../wording/units.ts';
import {
  describeCover,
  toSpokenHeight,
  toInchesOfMercury,
  toLowerCase,
  createPast,
  type PastWhere,
} from '../skeleton-readings.ts';
import type { ClockTime, Day } from '../skeleton-time.ts';
import { describeDay, createClock } from './days-and-hours.ts';
import { COUNTRY_WORDS, type Country } from './country.ts';
import { describeDegrees, describeAmount, describeGust, describeRange } from './numbers.ts';
import { THERE_IS, type Verb } from './sky-words.ts';
import type { TimeWordsOfCountry } from './time.ts';
import { closeOpening, describePlace } from './words.ts';

const BE: Verb = ['será', 'es'];
const BE_THERE: Verb = ['estará', 'está'];
const FALL_TO: Verb = ['bajará hasta', 'baja hasta'];

/** What follows on the degrees of a dew point. */
const FEELS: Readonly<Record<NonNullable<DewPointFact['feel']>, Verb>> = {
  pleasant: ['un nivel agradable', 'un nivel agradable'],
  muggy: ['así que hará bochorno', 'así que hace bochorno'],
  oppressive: ['así que hará un bochorno agobiante', 'así que hace un bochorno agobiante'],
};

const TENDENCIES: Readonly<Record<NonNullable<PressureFact['tendency']>, Verb>> = {
  rising: ['e irá subiendo', 'y está subiendo'],
  falling: ['e irá bajando', 'y está bajando'],
  steady: ['y se mantendrá estable', 'y se mantiene estable'],
};

const UV_LEVELS = {
  low: 'bajo',
  moderate: 'moderado',
  high: 'alto',
  veryHigh: 'muy alto',
  extreme: 'extremo',
};

/** By phase, from 1 (new moon) on. */
const PHASES: readonly (readonly [verb: Verb, before: string, after: string])[] = [
  [THERE_IS, '', ''],
  [THERE_IS, '', 'luna nueva'],
  [BE_THERE, 'la luna', 'en fase creciente, con menos de la mitad iluminada'],
  [BE_THERE, 'la luna', 'en cuarto creciente'],
  [BE_THERE, 'la luna', 'en fase creciente, con más de la mitad iluminada'],
  [THERE_IS, '', 'luna llena'],
  [BE_THERE, 'la luna', 'en fase menguante, con más de la mitad iluminada'],
  [BE_THERE, 'la luna', 'en cuarto menguante'],
  [BE_THERE, 'la luna', 'en fase menguante, con menos de la mitad iluminada'],
];

const MOON_VERBS = {
  moonrise: { past: 'ha salido', coming: 'saldrá', never: 'no sale' },
  moonset: { past: 'se ha puesto', coming: 'se pondrá', never: 'no se pone' },
};

/** What is past today has its own tense in Spain. */
const AMERICAN_MOON_VERBS = {
  moonrise: { ...MOON_VERBS.moonrise, past: 'salió' },
  moonset: { ...MOON_VERBS.moonset, past: 'se puso' },
};

const COUNTS = [
  'ningún aviso meteorológico',
  'un aviso meteorológico',
  'dos avisos meteorológicos',
];

/** Spanish answers about warnings, the air and the moon. */
export function createReadingWords(country: Country, times: TimeWordsOfCountry): ReadingWords {
  const { describeWhen, describeDayOfClock, atClock, forWhen } = times;
  const { now: rightNow } = COUNTRY_WORDS[country];
  const moonVerbs = country === 'ES' ? MOON_VERBS : AMERICAN_MOON_VERBS;

  return {
    warningCount,
    noWarningService: ({ place }) =>
      `no sé si hay avisos oficiales ${place ? `para ${place}` : 'allí'}`,
    humidity: ({ opening, percent }, { now }) =>
      `${open(opening)}la humedad ${at(BE, now)} del ${Math.round(percent)} por ciento`,
    dewPoint({ opening, value, feel }, { units, now }) {
      const degrees = describeDegrees(value, units);
      const dewPoint = `${open(opening)}el punto de rocío ${at(BE, now)} de ${degrees}`;
      return feel ? `${dewPoint}, ${at(FEELS[feel], now)}` : dewPoint;
    },
    pressure({ opening, value, tendency }, { units, now }) {
      const pressure = `la presión atmosférica ${at(BE, now)} de ${describePressure(value, units)}`;
      return open(opening) + joinWords(pressure, tendency && at(TENDENCIES[tendency], now));
    },
    cloudCover({ opening, percent }, { now }) {
      const sky = `el cielo ${at(BE_THERE, now)}`;
      const clouds = `las nubes ${now ? 'cubren' : 'cubrirán'}`;
      const cover = describeCover(percent, {
        clear: `${sky} despejado`,
        overcast: `${sky} cubierto al 100 por ciento`,
        covered: (tens) => `${clouds} alrededor del ${tens} por ciento del cielo`,
      });
      return open(opening) + cover;
    },
    snowLine({ opening, value, ofSeveral }, { units, now }) {
      const spoken = toSpokenHeight(value, units);
      const unit = units.snow === 'inches' ? 'pies' : 'metros';
      const verb = ofSeveral
        ? at(FALL_TO, now)
        : `${at(BE_THERE, now)} ${spoken === 0 ? 'a' : 'en'}`;
      const height = spoken === 0 ? 'el nivel del mar' : `los ${spoken} ${unit}`;
      const line = joinWords('la cota de nieve', verb, height).replace(' a el ', ' al ');
      return open(opening) + line;
    },
    uvIndex({ opening, value, ofSeveral, level }, { now }) {
      const verb = ofSeveral ? 'llegará a' : `${at(BE, now)} de`;
      const index = joinWords('el índice UV', verb, String(value));
      return `${open(opening)}${index}, un nivel ${UV_LEVELS[level]}`;
    },
    moonPhase({ phase, next }) {
      const following = next && describeNextMoon(next);
      if (!phase) return following ?? '';
      const [verb, before, after] = PHASES[phase.of] ?? [THERE_IS, '', ''];
      const moon = joinWords(describeDay(phase.day), before, at(verb, isToday(phase.day)), after);
      return following ? `${moon}, y ${following}` : moon;
    },
    /** `mañana la luna saldrá en Valencia a las 7 y 53 de la tarde`, `hoy la luna no se pone en Valencia`. */
    moonTime({ event, place, day, clock, past }) {
      const { past: was, coming, never } = moonVerbs[event];
      const where = describePlace(place);
      if (!clock) return joinWords(describeDay(day), 'la luna', never, where);
      const verb = past ? was : coming;
      return joinWords(
        dayOf(day, clock),
        'la luna',
        verb,
        where,
        atClock(clock.hour, clock.minute),
      );
    },
  };

  /** `de momento no hay ningún aviso meteorológico para mañana en Berlín`. */
  function warningCount({ place, count, when }: WarningCountFact): string {
    const isNow = !when || when.kind === 'now';
    const none = isNow ? rightNow : 'de momento';
    const first = count === 0 ? none : when && isNow ? rightNow : '';
    const what = COUNTS[count] ?? `${count} avisos meteorológicos`;
    const hay = count === 0 ? 'no hay' : 'hay';
    return joinWords(first, hay, what, isNow ? '' : forWhen(when), describePlace(place));
  }

  /** The night for what happens in the small hours of another day. */
  function dayOf(day: Day, clock: ClockTime): string {
    return isToday(day) ? describeDay(day) : describeDayOfClock(day, clock);
  }

  function open({ when, place }: Opening): string {
    return closeOpening(describeWhen(when), describePlace(place));
  }

  /** From hPa. */
  function describePressure(value: number, { rain }: Units): string {
    if (rain !== 'inches') return `${Math.round(value)} hectopascales`;
    const inches = toInchesOfMercury(value);
    return `${country === 'ES' ? inches.replace('.', ',') : inches} pulgadas de mercurio`;
  }
}

/** `la próxima luna llena será el martes`. */
function describeNextMoon({ of, day }: { of: 'full' | 'new'; day: Day }): string {
  const moon = `la próxima luna ${of === 'full' ? 'llena' : 'nueva'}`;
  return joinWords(moon, at(BE, isToday(day)), describeDay(day));
}

function isToday({ ahead }: Day): boolean {
  return ahead === 0;
}

function at([ahead, present]: Verb, now: boolean): string {
  return now ? present : ahead;
}

/** `aviso oficial de niebla, hasta mañana a las 9 de la mañana`. */
export function createWarning({
  atClock,
  describeDayOfClock,
  describeWhen,
}: TimeWordsOfCountry): Language['warning'] {
  return ({ headline, holds }) => `${toLowerCase(headline, 'es')}, ${describeHold(holds)}`;

  /** `hasta mañana a las 9 de la mañana`, `mañana de 3 a 9 de la mañana`. */
  function describeHold(holds: WarningTime): string {
    if ('during' in holds) {
      const when = describeWhen(holds.during);
      return holds.during.kind === 'hour' ? `desde ${when}` : when;
    }
    if (!holds.until) return 'hasta nuevo aviso';
    const { day, clock } = holds.until;
    if (clock.minute === 0) return `hasta ${describeWhen({ kind: 'hour', day, hour: clock.hour })}`;
    const end = day.ahead === 0 ? describeDay(day) : describeDayOfClock(day, clock);
    return joinWords('hasta', end, atClock(clock.hour, clock.minute));
  }
}

/** The hours of a reading are named alike in all countries. */
const { describeHour } = createClock('ES');

const VERBS = { rain: 'llovió', snow: 'nevó' };
const NOUNS = { rain: 'de lluvia', snow: 'de nieve' };
const UNITS = {
  metres: ['un metro', 'metros'],
  kilometres: ['un kilómetro', 'kilómetros'],
  miles: ['una milla', 'millas'],
} as const;

/** Names a part of a day with its hour: `ayer por la mañana`, `esta mañana`. */
const PART_OF_DAY = / (?:hasta ahora|por la mañana|por la tarde|al anochecer)$/;

/** `ayer`, `hoy`, before an hour that tells the part of the day. */
function toDayWord(time: string): string {
  return time.startsWith('esta ') ? 'hoy' : time.replace(PART_OF_DAY, '');
}

/** Spanish answers about what stations have measured, and about daylight. */
export const past = createPast({
  times: {
    lastDay: 'en las últimas 24 horas',
    yesterday: 'ayer',
    yesterdayMorning: 'ayer por la mañana',
    yesterdayAfternoon: 'ayer por la tarde',
    yesterdayEvening: 'ayer al anochecer',
    lastNight: 'anoche',
    today: 'hoy hasta ahora',
    thisMorning: 'esta mañana',
    thisAfternoon: 'esta tarde',
    thisEvening: 'esta noche',
  },
  place: describePlace,
  amount(of, amount, units) {
    const [, words] = describeAmount(of, amount, units);
    return { words: words.replace(/ de (?:lluvia|nieve)$/u, ''), isOne: !/^un[oa]s /u.test(words) };
  },
  fell: (of, where, { words }) => `${opened(where)}${VERBS[of]}, ${words}`,
  amountFell: (of, where, { words, isOne }) =>
    `${opened(where)}${isOne ? 'cayó' : 'cayeron'} ${withNoun(words, NOUNS[of])}`,
  fellNot: (of, where) => `${opened(where)}no ${VERBS[of]}`,
  dry: (where) => `${opened(where)}el tiempo se mantuvo seco`,
  high: (where, value, units) =>
    `${opened(where)}la máxima fue de ${describeDegrees(value, units)}`,
  low: (where, value, units) => `${opened(where)}la mínima fue de ${describeDegrees(value, units)}`,
  range: (where, low, high, units) =>
    `${opened(where)}la temperatura estuvo entre ${describeRange(low, 'y', high, units)}`,
  gust: (where, value, units) =>
    `${opened(where)}la racha más fuerte alcanzó los ${describeGust(value, units)}`,
  snowDepth: (place, amount) =>
    amount
      ? joinWords('hay', amount.words, 'de nieve en el suelo', place)
      : joinWords('no hay nieve en el suelo', place),
  visibility: (place, distance) => joinWords('la visibilidad', place, 'es de', distance),
  distance(count, unit) {
    const [one, many] = UNITS[unit];
    if (count === 0) return `menos de ${one}`;
    return count === 1 ? one : `${count} ${many}`;
  },
  nearest: (place, distance) =>
    `la estación meteorológica más cercana está ${place}, a ${distance}`,
  unknown: 'no lo sé: ',
  unmeasured: (place, nearest, distance) =>
    `no hay ninguna estación ${place}, la más cercana está ${nearest}, a ${distance}`,
  measuredAt: (place, distance) => `lo midió la estación que está ${place}, a ${distance}`,
  since: (time, hour) => `mis mediciones solo empiezan ${toDayWord(time)} a ${describeHour(hour)}`,
  daylight: (day, place, hours, minutes) =>
    joinWords(
      describeDay(day),
      'hay',
      hours === 1 ? 'una hora' : `${hours} horas`,
      minutes > 0 ? `y ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}` : '',
      'de luz',
      place,
    ),
});

function opened({ time, place }: PastWhere): string {
  return time === '' && place === '' ? '' : closeOpening(time, place);
}

/** Litres are of rain. */
function withNoun(words: string, noun: string): string {
  return words.endsWith('metro cuadrado') ? words : `${words} ${noun}`;
}
