import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords } from '../../wording/language.ts';
import type {
  MoonPhaseFact,
  WarningStatement,
  WarningTime,
} from '../../wording/plan/reading-statement.ts';
import type { When } from '../../wording/plan/statement.ts';
import {
  describeCover,
  toSpokenHeight,
  toLowerCase,
  createMetricAmount,
  createPast,
} from '../skeleton-readings.ts';
import {
  describeClockOfDay,
  describeDay,
  describeFor,
  frameOpening,
  describeStartDay,
  describeWhen,
} from './time.ts';
import { describeDegrees, describePlace, describeGust, describeRange } from './words.ts';

const FEELS = {
  pleasant: 'dat is aangenaam',
  muggy: 'dat is benauwd',
  oppressive: 'dat is erg benauwd',
};

const TENDENCIES = { rising: 'en stijgt', falling: 'en daalt', steady: 'en blijft gelijk' };

const UV_LEVELS = {
  low: 'laag',
  moderate: 'matig',
  high: 'hoog',
  veryHigh: 'zeer hoog',
  extreme: 'extreem hoog',
};

/** By phase, from 1 (new moon) on. */
const PHASES = [
  '',
  'is het nieuwe maan',
  'is de maan een wassende sikkel',
  'staat de maan in het eerste kwartier',
  'is de wassende maan meer dan half vol',
  'is het volle maan',
  'is de afnemende maan meer dan half vol',
  'staat de maan in het laatste kwartier',
  'is de maan een afnemende sikkel',
];

const MOONS = { full: 'volle maan', new: 'nieuwe maan' };

const COUNTS = ['geen weerwaarschuwingen', 'één weerwaarschuwing', 'twee weerwaarschuwingen'];

/** Dutch answers about warnings, the air and the moon. */
export const readings: ReadingWords = {
  warningCount({ place, count, when }) {
    const isAhead = when !== null && when.kind !== 'now';
    const time = isAhead ? describeFor(when) : 'op dit moment';
    const verb = count === 1 ? 'is er' : 'zijn er';
    const soFar = isAhead && count === 0 ? 'vooralsnog' : '';
    const what = COUNTS[count] ?? `${count} weerwaarschuwingen`;
    return joinWords(time, verb, describePlace(place), soFar, what);
  },
  noWarningService: ({ place }) =>
    `of er ${place ? `voor ${place}` : 'daar'} officiële waarschuwingen zijn, weet ik niet`,
  humidity({ opening, percent }) {
    const { front, middle } = frameOpening(opening);
    const mean = isOneHour(opening.when) ? '' : 'gemiddeld';
    return joinWords(
      'de luchtvochtigheid is',
      front,
      middle,
      mean,
      `${Math.round(percent)} procent`,
    );
  },
  dewPoint({ opening, value, feel }, { units }) {
    const { front, middle } = frameOpening(opening);
    const most = isOneHour(opening.when) ? '' : 'maximaal';
    const degrees = describeDegrees(value, units);
    const dewPoint = joinWords('het dauwpunt is', front, middle, most, degrees);
    return feel ? `${dewPoint}, ${FEELS[feel]}` : dewPoint;
  },
  pressure({ opening, value, tendency }) {
    const { front, middle } = frameOpening(opening);
    const mean = isOneHour(opening.when) ? '' : 'gemiddeld';
    const hectopascals = `${Math.round(value)} hectopascal`;
    const change = tendency && TENDENCIES[tendency];
    return joinWords('de luchtdruk is', front, middle, mean, hectopascals, change);
  },
  cloudCover({ opening, percent }) {
    const { front, middle } = frameOpening(opening);
    const cover = describeCover(percent, {
      clear: 'onbewolkt',
      overcast: 'voor 100 procent bewolkt',
      covered: (tens) => `voor ongeveer ${tens} procent bewolkt`,
    });
    return joinWords('de lucht is', front, middle, cover);
  },
  snowLine({ opening, value, ofSeveral }, { units }) {
    const { front, middle } = frameOpening(opening);
    const spoken = toSpokenHeight(value, units);
    const height = spoken === 0 ? 'zeeniveau' : `${spoken} meter`;
    const [verb, to] = ofSeveral ? ['daalt', 'tot'] : ['ligt', 'op'];
    return joinWords('de sneeuwgrens', verb, front, middle, to, height);
  },
  uvIndex({ opening, value, ofSeveral, level }) {
    const { front, middle } = frameOpening(opening);
    const most = ofSeveral ? 'maximaal' : '';
    const index = joinWords('de uv-index is', front, middle, most, String(value));
    return `${index}, dat is ${UV_LEVELS[level]}`;
  },
  moonPhase({ phase, next }) {
    if (!phase) return next ? describeNextMoon(next) : '';
    const now = joinWords(describeDay(phase.day), PHASES[phase.of] ?? '');
    return next ? `${now}, ${describeNextMoon(next)}` : now;
  },
  /** `de maan komt morgen in Utrecht om 7 uur 53 op`: verbs that come apart. */
  moonTime({ event, place, day, clock, past }) {
    const isRise = event === 'moonrise';
    const verb = past ? (isRise ? 'kwam' : 'ging') : isRise ? 'komt' : 'gaat';
    const goes = joinWords('de maan', verb, describeDay(day), describePlace(place));
    return joinWords(
      goes,
      clock ? `om ${describeClockOfDay(clock)}` : 'niet',
      isRise ? 'op' : 'onder',
    );
  },
};

