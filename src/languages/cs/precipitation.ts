import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type {
  AgainStatement,
  ChangingSpokenFall,
  Expectation,
  ExpectationStatement,
  NextHourCourse,
  NextHourStatement,
  SpokenFall,
  Intensity,
} from '../../wording/plan/statement.ts';
import { prefixPlace, FALLS, RAINS, SNOWS, type Verb } from './words.ts';
import { toSpokenMinutes } from '../../wording/units.ts';
import { genitive } from './numbers.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';

/** Czech for operation 3, by radar. */
export function describeNextHour({ place, course }: NextHourStatement): string {
  return prefixPlace(place, describeRadar(course));
}

function describeRadar(course: NextHourCourse): string {
  switch (course.form) {
    case 'unknown':
      return 'jak bude v příští hodině, bohužel nevíme';
    case 'dry':
      return `${comingMinutes(course.for)} zůstane sucho`;
    case 'throughout': {
      const { will, infinitive } = describeFall(course.fall);
      const throughout = course.fall.change ? '' : 'bez přestávky';
      return joinClauses(
        joinWords(comingMinutes(course.for), will, throughout, infinitive),
        describeChange(course.fall, 'chvílemi i'),
      );
    }
    case 'begins': {
      const { starts, infinitive } = describeFall(course.fall);
      return joinClauses(
        joinWords(inMinutes(course.in), starts, infinitive),
        describeChange(course.fall, 'chvílemi i'),
        course.stops && describeStop(course.fall, course.stops),
      );
    }
    case 'passes': {
      const { will, infinitive } = describeFall(course.fall);
      return `${joinWords(inMinutes(course.in), will, infinitive)}, ale jen krátce`;
    }
    case 'stops': {
      const { now, stops } = describeFall(course.fall);
      return joinClauses(
        `právě teď ${now}`,
        describeChange(course.fall, 'později chvílemi'),
        joinWords(inMinutes(course.in), course.brief ? 'na chvíli' : '', stops),
      );
    }
  }
}

/** Czech for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const { will, starts, infinitive, bare } = describeFall(
    alike ? { ...fall, intensity: 'moderate' } : fall,
  );
  switch (course.form) {
    case 'restarts': {
      const later = `o ${describeDuration(course.after)} později`;
      if (course.goesOn === 'briefly') {
        return joinWords(later, will, alike ? 'ještě jednou krátce' : 'krátce', infinitive);
      }
      const begins = alike ? `${starts} znovu ${bare}` : `${starts} ${infinitive}`;
      return joinClauses(`${later} ${begins}`, course.goesOn && 's přestávkami');
    }
    case 'continues': {
      const more = { once: 'později ještě jednou', often: 'později ještě několikrát' };
      const clause = joinWords('pak', will, 'ještě', describeDuration(course.for), infinitive);
      return joinClauses(clause, course.more && more[course.more]);
    }
    case 'later': {
      return joinWords(
        course.afterBreak ? 'pak' : 'později',
        will,
        alike && !course.often ? 'ještě jednou' : '',
        infinitive,
        course.often ? 's přestávkami' : '',
      );
    }
  }
}

/** Czech for operation 3, by a forecast. */
export function describeExpectation({ place, first, later }: ExpectationStatement): string {
  const [verb, rest] = expected(first);
  if (!later) return prefixPlace(place, joinWords('v příští hodině', verb, rest));
  const opening = joinWords('v příští hodině', verb, 'nejdřív', rest);
  return prefixPlace(place, `${opening}, ${joinWords('později', ...expected(later))}`);
}

/** `má` + `slabě pršet`, `bude` + `pravděpodobně pršet`, `má být` + `sucho`. */
function expected(expectation: Expectation): readonly [verb: string, rest: string] {
  if (expectation === 'dry') return ['má být', 'sucho'];
  const { will, should, may, infinitive } = describeFall(expectation);
  switch (expectation.certainty) {
    case 'expected':
      return [should, infinitive];
    case 'likely':
      return [will, `pravděpodobně ${infinitive}`];
    case 'possible':
      return [may, infinitive];
  }
}

function describeStop(
  fall: ChangingSpokenFall,
  { after, brief }: { after: number; brief: boolean },
): string {
  return joinWords(afterMinutes(after), brief ? 'na chvíli' : 'zase', describeFall(fall).stops);
}

function describeChange(fall: ChangingSpokenFall, atTimes: string): string | null {
  const { change } = fall;
  if (change === null) return null;
  if (typeof change === 'object') {
    const { will, infinitive } = describeFall({ of: change.of, intensity: 'moderate' });
    return `později ${will} ${infinitive}`;
  }
  const { strengths } = describeFall(fall);
  return change === 'light'
    ? `později už jen ${strengths.light}`
    : `${atTimes} ${strengths[change]}`;
}

