import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type {
  AgainStatement,
  ChangingSpokenFall,
  ExpectationStatement,
  NextHourStatement,
  Expectation,
  SpokenFall,
  Intensity,
} from '../../wording/plan/statement.ts';
import { describePlace } from './place-names.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { toSpokenMinutes } from '../../wording/units.ts';

const ON_AND_OFF = 'a intermittenza';

/** Italian for operation 3, by radar. */
export function describeNextHour({ place: name, course }: NextHourStatement): string {
  const place = describePlace(name);
  switch (course.form) {
    case 'unknown':
      return joinWords('per la prossima ora', place, 'non ci sono previsioni');
    case 'dry':
      return joinWords(comingMinutes(course.for), place, 'il tempo resterà asciutto');
    case 'throughout': {
      const goesOn = `continuerà a ${describeFall(course.fall, 'infinitive')}`;
      return joinClauses(
        joinWords(comingMinutes(course.for), place, goesOn),
        describeChange(course.fall, 'a tratti'),
      );
    }
    case 'begins': {
      const begins = `inizierà a ${describeFall(course.fall, 'infinitive')}`;
      const change = describeChange(course.fall, 'a tratti');
      const clause = joinClauses(joinWords(inMinutes(course.in), place, begins), change);
      if (!course.stops) return clause;
      const after = `dopo ${describeDuration(course.stops.after)}`;
      if (course.stops.brief) return `${clause}, con una breve pausa ${after}`;
      return `${clause}${change ? ',' : ''} e smetterà ${after}`;
    }
    case 'passes': {
      const passes = describeFall(course.fall, 'later');
      return `${joinWords(inMinutes(course.in), place, passes)}, ma solo per poco`;
    }
    case 'stops': {
      const falls = joinWords('al momento', place, describeFall(course.fall, 'now'));
      const change = describeChange(course.fall, 'più tardi a tratti');
      const minutes = inMinutes(course.in);
      if (course.brief) return joinClauses(falls, change, `con una breve pausa ${minutes}`);
      return joinClauses(falls, change, `${change ? 'e' : 'ma'} ${minutes} smetterà`);
    }
  }
}

/** Italian for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const falls = describeFall(alike ? { ...fall, intensity: 'moderate' } : fall, 'later');
  switch (course.form) {
    case 'restarts': {
      const later = `${describeDuration(course.after)} dopo`;
      if (course.goesOn === 'briefly') {
        return joinWords(later, falls, alike ? 'di nuovo' : '', 'per poco');
      }
      const begins = alike ? 'ricomincerà' : `inizierà a ${describeFall(fall, 'infinitive')}`;
      return joinClauses(joinWords(later, begins), course.goesOn && ON_AND_OFF);
    }
    case 'continues': {
      const more = { once: 'e più tardi ancora', often: `e più tardi ${ON_AND_OFF}` };
      const goesOn = alike ? 'continuerà' : falls;
      const clause = joinWords('poi', goesOn, 'per', furtherDuration(course.for));
      return joinClauses(clause, course.more && more[course.more]);
    }
    case 'later': {
      const again = alike ? 'di nuovo' : '';
      const when = course.afterBreak ? 'poi' : 'più tardi';
      return joinWords(when, falls, course.often ? ON_AND_OFF : again);
    }
  }
}

/** Italian for operation 3, by a forecast. */
export function describeExpectation({ place, first, later }: ExpectationStatement): string {
  const opening = joinWords('nella prossima ora', describePlace(place));
  if (!later) return joinWords(opening, expected(first));
  return `${joinWords(opening, "all'inizio", expected(first))}, poi ${expected(later)}`;
}

/** It may be a verb or a noun that is strong: `forte` is for both. */
function describeChange({ change }: ChangingSpokenFall, atTimes: string): string | null {
  if (change === null) return null;
  if (change === 'light') return 'poi con minore intensità';
  if (change === 'heavy') return `${atTimes} forte`;
  if (change === 'veryHeavy') return `${atTimes} molto forte`;
  return `poi ${describeFall({ of: change.of, intensity: 'moderate' }, 'later')}`;
}

/** A verb in the forms that a sentence about rain may want: `piove`, `pioverà`, `piovere`, `piova`. */
type Form = 'now' | 'later' | 'infinitive' | 'subjunctive';
type Forms = Readonly<Record<Form, string>>;

