import type { Course, Temperature } from '../../plan/statement.ts';
import type { Units } from '../../units.ts';
import { betweenWords, degreesWords, rangeWords, theDegrees } from './numbers.ts';
import { clause, wordsOfSky } from './sky.ts';
import { spanWords, untilWords } from './time.ts';
import { SHARES, THERE_IS, type Words } from './words.ts';

/** `habrá 8 grados con lluvia débil`, `el cielo estará cubierto, con temperaturas entre 3 y 5 grados`. */
export function courseWords(
  course: Course,
  temperature: Temperature | null,
  units: Units,
  now: boolean,
): string {
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    const degrees = degreesWords(temperature.value, units);
    return `${THERE_IS[now ? 1 : 0]} ${degrees} con ${wordsOfSky(course.sky).noun}`;
  }
  const clauses = clausesOf(course, now);
  if (!temperature) return clauses;
  return `${clauses}${linkAfter(clauses)} temperaturas ${besideTemperatures(temperature, units)}`;
}

function clausesOf(course: Course, now: boolean): string {
  switch (course.form) {
    case 'steady':
      return clause(wordsOfSky(course.sky), now);
    case 'change': {
      const [first, second] = [wordsOfSky(course.first), wordsOfSky(course.second)];
      return `${clause(first, now)} ${untilWords(course.at)} y después ${following(first, second)}`;
    }
    case 'interlude': {
      const [background, passing] = [wordsOfSky(course.background), wordsOfSky(course.passing)];
      return passingWords(background, passing, spanWords(course.span), now);
    }
    case 'atTimes': {
      const [background, passing] = [wordsOfSky(course.background), wordsOfSky(course.passing)];
      return passingWords(background, passing, SHARES[course.share], now);
    }
  }
}

/** The same verb is not said twice: `el cielo estará cubierto hasta medianoche y después poco nuboso`. */
function following(first: Words, second: Words): string {
  return second.verb === first.verb && second.rest !== '' ? second.rest : clause(second, false);
}

/** `el cielo estará cubierto, con lluvia a ratos`, `lloverá, pero hará sol a mediodía`. */
function passingWords(background: Words, passing: Words, when: string, now: boolean): string {
  const link = passing.isDry ? `pero ${clause(passing, false)}` : `con ${passing.noun}`;
  return `${clause(background, now)}, ${link} ${when}`;
}

/** Nothing is said twice to be "con" something. */
function linkAfter(clauses: string): string {
  if (clauses.includes(', con ')) return ' y';
  return clauses.includes(' con ') ? ' y habrá' : ', con';
}

/** To follow "temperaturas": `entre 3 y 12 grados`, `en torno a los 8 grados`. */
export function besideTemperatures(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return betweenWords(temperature.low, temperature.high, units);
    case 'change':
      return `de ${rangeWords(temperature.from, 'a', temperature.to, units)}`;
    default:
      return `en torno a ${theDegrees(temperature.value, units)}`;
  }
}
