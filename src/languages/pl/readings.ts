import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords } from '../../wording/language.ts';
import type { MoonPhaseFact } from '../../wording/plan/reading-statement.ts';
import { toSpokenRain, toSpokenSnow } from '../../wording/units.ts';
import {
  createPast,
  describeCover,
  toSpokenHeight,
  type PastAmount,
  type PastWhere,
} from '../skeleton-readings.ts';
import type { Day } from '../skeleton-time.ts';
import { atClock } from './facts.ts';
import * as numbers from './numbers.ts';
import { describeOpening, describePlace } from './places.ts';
import { clearHour, describeDay, describeDayOfClock, describeWhenAfterFor } from './time.ts';

const AMOUNTS = { now: 'wynosi', later: 'wyniesie' };
const IS = { now: 'jest', later: 'będzie' };

const FEELS = {
  pleasant: ['powietrze jest przyjemne', 'powietrze będzie przyjemne'],
  muggy: ['jest parno', 'będzie parno'],
  oppressive: ['jest bardzo parno i duszno', 'będzie bardzo parno i duszno'],
} as const;

const TENDENCIES = {
  rising: ['i rośnie', 'i będzie rosnąć'],
  falling: ['i spada', 'i będzie spadać'],
  steady: ['i jest stabilne', 'i będzie stabilne'],
} as const;

const UV_LEVELS = {
  low: 'czyli jest niski',
  moderate: 'czyli jest umiarkowany',
  high: 'czyli jest wysoki',
  veryHigh: 'czyli jest bardzo wysoki',
  extreme: 'czyli jest ekstremalnie wysoki',
};

/** By phase, from 1 (new moon) on: today, and on another day. */
const PHASES: readonly (readonly [now: string, later: string])[] = [
  ['jest nów', 'będzie nów'],
  ['księżyc ma kształt rosnącego sierpa', 'księżyc będzie miał kształt rosnącego sierpa'],
  ['jest pierwsza kwadra księżyca', 'będzie pierwsza kwadra księżyca'],
  ['księżyc rośnie, widać już ponad połowę', 'księżyc będzie rósł, będzie widać ponad połowę'],
  ['jest pełnia', 'będzie pełnia'],
  ['księżyca ubywa, widać jeszcze ponad połowę', 'księżyca będzie ubywać, będzie widać ponad połowę'],
  ['jest ostatnia kwadra księżyca', 'będzie ostatnia kwadra księżyca'],
  ['księżyc ma kształt malejącego sierpa', 'księżyc będzie miał kształt malejącego sierpa'],
]; // prettier-ignore

const NEXT_MOONS = { full: 'następna pełnia', new: 'następny nów' };

const MOON_VERBS = {
  moonrise: { later: 'wzejdzie', past: 'wzeszedł', never: 'nie wschodzi' },
  moonset: { later: 'zajdzie', past: 'zaszedł', never: 'nie zachodzi' },
};

const COUNTS = [
  'nie ma ostrzeżeń pogodowych',
  'jest jedno ostrzeżenie pogodowe',
  'są dwa ostrzeżenia pogodowe',
  'są trzy ostrzeżenia pogodowe',
  'są cztery ostrzeżenia pogodowe',
];

