import { joinWords } from '../../wording/grammar.ts';
import type {
  AgainStatement,
  ChangingSpokenFall,
  NextHourStatement,
  ChanceStatement,
  Expectation,
  ExpectationStatement,
  SpokenFall,
  Intensity,
} from '../../wording/plan/statement.ts';
import { forPlace, describePlace, DEPTHS_OF } from './words.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { toSpokenMinutes } from '../../wording/units.ts';

const BREAKS_OFF = 'blir det en kort paus';
const BRIEFLY = 'men bara en kort stund';

/** Swedish for operation 3, by radar. */
export function describeNextHour({ place: name, course }: NextHourStatement): string {
  const place = describePlace(name);
  switch (course.form) {
    case 'unknown':
      return joinWords('den närmaste timmen finns det ingen prognos', forPlace(name));
    case 'dry':
      return joinWords(comingMinutes(course.for), 'håller det sig torrt', place);
    case 'throughout': {
      const main = joinWords(comingMinutes(course.for), goesOn(course.fall), place);
      return withChange(main, course.fall, 'tidvis', null);
    }
    case 'begins': {
      const main = joinWords(inMinutes(course.in), begins(course.fall), place);
      return withChange(main, course.fall, 'tidvis', course.stops && laterStop(course.stops));
    }
    case 'passes':
      return `${joinWords(inMinutes(course.in), falls(course.fall), place)}, ${BRIEFLY}`;
    case 'stops': {
      const main = joinWords('just nu', falls(course.fall), place);
      const stop = `${inMinutes(course.in)} ${course.brief ? BREAKS_OFF : 'slutar det'}`;
      return course.fall.change
        ? withChange(main, course.fall, 'senare tidvis', stop)
        : `${main}, men ${stop}`;
    }
  }
}

/** Swedish for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const what = falls(alike ? { ...fall, intensity: 'moderate' } : fall);
  const again = alike ? 'igen' : '';
  switch (course.form) {
    case 'restarts': {
      const later = `${describeDuration(course.after)} senare`;
      if (course.goesOn === 'briefly') return `${joinWords(later, what, again)}, ${BRIEFLY}`;
      const start = joinWords(later, alike ? 'börjar det igen' : begins(fall));
      return course.goesOn ? `${start}, men med uppehåll` : start;
    }
    case 'continues': {
      const more = { once: ', och senare igen', often: ', och senare flera gånger' };
      const lasting = joinWords('i', alike ? 'ytterligare' : '', describeDuration(course.for));
      return joinWords('därefter', what, lasting) + (course.more ? more[course.more] : '');
    }
    case 'later':
      return joinWords(
        course.afterBreak ? 'därefter' : 'senare',
        what,
        course.often ? 'då och då' : again,
      );
  }
}

function laterStop({ after, brief }: { after: number; brief: boolean }): string {
  return `efter ${describeDuration(after)} ${brief ? BREAKS_OFF : 'slutar det igen'}`;
}

/** A clause, what becomes of that which falls, and a last clause: `..., tidvis kraftigt, och ...`. */
function withChange(
  main: string,
  { change }: ChangingSpokenFall,
  atTimes: string,
  last: string | null,
): string {
  const end = last === null ? '' : `, och ${last}`;
  if (change === null) return main + end;
  if (change === 'light') return `${main}, senare bara lätt${end}`;
  if (typeof change === 'string') return `${main}, ${atTimes} ${adverb(change)}${end}`;
  const turns = `senare övergår det i ${NOUNS[change.of]}`;
  return last === null ? `${main}, och ${turns}` : `${main}, ${turns}${end}`;
}

/** `det kan bli regn`, `det blir troligen snö`. */
export function describeChance({ of, likely }: ChanceStatement): string {
  return joinWords('det', likely ? 'blir troligen' : 'kan bli', DEPTHS_OF[of]);
}

/** Swedish for operation 3, by a forecast. */
export function describeExpectation({ place: name, first, later }: ExpectationStatement): string {
  const { finite, infinitive, what } = expected(first);
  const place = describePlace(name);
  if (!later) return joinWords('den närmaste timmen', finite, infinitive, what, place);
  const next = expected(later);
  const start = joinWords('den närmaste timmen', finite, 'först', infinitive, what, place);
  return next.finite === finite
    ? `${start} och senare ${next.what}`
    : joinWords(`${start}, och senare`, next.finite, next.infinitive, next.what);
}

