import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type {
  AgainStatement,
  ChangingSpokenFall,
  Expectation,
  ExpectationStatement,
  SpokenFall,
  Intensity,
  NextHourCourse,
  NextHourStatement,
} from '../../wording/plan/statement.ts';
import { prefixPlace } from './words.ts';
import { toSpokenMinutes } from '../../wording/units.ts';
import { genitiveOrdinal } from './numbers.ts';

/** What falls: `pada` + `deszcz`; of what is not known only that it falls. */
const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'deszcz',
  snow: 'śnieg',
  sleet: 'deszcz ze śniegiem',
  freezing: 'marznący deszcz',
  unknown: '',
};

type Strengths = Record<Intensity, string>;

const MASCULINE: Strengths = {
  light: 'słaby',
  moderate: '',
  heavy: 'silny',
  veryHeavy: 'bardzo silny',
};

const STRENGTHS: Record<PrecipitationKind, Strengths> = {
  rain: MASCULINE,
  snow: { ...MASCULINE, heavy: 'gęsty', veryHeavy: 'bardzo gęsty' },
  sleet: MASCULINE,
  freezing: MASCULINE,
  unknown: { light: 'słabo', moderate: '', heavy: 'mocno', veryHeavy: 'bardzo mocno' },
};

/** Polish for operation 3, by radar. */
export function describeNextHour({ place, course }: NextHourStatement): string {
  return prefixPlace(place, describeCourse(course));
}

function describeCourse(course: NextHourCourse): string {
  switch (course.form) {
    case 'unknown':
      return 'na najbliższą godzinę nie ma prognozy';
    case 'dry':
      return `${comingMinutes(course.for)} nie będzie padać`;
    case 'throughout':
      return joinClauses(
        joinWords(comingMinutes(course.for), 'nadal będzie padać', describeFall(course.fall)),
        describeChange(course.fall, 'chwilami'),
      );
    case 'begins':
      return joinClauses(
        joinWords(inMinutes(course.in), 'zacznie padać', describeFall(course.fall)),
        describeChange(course.fall, 'chwilami'),
        course.stops &&
          joinWords(
            afterMinutes(course.stops.after),
            course.stops.brief ? 'na chwilę' : '',
            'przestanie',
          ),
      );
    case 'passes':
      return joinClauses(
        joinWords(inMinutes(course.in), 'popada', describeFall(course.fall)),
        'ale tylko przez chwilę',
      );
    case 'stops':
      return joinClauses(
        joinWords('teraz pada', describeFall(course.fall)),
        describeChange(course.fall, 'potem chwilami'),
        joinWords(inMinutes(course.in), course.brief ? 'na chwilę' : '', 'przestanie'),
      );
  }
}

/** Polish for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const again = alike ? 'znów' : '';
  const what = alike ? '' : describeFall(fall);
  switch (course.form) {
    case 'restarts': {
      const later = `${describeDuration(course.after)} później`;
      if (course.goesOn === 'briefly') {
        return joinWords(later, again, 'przez chwilę popada', what);
      }
      const begins = joinWords(later, again, 'zacznie padać', what);
      return joinClauses(begins, course.goesOn && 'z przerwami');
    }
    case 'continues': {
      const more = { once: 'a później jeszcze raz', often: 'a później co jakiś czas' };
      const lasting = `jeszcze przez ${describeDuration(course.for)}`;
      const clause = joinWords('potem', lasting, 'będzie padać', what);
      return joinClauses(clause, course.more && more[course.more]);
    }
    case 'later':
      return joinWords(
        course.afterBreak ? 'potem' : 'później',
        course.often ? 'co jakiś czas' : again,
        'będzie padać',
        what,
      );
  }
}

/** Polish for operation 3, by a forecast. */
export function describeExpectation({ place, first, later }: ExpectationStatement): string {
  const hour = 'w ciągu najbliższej godziny';
  if (!later) return prefixPlace(place, joinWords(hour, expected(first)));
  return prefixPlace(
    place,
    joinClauses(`${hour} najpierw ${expected(first)}`, `później ${expected(later)}`),
  );
}

/** `ma padać słaby deszcz`, `nie powinno padać`. */
function expected(expectation: Expectation): string {
  if (expectation === 'dry') return 'nie powinno padać';
  const verbs = {
    expected: 'ma padać',
    likely: 'prawdopodobnie będzie padać',
    possible: 'może padać',
  };
  return joinWords(verbs[expectation.certainty], describeFall(expectation));
}

/** `słaby deszcz`. */
function describeFall({ of, intensity }: SpokenFall): string {
  return joinWords(STRENGTHS[of][intensity], NOUNS[of]);
}

/** `chwilami silny`, `potem już tylko słaby`, `potem śnieg`. */
function describeChange({ of, change }: ChangingSpokenFall, atTimes: string): string | null {
  if (change === null) return null;
  if (change === 'light') return `potem już tylko ${STRENGTHS[of].light}`;
  if (typeof change === 'string') return `${atTimes} ${STRENGTHS[of][change]}`;
  return `potem ${change.of === 'unknown' ? 'inne opady' : NOUNS[change.of]}`;
}

/** In the accusative: five minutes at least, and all are fives, which have one plural. */
const DURATIONS: Readonly<Record<number, string>> = {
  5: 'pięć minut',
  10: 'dziesięć minut',
  15: 'kwadrans',
  30: 'pół godziny',
  60: 'godzinę',
};

/** In the locative. */
const AFTER: Readonly<Record<number, string>> = {
  15: 'po kwadransie',
  30: 'po pół godzinie',
  60: 'po godzinie',
};

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'przez najbliższą godzinę'],
  [50, 'przez najbliższe 50 minut'],
  [45, 'przez najbliższe 45 minut'],
  [40, 'przez najbliższe 40 minut'],
  [35, 'przez najbliższe 35 minut'],
  [30, 'przez najbliższe pół godziny'],
  [25, 'przez najbliższe 25 minut'],
  [20, 'przez najbliższe 20 minut'],
  [15, 'przez najbliższy kwadrans'],
  [10, 'przez najbliższe dziesięć minut'],
  [0, 'przez najbliższe kilka minut'],
] as const;

/** `za około 20 minut`. */
function inMinutes(minutes: number): string {
  return toSpokenMinutes(minutes) === 0
    ? 'za kilka minut'
    : `za około ${describeDuration(minutes)}`;
}

/** `20 minut`, `kwadrans`. */
function describeDuration(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return DURATIONS[spoken] ?? `${spoken} minut`;
}

/** `po dwudziestu minutach`, `po kwadransie`. */
function afterMinutes(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return AFTER[spoken] ?? `po ${genitiveOrdinal(spoken)} minutach`;
}

/** `przez najbliższe 45 minut`. */
function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}

function atLeastFive(minutes: number): number {
  return Math.max(toSpokenMinutes(minutes), 5);
}
