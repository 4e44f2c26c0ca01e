import { joinClauses, joinWords } from '../../wording/grammar.ts';
import { changesKind } from '../../wording/plan/nowcast.ts';
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
import { elideDe, describePlace } from './place-names.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { toSpokenMinutes } from '../../wording/units.ts';

/** French for operation 3, by radar: time and place open the sentence. */
export function describeNextHour({ place: name, course }: NextHourStatement): string {
  const place = describePlace(name);
  const opened = (time: string) => joinWords(time, place);
  switch (course.form) {
    case 'unknown':
      return `${opened("pour l'heure qui vient")}, aucune prévision n'est disponible`;
    case 'dry':
      return `${opened(comingMinutes(course.for))}, le temps restera sec`;
    case 'throughout': {
      const throughout = course.fall.change ? '' : 'sans interruption';
      const falls = joinWords(describeFall(course.fall, 'future'), throughout);
      return joinClauses(opened(comingMinutes(course.for)), falls, describeChange(course.fall));
    }
    case 'begins':
      return joinClauses(
        opened(inMinutes(course.in)),
        ...describeBegins(course.fall, course.stops),
      );
    case 'passes':
      return joinClauses(
        opened(inMinutes(course.in)),
        describeFall(course.fall, 'future'),
        'mais brièvement',
      );
    case 'stops':
      return joinClauses(
        opened('en ce moment'),
        describeFall(course.fall, 'present'),
        describeChange(course.fall, 'ensuite'),
        describeEnd(course),
      );
  }
}

/** French for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const again = alike ? { ...fall, intensity: 'moderate' as const } : fall;
  const [verb, rest] = [fallVerb(fall.of, 'future'), fallRest(again)];
  switch (course.form) {
    case 'restarts': {
      const later = `${describeDuration(course.after)} après`;
      if (course.goesOn === 'briefly') {
        return joinClauses(later, joinWords(verb, alike ? 'de nouveau' : '', 'brièvement', rest));
      }
      const begins = alike ? 'ça reprendra' : describeFall(fall, 'future');
      return joinClauses(later, begins, course.goesOn && 'par intermittence');
    }
    case 'continues': {
      const more = {
        once: 'et une nouvelle fois plus tard',
        often: 'et ensuite par intermittence',
      };
      const encore = alike ? 'encore' : '';
      const falls = fallFor(again, describeDuration(course.for), encore);
      return joinClauses(`puis ${falls}`, course.more && more[course.more]);
    }
    case 'later': {
      const falls = course.often
        ? joinWords(verb, rest, 'par intermittence')
        : joinWords(verb, alike ? 'de nouveau' : '', rest);
      return course.afterBreak ? `puis ${falls}` : `plus tard, ${falls}`;
    }
  }
}

/** French for operation 3, by a forecast. */
export function describeExpectation({ place: name, first, later }: ExpectationStatement): string {
  const opening = joinWords("dans l'heure qui vient", describePlace(name));
  return later
    ? joinClauses(opening, expected(first, "d'abord"), `puis ${expected(later, '')}`)
    : joinClauses(opening, expected(first, ''));
}

/** `il devrait pleuvoir légèrement`, `le temps devrait d'abord rester sec`. */
function expected(expectation: Expectation, order: "d'abord" | ''): string {
  if (expectation === 'dry') return joinWords('le temps devrait', order, 'rester sec');
  const modal = {
    expected: 'il devrait',
    likely: 'il va probablement',
    possible: 'il pourrait',
  };
  return joinWords(modal[expectation.certainty], order, describeFall(expectation, 'infinitive'));
}

/** `mais ça s'arrêtera dans environ 20 minutes`; of what has no verb `encore environ 20 minutes`. */
function describeEnd({
  in: minutes,
  brief,
  fall,
}: Extract<NextHourCourse, { form: 'stops' }>): string {
  if (brief) return `avec une accalmie ${inMinutes(minutes)}`;
  if (!fall.change && !isVerbal(fall.of)) return `encore ${aboutMinutes(minutes)}`;
  return `${fall.change ? 'et' : 'mais'} ça s'arrêtera ${inMinutes(minutes)}`;
}

/** What begins and, where that is known, for how long. */
function describeBegins(
  fall: ChangingSpokenFall,
  stops: { after: number; brief: boolean } | null,
): (string | null)[] {
  const begins = `il commencera à ${describeFall(fall, 'infinitive')}`;
  const change = describeChange(fall);
  if (!stops) return [begins, change];
  const after = describeDuration(stops.after);
  if (stops.brief) return [begins, change, `avec une accalmie ${atTheEndOf(after)}`];
  const falls = describeFall(fall, 'future');
  return changesKind(fall)
    ? [falls, change, `et ça s'arrêtera ${atTheEndOf(after)}`]
    : [`${falls} pendant ${after}`, change];
}

/** `au bout d'une demi-heure`. */
function atTheEndOf(duration: string): string {
  return `au bout ${elideDe(duration)}`;
}

/** `par moments fort`, `puis il neigera`. */
function describeChange({ of, change }: ChangingSpokenFall, later = ''): string | null {
  if (change === null) return null;
  if (change === 'light') return `ensuite ${changedWord(of, change)}`;
  if (typeof change === 'string') return joinWords(later, 'par moments', changedWord(of, change));
  return `puis ${describeFall({ of: change.of, intensity: 'moderate' }, 'future')}`;
}

type Form = 'present' | 'future' | 'infinitive';

