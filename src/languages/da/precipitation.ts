import { joinWords } from '../../wording/grammar.ts';
import type {
  AgainStatement,
  ChangingSpokenFall,
  NextHourStatement,
  ChanceStatement,
  Expectation,
  ExpectationStatement,
} from '../../wording/plan/statement.ts';
import { adverb, begins, falls, goesOn, NOUNS, describePlace, describeNoun } from './words.ts';
import { toSpokenMinutes } from '../../wording/units.ts';

const BREAKS_OFF = 'er der en kort pause';

/** Danish for operation 3, by radar. */
export function describeNextHour({ place: name, course }: NextHourStatement): string {
  const place = describePlace(name);
  switch (course.form) {
    case 'unknown':
      return joinWords('der er ingen vejrudsigt for den næste time', place);
    case 'dry':
      return joinWords(comingMinutes(course.for), 'er det tørvejr', place);
    case 'throughout': {
      const main = joinWords(comingMinutes(course.for), goesOn(course.fall), place);
      return withChange(main, course.fall, 'til tider', null);
    }
    case 'begins': {
      const main = joinWords(inMinutes(course.in), begins(course.fall), place);
      return withChange(main, course.fall, 'til tider', course.stops && laterStop(course.stops));
    }
    case 'passes':
      return `${joinWords(inMinutes(course.in), falls(course.fall), place)}, men kun kort`;
    case 'stops': {
      const main = joinWords('lige nu', falls(course.fall), place);
      const stop = `${inMinutes(course.in)} ${course.brief ? BREAKS_OFF : 'stopper det'}`;
      return course.fall.change
        ? withChange(main, course.fall, 'senere til tider', stop)
        : `${main}, men ${stop}`;
    }
  }
}

/** Danish for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const what = falls(alike ? { ...fall, intensity: 'moderate' } : fall);
  const again = alike ? 'igen' : '';
  switch (course.form) {
    case 'restarts': {
      const later = `${describeDuration(course.after)} senere`;
      if (course.goesOn === 'briefly') return `${joinWords(later, what, again)}, men kun kort`;
      const start = joinWords(later, alike ? 'begynder det igen' : begins(fall));
      return course.goesOn ? `${start}, men med pauser` : start;
    }
    case 'continues': {
      const more = { once: ', og senere igen', often: ', og senere flere gange' };
      const lasting = joinWords('i', alike ? 'yderligere' : '', describeDuration(course.for));
      return joinWords('derefter', what, lasting) + (course.more ? more[course.more] : '');
    }
    case 'later':
      return joinWords(
        course.afterBreak ? 'derefter' : 'senere',
        what,
        course.often ? 'med mellemrum' : again,
      );
  }
}

function laterStop({ after, brief }: { after: number; brief: boolean }): string {
  return `efter ${describeDuration(after)} ${brief ? BREAKS_OFF : 'stopper det igen'}`;
}

/** A clause, what becomes of that which falls, and a last clause: `..., til tider kraftigt, og ...`. */
function withChange(
  main: string,
  { change }: ChangingSpokenFall,
  atTimes: string,
  last: string | null,
): string {
  const end = last === null ? '' : `, og ${last}`;
  if (change === null) return main + end;
  if (change === 'light') return `${main}, senere kun let${end}`;
  if (typeof change === 'string') return `${main}, ${atTimes} ${adverb(change)}${end}`;
  const turns = `senere går det over i ${NOUNS[change.of]}`;
  return last === null ? `${main}, og ${turns}` : `${main}, ${turns}${end}`;
}

const CHANCES = { likely: 'stor sandsynlighed for', possible: 'mulighed for' } as const;

/** `der er mulighed for regn`. */
export function describeChance({ of, likely }: ChanceStatement): string {
  return joinWords('der er', CHANCES[likely ? 'likely' : 'possible'], NOUNS[of]);
}

/** Danish for operation 3, by a forecast. */
export function describeExpectation({ place: name, first, later }: ExpectationStatement): string {
  const [verb, what] = expected(first);
  const place = describePlace(name);
  if (!later) return joinWords('den næste time', verb, what, place);
  const [laterVerb, laterWhat] = expected(later);
  const then = laterVerb === verb ? ' og senere' : `, og senere ${laterVerb}`;
  return `${joinWords('den næste time', verb, 'først', what, place)}${then} ${laterWhat}`;
}

/** `ventes der` + `let regn`, `er der` + `mulighed for let regn`. */
function expected(expectation: Expectation): readonly [verb: string, what: string] {
  if (expectation === 'dry') return ['ventes der', 'tørvejr'];
  const noun = describeNoun(expectation);
  return expectation.certainty === 'expected'
    ? ['ventes der', noun]
    : ['er der', `${CHANCES[expectation.certainty]} ${noun}`];
}

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'fem minutter',
  10: 'ti minutter',
  15: 'et kvarter',
  30: 'en halv time',
  45: 'tre kvarter',
  60: 'en time',
};

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'den næste time'],
  [50, 'de næste 50 minutter'],
  [45, 'de næste tre kvarter'],
  [40, 'de næste 40 minutter'],
  [35, 'de næste 35 minutter'],
  [30, 'den næste halve time'],
  [25, 'de næste 25 minutter'],
  [20, 'de næste 20 minutter'],
  [15, 'det næste kvarter'],
  [10, 'de næste ti minutter'],
  [0, 'de næste par minutter'],
] as const;

/** `om cirka 20 minutter`. */
function inMinutes(minutes: number): string {
  const spoken = toSpokenMinutes(minutes);
  return spoken === 0 ? 'om få minutter' : `om cirka ${describeDuration(spoken)}`;
}

/** `ti minutter`, `et kvarter`. */
function describeDuration(minutes: number): string {
  const spoken = Math.max(toSpokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? `${spoken} minutter`;
}

/** `de næste 25 minutter`. */
function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}
