import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords, Language } from '../../wording/language.ts';
import {
  describeCover,
  toSpokenHeight,
  toInchesOfMercury,
  toLowerCase,
  createPast,
  type PastWhere,
} from '../skeleton-readings.ts';
import { isAmerican, type Country, describePlace, describeAmount, describeGust } from './words.ts';
import { describeDegrees, describeRange } from './temperatures.ts';
import { createSentenceFrames, withoutComma, createTimeWords } from './time.ts';
import type { WarningTime } from '../../wording/plan/reading-statement.ts';

const FEELS = {
  pleasant: "that's comfortable",
  muggy: "that's muggy",
  oppressive: "that's oppressively muggy",
};

const TENDENCIES = { rising: 'and rising', falling: 'and falling', steady: 'and steady' };

const UV_LEVELS = {
  low: "that's low",
  moderate: "that's moderate",
  high: "that's high",
  veryHigh: "that's very high",
  extreme: "that's extreme",
};

/** By phase, from 1 (new moon) on. */
const PHASES = [
  '',
  "it's a new moon",
  'the moon is a waxing crescent',
  'the moon is in its first quarter',
  'the moon is waxing and more than half full',
  "it's a full moon",
  'the moon is waning and more than half full',
  'the moon is in its last quarter',
  'the moon is a waning crescent',
];

const COUNTS = ['no weather warnings', 'one weather warning', 'two weather warnings'];

/** English answers about warnings, the air and the moon. */
export function createReadingWords(country: Country): ReadingWords {
  const { closed, whenWords, dayWords, clockOfDay } = createSentenceFrames(country);

  return {
    warningCount({ place, count, when }) {
      const what = COUNTS[count] ?? `${count} weather warnings`;
      const thereIs = count === 1 ? "there's" : 'there are';
      const time = when ? withoutComma(whenWords(when)) : count === 0 ? 'right now' : '';
      const soFar = when && when.kind !== 'now' && count === 0 ? 'so far' : '';
      return joinWords(thereIs, what, soFar, place && `for ${place}`, time);
    },
    noWarningService: ({ place }) =>
      `I don't know whether there are official warnings ${place ? `for ${place}` : 'there'}`,
    humidity: ({ opening, percent }, { now }) =>
      joinWords('the humidity', be(now), `${Math.round(percent)} percent`, closed(opening)),
    dewPoint({ opening, value, feel }, { units, now }) {
      const degrees = describeDegrees(value, units);
      const dewPoint = joinWords('the dew point', be(now), degrees, closed(opening));
      return feel ? `${dewPoint}: ${FEELS[feel]}` : dewPoint;
    },
    pressure({ opening, value, tendency }, { units, now }) {
      const pressure =
        units.rain === 'inches'
          ? `${toInchesOfMercury(value)} inches`
          : `${Math.round(value)} hectopascals`;
      const change = tendency && TENDENCIES[tendency];
      return joinWords('the air pressure', be(now), pressure, change, closed(opening));
    },
    cloudCover({ opening, percent }, { now }) {
      const cover = describeCover(percent, {
        clear: 'clear',
        overcast: '100 percent covered by clouds',
        covered: (tens) => `about ${tens} percent covered by clouds`,
      });
      return joinWords('the sky', be(now), cover, closed(opening));
    },
    snowLine({ opening, value, ofSeveral }, { units, now }) {
      const unit = units.snow === 'inches' ? 'feet' : isAmerican(country) ? 'meters' : 'metres';
      const spoken = toSpokenHeight(value, units);
      const height = spoken === 0 ? 'sea level' : `${spoken} ${unit}`;
      const drops = `${now ? 'drops' : 'will drop'} to`;
      const verb = ofSeveral ? drops : `${be(now)} at`;
      return joinWords('the snow line', verb, height, closed(opening));
    },
    uvIndex({ opening, value, ofSeveral, level }, { now }) {
      const verb = ofSeveral ? 'will reach' : be(now);
      const index = joinWords('the UV index', verb, String(value), closed(opening));
      return `${index}: ${UV_LEVELS[level]}`;
    },
    moonPhase({ phase, next }) {
      const following =
        next && joinWords(`the next ${next.of} moon is`, withoutComma(dayWords(next.day)));
      if (!phase) return following ?? '';
      const now = joinWords(withoutComma(dayWords(phase.day)), PHASES[phase.of] ?? '');
      return following ? `${now}; ${following}` : now;
    },
    moonTime({ event, place, day, clock, past }) {
      const rises = event === 'moonrise';
      const where = describePlace(place);
      if (!clock) {
        return joinWords(`the moon doesn't ${rises ? 'rise' : 'set'}`, where, dayWords(day));
      }
      const verb = past ? (rises ? 'rose' : 'set') : rises ? 'rises' : 'sets';
      return joinWords('the moon', verb, where, clockOfDay(day, 'at', clock));
    },
  };
}