/** As objects: `za čtvrt hodiny`, `ještě deset minut`. */
const DURATIONS: Readonly<Record<number, string>> = {
  5: 'pět minut',
  10: 'deset minut',
  15: 'čtvrt hodiny',
  30: 'půl hodiny',
  45: 'tři čtvrtě hodiny',
  60: 'hodinu',
};

/** In the locative. */
const FRACTIONS_AFTER: Readonly<Record<number, string>> = {
  15: 'čtvrthodině',
  30: 'půlhodině',
  60: 'hodině',
};

/** What is known of the hour is never said to be more, minutes. */
const WHOLE_HOUR = 55;

const COMING: Readonly<Record<number, string>> = {
  0: 'příštích pár minut',
  5: 'příštích pár minut',
  10: 'příštích deset minut',
  15: 'příští čtvrthodinu',
  30: 'příští půlhodinu',
};

/** `asi za 20 minut`. */
function inMinutes(minutes: number): string {
  return toSpokenMinutes(minutes) === 0
    ? 'během několika minut'
    : `asi za ${describeDuration(minutes)}`;
}

/** `po deseti minutách`, `po čtvrthodině`. */
function afterMinutes(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return `po ${FRACTIONS_AFTER[spoken] ?? `${genitive(spoken)} minutách`}`;
}

/** `deset minut`, `čtvrt hodiny`, `20 minut`. */
function describeDuration(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return DURATIONS[spoken] ?? `${spoken} minut`;
}

/** `příštích 45 minut`. */
function comingMinutes(minutes: number): string {
  if (minutes >= WHOLE_HOUR) return 'příští hodinu';
  const known = Math.floor(minutes / 5) * 5;
  return COMING[known] ?? `příštích ${known} minut`;
}

function atLeastFive(minutes: number): number {
  return Math.max(toSpokenMinutes(minutes), 5);
}

/** Verbs of which what falls is the subject. */
type Verbs = Readonly<Record<'will' | 'starts' | 'stops' | 'should' | 'may', string>>;

const SINGULAR: Verbs = { will: 'bude', starts: 'začne', stops: 'přestane', should: 'má', may: 'může' }; // prettier-ignore
const PLURAL: Verbs = { will: 'budou', starts: 'začnou', stops: 'přestanou', should: 'mají', may: 'mohou' }; // prettier-ignore

type Strengths = Record<Intensity, string>;

const OF_RAIN: Strengths = { light: 'slabě', moderate: '', heavy: 'silně', veryHeavy: 'velmi silně' }; // prettier-ignore
const OF_SNOW: Strengths = { light: 'slabě', moderate: '', heavy: 'hustě', veryHeavy: 'velmi hustě' }; // prettier-ignore
const OF_ONE: Strengths = { light: 'slabý', moderate: '', heavy: 'silný', veryHeavy: 'velmi silný' }; // prettier-ignore
const OF_MANY: Strengths = { light: 'slabé', moderate: '', heavy: 'silné', veryHeavy: 'velmi silné' }; // prettier-ignore

/** A noun stands after "padat"; what has a verb of its own needs none. */
interface Kind {
  verb: Verb;
  noun: string;
  strengths: Strengths;
  verbs: Verbs;
}

const KINDS: Record<PrecipitationKind, Kind> = {
  rain: { verb: RAINS, noun: '', strengths: OF_RAIN, verbs: SINGULAR },
  snow: { verb: SNOWS, noun: '', strengths: OF_SNOW, verbs: SINGULAR },
  sleet: { verb: FALLS, noun: 'déšť se sněhem', strengths: OF_ONE, verbs: SINGULAR },
  freezing: { verb: FALLS, noun: 'mrznoucí déšť', strengths: OF_ONE, verbs: SINGULAR },
  unknown: {
    verb: { ...FALLS, now: 'padají' },
    noun: 'srážky',
    strengths: OF_MANY,
    verbs: PLURAL,
  },
};

/** What falls, in the pieces that sentences are made of. */
interface FallWords extends Verbs {
  /** `slabě prší`, `padá slabý déšť se sněhem`. */
  now: string;
  /** `slabě pršet`, `padat slabý déšť se sněhem`. */
  infinitive: string;
  /** Without how hard and what: `pršet`, `padat`. */
  bare: string;
  /** How hard, to stand alone: `silně`, `silný`. */
  strengths: Strengths;
}

function describeFall({ of, intensity }: SpokenFall): FallWords {
  const { verb, noun, strengths, verbs } = KINDS[of];
  const strength = strengths[intensity];
  const words = (form: string) =>
    noun === '' ? joinWords(strength, form) : joinWords(form, strength, noun);
  return {
    ...verbs,
    now: words(verb.now),
    infinitive: words(verb.infinitive),
    bare: verb.infinitive,
    strengths,
  };
}