/** Whether a reading is that of an hour, not of several. */
function isOneHour(when: When): boolean {
  return when.kind === 'now' || when.kind === 'hour';
}

/** `de volgende volle maan is zaterdag`; that of today is no next one. */
function describeNextMoon({ of, day }: NonNullable<MoonPhaseFact['next']>): string {
  const moon = MOONS[of];
  if (day.ahead === 0) return `vandaag is het ${moon}`;
  return joinWords('de volgende', moon, 'is', describeDay(day));
}

/** Of the lowest level: it says no more than the count of the warnings does. */
const PLAIN_LEVEL = /^weerwaarschuwing: /iu;

/** `waarschuwing voor noodweer: zwaar onweer, tot vanavond 22 uur`. */
export function warning({ headline, holds }: WarningStatement): string {
  return `${toLowerCase(headline, 'nl').replace(PLAIN_LEVEL, '')}, ${describeHold(holds)}`;
}

/** `tot vanavond 22 uur`, `tot morgen 3 uur 's nachts`, `morgen tussen 8 en 14 uur`. */
function describeHold(holds: WarningTime): string {
  if ('during' in holds) {
    // Without an end, only its first hour is known.
    return joinWords(holds.during.kind === 'hour' ? 'vanaf' : '', describeWhen(holds.during));
  }
  if (!holds.until) return 'tot nader order';
  const { day, clock } = holds.until;
  const isMidnight = clock.hour === 0 && clock.minute === 0;
  const date = isMidnight && day.ahead === 0 ? '' : describeStartDay({ day, hour: clock.hour });
  return joinWords('tot', date, describeClockOfDay(clock));
}

const NOUNS = { rain: 'regen', snow: 'sneeuw' };
const PARTICIPLES = { rain: 'geregend', snow: 'gesneeuwd' };
const UNITS = { metres: 'meter', kilometres: 'kilometer', miles: 'mijl' };

/** Dutch answers about what stations have measured, and about daylight. */
export const past = createPast({
  times: {
    lastDay: 'de afgelopen 24 uur',
    yesterday: 'gisteren',
    yesterdayMorning: 'gisterochtend',
    yesterdayAfternoon: 'gistermiddag',
    yesterdayEvening: 'gisteravond',
    lastNight: 'afgelopen nacht',
    today: 'vandaag tot nu toe',
    thisMorning: 'vanochtend',
    thisAfternoon: 'vanmiddag',
    thisEvening: 'vanavond',
  },
  place: describePlace,
  amount: createMetricAmount({
    lessThan: 'minder dan',
    about: 'ongeveer',
    rain: ['één millimeter', 'millimeter'],
    snow: ['één centimeter', 'centimeter'],
  }),
  fell: (of, { time, place }, { words }) =>
    joinWords(time, 'heeft het', place, `${PARTICIPLES[of]},`, words),
  amountFell: (of, { time, place }, { words }) =>
    time
      ? joinWords(time, 'is er', place, words, NOUNS[of], 'gevallen')
      : joinWords('er is', words, NOUNS[of], 'gevallen'),
  fellNot: (of, { time, place }) => joinWords(time, 'heeft het', place, 'niet', PARTICIPLES[of]),
  dry: ({ time, place }) =>
    time ? joinWords(time, 'bleef het', place, 'droog') : 'het bleef droog',
  high: ({ time, place }, value, units) =>
    joinWords(time, 'werd het', place, 'hoogstens', describeDegrees(value, units)),
  low: ({ time, place }, value, units) =>
    joinWords(time, 'was de laagste temperatuur', place, describeDegrees(value, units)),
  range: ({ time, place }, low, high, units) =>
    joinWords(time, 'was het', place, 'tussen', describeRange(low, 'en', high, units)),
  gust: ({ time, place }, value, units) =>
    time
      ? joinWords(time, 'bereikte de zwaarste windstoot', place, describeGust(value, units))
      : `de zwaarste windstoot bereikte ${describeGust(value, units)}`,
  snowDepth: (place, amount) =>
    amount
      ? joinWords(place, 'ligt er', amount.words, 'sneeuw')
      : joinWords(place, 'ligt er geen sneeuw'),
  visibility: (place, distance) => joinWords('het zicht', place, 'is', distance),
  distance(count, unit) {
    if (count === 0) return 'minder dan een mijl';
    return count === 1 ? `ongeveer één ${UNITS[unit]}` : `${count} ${UNITS[unit]}`;
  },
  nearest: (place, distance) =>
    `het dichtstbijzijnde weerstation staat ${place}, op ${distance} afstand`,
  unknown: 'dat weet ik niet: ',
  unmeasured: (place, nearest, distance) =>
    `${place} staat geen weerstation, het dichtstbijzijnde staat ${nearest}, op ${distance}`,
  measuredAt: (place, distance) =>
    `dat is gemeten door het station ${place}, op ${distance} afstand`,
  since: (time, hour) =>
    `de metingen gaan maar terug tot ${time.replace(' tot nu toe', '')} ${hour} uur`,
  daylight: (day, place, hours, minutes) =>
    joinWords(
      describeDay(day),
      'is het',
      place,
      `${hours} uur`,
      minutes > 0 ? `en ${minutes === 1 ? 'één minuut' : `${minutes} minuten`}` : '',
      'licht',
    ),
});
