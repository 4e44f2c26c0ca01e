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
import { closeOpening } from './words.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { toSpokenMinutes } from '../../wording/units.ts';

/** Spanish for operation 3, by radar. */
export function describeNextHour({ place, course }: NextHourStatement): string {
  switch (course.form) {
    case 'unknown':
      return `${closeOpening('para la próxima hora', place)}no hay previsión`;
    case 'dry':
      return `${closeOpening(comingMinutes(course.for), place)}el tiempo seguirá seco`;
    case 'throughout':
      return joinClauses(
        `${closeOpening(comingMinutes(course.for), place)}seguirá ${describeFall(course.fall, 'gerund')}`,
        describeChange(course.fall, 'a ratos'),
      );
    case 'begins':
      return closeOpening(inMinutes(course.in), place) + describeBegin(course);
    case 'passes': {
      const falls = describeFall(course.fall, 'ahead');
      return `${closeOpening(inMinutes(course.in), place)}${falls}, pero durará poco`;
    }
    case 'stops': {
      const change = describeChange(course.fall, 'luego a ratos');
      const stops = change ? 'y parará' : 'pero parará';
      return joinClauses(
        closeOpening('ahora mismo', place) + describeFall(course.fall, 'now'),
        change,
        `${course.brief ? 'con una breve pausa' : stops} ${inMinutes(course.in)}`,
      );
    }
  }
}

/** Spanish for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const again = `volverá a ${kindFalls(fall.of, 'infinitive')}`;
  switch (course.form) {
    case 'restarts': {
      const later = `${describeDuration(course.after)} después`;
      if (course.goesOn === 'briefly') {
        return joinWords(later, alike ? again : describeFall(fall, 'ahead'), 'un momento');
      }
      const begins = alike ? again : `empezará a ${describeFall(fall, 'infinitive')}`;
      return joinClauses(`${later} ${begins}`, course.goesOn && 'con interrupciones');
    }
    case 'continues': {
      const more = { once: 'y más tarde otra vez', often: 'y más tarde a intervalos' };
      const falls = alike ? `seguirá ${kindFalls(fall.of, 'gerund')}` : describeFall(fall, 'ahead');
      const lasting = `${describeDuration(course.for)} más`;
      return joinClauses(`después ${falls} ${lasting}`, course.more && more[course.more]);
    }
    case 'later': {
      const later = course.afterBreak ? 'después' : 'más tarde';
      if (!alike) return `${later} ${describeFall(fall, 'ahead')}`;
      return `${later} ${course.often ? `${kindFalls(fall.of, 'ahead')} a intervalos` : again}`;
    }
  }
}

/** Spanish for operation 3, by a forecast. */
export function describeExpectation({ place, first, later }: ExpectationStatement): string {
  const opening = closeOpening('en la próxima hora', place);
  if (!later) return opening + expected(first);
  const start = `${opening}al principio ${expected(first)}`;
  return isExpected(first) && isExpected(later)
    ? `${start} y después ${expectedNoun(later)}`
    : `${start}, y después ${expected(later)}`;
}

/** `se espera lluvia débil`, `es posible que llueva`. */
function expected(expectation: Expectation): string {
  if (expectation === 'dry' || expectation.certainty === 'expected') {
    return `se espera ${expectedNoun(expectation)}`;
  }
  const certainty = expectation.certainty === 'likely' ? 'probable' : 'posible';
  return `es ${certainty} que ${describeFall(expectation, 'subjunctive')}`;
}

function isExpected(expectation: Expectation): boolean {
  return expectation === 'dry' || expectation.certainty === 'expected';
}

function expectedNoun(expectation: Expectation): string {
  return expectation === 'dry' ? 'tiempo seco' : describeNoun(expectation);
}

/** `empezará a llover, a ratos con fuerza, y parará al cabo de media hora`. */
function describeBegin({ fall, stops }: Extract<NextHourCourse, { form: 'begins' }>): string {
  const begins = `empezará a ${describeFall(fall, 'infinitive')}`;
  const change = describeChange(fall, 'a ratos');
  if (!stops) return joinClauses(begins, change);
  const after = `al cabo de ${describeDuration(stops.after)}`;
  if (stops.brief) return joinClauses(begins, change, `con una breve pausa ${after}`);
  return change ? `${begins}, ${change}, y parará ${after}` : `${begins} y parará ${after}`;
}

