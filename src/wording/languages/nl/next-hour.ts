import { clauses, joined } from '../../joined.ts';
import type {
  AgainStatement,
  ChangingFall,
  Expectation,
  ExpectationStatement,
  Fall,
  NextHourStatement,
} from '../../plan/statement.ts';
import { comingMinutes, durationWords, inMinutes } from './duration.ts';
import { infinitive, nounWords, predicate } from './falls.ts';
import { forPlace, placeWords } from './place.ts';

const ONCE_MORE = 'nog een keer';
const OFTEN = 'telkens weer';

/** Dutch for operation 3, by radar. */
export function nextHourWords({ place: name, course }: NextHourStatement): string {
  const place = placeWords(name);
  switch (course.form) {
    case 'unknown':
      return joined('het komende uur is er', forPlace(name), 'geen weersverwachting');
    case 'dry':
      return joined(comingMinutes(course.for), 'blijft het', place, 'droog');
    case 'throughout': {
      const coming = comingMinutes(course.for);
      if (!course.fall.change) {
        const [subject, falling] = infinitive(course.fall);
        return joined(coming, 'blijft', subject, place, falling);
      }
      const [verb, rest] = predicate(course.fall);
      return clauses(joined(coming, verb, place, rest), changeWords(course.fall, verb));
    }
    case 'begins':
      return clauses(
        joined(inMinutes(course.in), beginWords(course.fall, place)),
        changeWords(course.fall, ''),
        course.stops && stopWords(course.stops),
      );
    case 'passes': {
      const [verb, rest] = predicate(course.fall);
      const falls = joined(inMinutes(course.in), verb, place, rest);
      return `${falls}, maar dat is snel voorbij`;
    }
    case 'stops': {
      const [verb, rest] = predicate(course.fall);
      return clauses(
        joined('op dit moment', verb, place, rest),
        changeWords(course.fall, verb, 'later'),
        joined(inMinutes(course.in), 'stopt het', course.brief ? 'even' : ''),
      );
    }
  }
}

/** Dutch for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const [verb, rest] = predicate(alike ? { ...fall, intensity: 'moderate' } : fall);
  switch (course.form) {
    case 'restarts': {
      const later = `${durationWords(course.after)} later`;
      if (course.goesOn === 'briefly') {
        return joined(later, verb, alike ? 'nog even' : 'even', rest);
      }
      const begins = alike ? 'begint het opnieuw' : beginWords(fall, '');
      return clauses(joined(later, begins), course.goesOn && 'met onderbrekingen');
    }
    case 'continues': {
      const more = { once: `later ${ONCE_MORE}`, often: `later ${OFTEN}` };
      const clause = joined('daarna', verb, 'nog', durationWords(course.for), rest);
      return clauses(clause, course.more && more[course.more]);
    }
    case 'later': {
      const again = alike ? ONCE_MORE : '';
      return joined(
        course.afterBreak ? 'daarna' : 'later',
        verb,
        course.often ? OFTEN : again,
        rest,
      );
    }
  }
}

/** Dutch for operation 3, by a forecast. */
export function expectationWords({ place, first, later }: ExpectationStatement): string {
  const [verb, rest] = expected(first);
  const start = ['het komende uur', verb, placeWords(place)] as const;
  if (!later) return joined(...start, certaintyWords(first), rest);
  const [laterVerb, laterRest] = expected(later);
  const then = joined('later', laterVerb, certaintyWords(later), laterRest);
  return `${joined(...start, 'eerst', isPlain(first) ? '' : certaintyWords(first), rest)}, ${then}`;
}

/** `valt er` + `lichte regen`, `kan er` + `lichte regen vallen`. */
function expected(expectation: Expectation): readonly [verb: string, rest: string] {
  if (expectation === 'dry') return ['blijft het', 'droog'];
  switch (expectation.certainty) {
    case 'expected':
      return predicate(expectation);
    case 'likely':
      return ['valt er', nounWords(expectation)];
    case 'possible':
      return ['kan er', `${nounWords(expectation)} vallen`];
  }
}

/** To stand before what is expected; what may fall has a verb that says so. */
function certaintyWords(expectation: Expectation): string {
  if (isPlain(expectation)) return 'naar verwachting';
  return expectation !== 'dry' && expectation.certainty === 'likely' ? 'waarschijnlijk' : '';
}

/** Neither likely nor possible. */
function isPlain(expectation: Expectation): boolean {
  return expectation === 'dry' || expectation.certainty === 'expected';
}

/** `begint het licht te regenen`, `begint er ijzel te vallen`. */
function beginWords(fall: Fall, place: string): string {
  const [subject, falling] = infinitive(fall, 'te');
  return joined('begint', subject, place, falling);
}

function stopWords({ after, brief }: { after: number; brief: boolean }): string {
  return `na ${durationWords(after)} ${brief ? 'stopt het even' : 'is het weer droog'}`;
}

/** What becomes of it; the verb of the clause before is not said again: `af en toe hard`. */
function changeWords({ of, change }: ChangingFall, verb: string, when = ''): string | null {
  if (change === null) return null;
  if (typeof change === 'object') return changed('later', '', { ...change, intensity: 'moderate' });
  if (change === 'light') return changed('later', 'alleen nog', { of, intensity: change });
  return when === ''
    ? changed('af en toe', '', { of, intensity: change })
    : changed(when, 'af en toe', { of, intensity: change });

  function changed(time: string, howOften: string, fall: Fall): string {
    const [next, rest] = predicate(fall);
    return joined(time, next === verb && rest !== '' ? '' : next, howOften, rest);
  }
}
