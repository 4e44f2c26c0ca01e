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

/** Slovak for operation 3, by radar. */
export function describeNextHour({ place, course }: NextHourStatement): string {
  return prefixPlace(place, describeRadar(course));
}

function describeRadar(course: NextHourCourse): string {
  switch (course.form) {
    case 'unknown':
      return 'aké bude počasie v najbližšej hodine, žiaľ, nevieme';
    case 'dry':
      return `${comingMinutes(course.for)} ostane sucho`;
    case 'throughout': {
      const { will, infinitive } = describeFall(course.fall);
      const throughout = course.fall.change ? '' : 'nepretržite';
      return joinClauses(
        joinWords(comingMinutes(course.for), will, throughout, infinitive),
        describeChange(course.fall, 'chvíľami aj'),
      );
    }
    case 'begins': {
      const { starts, infinitive } = describeFall(course.fall);
      return joinClauses(
        joinWords(inMinutes(course.in), starts, infinitive),
        describeChange(course.fall, 'chvíľami aj'),
        course.stops && describeStop(course.fall, course.stops),
      );
    }
    case 'passes': {
      const { will, infinitive } = describeFall(course.fall);
      return `${joinWords(inMinutes(course.in), will, infinitive)}, ale len krátko`;
    }
    case 'stops': {
      const { now, stops } = describeFall(course.fall);
      return joinClauses(
        `práve teraz ${now}`,
        describeChange(course.fall, 'neskôr chvíľami'),
        joinWords(inMinutes(course.in), course.brief ? 'na chvíľu' : '', stops),
      );
    }
  }
}

/** Slovak for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const { will, starts, infinitive, bare } = describeFall(
    alike ? { ...fall, intensity: 'moderate' } : fall,
  );
  switch (course.form) {
    case 'restarts': {
      const later = `o ${describeDuration(course.after)} neskôr`;
      if (course.goesOn === 'briefly') {
        return joinWords(later, will, alike ? 'ešte raz krátko' : 'krátko', infinitive);
      }
      const begins = alike ? `${starts} znova ${bare}` : `${starts} ${infinitive}`;
      return joinClauses(`${later} ${begins}`, course.goesOn && 's prestávkami');
    }
    case 'continues': {
      const more = { once: 'neskôr ešte raz', often: 'neskôr ešte niekoľkokrát' };
      const clause = joinWords('potom', will, 'ešte', describeDuration(course.for), infinitive);
      return joinClauses(clause, course.more && more[course.more]);
    }
    case 'later': {
      return joinWords(
        course.afterBreak ? 'potom' : 'neskôr',
        will,
        alike && !course.often ? 'ešte raz' : '',
        course.often ? 's prestávkami' : '',
        infinitive,
      );
    }
  }
}

/** Slovak for operation 3, by a forecast. */
export function describeExpectation({ place, first, later }: ExpectationStatement): string {
  const [verb, rest] = expected(first);
  if (!later) return prefixPlace(place, joinWords('v najbližšej hodine', verb, rest));
  const opening = joinWords('v najbližšej hodine', verb, 'najprv', rest);
  return prefixPlace(place, `${opening}, ${joinWords('neskôr', ...expected(later))}`);
}

/** `má` + `slabo pršať`, `bude` + `pravdepodobne pršať`, `má byť` + `sucho`. */
function expected(expectation: Expectation): readonly [verb: string, rest: string] {
  if (expectation === 'dry') return ['má byť', 'sucho'];
  const { will, should, may, infinitive } = describeFall(expectation);
  switch (expectation.certainty) {
    case 'expected':
      return [should, infinitive];
    case 'likely':
      return [will, `pravdepodobne ${infinitive}`];
    case 'possible':
      return [may, infinitive];
  }
}

function describeStop(
  fall: ChangingSpokenFall,
  { after, brief }: { after: number; brief: boolean },
): string {
  return joinWords(afterMinutes(after), brief ? 'na chvíľu' : 'opäť', describeFall(fall).stops);
}

function describeChange(fall: ChangingSpokenFall, atTimes: string): string | null {
  const { change } = fall;
  if (change === null) return null;
  if (typeof change === 'object') {
    const { will, infinitive } = describeFall({ of: change.of, intensity: 'moderate' });
    return `neskôr ${will} ${infinitive}`;
  }
  const { strengths } = describeFall(fall);
  return change === 'light'
    ? `neskôr už len ${strengths.light}`
    : `${atTimes} ${strengths[change]}`;
}

