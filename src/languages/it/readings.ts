import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords } from '../../wording/language.ts';
import type {
  MoonPhaseFact,
  WarningStatement,
  WarningTime,
} from '../../wording/plan/reading-statement.ts';
import {
  describeCover,
  toSpokenHeight,
  toLowerCase,
  createMetricAmount,
  createPast,
  type PastWhere,
} from '../skeleton-readings.ts';
import type { Day } from '../skeleton-time.ts';
import { describePlace, placeAfter } from './place-names.ts';
import {
  atClockOfDay,
  describeDay,
  describeDayOfClock,
  describeForWhen,
  describeOpening,
  describeWhen,
  untilClock,
} from './time.ts';
import {
  describeDegrees,
  describePercent,
  THERE_IS,
  describeBetween,
  describeGust,
} from './words.ts';

const IS = { now: 'è', later: 'sarà' };
const FALLS = { now: 'scende', later: 'scenderà' };
const THE_AIR_IS = { now: "l'aria è", later: "l'aria sarà" };
const THE_MOON_IS = { now: 'la luna è', later: 'la luna sarà' };

/** A verb as of this moment and of what is to come, and what follows it. */
type Clause = readonly [verb: Readonly<Record<Tense, string>>, rest: string];
type Tense = 'now' | 'later';

const FEELS = {
  pleasant: [THE_AIR_IS, 'gradevole'],
  muggy: [THERE_IS, 'afa'],
  oppressive: [THERE_IS, "un'afa opprimente"],
} as const;

const TENDENCIES = { rising: ', in aumento', falling: ', in calo', steady: ', stabile' };

const UV_LEVELS = {
  low: 'è basso',
  moderate: 'è moderato',
  high: 'è alto',
  veryHigh: 'è molto alto',
  extreme: 'è estremo',
};

/** By phase, from 1 (new moon) on. */
const PHASES: readonly Clause[] = [
  [THERE_IS, 'la luna nuova'],
  [THERE_IS, 'una falce di luna crescente'],
  [THE_MOON_IS, 'al primo quarto'],
  [THE_MOON_IS, 'crescente, illuminata per più di metà'],
  [THERE_IS, 'la luna piena'],
  [THE_MOON_IS, 'calante, illuminata per più di metà'],
  [THE_MOON_IS, "all'ultimo quarto"],
  [THERE_IS, 'una falce di luna calante'],
];

const NEXT_MOONS = { full: 'la prossima luna piena', new: 'la prossima luna nuova' };

const MOON_VERBS = {
  moonrise: { later: 'sorgerà', past: 'è sorta', never: 'non sorge' },
  moonset: { later: 'tramonterà', past: 'è tramontata', never: 'non tramonta' },
};

const COUNTS = [
  'non ci sono allerte meteo',
  "c'è un'allerta meteo",
  'ci sono due allerte meteo',
  'ci sono tre allerte meteo',
];

/** Italian answers about warnings, the air and the moon. */
export const readings: ReadingWords = {
  /** `al momento a Roma c'è un'allerta meteo`, `per domani a Roma finora non ci sono allerte meteo`. */
  warningCount({ place, count, when }) {
    const time = when ? describeForWhen(when) : 'al momento';
    const soFar = when && when.kind !== 'now' && count === 0 ? 'finora' : '';
    const what = COUNTS[count] ?? `ci sono ${count} allerte meteo`;
    return joinWords(time, describePlace(place), soFar, what);
  },
  noWarningService: ({ place }) =>
    `non so se ci siano allerte ufficiali ${place ? placeAfter('per', place) : 'lì'}`,
  humidity: ({ opening, percent }, { now }) =>
    joinWords(
      describeOpening(opening),
      "l'umidità",
      IS[tense(now)],
      describePercent(Math.round(percent), 'di'),
    ),
  /** `domani a Roma il punto di rugiada sarà di 18 gradi: ci sarà afa`. */
  dewPoint({ opening, value, feel }, { units, now }) {
    const degrees = joinWords(IS[tense(now)], 'di', describeDegrees(value, units));
    const dewPoint = joinWords(describeOpening(opening), 'il punto di rugiada', degrees);
    return feel ? `${dewPoint}: ${inTense(FEELS[feel], tense(now))}` : dewPoint;
  },
  /** `al momento a Roma la pressione è di 1013 ettopascal, in calo`. */
  pressure({ opening, value, tendency }, { now }) {
    const hectopascals = `${IS[tense(now)]} di ${Math.round(value)} ettopascal`;
    const pressure = joinWords(describeOpening(opening), 'la pressione', hectopascals);
    return `${pressure}${tendency ? TENDENCIES[tendency] : ''}`;
  },
  cloudCover({ opening, percent }, { now }) {
    const cover = describeCover(percent, {
      clear: 'sereno',
      overcast: 'coperto al 100 per cento',
      covered: (tens) => `coperto per circa ${describePercent(tens)}`,
    });
    return joinWords(describeOpening(opening), 'il cielo', IS[tense(now)], cover);
  },
  snowLine({ opening, value, ofSeveral }, { units, now }) {
    const spoken = toSpokenHeight(value, units);
    const height = spoken === 0 ? 'al livello del mare' : `a ${spoken} metri`;
    const verb = ofSeveral ? `${FALLS[tense(now)]} fino` : IS[tense(now)];
    return joinWords(describeOpening(opening), 'la quota neve', verb, height);
  },
  uvIndex({ opening, value, ofSeveral, level }, { now }) {
    const verb = ofSeveral ? 'arriverà a' : `${IS[tense(now)]} di`;
    const index = joinWords(describeOpening(opening), "l'indice UV", verb, String(value));
    return `${index}: ${UV_LEVELS[level]}`;
  },
  moonPhase({ phase, next }) {
    const following = next ? describeNext(next) : '';
    if (!phase) return following;
    const clause = PHASES[phase.of - 1];
    const now = clause ? inTense(clause, tenseOf(phase.day)) : '';
    return [joinWords(describeDay(phase.day), now), following].filter(Boolean).join(', e ');
  },
  /** `stanotte a Roma la luna sorgerà alle 3 e 20`, `oggi a Roma la luna non tramonta`. */
  moonTime({ event, place, day, clock, past }) {
    const verbs = MOON_VERBS[event];
    const moon = joinWords(describePlace(place), 'la luna');
    if (!clock) return joinWords(describeDay(day), moon, verbs.never);
    const verb = past ? verbs.past : verbs.later;
    return joinWords(describeDayOfClock(day, clock), moon, verb, atClockOfDay(clock));
  },
};

