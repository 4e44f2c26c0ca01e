import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { clauses, joined } from '../../joined.ts';
import type { Language } from '../../language.ts';
import type {
  AgainStatement,
  ChangingFall,
  Expectation,
  Fall,
  Intensity,
  NextHourCourse,
} from '../../plan/statement.ts';
import { comingMinutes, durationWords, inMinutes } from './duration.ts';
import { placeWords } from './place.ts';
import type { Country } from './words.ts';

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
export function nextHourSentences(
  country: Country,
): Pick<Language, 'nextHour' | 'again' | 'expectation'> {
  return {
    nextHour({ place, course }) {
      return course.form === 'stops' ? stopWords(course, place) : comingWords(course, place);
    },

    again: againWords,

    expectation({ place, first, later }) {
      const opening = joined('over the next hour', placeWords(place));
      if (!later) return `${opening}, ${expected(first)}`;
      const then = later === 'dry' ? `then ${expected(later)}` : `with ${expectedLater(later)}`;
      return `${opening}, ${expected(first)} at first, ${then}`;
    },
  };

  function comingWords(
    course: Exclude<NextHourCourse, { form: 'stops' }>,
    name: string | null,
  ): string {
    const place = placeWords(name);
    switch (course.form) {
      case 'unknown':
        return joined("there's no forecast for the next hour", place);
      case 'dry':
        return joined("it'll stay dry", place, comingMinutes(course.for));
      case 'throughout':
        return clauses(
          joined(nounWords(course.fall), 'will continue', place, comingMinutes(course.for)),
          changeWords(course.fall, 'heavy at times'),
        );
      case 'begins': {
        const begins = joined(nounWords(course.fall), 'will start', place, inMinutes(course.in));
        const change = changeWords(course.fall, 'heavy at times');
        if (!course.stops) return clauses(begins, change);
        const later = `${durationWords(course.stops.after)} later`;
        if (course.stops.brief) return clauses(begins, change, `with a short break ${later}`);
        return `${begins}${change ? `, ${change},` : ''} and stop ${later}`;
      }
      case 'passes': {
        const passes = joined("there'll be", nounWords(course.fall), place, inMinutes(course.in));
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
    return clauses(
      `${joined('right now', placeWords(place))}, there's ${nounWords(fall)}`,
      change,
      joined(brief ? 'with a short break' : stops, inMinutes(minutes)),
    );
  }

  function againWords({ fall, alike, course }: AgainStatement): string {
    switch (course.form) {
      case 'restarts': {
        const later = `${durationWords(course.after)} later`;
        if (course.goesOn === 'briefly') {
          return alike
            ? `there'll be another brief spell ${later}`
            : `there'll be ${nounWords(fall)} ${later}, but only briefly`;
        }
        const begins = alike ? "it'll start again" : `${nounWords(fall)} will start`;
        return clauses(`${begins} ${later}`, course.goesOn && 'on and off');
      }
      case 'continues': {
        const more = { once: 'and again later', often: 'and then on and off' };
        const falls = alike ? "it'll go on" : `there'll be ${nounWords(fall)}`;
        const clause = `after that, ${falls} for another ${durationWords(course.for)}`;
        return clauses(clause, course.more && more[course.more]);
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

  function changeWords({ change }: ChangingFall, heavy: string): string | null {
    if (change === null) return null;
    if (change === 'light') return 'easing later';
    if (change === 'heavy') return heavy;
    if (change === 'veryHeavy') return `very ${heavy}`;
    return `turning to ${nounWords({ of: change.of, intensity: 'moderate' })}`;
  }

  /** `light rain`, `a light mix of rain and snow`. */
  function nounWords({ of, intensity }: Fall): string {
    // In the United States sleet is ice pellets.
    const isMix = country === 'US' && of === 'sleet';
    return isMix
      ? joined('a', ADJECTIVES[intensity], 'mix of rain and snow')
      : joined(ADJECTIVES[intensity], NOUNS[of]);
  }
}