function describeChange({ of, change }: ChangingSpokenFall, atTimes: string): string | null {
  if (change === null) return null;
  if (change === 'light') return `luego solo ${describeStrength(of, 'light')}`;
  if (typeof change === 'string') return `${atTimes} ${describeStrength(of, change)}`;
  return `luego ${kindFalls(change.of, 'ahead')}`;
}

/** Forms of a verb for what falls. */
interface Falls {
  ahead: string;
  now: string;
  /** After "empezará a", "volverá a" and "dejará de". */
  infinitive: string;
  /** After "seguirá". */
  gerund: string;
  /** After "es posible que". */
  subjunctive: string;
}

const FALLS: Falls = {
  ahead: 'caerá',
  now: 'cae',
  infinitive: 'caer',
  gerund: 'cayendo',
  subjunctive: 'caiga',
};

/** What has a verb of its own. */
const VERBS: Partial<Record<PrecipitationKind, Falls>> = {
  rain: {
    ahead: 'lloverá',
    now: 'llueve',
    infinitive: 'llover',
    gerund: 'lloviendo',
    subjunctive: 'llueva',
  },
  snow: {
    ahead: 'nevará',
    now: 'nieva',
    infinitive: 'nevar',
    gerund: 'nevando',
    subjunctive: 'nieve',
  },
};

const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'lluvia',
  snow: 'nieve',
  sleet: 'aguanieve',
  freezing: 'lluvia helada',
  unknown: 'lluvia o nieve',
};

const ADVERBS: Record<Intensity, string> = {
  light: 'débilmente',
  moderate: '',
  heavy: 'con fuerza',
  veryHeavy: 'con mucha fuerza',
};

const ADJECTIVES: Record<Intensity, string> = {
  light: 'débil',
  moderate: '',
  heavy: 'fuerte',
  veryHeavy: 'muy fuerte',
};

/** `lloverá débilmente`, `empezar a` + `caer aguanieve`. */
function describeFall(fall: SpokenFall, form: keyof Falls): string {
  const verb = VERBS[fall.of];
  return verb
    ? joinWords(verb[form], ADVERBS[fall.intensity])
    : joinWords(FALLS[form], describeNoun(fall));
}

/** The same of a kind alone: `dejará de` + `llover`. */
export function kindFalls(of: PrecipitationKind, form: keyof Falls): string {
  return describeFall({ of, intensity: 'moderate' }, form);
}

/** `lluvia débil`. */
export function describeNoun({ of, intensity }: SpokenFall): string {
  return joinWords(NOUNS[of], ADJECTIVES[intensity]);
}

/** How hard it falls, apart from what: `con fuerza` of rain, `fuerte` of sleet. */
function describeStrength(of: PrecipitationKind, intensity: Intensity): string {
  return (VERBS[of] ? ADVERBS : ADJECTIVES)[intensity];
}

const DURATIONS: Readonly<Record<number, string>> = {
  15: 'un cuarto de hora',
  30: 'media hora',
  45: 'tres cuartos de hora',
  60: 'una hora',
};

const SMALL_NUMBERS: Readonly<Record<number, string>> = { 5: 'cinco', 10: 'diez' };

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'en la próxima hora'],
  [50, 'en los próximos 50 minutos'],
  [45, 'en los próximos 45 minutos'],
  [40, 'en los próximos 40 minutos'],
  [35, 'en los próximos 35 minutos'],
  [30, 'en la próxima media hora'],
  [25, 'en los próximos 25 minutos'],
  [20, 'en los próximos 20 minutos'],
  [15, 'en el próximo cuarto de hora'],
  [10, 'en los próximos diez minutos'],
  [0, 'en los próximos minutos'],
] as const;

/** `dentro de unos 20 minutos`, `dentro de media hora`. */
export function inMinutes(minutes: number): string {
  const spoken = toSpokenMinutes(minutes);
  if (spoken === 0) return 'en los próximos minutos';
  return `dentro de ${DURATIONS[spoken] ?? `unos ${describeMinutes(spoken)}`}`;
}

/** `diez minutos`, `un cuarto de hora`. */
function describeDuration(minutes: number): string {
  const spoken = Math.max(toSpokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? describeMinutes(spoken);
}

/** `en los próximos 45 minutos`. */
function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}

function describeMinutes(spoken: number): string {
  return `${SMALL_NUMBERS[spoken] ?? spoken} minutos`;
}
