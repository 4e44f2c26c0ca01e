import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type { Language } from '../../wording/language.ts';
import type {
  AgainStatement,
  ChangingSpokenFall,
  Expectation,
  SpokenFall,
  Intensity,
  NextHourCourse,
} from '../../wording/plan/statement.ts';
import { describePlace, type Country } from './words.ts';
import { toSpokenMinutes } from '../../wording/units.ts';

const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'rain',
  snow: 'snow',
  sleet: 'sleet',
  freezing: 'freezing rain',
  unknown: 'precipitation',
};

const ADJECTIVES: Record<Intensity, string> = {
  light: 'light',
  moderate: '',
  heavy: 'heavy',
  veryHeavy: 'very heavy',
};

/** English for operation 3. */
export function createNextHourSentences(
  country: Country,
): Pick<Language, 'nextHour' | 'again' | 'expectation'> {
  return {
    nextHour({ place, course }) {
      return course.form === 'stops' ? stopWords(course, place) : comingWords(course, place);
    },

    again: againWords,

    expectation({ place, first, later }) {
      const opening = joinWords('over the next hour', describePlace(place));
      if (!later) return `${opening}, ${expected(first)}`;
      const then = later === 'dry' ? `then ${expected(later)}` : `with ${expectedLater(later)}`;
      return `${opening}, ${expected(first)} at first, ${then}`;
    },
  };

  function comingWords(
    course: Exclude<NextHourCourse, { form: 'stops' }>,
    name: string | null,
  ): string {
    const place = describePlace(name);
    switch (course.form) {
      case 'unknown':
        return joinWords("there's no forecast for the next hour", place);
      case 'dry':
        return joinWords("it'll stay dry", place, comingMinutes(course.for));
      case 'throughout':
        return joinClauses(
          joinWords(nounWords(course.fall), 'will continue', place, comingMinutes(course.for)),
          changeWords(course.fall, 'heavy at times'),
        );
      case 'begins': {
        const begins = joinWords(nounWords(course.fall), 'will start', place, inMinutes(course.in));
        const change = changeWords(course.fall, 'heavy at times');
        if (!course.stops) return joinClauses(begins, change);
        const later = `${describeDuration(course.stops.after)} later`;
        if (course.stops.brief) return joinClauses(begins, change, `with a short break ${later}`);
        return `${begins}${change ? `, ${change},` : ''} and stop ${later}`;
      }
      case 'passes': {
        const passes = joinWords(
          "there'll be",
          nounWords(course.fall),
          place,
          inMinutes(course.in),
        );
        return `${passes}, but only briefly`;
      }
    }
  }

  function stopWords(
    { in: minutes, fall, brief }: Extract<NextHourCourse, { form: 'stops' }>,
    place: string | null,
  ): string {
    const change = changeWords(fall, 'heavy at times later');
    const stops = change ? "and it'll stop" : "but it'll stop";
    return joinClauses(
      `${joinWords('right now', describePlace(place))}, there's ${nounWords(fall)}`,
      change,
      joinWords(brief ? 'with a short break' : stops, inMinutes(minutes)),
    );
  }

  function againWords({ fall, alike, course }: AgainStatement): string {
    switch (course.form) {
      case 'restarts': {
        const later = `${describeDuration(course.after)} later`;
        if (course.goesOn === 'briefly') {
          return alike
            ? `there'll be another brief spell ${later}`
            : `there'll be ${nounWords(fall)} ${later}, but only briefly`;
        }
        const begins = alike ? "it'll start again" : `${nounWords(fall)} will start`;
        return joinClauses(`${begins} ${later}`, course.goesOn && 'on and off');
      }
      case 'continues': {
        const more = { once: 'and again later', often: 'and then on and off' };
        const falls = alike ? "it'll go on" : `there'll be ${nounWords(fall)}`;
        const clause = `after that, ${falls} for another ${describeDuration(course.for)}`;
        return joinClauses(clause, course.more && more[course.more]);
      }
      case 'later': {
        if (!alike) {
          const falls = `there'll be ${nounWords(fall)}`;
          return course.afterBreak ? `after that, ${falls}` : `${falls} later`;
        }
        if (!course.often) return "it'll start again later";
        return course.afterBreak ? "after that, it'll come and go" : "it'll come and go later";
      }
    }
  }

  /** `light rain is expected`, `it should stay dry`. */
  function expected(expectation: Expectation): string {
    if (expectation === 'dry') return 'it should stay dry';
    return `${nounWords(expectation)} is ${expectation.certainty}`;
  }

  /** `light rain expected later` */
  function expectedLater(expectation: Exclude<Expectation, 'dry'>): string {
    return `${nounWords(expectation)} ${expectation.certainty} later`;
  }

  function changeWords({ change }: ChangingSpokenFall, heavy: string): string | null {
    if (change === null) return null;
    if (change === 'light') return 'easing later';
    if (change === 'heavy') return heavy;
    if (change === 'veryHeavy') return `very ${heavy}`;
    return `turning to ${nounWords({ of: change.of, intensity: 'moderate' })}`;
  }

  /** `light rain`, `a light mix of rain and snow`. */
  function nounWords({ of, intensity }: SpokenFall): string {
    // In the United States sleet is ice pellets.
    const isMix = country === 'US' && of === 'sleet';
    return isMix
      ? joinWords('a', ADJECTIVES[intensity], 'mix of rain and snow')
      : joinWords(ADJECTIVES[intensity], NOUNS[of]);
  }
}

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'five minutes',
  10: 'ten minutes',
  30: 'half an hour',
  60: 'an hour',
};

/** What is known of the hour is never said to be more, minutes. */
const WHOLE_HOUR = 55;
const HALF_HOUR = 30;

/** `in about 20 minutes`. */
export function inMinutes(minutes: number): string {
  const spoken = toSpokenMinutes(minutes);
  return spoken === 0 ? 'in the next few minutes' : `in about ${describeDuration(spoken)}`;
}

/** `ten minutes`, `half an hour`. */
function describeDuration(minutes: number): string {
  const spoken = Math.max(toSpokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? `${spoken} minutes`;
}

/** `for the next 45 minutes`. */
function comingMinutes(minutes: number): string {
  if (minutes >= WHOLE_HOUR) return 'for the next hour';
  const known = Math.floor(minutes / 5) * 5;
  if (known === HALF_HOUR) return 'for the next half hour';
  return known < 10 ? 'for the next few minutes' : `for the next ${describeDuration(known)}`;
}