/** Polish answers about warnings, the air and the moon. */
export const readings: ReadingWords = {
  /** `obecnie w Krakowie jest jedno ostrzeżenie pogodowe`, `na jutro w Krakowie na razie nie ma ostrzeżeń`. */
  warningCount({ place, count, when }) {
    const isAhead = when !== null && when.kind !== 'now';
    const time = isAhead ? `na ${describeWhenAfterFor(when)}` : 'obecnie';
    const soFar = isAhead && count === 0 ? 'na razie' : '';
    const what = COUNTS[count] ?? `jest ${count} ostrzeżeń pogodowych`;
    return joinWords(time, describePlace(place), soFar, what);
  },
  noWarningService: ({ place }) =>
    `nie wiem, czy ${place ? `dla miejscowości ${place} są` : 'są tam'} oficjalne ostrzeżenia`,
  humidity: ({ opening, percent }, { now }) =>
    joinWords(
      describeOpening(opening),
      'wilgotność powietrza',
      AMOUNTS[tense(now)],
      `${Math.round(percent)} procent`,
    ),
  /** `jutro w Krakowie punkt rosy wyniesie 18 stopni, będzie parno`. */
  dewPoint({ opening, value, feel }, { units, now }) {
    const degrees = joinWords(AMOUNTS[tense(now)], numbers.describeDegrees(value, units));
    const dewPoint = joinWords(describeOpening(opening), 'punkt rosy', degrees);
    return feel ? `${dewPoint}, ${FEELS[feel][now ? 0 : 1]}` : dewPoint;
  },
  /** `teraz w Krakowie ciśnienie wynosi 1013 hektopaskali i spada`. */
  pressure({ opening, value, tendency }, { now }) {
    const unit = ['hektopaskal', 'hektopaskale', 'hektopaskali'] as const;
    const hectopascals = numbers.counted(Math.round(value), unit);
    const pressure = joinWords(describeOpening(opening), 'ciśnienie', AMOUNTS[tense(now)]);
    return joinWords(pressure, hectopascals, tendency && TENDENCIES[tendency][now ? 0 : 1]);
  },
  cloudCover({ opening, percent }, { now }) {
    const cover = describeCover(percent, {
      clear: 'bezchmurne',
      overcast: 'całkowicie zachmurzone',
      covered: (tens) => `zachmurzone mniej więcej w ${tens} procentach`,
    });
    return joinWords(describeOpening(opening), 'niebo', IS[tense(now)], cover);
  },
  snowLine({ opening, value, ofSeveral }, { units, now }) {
    const metres = toSpokenHeight(value, units);
    const height = metres === 0 ? 'poziomu morza' : `${numbers.genitiveOrdinal(metres)} metrów`;
    const lies = now ? 'leży na wysokości' : 'będzie leżeć na wysokości';
    const verb = ofSeveral ? 'obniży się do' : lies;
    return joinWords(describeOpening(opening), 'granica opadów śniegu', verb, height);
  },
  uvIndex({ opening, value, ofSeveral, level }, { now }) {
    const verb = ofSeveral ? 'osiągnie' : AMOUNTS[tense(now)];
    const index = joinWords(describeOpening(opening), 'indeks UV', verb, String(value));
    return `${index}, ${UV_LEVELS[level]}`;
  },
  moonPhase({ phase, next }) {
    const following = next ? describeNext(next) : '';
    if (!phase) return following;
    const clause = PHASES[phase.of - 1]?.[phase.day.ahead === 0 ? 0 : 1] ?? '';
    const now = joinWords(describeDay(phase.day), clause);
    return [now, following].filter(Boolean).join(', a ');
  },
  /** `jutro w Krakowie księżyc wzejdzie o piętnastej 20`, `dziś w Krakowie księżyc nie zachodzi`. */
  moonTime({ event, place, day, clock, past: isPast }) {
    const verbs = MOON_VERBS[event];
    const moon = joinWords(describePlace(place), 'księżyc');
    if (!clock) return joinWords(describeDay(day), moon, verbs.never);
    const verb = isPast ? verbs.past : verbs.later;
    return joinWords(describeDayOfClock(day, clock), moon, verb, atClock(clock));
  },
};

const tense = (now: boolean): keyof typeof IS => (now ? 'now' : 'later');

/** `następna pełnia będzie we wtorek`, `następna pełnia jest dziś`. */
function describeNext({ of, day }: NonNullable<MoonPhaseFact['next']>): string {
  return joinWords(NEXT_MOONS[of], IS[tense(day.ahead === 0)], describeDay(day));
}

