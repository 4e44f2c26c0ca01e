import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords } from '../../wording/language.ts';
import type { WarningFact } from '../../wording/plan/reading-statement.ts';
import { describeCover, toInchesOfMercury, toLowerCase } from '../skeleton-readings.ts';
import type { Country } from './country.ts';
import { describeDegrees } from './degrees.ts';
import { createSentenceFrames, withoutComma } from './time.ts';
import { describePlace } from './words.ts';

const FEELS = {
  pleasant: "that's comfortable",
  muggy: "that's muggy",
  oppressive: "that's oppressively muggy",
};

const TENDENCIES = { rising: 'and rising', falling: 'and falling', steady: 'and steady' };

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
      const soFar = when && count === 0 ? 'so far' : '';
      return joinWords(thereIs, what, soFar, place && `for ${place}`, time);
    },
    warning: ({ headline, holds }) => `${toLowerCase(headline, 'en')}, ${describeHold(holds)}`,
    noWarningService: ({ place }) =>
      `I only have official warnings for Germany${place ? `, not for ${place}` : ''}`,
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
        overcast: 'completely overcast',
        covered: (tens) => `about ${tens} percent covered by clouds`,
      });
      return joinWords('the sky', be(now), cover, closed(opening));
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

  /** `until today at 10 PM`, `tomorrow between 3 and 9 AM`. */
  function describeHold(holds: WarningFact['holds']): string {
    if ('during' in holds) return withoutComma(whenWords(holds.during));
    if (!holds.until) return 'until further notice';
    const { day, clock } = holds.until;
    return joinWords('until', withoutComma(clockOfDay(day, 'at', clock).replace(/^on /u, '')));
  }
}

function be(now: boolean): string {
  return now ? 'is' : 'will be';
}