/** What has a verb of its own. */
type Verbal = 'rain' | 'snow';

/** All else "tombe". */
const VERBS: Record<Verbal | 'other', Record<Form, string>> = {
  rain: { present: 'il pleut', future: 'il pleuvra', infinitive: 'pleuvoir' },
  snow: { present: 'il neige', future: 'il neigera', infinitive: 'neiger' },
  other: { present: 'il tombe', future: 'il tombera', infinitive: 'tomber' },
};

const ADVERBS: Record<Intensity, string> = {
  light: 'légèrement',
  moderate: '',
  heavy: 'fort',
  veryHeavy: 'très fort',
};

/** What falls, by how much of it does. */
const OBJECTS: Record<Exclude<PrecipitationKind, Verbal>, Record<Intensity, string>> = {
  sleet: {
    light: 'un peu de neige fondue',
    moderate: 'de la neige fondue',
    heavy: 'beaucoup de neige fondue',
    veryHeavy: 'énormément de neige fondue',
  },
  freezing: {
    light: 'une légère pluie verglaçante',
    moderate: 'de la pluie verglaçante',
    heavy: 'une forte pluie verglaçante',
    veryHeavy: 'une très forte pluie verglaçante',
  },
  unknown: {
    light: 'de légères précipitations',
    moderate: 'des précipitations',
    heavy: 'de fortes précipitations',
    veryHeavy: 'de très fortes précipitations',
  },
};

/** To follow "dix minutes de". */
const NOUNS: Record<keyof typeof OBJECTS, string> = {
  sleet: 'neige fondue',
  freezing: 'pluie verglaçante',
  unknown: 'précipitations',
};

/** What becomes of that which falls, to agree with it: `par moments` + `fort`. */
const CHANGES: Record<PrecipitationKind, Record<Exclude<Intensity, 'moderate'>, string>> = {
  rain: { light: 'plus légèrement', heavy: 'fort', veryHeavy: 'très fort' },
  snow: { light: 'plus légèrement', heavy: 'fort', veryHeavy: 'très fort' },
  sleet: { light: 'un peu seulement', heavy: 'beaucoup', veryHeavy: 'énormément' },
  freezing: { light: 'plus légère', heavy: 'forte', veryHeavy: 'très forte' },
  unknown: { light: 'plus légères', heavy: 'fortes', veryHeavy: 'très fortes' },
};

/** `il pleuvra fort`, `il tombe de la pluie verglaçante`, `neiger`. */
export function describeFall(fall: SpokenFall, form: Form): string {
  return joinWords(fallVerb(fall.of, form), fallRest(fall));
}

/** `il pleuvra`, `il tombera`. */
export function fallVerb(of: PrecipitationKind, form: Form): string {
  return VERBS[isVerbal(of) ? of : 'other'][form];
}

/** `fort` of rain, `une forte pluie verglaçante`. */
export function fallRest({ of, intensity }: SpokenFall): string {
  return isVerbal(of) ? ADVERBS[intensity] : OBJECTS[of][intensity];
}

/** `il pleuvra encore fort pendant dix minutes`, `il y aura dix minutes de neige fondue`. */
function fallFor(fall: SpokenFall, duration: string, encore: 'encore' | ''): string {
  return isVerbal(fall.of) || fall.intensity !== 'moderate'
    ? joinWords(fallVerb(fall.of, 'future'), encore, fallRest(fall), `pendant ${duration}`)
    : joinWords('il y aura', encore, duration, elideDe(NOUNS[fall.of]));
}

/** `fort` of rain, `forte` of freezing rain, `fortes` of what is not known. */
function changedWord(of: PrecipitationKind, to: Exclude<Intensity, 'moderate'>): string {
  return CHANGES[of][to];
}

/** Whether it has a verb of its own. */
function isVerbal(of: PrecipitationKind): of is Verbal {
  return of === 'rain' || of === 'snow';
}

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'cinq minutes',
  10: 'dix minutes',
  15: "un quart d'heure",
  30: 'une demi-heure',
  60: 'une heure',
};

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, "l'heure qui vient"],
  [50, 'les 50 prochaines minutes'],
  [45, 'les 45 prochaines minutes'],
  [40, 'les 40 prochaines minutes'],
  [35, 'les 35 prochaines minutes'],
  [30, 'la demi-heure qui vient'],
  [25, 'les 25 prochaines minutes'],
  [20, 'les 20 prochaines minutes'],
  [15, "le quart d'heure qui vient"],
  [10, 'les dix prochaines minutes'],
  [0, 'les prochaines minutes'],
] as const;

/** `dans environ 20 minutes`. */
export function inMinutes(minutes: number): string {
  const spoken = toSpokenMinutes(minutes);
  if (spoken === 0) return 'dans les prochaines minutes';
  return `dans environ ${describeDuration(spoken)}`;
}

/** `environ 20 minutes`. */
function aboutMinutes(minutes: number): string {
  const spoken = toSpokenMinutes(minutes);
  return spoken === 0 ? 'quelques minutes' : `environ ${describeDuration(spoken)}`;
}

/** `dix minutes`, `un quart d'heure`. */
function describeDuration(minutes: number): string {
  const spoken = Math.max(toSpokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? `${spoken} minutes`;
}

/** `dans les 40 prochaines minutes`. */
function comingMinutes(minutes: number): string {
  return `dans ${COMING.find(([from]) => minutes >= from)?.[1] ?? ''}`;
}