const tense = (now: boolean): Tense => (now ? 'now' : 'later');

const tenseOf = (day: Day): Tense => tense(day.ahead === 0);

function inTense([verb, rest]: Clause, time: Tense): string {
  return joinWords(verb[time], rest);
}

/** `la prossima luna piena sarà martedì`, `la prossima luna piena è oggi`. */
function describeNext({ of, day }: NonNullable<MoonPhaseFact['next']>): string {
  return joinWords(NEXT_MOONS[of], IS[tenseOf(day)], describeDay(day));
}

/** `allerta meteo moderata: raffiche di burrasca, fino alle 22 di oggi`. */
export function warning({ headline, holds }: WarningStatement): string {
  return `${respell(headline)}, ${describeHold(holds)}`;
}

/** `fino alle 22 di oggi`, `domani dalle 3 alle 9 del mattino`. */
function describeHold(holds: WarningTime): string {
  if ('during' in holds) return describeWhen(holds.during);
  return holds.until ? untilClock(holds.until.day, holds.until.clock) : 'fino a nuovo avviso';
}

/** `Allerta meteo moderata: raggi UV`: the only word in capitals that is one. */
function respell(headline: string): string {
  return toLowerCase(headline, 'it').replace(/\buv\b/gu, 'UV');
}

const PARTICIPLES = { rain: 'piovuto', snow: 'nevicato' };
const NOUNS = { rain: 'di pioggia', snow: 'di neve' };
const UNITS = {
  metres: ['un metro', 'metri'],
  kilometres: ['un chilometro', 'chilometri'],
  miles: ['un miglio', 'miglia'],
} as const;

/** Italian answers about what stations have measured, and about daylight. */
export const past = createPast({
  times: {
    lastDay: 'nelle ultime 24 ore',
    yesterday: 'ieri',
    yesterdayMorning: 'ieri mattina',
    yesterdayAfternoon: 'ieri pomeriggio',
    yesterdayEvening: 'ieri sera',
    lastNight: 'la notte scorsa',
    today: 'oggi finora',
    thisMorning: 'stamattina',
    thisAfternoon: 'oggi pomeriggio',
    thisEvening: 'stasera',
  },
  place: describePlace,
  amount: createMetricAmount({
    lessThan: 'meno di',
    about: 'circa',
    rain: ['un millimetro', 'millimetri'],
    snow: ['un centimetro', 'centimetri'],
  }),
  fell: (of, where, { words }) => joinWords(at(where), 'ha', `${PARTICIPLES[of]},`, words),
  amountFell: (of, where, { words, isOne }) =>
    joinWords(at(where), isOne ? 'è caduto' : 'sono caduti', words, NOUNS[of]),
  fellNot: (of, where) => joinWords(at(where), 'non ha', PARTICIPLES[of]),
  dry: (where) => joinWords(at(where), 'il tempo è rimasto asciutto'),
  high: (where, value, units) =>
    joinWords(at(where), 'la massima è stata di', describeDegrees(value, units)),
  low: (where, value, units) =>
    joinWords(at(where), 'la minima è stata di', describeDegrees(value, units)),
  range: (where, low, high, units) =>
    joinWords(at(where), 'la temperatura è stata', describeBetween(low, high, units)),
  gust: (where, value, units) =>
    joinWords(at(where), 'la raffica più forte ha raggiunto', describeGust(value, units)),
  snowDepth: (place, amount) =>
    amount
      ? joinWords(place, amount.isOne ? "c'è" : 'ci sono', amount.words, 'di neve a terra')
      : joinWords(place, "non c'è neve a terra"),
  visibility: (place, distance) => joinWords(place, 'la visibilità è di', distance),
  distance(count, unit) {
    const [one, many] = UNITS[unit];
    if (count === 0) return `meno di ${one}`;
    return count === 1 ? one : `${count} ${many}`;
  },
  nearest: (place, distance) => `la stazione meteo più vicina è ${place}, a ${distance}`,
  unknown: 'non lo so: ',
  unmeasured: (place, nearest, distance) =>
    `${place} non c'è nessuna stazione, la più vicina è ${nearest}, a ${distance} di distanza`,
  measuredAt: (place, distance) => `lo ha misurato la stazione ${place}, a ${distance} di distanza`,
  since: (time, hour) =>
    `le misure partono solo ${describeHour(hour)} di ${time.replace(' finora', '')}`,
  daylight: (day, place, hours, minutes) =>
    joinWords(
      describeDay(day),
      place,
      hours === 1 ? "c'è un'ora" : `ci sono ${hours} ore`,
      minutes > 0 ? `e ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}` : '',
      'di luce',
    ),
});

function at({ time, place }: PastWhere): string {
  return joinWords(time, place);
}

function describeHour(hour: number): string {
  if (hour === 0) return 'da mezzanotte';
  return hour === 1 ? "dall'una" : `dalle ${hour}`;
}
