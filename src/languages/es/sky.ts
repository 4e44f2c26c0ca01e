import { joinWords } from '../../wording/grammar.ts';
import type { Sky, Course, Temperature } from '../../wording/plan/statement.ts';
import { findSkyClass, type SkyClass } from '../../weather/state.ts';
import {
  SKY,
  SKY_AT_NIGHT,
  type Words,
  describeBetween,
  describeDegrees,
  describeRange,
  theDegrees,
  SHARES,
  THERE_IS,
  describeGust,
  DIRECTIONS,
  WINDS,
} from './words.ts';
import type { Units } from '../../wording/units.ts';
import { describeSpan, describeUntil } from './time.ts';
import type { SpokenWind } from '../../wording/plan/fact-statement.ts';

export function selectSkyWords({ state, night }: Sky): Words {
  return selectSkyClassWords(findSkyClass(state) ?? 'cloudy', night);
}

export function selectSkyClassWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

/** `lloverá débilmente`, of this moment `llueve débilmente`. */
export function clause({ verb: [ahead, present], rest }: Words, now: boolean): string {
  return joinWords(now ? present : ahead, rest);
}

/** `habrá 8 grados con lluvia débil`, `el cielo estará cubierto, con temperaturas entre 3 y 5 grados`. */
export function describeCourse(
  course: Course,
  temperature: Temperature | null,
  units: Units,
  now: boolean,
): string {
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    const degrees = describeDegrees(temperature.value, units);
    return `${THERE_IS[now ? 1 : 0]} ${degrees} con ${selectSkyWords(course.sky).noun}`;
  }
  const clauses = clausesOf(course, now);
  if (!temperature) return clauses;
  return `${clauses}${linkAfter(clauses)} temperaturas ${besideTemperatures(temperature, units)}`;
}

function clausesOf(course: Course, now: boolean): string {
  switch (course.form) {
    case 'steady':
      return clause(selectSkyWords(course.sky), now);
    case 'change': {
      const [first, second] = [selectSkyWords(course.first), selectSkyWords(course.second)];
      return `${clause(first, now)} ${describeUntil(course.at)} y después ${following(first, second)}`;
    }
    case 'interlude': {
      const [background, passing] = [
        selectSkyWords(course.background),
        selectSkyWords(course.passing),
      ];
      return describePassing(background, passing, describeSpan(course.span), now);
    }
    case 'atTimes': {
      const [background, passing] = [
        selectSkyWords(course.background),
        selectSkyWords(course.passing),
      ];
      return describePassing(background, passing, SHARES[course.share], now);
    }
  }
}

/** The same verb is not said twice: `el cielo estará cubierto hasta medianoche y después poco nuboso`. */
function following(first: Words, second: Words): string {
  return second.verb === first.verb && second.rest !== '' ? second.rest : clause(second, false);
}

/** `el cielo estará cubierto, con lluvia a ratos`, `lloverá, pero hará sol a mediodía`. */
function describePassing(background: Words, passing: Words, when: string, now: boolean): string {
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
      return describeBetween(temperature.low, temperature.high, units);
    case 'change':
      return `de ${describeRange(temperature.from, 'a', temperature.to, units)}`;
    default:
      return `en torno a ${theDegrees(temperature.value, units)}`;
  }
}

/** `hará viento fuerte del suroeste, con rachas de 60 kilómetros por hora`; `el viento estará en calma`. */
export function describeWind(wind: SpokenWind, units: Units, now: boolean): string {
  if (wind.force === 0) return `el viento ${now ? 'está' : 'estará'} en calma`;
  return `${now ? 'hace' : 'hará'} ${namedWind(wind, units)}`;
}

/** Without a verb: `viento flojo del norte`, `viento en calma`. */
export function namedWind({ force, direction, gust }: SpokenWind, units: Units): string {
  if (force === 0) return 'viento en calma';
  const wind = joinWords(WINDS[force] ?? 'viento', direction && `del ${DIRECTIONS[direction]}`);
  return gust === null ? wind : `${wind}, con rachas de ${describeGust(gust, units)}`;
}
