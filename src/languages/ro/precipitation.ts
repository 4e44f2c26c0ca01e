import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type {
  AgainStatement,
  ChangingSpokenFall,
  Expectation,
  ExpectationStatement,
  SpokenFall,
  NextHourStatement,
  Intensity,
} from '../../wording/plan/statement.ts';
import { closeOpening } from './time.ts';
import {
  describePlace,
  furtherOn,
  inTense,
  FALL,
  FALLS,
  RAINS,
  SNOWS,
  type FallVerb,
} from './words.ts';
import { toSpokenMinutes } from '../../wording/units.ts';
import { counted, type Noun } from './numbers.ts';

/** Romanian for operation 3, by radar. */
export function describeNextHour({ place: name, course }: NextHourStatement): string {
  const place = describePlace(name);
  switch (course.form) {
    case 'unknown':
      return `${closeOpening('pentru următoarea oră', place)}nu avem nicio prognoză`;
    case 'dry':
      return `${closeOpening(comingMinutes(course.for), place)}nu vor fi precipitații`;
    case 'throughout':
      return joinClauses(
        `${closeOpening(comingMinutes(course.for), place)}${describeFall(course.fall)} în continuare`,
        describeChange(course.fall, 'temporar chiar'),
      );
    case 'begins': {
      const { fall, stops } = course;
      return joinClauses(
        `${closeOpening(inMinutes(course.in), place)}${describeBegin(fall)}`,
        describeChange(fall, 'temporar chiar'),
        stops && `iar după ${describeDuration(stops.after)} ${describeStop(fall.of, stops.brief)}`,
      );
    }
    case 'passes':
      return `${closeOpening(inMinutes(course.in), place)}${describeFall(course.fall)}, dar numai pentru scurt timp`;
    case 'stops': {
      const { fall, brief } = course;
      const change = describeChange(fall, 'mai târziu temporar');
      return joinClauses(
        `${closeOpening('acum', place)}${describeFall(fall, true)}`,
        change,
        `${change ? 'iar' : 'dar'} ${inMinutes(course.in)} ${describeStop(fall.of, brief)}`,
      );
    }
  }
}

/** Romanian for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const falls = describeFall(alike ? { ...fall, intensity: 'moderate' } : fall);
  const again = alike ? 'din nou' : '';
  switch (course.form) {
    case 'restarts': {
      const later = `${describeDuration(course.after)} mai târziu`;
      if (course.goesOn === 'briefly') return joinWords(later, falls, again, 'pentru scurt timp');
      const begins = alike ? describeBeginAgain(fall.of) : describeBegin(fall);
      return joinClauses(joinWords(later, begins), course.goesOn && 'cu întreruperi');
    }
    case 'continues': {
      const more = { once: 'iar mai târziu încă o dată', often: 'iar apoi cu întreruperi' };
      const goesOn = alike
        ? joinWords(furtherOn(FALLING[fall.of].verb), FALLING[fall.of].noun)
        : falls;
      const clause = joinWords('după aceea', goesOn, 'timp de', describeDuration(course.for));
      return joinClauses(clause, course.more && more[course.more]);
    }
    case 'later':
      return joinWords(
        course.afterBreak ? 'după aceea' : 'mai târziu',
        falls,
        course.often ? 'cu întreruperi' : again,
      );
  }
}

/** Romanian for operation 3, by a forecast. */
export function describeExpectation({ place, first, later }: ExpectationStatement): string {
  const opening = closeOpening('în următoarea oră', describePlace(place));
  if (!later) return `${opening}${expected(first)}`;
  return `${opening}${expected(first)} la început, iar mai târziu ${expected(later)}`;
}

const CERTAINTIES = {
  expected: 'este de așteptat',
  likely: 'este probabil',
  possible: 'este posibil',
};

/** `este posibil să plouă slab`. */
function expected(expectation: Expectation): string {
  if (expectation === 'dry') return 'nu sunt așteptate precipitații';
  return `${CERTAINTIES[expectation.certainty]} ${toFall(expectation)}`;
}

/** `va ploua slab`, `va cădea lapoviță slabă`; of this moment `plouă slab`. */
function describeFall(fall: SpokenFall, now = false): string {
  const { verb, noun } = FALLING[fall.of];
  return joinWords(inTense(verb, now), noun, describeStrength(fall));
}