const RAIN: Forms = { now: 'piove', later: 'pioverà', infinitive: 'piovere', subjunctive: 'piova' };
const SNOW: Forms = {
  now: 'nevica',
  later: 'nevicherà',
  infinitive: 'nevicare',
  subjunctive: 'nevichi',
};
const FALL: Forms = { now: 'cade', later: 'cadrà', infinitive: 'cadere', subjunctive: 'cada' };

const ADVERBS: Record<Intensity, string> = {
  light: 'leggermente',
  moderate: '',
  heavy: 'forte',
  veryHeavy: 'molto forte',
};

/** The verb and what follows it, by intensity. */
const FALLS: Record<PrecipitationKind, readonly [Forms, Readonly<Record<Intensity, string>>]> = {
  rain: [RAIN, ADVERBS],
  snow: [SNOW, ADVERBS],
  sleet: [FALL, some('pioggia mista a neve')],
  freezing: [FALL, some('pioggia gelata')],
  unknown: [FALL, describeAfter('pioggia o neve')],
};

/** `pioverà leggermente`, `cadere una forte pioggia gelata`. */
export function describeFall({ of, intensity }: SpokenFall, form: Form): string {
  const [forms, rest] = FALLS[of];
  return joinWords(forms[form], rest[intensity]);
}

/** `dovrebbe piovere leggermente`, `è probabile che nevichi`. */
export function expected(expectation: Expectation): string {
  if (expectation === 'dry') return 'il tempo dovrebbe restare asciutto';
  switch (expectation.certainty) {
    case 'expected':
      return `dovrebbe ${describeFall(expectation, 'infinitive')}`;
    case 'likely':
      return `è probabile che ${describeFall(expectation, 'subjunctive')}`;
    case 'possible':
      return `è possibile che ${describeFall(expectation, 'subjunctive')}`;
  }
}

function some(noun: string): Record<Intensity, string> {
  return {
    light: `una leggera ${noun}`,
    moderate: noun,
    heavy: `una forte ${noun}`,
    veryHeavy: `una fortissima ${noun}`,
  };
}

function describeAfter(noun: string): Record<Intensity, string> {
  return {
    light: `${noun} leggera`,
    moderate: noun,
    heavy: `${noun} forte`,
    veryHeavy: `${noun} molto forte`,
  };
}

const FRACTIONS: Readonly<Record<number, string>> = {
  15: "un quarto d'ora",
  30: "mezz'ora",
  45: "tre quarti d'ora",
  60: "un'ora",
};

const OTHER_FRACTIONS: Readonly<Record<number, string>> = {
  15: "un altro quarto d'ora",
  30: "un'altra mezz'ora",
  60: "un'altra ora",
};

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'nella prossima ora'],
  [50, 'nei prossimi 50 minuti'],
  [45, "nei prossimi tre quarti d'ora"],
  [40, 'nei prossimi 40 minuti'],
  [35, 'nei prossimi 35 minuti'],
  [30, "nella prossima mezz'ora"],
  [25, 'nei prossimi 25 minuti'],
  [20, 'nei prossimi 20 minuti'],
  [15, "nel prossimo quarto d'ora"],
  [10, 'nei prossimi 10 minuti'],
  [0, 'nei prossimi minuti'],
] as const;

/** `tra circa 20 minuti`. */
export function inMinutes(minutes: number): string {
  const spoken = toSpokenMinutes(minutes);
  return spoken === 0 ? 'tra pochi minuti' : `tra circa ${describeDuration(spoken)}`;
}

/** `10 minuti`, `un quarto d'ora`. */
function describeDuration(minutes: number): string {
  const spoken = Math.max(toSpokenMinutes(minutes), 5);
  return FRACTIONS[spoken] ?? `${spoken} minuti`;
}

/** `altri 10 minuti`, `un altro quarto d'ora`. */
function furtherDuration(minutes: number): string {
  const spoken = Math.max(toSpokenMinutes(minutes), 5);
  return OTHER_FRACTIONS[spoken] ?? `altri ${describeDuration(spoken)}`;
}

/** `nei prossimi 40 minuti`. */
function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}
