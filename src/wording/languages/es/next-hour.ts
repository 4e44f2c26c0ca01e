import { clauses, joined } from '../../joined.ts';
import type {
  AgainStatement,
  ChangingFall,
  Expectation,
  ExpectationStatement,
  NextHourCourse,
  NextHourStatement,
} from '../../plan/statement.ts';
import { comingMinutes, durationWords, inMinutes } from './duration.ts';
import { fallWords, kindFalls, nounWords, strengthWords } from './falls.ts';
import { openedBy } from './place.ts';

/** Spanish for operation 3, by radar. */
export function nextHourWords({ place, course }: NextHourStatement): string {
  switch (course.form) {
    case 'unknown':
      return `${openedBy('para la próxima hora', place)}no hay previsión`;
    case 'dry':
      return `${openedBy(comingMinutes(course.for), place)}el tiempo seguirá seco`;
    case 'throughout':
      return clauses(
        `${openedBy(comingMinutes(course.for), place)}seguirá ${fallWords(course.fall, 'gerund')}`,
        changeWords(course.fall, 'a ratos'),
      );
    case 'begins':
      return openedBy(inMinutes(course.in), place) + beginWords(course);
    case 'passes': {
      const falls = fallWords(course.fall, 'ahead');
      return `${openedBy(inMinutes(course.in), place)}${falls}, pero durará poco`;
    }
    case 'stops': {
      const change = changeWords(course.fall, 'luego a ratos');
      const stops = change ? 'y parará' : 'pero parará';
      return clauses(
        openedBy('ahora mismo', place) + fallWords(course.fall, 'now'),
        change,
        `${course.brief ? 'con una breve pausa' : stops} ${inMinutes(course.in)}`,
      );
    }
  }
}

/** Spanish for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const again = `volverá a ${kindFalls(fall.of, 'infinitive')}`;
  switch (course.form) {
    case 'restarts': {
      const later = `${durationWords(course.after)} después`;
      if (course.goesOn === 'briefly') {
        return joined(later, alike ? again : fallWords(fall, 'ahead'), 'un momento');
      }
      const begins = alike ? again : `empezará a ${fallWords(fall, 'infinitive')}`;
      return clauses(`${later} ${begins}`, course.goesOn && 'con interrupciones');
    }
    case 'continues': {
      const more = { once: 'y más tarde otra vez', often: 'y más tarde a intervalos' };
      const falls = alike ? `seguirá ${kindFalls(fall.of, 'gerund')}` : fallWords(fall, 'ahead');
      const lasting = `${durationWords(course.for)} más`;
      return clauses(`después ${falls} ${lasting}`, course.more && more[course.more]);
    }
    case 'later': {
      const later = course.afterBreak ? 'después' : 'más tarde';
      if (!alike) return `${later} ${fallWords(fall, 'ahead')}`;
      return `${later} ${course.often ? `${kindFalls(fall.of, 'ahead')} a intervalos` : again}`;
    }
  }
}

/** Spanish for operation 3, by a forecast. */
export function expectationWords({ place, first, later }: ExpectationStatement): string {
  const opening = openedBy('en la próxima hora', place);
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
  return `es ${certainty} que ${fallWords(expectation, 'subjunctive')}`;
}

function isExpected(expectation: Expectation): boolean {
  return expectation === 'dry' || expectation.certainty === 'expected';
}

function expectedNoun(expectation: Expectation): string {
  return expectation === 'dry' ? 'tiempo seco' : nounWords(expectation);
}

/** `empezará a llover, a ratos con fuerza, y parará al cabo de media hora`. */
function beginWords({ fall, stops }: Extract<NextHourCourse, { form: 'begins' }>): string {
  const begins = `empezará a ${fallWords(fall, 'infinitive')}`;
  const change = changeWords(fall, 'a ratos');
  if (!stops) return clauses(begins, change);
  const after = `al cabo de ${durationWords(stops.after)}`;
  if (stops.brief) return clauses(begins, change, `con una breve pausa ${after}`);
  return change ? `${begins}, ${change}, y parará ${after}` : `${begins} y parará ${after}`;
}

function changeWords({ of, change }: ChangingFall, atTimes: string): string | null {
  if (change === null) return null;
  if (change === 'light') return `luego solo ${strengthWords(of, 'light')}`;
  if (typeof change === 'string') return `${atTimes} ${strengthWords(of, change)}`;
  return `luego ${kindFalls(change.of, 'ahead')}`;
}