function be(now: boolean): string {
  return now ? 'is' : 'will be';
}

/** `official warning of severe gale-force gusts, until today at 10 PM`. */
export function createWarning(country: Country): Language['warning'] {
  const { whenWords, clockOfDay } = createSentenceFrames(country);

  return ({ headline, holds }) => `${toLowerCase(headline, 'en')}, ${describeHold(holds)}`;

  /** `until today at 10 PM`, `tomorrow between 3 and 9 AM`. */
  function describeHold(holds: WarningTime): string {
    if ('during' in holds) return withoutComma(whenWords(holds.during));
    if (!holds.until) return 'until further notice';
    const { day, clock } = holds.until;
    return joinWords('until', withoutComma(clockOfDay(day, 'at', clock).replace(/^on /u, '')));
  }
}

const UNITS = { metres: 'metre', kilometres: 'kilometre', miles: 'mile' };
const AMERICAN_UNITS = { metres: 'meter', kilometres: 'kilometer', miles: 'mile' };

/** English answers about what stations have measured, and about daylight. */
export function createPastWords(country: Country) {
  const { dayWords } = createTimeWords(country);
  const units = country === 'US' ? AMERICAN_UNITS : UNITS;

  return createPast({
    times: {
      lastDay: 'in the last 24 hours',
      yesterday: 'yesterday',
      yesterdayMorning: 'yesterday morning',
      yesterdayAfternoon: 'yesterday afternoon',
      yesterdayEvening: 'yesterday evening',
      lastNight: 'last night',
      today: 'so far today',
      thisMorning: 'this morning',
      thisAfternoon: 'this afternoon',
      thisEvening: 'this evening',
    },
    place: describePlace,
    amount(of, amount, spokenUnits) {
      const words = describeAmount(of, amount, spokenUnits).replace(/ of (?:rain|snow)$/, '');
      return { words, isOne: false };
    },
    fell: (of, where, { words }) =>
      `${joinWords(of === 'rain' ? 'it rained' : 'it snowed', at(where))}: ${words}`,
    amountFell: (of, where, { words }) => joinWords(words, 'of', of, 'fell', at(where)),
    fellNot: (of, where) => joinWords(`it didn't ${of}`, at(where)),
    dry: (where) => joinWords('it stayed dry', at(where)),
    high: (where, value, spoken) =>
      joinWords('the high', at(where), 'was', describeDegrees(value, spoken)),
    low: (where, value, spoken) =>
      joinWords('the low', at(where), 'was', describeDegrees(value, spoken)),
    range: (where, low, high, spoken) =>
      joinWords('it was between', describeRange(low, 'and', high, spoken), at(where)),
    gust: (where, value, spoken) =>
      joinWords('the strongest gust', at(where), 'reached', describeGust(value, spoken)),
    snowDepth: (place, amount) =>
      amount
        ? joinWords(
            /\d/.test(amount.words) ? 'there are' : "there's",
            amount.words,
            'of snow on the ground',
            place,
          )
        : joinWords("there's no snow on the ground", place),
    visibility: (place, distance) => joinWords('the visibility', place, 'is', distance),
    distance(count, unit) {
      if (count === 0) return `less than a ${units[unit]}`;
      return count === 1 ? `about a ${units[unit]}` : `${count} ${units[unit]}s`;
    },
    nearest: (place, distance) =>
      joinWords('the nearest weather station is', place, `, ${distance} away`).replace(' ,', ','),
    unknown: "I don't know: ",
    unmeasured: (place, nearest, distance) =>
      `there's no station ${place}, and the nearest one is ${nearest}, ${distance} away`,
    measuredAt: (place, distance) => `that's from the station ${place}, ${distance} away`,
    since: (time, hour) => `the readings only go back to ${describeHour(hour)} ${dayOf(time)}`,
    daylight: (day, place, hours, minutes) =>
      joinWords(
        withoutComma(dayWords(day)),
        place,
        (day.ahead ?? 0) > 0 ? 'there will be' : 'there are',
        counted(hours, 'hour'),
        minutes > 0 ? `and ${counted(minutes, 'minute')}` : '',
        'of daylight',
      ),
  });
}

function at({ time, place }: PastWhere): string {
  return joinWords(place, time);
}

function dayOf(time: string): string {
  return time.replace('so far ', '');
}

function describeHour(hour: number): string {
  if (hour === 0) return 'midnight';
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