/** `să plouă slab`. */
function toFall(fall: SpokenFall): string {
  const { verb, noun } = FALLING[fall.of];
  return joinWords(verb.subjunctive, noun, describeStrength(fall));
}

function describeBegin(fall: SpokenFall): string {
  return `${FALLING[fall.of].verb.will} începe ${toFall(fall)}`;
}

/** `va începe din nou să plouă`, of what has just been named `va începe din nou`. */
function describeBeginAgain(of: PrecipitationKind): string {
  const { verb, noun } = FALLING[of];
  return joinWords(`${verb.will} începe din nou`, noun === '' ? verb.subjunctive : '');
}

function describeStop(of: PrecipitationKind, brief: boolean): string {
  return joinWords(`se ${FALLING[of].verb.will} opri`, brief ? 'pentru scurt timp' : '');
}

function describeChange({ of, change }: ChangingSpokenFall, atTimes: string): string | null {
  if (change === null) return null;
  if (change === 'light') return `mai târziu doar ${describeStrength({ of, intensity: change })}`;
  if (typeof change === 'string') {
    return `${atTimes} ${describeStrength({ of, intensity: change })}`;
  }
  return `mai târziu ${describeFall({ of: change.of, intensity: 'moderate' })}`;
}

/** `va ploua` + `slab`, `va cădea` + `lapoviță` + `slabă`. */
interface Falling {
  verb: FallVerb;
  noun: string;
  /** What its strength agrees with. */
  strength: 'verb' | 'feminine' | 'plural';
}

const FALLING: Record<PrecipitationKind, Falling> = {
  rain: { verb: RAINS, noun: '', strength: 'verb' },
  snow: { verb: SNOWS, noun: '', strength: 'verb' },
  sleet: { verb: FALLS, noun: 'lapoviță', strength: 'feminine' },
  freezing: { verb: FALLS, noun: 'ploaie înghețată', strength: 'feminine' },
  unknown: { verb: FALL, noun: 'precipitații', strength: 'plural' },
};

const STRENGTHS: Record<Intensity, Record<Falling['strength'], string>> = {
  light: { verb: 'slab', feminine: 'slabă', plural: 'slabe' },
  moderate: { verb: '', feminine: '', plural: '' },
  heavy: { verb: 'puternic', feminine: 'puternică', plural: 'puternice' },
  veryHeavy: {
    verb: 'foarte puternic',
    feminine: 'foarte puternică',
    plural: 'foarte puternice',
  },
};

/** `slab` of rain, `slabă` of sleet; nothing where the strength is not worth a word. */
function describeStrength({ of, intensity }: SpokenFall): string {
  return STRENGTHS[intensity][FALLING[of].strength];
}

const MINUTE: Noun = { one: 'un minut', many: 'minute' };

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'cinci minute',
  10: 'zece minute',
  15: 'un sfert de oră',
  30: 'o jumătate de oră',
  45: 'trei sferturi de oră',
  60: 'o oră',
};

const COMING: Readonly<Record<number, string>> = {
  5: 'în următoarele minute',
  15: 'în următorul sfert de oră',
  30: 'în următoarea jumătate de oră',
  60: 'în următoarea oră',
};

/** What is known of the hour is never said to be more, minutes. */
const WHOLE_HOUR = 55;

/** `peste aproximativ 20 de minute`. */
function inMinutes(minutes: number): string {
  const spoken = toSpokenMinutes(minutes);
  return spoken === 0 ? 'în următoarele minute' : `peste aproximativ ${describeDuration(spoken)}`;
}

/** `zece minute`, `un sfert de oră`. */
function describeDuration(minutes: number): string {
  const spoken = Math.max(toSpokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? counted(spoken, MINUTE);
}

/** `în următoarele 40 de minute`. */
function comingMinutes(minutes: number): string {
  const known = minutes >= WHOLE_HOUR ? 60 : Math.max(Math.floor(minutes / 5) * 5, 5);
  return (
    COMING[known] ??
    `în următoarele ${known === 45 ? counted(45, MINUTE) : describeDuration(known)}`
  );
}