/** `väntas` + `lätt regn`, `kan det` + `bli` + `lätt regn`. */
function expected(expectation: Expectation) {
  if (expectation === 'dry') return { finite: 'väntas', infinitive: '', what: 'uppehåll' };
  const what = describeNoun(expectation);
  switch (expectation.certainty) {
    case 'expected':
      return { finite: 'väntas', infinitive: '', what };
    case 'likely':
      return { finite: 'blir det troligen', infinitive: '', what };
    case 'possible':
      return { finite: 'kan det', infinitive: 'bli', what };
  }
}

const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'regn',
  snow: 'snöfall',
  sleet: 'snöblandat regn',
  freezing: 'underkylt regn',
  unknown: 'nederbörd',
};

/** What has a verb of its own. */
const VERBS: Partial<Record<PrecipitationKind, readonly [falls: string, toFall: string]>> = {
  rain: ['regnar', 'regna'],
  snow: ['snöar', 'snöa'],
};

/** With a verb, and with what is neuter. */
const ADVERBS: Record<Intensity, string> = {
  light: 'lätt',
  moderate: '',
  heavy: 'kraftigt',
  veryHeavy: 'mycket kraftigt',
};

const ADJECTIVES: Record<Intensity, string> = {
  light: 'lätt',
  moderate: '',
  heavy: 'kraftig',
  veryHeavy: 'mycket kraftig',
};

/** How hard it falls: `lätt`, `kraftigt`. */
function adverb(intensity: Intensity): string {
  return ADVERBS[intensity];
}

/** `kraftigt regn`, `kraftig nederbörd`. */
function describeNoun({ of, intensity }: SpokenFall): string {
  const adjectives = of === 'unknown' ? ADJECTIVES : ADVERBS;
  return joinWords(adjectives[intensity], NOUNS[of]);
}

/** To follow a time: `regnar det lätt`, `faller det lätt snöblandat regn`. */
function falls(fall: SpokenFall): string {
  const { verbs, what } = clauseOf(fall);
  return joinWords(verbs[0], 'det', what);
}

/** `börjar det regna lätt`, `börjar det falla lätt snöblandat regn`. */
function begins(fall: SpokenFall): string {
  const { verbs, what } = clauseOf(fall);
  return joinWords('börjar det', verbs[1], what);
}

/** `fortsätter det att regna lätt`, `fortsätter det att falla lätt snöblandat regn`. */
function goesOn(fall: SpokenFall): string {
  const { verbs, what } = clauseOf(fall);
  return joinWords('fortsätter det att', verbs[1], what);
}

function clauseOf(fall: SpokenFall) {
  const verbs = VERBS[fall.of];
  return verbs
    ? { verbs, what: adverb(fall.intensity) }
    : { verbs: ['faller', 'falla'] as const, what: describeNoun(fall) };
}

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'fem minuter',
  10: 'tio minuter',
  15: 'en kvart',
  30: 'en halvtimme',
  45: 'tre kvart',
  60: 'en timme',
};

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'den närmaste timmen'],
  [50, 'de närmaste 50 minuterna'],
  [45, 'de närmaste 45 minuterna'],
  [40, 'de närmaste 40 minuterna'],
  [35, 'de närmaste 35 minuterna'],
  [30, 'den närmaste halvtimmen'],
  [25, 'de närmaste 25 minuterna'],
  [20, 'de närmaste 20 minuterna'],
  [15, 'den närmaste kvarten'],
  [10, 'de närmaste tio minuterna'],
  [0, 'de närmaste minuterna'],
] as const;

/** `om ungefär 20 minuter`. */
function inMinutes(minutes: number): string {
  const spoken = toSpokenMinutes(minutes);
  return spoken === 0 ? 'om några minuter' : `om ungefär ${describeDuration(spoken)}`;
}

/** `tio minuter`, `en kvart`. */
function describeDuration(minutes: number): string {
  const spoken = Math.max(toSpokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? `${spoken} minuter`;
}

/** `de närmaste 25 minuterna`. */
function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}