/** As objects: `o štvrť hodiny`, `ešte desať minút`. */
const DURATIONS: Readonly<Record<number, string>> = {
  5: 'päť minút',
  10: 'desať minút',
  15: 'štvrť hodiny',
  30: 'pol hodiny',
  45: 'tri štvrte hodiny',
  60: 'hodinu',
};

/** In the locative. */
const FRACTIONS_AFTER: Readonly<Record<number, string>> = {
  15: 'štvrťhodine',
  30: 'polhodine',
  60: 'hodine',
};

/** What is known of the hour is never said to be more, minutes. */
const WHOLE_HOUR = 55;

const COMING: Readonly<Record<number, string>> = {
  0: 'najbližších pár minút',
  5: 'najbližších pár minút',
  10: 'najbližších desať minút',
  15: 'najbližšiu štvrťhodinu',
  30: 'najbližšiu polhodinu',
};

/** `asi o 20 minút`. */
function inMinutes(minutes: number): string {
  return toSpokenMinutes(minutes) === 0 ? 'o pár minút' : `asi o ${describeDuration(minutes)}`;
}

/** `po desiatich minútach`, `po štvrťhodine`. */
function afterMinutes(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return `po ${FRACTIONS_AFTER[spoken] ?? `${genitive(spoken)} minútach`}`;
}

/** `desať minút`, `štvrť hodiny`, `20 minút`. */
function describeDuration(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return DURATIONS[spoken] ?? `${spoken} minút`;
}

/** `najbližších 45 minút`. */
function comingMinutes(minutes: number): string {
  if (minutes >= WHOLE_HOUR) return 'najbližšiu hodinu';
  const known = Math.floor(minutes / 5) * 5;
  return COMING[known] ?? `najbližších ${known} minút`;
}

function atLeastFive(minutes: number): number {
  return Math.max(toSpokenMinutes(minutes), 5);
}

/** Verbs of which what falls is the subject. */
type Verbs = Readonly<Record<'will' | 'starts' | 'stops' | 'should' | 'may', string>>;

const SINGULAR: Verbs = { will: 'bude', starts: 'začne', stops: 'prestane', should: 'má', may: 'môže' }; // prettier-ignore
const PLURAL: Verbs = { will: 'budú', starts: 'začnú', stops: 'prestanú', should: 'majú', may: 'môžu' }; // prettier-ignore

type Strengths = Record<Intensity, string>;

const OF_RAIN: Strengths = { light: 'slabo', moderate: '', heavy: 'silno', veryHeavy: 'veľmi silno' }; // prettier-ignore
const OF_SNOW: Strengths = { light: 'slabo', moderate: '', heavy: 'husto', veryHeavy: 'veľmi husto' }; // prettier-ignore
const OF_ONE: Strengths = { light: 'slabý', moderate: '', heavy: 'silný', veryHeavy: 'veľmi silný' }; // prettier-ignore
const OF_MANY: Strengths = { light: 'slabé', moderate: '', heavy: 'silné', veryHeavy: 'veľmi silné' }; // prettier-ignore

/** A noun stands after "padať"; what has a verb of its own needs none. */
interface Kind {
  verb: Verb;
  noun: string;
  strengths: Strengths;
  verbs: Verbs;
}

const KINDS: Record<PrecipitationKind, Kind> = {
  rain: { verb: RAINS, noun: '', strengths: OF_RAIN, verbs: SINGULAR },
  snow: { verb: SNOWS, noun: '', strengths: OF_SNOW, verbs: SINGULAR },
  sleet: { verb: FALLS, noun: 'dážď so snehom', strengths: OF_ONE, verbs: SINGULAR },
  freezing: { verb: FALLS, noun: 'mrznúci dážď', strengths: OF_ONE, verbs: SINGULAR },
  unknown: {
    verb: { ...FALLS, now: 'padajú' },
    noun: 'zrážky',
    strengths: OF_MANY,
    verbs: PLURAL,
  },
};

/** What falls, in the pieces that sentences are made of. */
interface FallWords extends Verbs {
  /** `slabo prší`, `padá slabý dážď so snehom`. */
  now: string;
  /** `slabo pršať`, `padať slabý dážď so snehom`. */
  infinitive: string;
  /** Without how hard and what: `pršať`, `padať`. */
  bare: string;
  /** How hard, to stand alone: `silno`, `silný`. */
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
