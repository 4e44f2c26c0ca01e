import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type {
  AgainStatement,
  ChangingSpokenFall,
  Expectation,
  ExpectationStatement,
  SpokenFall,
  Intensity,
  NextHourStatement,
} from '../../wording/plan/statement.ts';
import { describePlace } from './words.ts';
import { toSpokenMinutes } from '../../wording/units.ts';

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
export function describeNextHour({ place: name, course }: NextHourStatement): string {
  const place = describePlace(name);
  switch (course.form) {
    case 'unknown':
      return joinWords('für die nächste Stunde gibt es', place, 'keine Vorhersage');
    case 'dry':
      return joinWords(comingMinutes(course.for), 'bleibt es', place, 'trocken');
    case 'throughout': {
      const [verb, rest] = predicate(course.fall);
      const throughout = course.fall.change ? '' : 'durchgehend';
      const clause = joinWords(comingMinutes(course.for), verb, place, throughout, rest);
      return joinClauses(clause, describeChange(course.fall, 'zeitweise auch'));
    }
    case 'begins':
      return joinClauses(
        joinWords(inMinutes(course.in), describeBegin(course.fall, place)),
        describeChange(course.fall, 'zeitweise auch'),
        course.stops && describeStop(course.stops),
      );
    case 'passes': {
      const [verb, rest] = predicate(course.fall);
      return `${joinWords(inMinutes(course.in), verb, place, rest)}, aber nur kurz`;
    }
    case 'stops': {
      const [verb, rest] = predicate(course.fall);
      const briefly = course.brief ? 'kurz' : '';
      return joinClauses(
        joinWords('im Moment', verb, place, rest),
        describeChange(course.fall, 'später zeitweise'),
        joinWords(inMinutes(course.in), 'hört es', briefly, 'auf'),
      );
    }
  }
}

/** German for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const [verb, rest] = predicate(alike ? { ...fall, intensity: 'moderate' } : fall);
  switch (course.form) {
    case 'restarts': {
      const later = `${describeDuration(course.after, 'accusative')} später`;
      if (course.goesOn === 'briefly') {
        return joinWords(later, verb, alike ? 'noch einmal' : '', 'kurz', rest);
      }
      const begins = alike ? 'beginnt es wieder' : describeBegin(fall, '');
      return joinClauses(joinWords(later, begins), course.goesOn && 'mit Unterbrechungen');
    }
    case 'continues': {
      const more = { once: 'später noch einmal', often: 'später immer wieder' };
      const lasting = joinWords(
        describeDuration(course.for, 'accusative'),
        VERBS[fall.of] ? '' : 'lang',
      );
      const clause = joinWords('danach', verb, 'noch', lasting, rest);
      return joinClauses(clause, course.more && more[course.more]);
    }
    case 'later': {
      const again = alike ? 'noch einmal' : '';
      return joinWords(
        course.afterBreak ? 'danach' : 'später',
        verb,
        course.often ? 'immer wieder' : again,
        rest,
      );
    }
  }
}

/** German for operation 3, by a forecast. */
export function describeExpectation({ place: name, first, later }: ExpectationStatement): string {
  const [verb, rest] = expected(first);
  const place = describePlace(name);
  const probably = isPlain(first) ? 'voraussichtlich' : '';
  if (!later) return joinWords('in der nächsten Stunde', verb, place, probably, rest);
  const [laterVerb, laterRest] = expected(later);
  const then = joinWords('später', laterVerb, isPlain(later) ? 'voraussichtlich' : '', laterRest);
  return `${joinWords('in der nächsten Stunde', verb, place, 'zunächst', rest)}, ${then}`;
}

function expected(expectation: Expectation): readonly [verb: string, rest: string] {
  if (expectation === 'dry') return ['bleibt es', 'trocken'];
  if (expectation.certainty === 'expected') return predicate(expectation);
  const certainty = expectation.certainty === 'likely' ? 'wahrscheinlich' : 'möglich';
  return ['ist', `${describeNoun(expectation)} ${certainty}`];
}

/** Neither likely nor possible. */
function isPlain(expectation: Expectation): boolean {
  return expectation === 'dry' || expectation.certainty === 'expected';
}

/** `regnet es` + place + `leicht`, `fällt` + place + `leichter Schneeregen`. */
function predicate(fall: SpokenFall): readonly [verb: string, rest: string] {
  const verb = VERBS[fall.of];
  return verb ? [verb[0], ADVERBS[fall.intensity]] : ['fällt', describeNoun(fall)];
}

function describeNoun({ of, intensity }: SpokenFall): string {
  return joinWords(ADJECTIVES[intensity], NOUNS[of]);
}

function describeBegin(fall: SpokenFall, place: string): string {
  const verb = VERBS[fall.of];
  return verb
    ? joinWords('beginnt es', place, ADVERBS[fall.intensity], verb[1])
    : joinWords('setzt', place, describeNoun(fall), 'ein');
}

function describeStop({ after, brief }: { after: number; brief: boolean }): string {
  return `nach ${describeDuration(after, 'dative')} hört es ${brief ? 'kurz' : 'wieder'} auf`;
}

function describeChange({ of, change }: ChangingSpokenFall, atTimes: string): string | null {
  if (change === null) return null;
  const strengths = VERBS[of] ? ADVERBS : ADJECTIVES;
  if (change === 'light') return `später nur noch ${strengths.light}`;
  if (typeof change === 'string') return `${atTimes} ${strengths[change]}`;
  return joinWords('später', ...predicate({ of: change.of, intensity: 'moderate' }));
}

/** `einer Stunde`, `eine Stunde`. */
type Case = 'dative' | 'accusative';

/** Fractions of an hour: the article's ending is that of the adjective but for `eine halbe Stunde`. */
const FRACTIONS: Readonly<Record<number, Record<Case, string>>> = {
  15: { dative: 'einer Viertelstunde', accusative: 'eine Viertelstunde' },
  30: { dative: 'einer halben Stunde', accusative: 'eine halbe Stunde' },
  45: { dative: 'einer Dreiviertelstunde', accusative: 'eine Dreiviertelstunde' },
  60: { dative: 'einer Stunde', accusative: 'eine Stunde' },
};

const SMALL_NUMBERS: Readonly<Record<number, string>> = { 5: 'fünf', 10: 'zehn' };

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'in der nächsten Stunde'],
  [50, 'in den nächsten 50 Minuten'],
  [45, 'in den nächsten 45 Minuten'],
  [40, 'in den nächsten 40 Minuten'],
  [35, 'in den nächsten 35 Minuten'],
  [30, 'in der nächsten halben Stunde'],
  [25, 'in den nächsten 25 Minuten'],
  [20, 'in den nächsten 20 Minuten'],
  [15, 'in der nächsten Viertelstunde'],
  [10, 'in den nächsten zehn Minuten'],
  [0, 'in den nächsten Minuten'],
] as const;

/** `in etwa 20 Minuten`. */
export function inMinutes(minutes: number): string {
  const spoken = toSpokenMinutes(minutes);
  return spoken === 0 ? 'in den nächsten Minuten' : `in etwa ${describeDuration(spoken, 'dative')}`;
}

/** `zehn Minuten`, `einer Viertelstunde`. */
function describeDuration(minutes: number, wanted: Case): string {
  const spoken = Math.max(toSpokenMinutes(minutes), 5);
  return FRACTIONS[spoken]?.[wanted] ?? `${SMALL_NUMBERS[spoken] ?? spoken} Minuten`;
}

/** `in den nächsten 45 Minuten`. */
function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}
