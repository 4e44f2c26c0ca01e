import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { clauses, joined } from '../../joined.ts';
import type {
  AgainStatement,
  ChangingFall,
  Expectation,
  ExpectationStatement,
  Fall,
  Intensity,
  NextHourCourse,
  NextHourStatement,
} from '../../plan/statement.ts';
import { afterMinutes, comingMinutes, durationWords, inMinutes } from './duration.ts';
import { placed } from './place.ts';

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
export function nextHourWords({ place, course }: NextHourStatement): string {
  return placed(place, courseWords(course));
}

function courseWords(course: NextHourCourse): string {
  switch (course.form) {
    case 'unknown':
      return 'na najbliższą godzinę nie ma prognozy';
    case 'dry':
      return `${comingMinutes(course.for)} nie będzie padać`;
    case 'throughout':
      return clauses(
        joined(comingMinutes(course.for), 'nadal będzie padać', fallWords(course.fall)),
        changeWords(course.fall, 'chwilami'),
      );
    case 'begins':
      return clauses(
        joined(inMinutes(course.in), 'zacznie padać', fallWords(course.fall)),
        changeWords(course.fall, 'chwilami'),
        course.stops &&
          joined(
            afterMinutes(course.stops.after),
            course.stops.brief ? 'na chwilę' : '',
            'przestanie',
          ),
      );
    case 'passes':
      return clauses(
        joined(inMinutes(course.in), 'popada', fallWords(course.fall)),
        'ale tylko przez chwilę',
      );
    case 'stops':
      return clauses(
        joined('teraz pada', fallWords(course.fall)),
        changeWords(course.fall, 'potem chwilami'),
        joined(inMinutes(course.in), course.brief ? 'na chwilę' : '', 'przestanie'),
      );
  }
}

/** Polish for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const again = alike ? 'znów' : '';
  const what = alike ? '' : fallWords(fall);
  switch (course.form) {
    case 'restarts': {
      const later = `${durationWords(course.after)} później`;
      if (course.goesOn === 'briefly') {
        return joined(later, again, 'przez chwilę popada', what);
      }
      const begins = joined(later, again, 'zacznie padać', what);
      return clauses(begins, course.goesOn && 'z przerwami');
    }
    case 'continues': {
      const more = { once: 'a później jeszcze raz', often: 'a później co jakiś czas' };
      const lasting = `jeszcze przez ${durationWords(course.for)}`;
      const clause = joined('potem', lasting, 'będzie padać', what);
      return clauses(clause, course.more && more[course.more]);
    }
    case 'later':
      return joined(
        course.afterBreak ? 'potem' : 'później',
        course.often ? 'co jakiś czas' : again,
        'będzie padać',
        what,
      );
  }
}

/** Polish for operation 3, by a forecast. */
export function expectationWords({ place, first, later }: ExpectationStatement): string {
  const hour = 'w ciągu najbliższej godziny';
  if (!later) return placed(place, joined(hour, expected(first)));
  return placed(
    place,
    clauses(`${hour} najpierw ${expected(first)}`, `później ${expected(later)}`),
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
  return joined(verbs[expectation.certainty], fallWords(expectation));
}

/** `słaby deszcz`. */
function fallWords({ of, intensity }: Fall): string {
  return joined(STRENGTHS[of][intensity], NOUNS[of]);
}

/** `chwilami silny`, `potem już tylko słaby`, `potem śnieg`. */
function changeWords({ of, change }: ChangingFall, atTimes: string): string | null {
  if (change === null) return null;
  if (change === 'light') return `potem już tylko ${STRENGTHS[of].light}`;
  if (typeof change === 'string') return `${atTimes} ${STRENGTHS[of][change]}`;
  return `potem ${change.of === 'unknown' ? 'inne opady' : NOUNS[change.of]}`;
}
