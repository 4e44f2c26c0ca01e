import type { Sky, Course, WindStatement, Temperature } from '../../wording/plan/statement.ts';
import { findSkyClass, type SkyClass } from '../../weather/state.ts';
import {
  SKY,
  SKY_AT_NIGHT,
  VERBS,
  type Words,
  SHARES,
  describeGust,
  DIRECTIONS,
  STORM_GUSTS,
  WINDS,
  describeAround,
  describeDegrees,
  describeRange,
} from './words.ts';
import { joinWords } from '../../wording/grammar.ts';
import { describeBoundary, describeSpan } from './time.ts';
import { toBeaufort, type CompassPoint } from '../../weather/atmosphere.ts';
import type { Units } from '../../wording/units.ts';
import { elideDe } from './place-names.ts';

export type Tense = 'present' | 'future';

export function selectSkyWords({ state, night }: Sky): Words {
  return selectSkyClassWords(findSkyClass(state) ?? 'cloudy', night);
}

export function selectSkyClassWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

/** `le ciel sera couvert`, of this moment `il pleut fort`. */
export function clause({ verb, rest }: Words, tense: Tense): string {
  return rest === '' ? VERBS[verb][tense] : `${VERBS[verb][tense]} ${rest}`;
}

export function selectTense(now: boolean): Tense {
  return now ? 'present' : 'future';
}

/** `le ciel sera couvert`, `il pleuvra jusqu'à 17 heures, puis le ciel sera couvert`. */
export function describeCourse(course: Course, tense: Tense): string {
  switch (course.form) {
    case 'steady':
      return clause(selectSkyWords(course.sky), tense);
    case 'change': {
      const [first, second] = [selectSkyWords(course.first), selectSkyWords(course.second)];
      const { first: order, until, from } = describeBoundary(course.at);
      const before = joinWords(VERBS[first.verb][tense], order, first.rest, until);
      return `${before}, puis ${joinWords(following(first, second, tense), from)}`;
    }
    case 'interlude':
      return withPassing(course, describeSpan(course.span), tense);
    case 'atTimes':
      return withPassing(course, SHARES[course.share], tense);
  }
}

/** `le ciel sera couvert, avec de la pluie par moments`. */
function withPassing(
  course: Extract<Course, { form: 'interlude' | 'atTimes' }>,
  when: string,
  tense: Tense,
): string {
  const [background, passing] = [selectSkyWords(course.background), selectSkyWords(course.passing)];
  const link = passing.dry ? `mais ${clause(passing, tense)}` : `avec ${passing.noun}`;
  return `${clause(background, tense)}, ${link} ${when}`;
}

/** The same verb is not said twice: `le ciel sera couvert, puis nuageux`. */
function following(first: Words, second: Words, tense: Tense): string {
  const isSame = first.verb === second.verb && first.rest !== '' && second.rest !== '';
  return isSame ? second.rest : clause(second, tense);
}

const TENSES: Record<Tense, { is: string; blows: string; thereAre: string; reach: string }> = {
  present: { is: 'est', blows: 'souffle', thereAre: 'il y a', reach: 'atteignent' },
  future: { is: 'sera', blows: 'soufflera', thereAre: 'il y aura', reach: 'atteindront' },
};

/** Of the main points two have an article: `du nord`, but `d'est` and `de nord-est`. */
const FROM_POINTS: Partial<Record<CompassPoint, string>> = { N: 'du nord', S: 'du sud' };

/** Beaufort. */
const STORM = 9;

/** `le vent d'ouest sera assez fort, avec des rafales à 60 kilomètres-heure`; nothing of a weak one. */
export function describeWind(
  { force, direction, gust }: WindStatement,
  tense: Tense,
  units: Units,
): string {
  const gusts = gust === null ? '' : gustsAt(gust, units);
  if (force === null) return `${TENSES[tense].thereAre} ${gusts}`;
  const wind = describeBlowing(force, direction, tense);
  return gusts === '' ? wind : `${wind}, avec ${gusts}`;
}

/** `le vent d'ouest sera assez fort`, `le vent souffle en tempête`. */
export function describeBlowing(
  force: number,
  direction: CompassPoint | null,
  tense: Tense,
): string {
  const [verb, rest] = WINDS[force] ?? ['être', 'faible'];
  const { is, blows } = TENSES[tense];
  return joinWords('le vent', describeFrom(direction), verb === 'être' ? is : blows, rest);
}

/** `de violentes rafales atteindront par moments 90 kilomètres-heure`; from km/h. */
export function gustsReach(gust: number, often: string, tense: Tense, units: Units): string {
  const force = toBeaufort(gust);
  const storm = STORM_GUSTS.find(([from]) => force >= from)?.[1] ?? '';
  const name = force < STORM ? 'des rafales' : storm;
  return joinWords(name, TENSES[tense].reach, often, describeGust(gust, units));
}

/** `des rafales à 60 kilomètres-heure`. */
export function gustsAt(gust: number, units: Units): string {
  return `des rafales à ${describeGust(gust, units)}`;
}

/** `du nord`, `d'ouest`, `de nord-est`. */
export function describeFrom(direction: CompassPoint | null): string {
  if (direction === null) return '';
  return FROM_POINTS[direction] ?? elideDe(DIRECTIONS[direction]);
}

const MAKES: Record<Tense, string> = { present: 'il fait', future: 'il fera' };

/** `il fera 8 degrés`, `la température passera de 23 à 25 degrés`. */
export function describeTemperature(temperature: Temperature, tense: Tense, units: Units): string {
  switch (temperature.form) {
    case 'exactly':
      return `${MAKES[tense]} ${describeDegrees(temperature.value, units)}`;
    case 'around':
      return `${MAKES[tense]} ${describeAround(temperature.value, units)}`;
    case 'range':
      return `${MAKES[tense]} entre ${describeRange(temperature.low, 'et', temperature.high, units)}`;
    case 'high':
      return `${MAKES[tense]} au maximum ${describeDegrees(temperature.value, units)}`;
    case 'low':
      return `${MAKES[tense]} au minimum ${describeDegrees(temperature.value, units)}`;
    case 'change':
      return `la température passera de ${describeRange(temperature.from, 'à', temperature.to, units)}`;
  }
}
