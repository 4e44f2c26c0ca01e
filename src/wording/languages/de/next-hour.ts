import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { clauses, joined } from '../../joined.ts';
import type {
  AgainStatement,
  ChangingFall,
  Expectation,
  ExpectationStatement,
  Fall,
  Intensity,
  NextHourStatement,
} from '../../plan/statement.ts';
import { comingMinutes, durationWords, inMinutes } from './duration.ts';
import { placeWords } from './place.ts';

/** What has a verb of its own. */
const VERBS: Partial<Record<PrecipitationKind, readonly [falls: string, toFall: string]>> = {
  rain: ['regnet es', 'zu regnen'],
  snow: ['schneit es', 'zu schneien'],
};

const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'Regen',
  snow: 'Schneefall',
  sleet: 'Schneeregen',
  freezing: 'gefrierender Regen',
  unknown: 'Niederschlag',
};

const ADVERBS: Record<Intensity, string> = {
  light: 'leicht',
  moderate: '',
  heavy: 'stark',
  veryHeavy: 'sehr stark',
};

const ADJECTIVES: Record<Intensity, string> = {
  light: 'leichter',
  moderate: '',
  heavy: 'starker',
  veryHeavy: 'sehr starker',
};

/** German for operation 3, by radar. */
export function nextHourWords({ place: name, course }: NextHourStatement): string {
  const place = placeWords(name);
  switch (course.form) {
    case 'unknown':
      return joined('für die nächste Stunde gibt es', place, 'keine Vorhersage');
    case 'dry':
      return joined(comingMinutes(course.for), 'bleibt es', place, 'trocken');
    case 'throughout': {
      const [verb, rest] = predicate(course.fall);
      const throughout = course.fall.change ? '' : 'durchgehend';
      const clause = joined(comingMinutes(course.for), verb, place, throughout, rest);
      return clauses(clause, changeWords(course.fall, 'zeitweise auch'));
    }
    case 'begins':
      return clauses(
        joined(inMinutes(course.in), beginWords(course.fall, place)),
        changeWords(course.fall, 'zeitweise auch'),
        course.stops && stopWords(course.stops),
      );
    case 'passes': {
      const [verb, rest] = predicate(course.fall);
      return `${joined(inMinutes(course.in), verb, place, rest)}, aber nur kurz`;
    }
    case 'stops': {
      const [verb, rest] = predicate(course.fall);
      const briefly = course.brief ? 'kurz' : '';
      return clauses(
        joined('im Moment', verb, place, rest),
        changeWords(course.fall, 'später zeitweise'),
        joined(inMinutes(course.in), 'hört es', briefly, 'auf'),
      );
    }
  }
}

/** German for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const [verb, rest] = predicate(alike ? { ...fall, intensity: 'moderate' } : fall);
  switch (course.form) {
    case 'restarts': {
      const later = `${durationWords(course.after, 'accusative')} später`;
      if (course.goesOn === 'briefly') {
        return joined(later, verb, alike ? 'noch einmal' : '', 'kurz', rest);
      }
      const begins = alike ? 'beginnt es wieder' : beginWords(fall, '');
      return clauses(joined(later, begins), course.goesOn && 'mit Unterbrechungen');
    }
    case 'continues': {
      const more = { once: 'später noch einmal', often: 'später immer wieder' };
      const lasting = joined(durationWords(course.for, 'accusative'), VERBS[fall.of] ? '' : 'lang');
      const clause = joined('danach', verb, 'noch', lasting, rest);
      return clauses(clause, course.more && more[course.more]);
    }
    case 'later': {
      const again = alike ? 'noch einmal' : '';
      return joined(
        course.afterBreak ? 'danach' : 'später',
        verb,
        course.often ? 'immer wieder' : again,
        rest,
      );
    }
  }
}

/** German for operation 3, by a forecast. */
export function expectationWords({ place: name, first, later }: ExpectationStatement): string {
  const [verb, rest] = expected(first);
  const place = placeWords(name);
  const probably = isPlain(first) ? 'voraussichtlich' : '';
  if (!later) return joined('in der nächsten Stunde', verb, place, probably, rest);
  const [laterVerb, laterRest] = expected(later);
  const then = joined('später', laterVerb, isPlain(later) ? 'voraussichtlich' : '', laterRest);
  return `${joined('in der nächsten Stunde', verb, place, 'zunächst', rest)}, ${then}`;
}

function expected(expectation: Expectation): readonly [verb: string, rest: string] {
  if (expectation === 'dry') return ['bleibt es', 'trocken'];
  if (expectation.certainty === 'expected') return predicate(expectation);
  const certainty = expectation.certainty === 'likely' ? 'wahrscheinlich' : 'möglich';
  return ['ist', `${nounWords(expectation)} ${certainty}`];
}

/** Neither likely nor possible. */
function isPlain(expectation: Expectation): boolean {
  return expectation === 'dry' || expectation.certainty === 'expected';
}

/** `regnet es` + place + `leicht`, `fällt` + place + `leichter Schneeregen`. */
function predicate(fall: Fall): readonly [verb: string, rest: string] {
  const verb = VERBS[fall.of];
  return verb ? [verb[0], ADVERBS[fall.intensity]] : ['fällt', nounWords(fall)];
}

function nounWords({ of, intensity }: Fall): string {
  return joined(ADJECTIVES[intensity], NOUNS[of]);
}

function beginWords(fall: Fall, place: string): string {
  const verb = VERBS[fall.of];
  return verb
    ? joined('beginnt es', place, ADVERBS[fall.intensity], verb[1])
    : joined('setzt', place, nounWords(fall), 'ein');
}

function stopWords({ after, brief }: { after: number; brief: boolean }): string {
  return `nach ${durationWords(after, 'dative')} hört es ${brief ? 'kurz' : 'wieder'} auf`;
}

function changeWords({ of, change }: ChangingFall, atTimes: string): string | null {
  if (change === null) return null;
  const strengths = VERBS[of] ? ADVERBS : ADJECTIVES;
  if (change === 'light') return `später nur noch ${strengths.light}`;
  if (typeof change === 'string') return `${atTimes} ${strengths[change]}`;
  return joined('später', ...predicate({ of: change.of, intensity: 'moderate' }));
}