const NOUNS = { rain: 'deszcz', snow: 'śnieg' };
const GENITIVES = { rain: 'deszczu', snow: 'śniegu' };
const DEPTHS = {
  rain: ['milimetra', 'milimetrów', 'niecały milimetr'],
  snow: ['centymetra', 'centymetrów', 'niecały centymetr'],
} as const;
const DISTANCES = {
  metres: ['jeden metr', 'metry', 'metrów'],
  kilometres: ['jeden kilometr', 'kilometry', 'kilometrów'],
  miles: ['jedną milę', 'mile', 'mil'],
} as const;

/** Polish answers about what stations have measured, and about daylight. */
export const past = createPast({
  times: {
    lastDay: 'w ciągu ostatnich 24 godzin',
    yesterday: 'wczoraj',
    yesterdayMorning: 'wczoraj rano',
    yesterdayAfternoon: 'wczoraj po południu',
    yesterdayEvening: 'wczoraj wieczorem',
    lastNight: 'zeszłej nocy',
    today: 'dziś do tej pory',
    thisMorning: 'dziś rano',
    thisAfternoon: 'dziś po południu',
    thisEvening: 'dziś wieczorem',
  },
  place: describePlace,
  /** `około pięciu milimetrów`. */
  amount(of, amount, units): PastAmount {
    const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
    const [one, many, less] = DEPTHS[of];
    const isOne = depth <= 1;
    if (depth === 0) return { words: less, isOne };
    return { words: `około ${numbers.genitiveOrdinal(depth)} ${isOne ? one : many}`, isOne };
  },
  fell: (of, where, { words }) => `${joinWords(at(where), 'padał', NOUNS[of])}: ${words}`,
  amountFell: (of, where, { words }) => joinWords(at(where), 'spadło', words, GENITIVES[of]),
  fellNot: (of, where) => joinWords(at(where), 'nie padał', NOUNS[of]),
  dry: (where) => joinWords(at(where), 'było sucho'),
  high: (where, value, units) =>
    joinWords(at(where), 'temperatura maksymalna wyniosła', numbers.describeDegrees(value, units)),
  low: (where, value, units) =>
    joinWords(at(where), 'temperatura minimalna wyniosła', numbers.describeDegrees(value, units)),
  range: (where, low, high, units) =>
    joinWords(at(where), 'temperatura wynosiła', numbers.describeRange(low, high, units)),
  gust: (where, value, units) =>
    joinWords(at(where), 'najsilniejszy poryw wiatru osiągnął', numbers.describeGust(value, units)),
  snowDepth: (place, amount) =>
    amount
      ? joinWords(place, 'leży', amount.words, 'śniegu')
      : joinWords(place, 'nie leży śnieg'),
  visibility: (place, distance) => joinWords(place, 'widoczność wynosi', distance),
  distance(count, unit) {
    if (count === 0) return 'mniej niż milę';
    return numbers.counted(count, DISTANCES[unit]);
  },
  nearest: (place, distance) =>
    `najbliższa stacja meteorologiczna jest ${place}, oddalona o ${distance}`,
  unknown: 'nie wiem: ',
  unmeasured: (place, nearest, distance) =>
    `${place} nie ma stacji, najbliższa jest ${nearest}, oddalona o ${distance}`,
  measuredAt: (place, distance) => `zmierzyła to stacja ${place}, oddalona o ${distance}`,
  since: (time, hour) =>
    `pomiary zaczynają się dopiero ${time.replace(' do tej pory', '')} o ${clearHour(hour)}`,
  daylight: (day: Day, place, hours, minutes) =>
    joinWords(
      describeDay(day),
      place,
      'dzień trwa',
      numbers.counted(hours, ['jedną godzinę', 'godziny', 'godzin']),
      minutes > 0 ? `i ${numbers.counted(minutes, ['jedną minutę', 'minuty', 'minut'])}` : '',
    ),
}); // prettier-ignore

function at({ time, place }: PastWhere): string {
  return joinWords(time, place);
}
