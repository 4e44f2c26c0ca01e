import type {
  Boundary,
  Sky,
  Span,
  Course,
  CourseStatement,
  WindStatement,
} from '../../wording/plan/statement.ts';
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
} from './words.ts';
import { asStrengthChange, joinWords, withSequel } from '../../wording/grammar.ts';
import { describeHour } from './numbers.ts';
import * as times from './time.ts';
import type { CompassPoint } from '../../weather/atmosphere.ts';
import { nameGust } from '../skeleton-sentences.ts';
import type { Units } from '../../wording/units.ts';
import { elideDe } from './place-names.ts';

export type Tense = 'present' | 'future';

const AGAIN = { continues: 'encore', returns: 'de nouveau', weaker: 'faiblira', stronger: "s'intensifiera" } as const; // prettier-ignore

/** `le brouillard` + `persistera`: what has been told is not named as something new. */
const FOG = { continues: 'persistera', returns: 'reviendra' } as const;

const selectPlainWords = (sky: Sky): Words =>
  selectSkyClassWords(findSkyClass(sky.state, sky) ?? 'cloudy', sky.night);

/** `de nouveaux orages`, `de nouvelles averses`; all else comes `de nouveau`. */
function comeAgain(what: string, sequel: 'continues' | 'returns'): string {
  if (sequel === 'returns' && what.startsWith('des orages')) {
    return what.replace('des', 'de nouveaux');
  }
  if (sequel === 'returns' && what.startsWith('des averses')) {
    return what.replace('des', 'de nouvelles');
  }
  return joinWords(AGAIN[sequel], what);
}

/** `il continuera de pleuvoir`, `il y aura encore` + `des averses`, `le brouillard` + `persistera`, `il pleuvra` + `de nouveau`. */
export const selectSkyWords = withSequel(selectPlainWords, (words, sequel, isSnow): Words => {
  const { verb, rest, noun } = words;
  if (sequel === 'weaker' || sequel === 'stronger') {
    return { ...words, verb: isSnow ? 'neige' : 'pluie', rest: AGAIN[sequel] };
  }
  const again = { rest: comeAgain(rest, sequel), noun: comeAgain(noun, sequel) };
  if (words.kind === 'fog') {
    const kind = rest.replace(/^du brouillard ?/, '');
    return { ...words, ...again, verb: 'brouillard', rest: joinWords(kind, FOG[sequel]) };
  }
  const isVerb = verb === 'pleuvoir' || verb === 'neiger';
  return isVerb && sequel === 'continues'
    ? { ...words, verb: `${verb}Encore`, noun: again.noun }
    : { ...words, ...again };
});

export function selectSkyClassWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

/** `le ciel sera couvert`, of this moment `il pleut fort`. */
export function clause({ verb, rest }: Words, tense: Tense): string {
  return rest === '' ? VERBS[verb][tense] : `${VERBS[verb][tense]} ${rest}`;
}

/** `il pourrait pleuvoir fort`, `il pourrait y avoir des averses`, `il y aura probablement des averses`. */
export function mayFall(sky: Sky, certainty: CourseStatement['certainty']): string {
  const { verb, rest } = selectPlainWords(sky);
  const isVerb = verb === 'pleuvoir' || verb === 'neiger';
  const again = sky.sequel ? AGAIN[sky.sequel] : '';
  if (certainty === 'likely') {
    if (sky.sequel === 'returns' && !isVerb) {
      return joinWords('il y aura probablement', comeAgain(rest, 'returns'));
    }
    // Nobody says two adverbs in "-ment" in a row.
    const how = rest.replace('faiblement', 'un peu');
    return joinWords(isVerb ? VERBS[verb].future : 'il y aura', 'probablement', again, how);
  }
  const falls = isVerb ? verb : 'y avoir';
  return joinWords('il pourrait', again, falls, rest);
}

export function selectTense(now: boolean): Tense {
  return now ? 'present' : 'future';
}

/**
 * `le ciel sera couvert`, `il pleuvra jusqu'à 17 heures, puis le ciel sera couvert`.
 *
 * @param eachDay `chaque jour`, `les deux jours`; empty for one course of all days
 * @param hasMore whether another clause follows
 */
export function describeCourse(
  course: Course,
  tense: Tense,
  eachDay: string,
  hasMore: boolean,
): string {
  switch (course.form) {
    case 'steady':
      return clause(selectSkyWords(course.sky), tense);
    case 'change': {
      const first = selectSkyWords(course.first);
      const second = selectSkyWords(asStrengthChange(course.first, course.second));
      const { order, until, from } = boundTo(first, course.at);
      const sky = joinWords(VERBS[first.verb][tense], order, first.rest);
      const before = order === '' ? joinWords(sky, eachDay, until) : joinWords(eachDay, sky);
      return `${before}, puis ${joinWords(following(first, second, tense), from)}`;
    }
    case 'interlude':
      return withPassing(course, '', times.describeDailySpan(course.span, eachDay), tense, hasMore);
    case 'twice':
      return withPassing(course, '', describeDailySpans(eachDay, course.spans), tense);
    case 'atTimes':
      return withPassing(course, joinWords(eachDay, SHARES[course.share]), '', tense);
  }
}

/** `chaque jour, matin et soir`, `chaque jour dans la matinée et en fin de soirée`. */
function describeDailySpans(eachDay: string, spans: readonly [Span, Span]): string {
  const [first, last] = spans.map((span) => ('part' in span ? span.part : undefined));
  const isAtBothEnds = eachDay !== '' && first === 'earlyMorning' && last === 'evening';
  return isAtBothEnds
    ? `${eachDay}, matin et soir`
    : joinWords(eachDay, times.describeTwoSpans(spans));
}

/** What passes by or comes later without the sky around it: `il y aura des orages dans la soirée`. */
export function describeDanger(course: Course, tense: Tense, eachDay: string): string {
  switch (course.form) {
    case 'steady':
      return clause(selectSkyWords(course.sky), tense);
    case 'change': {
      const { at } = course;
      const from =
        'hour' in at ? `à partir de ${describeHour(at.hour)}` : times.describeBoundary(at).from;
      return joinWords(clause(selectSkyWords(course.second), tense), eachDay, from);
    }
    case 'interlude': {
      const when = times.describeDailySpan(course.span, eachDay);
      return joinWords(clause(selectSkyWords(course.passing), tense), when);
    }
    case 'twice': {
      const when = describeDailySpans(eachDay, course.spans);
      return joinWords(clause(selectSkyWords(course.passing), tense), when);
    }
    case 'atTimes': {
      const { verb, rest } = selectSkyWords(course.passing);
      return joinWords(VERBS[verb][tense], eachDay, SHARES[course.share], rest);
    }
  }
}

/** The sky is `d'abord couvert`; what has an end of its own lasts: `il pleuvra fort jusqu'en soirée`. */
function boundTo({ kind }: Words, at: Boundary) {
  if (kind === 'wet' || kind === 'fog') {
    return { order: '', until: times.describeLimit(at), from: '' };
  }
  const { first: order, until, from } = times.describeBoundary(at);
  return { order, until, from };
}

/**
 * `le ciel sera couvert, avec par moments de la pluie`; what is unlike a bright sky follows "mais", and between rain
 * there are only breaks.
 *
 * @param often before what passes by
 * @param when after it
 */
function withPassing(
  course: Extract<Course, { background: Sky }>,
  often: string,
  when: string,
  tense: Tense,
  hasMore = false,
): string {
  const background = selectSkyWords(course.background);
  const passing = selectSkyWords(asStrengthChange(course.background, course.passing));
  const main = clause(background, tense);
  if (passing.verb === 'pluie' || passing.verb === 'neige') {
    return `${main}, mais ${joinWords(often, clause(passing, tense), when)}`;
  }
  if (fallsAsVerb(background) && passing.verb === background.verb && passing.rest !== '') {
    const but = background.rest === '' ? '' : 'mais';
    return `${main}, ${joinWords(but, often, passing.rest, when)}`;
  }
  if (background.kind === 'fog' && passing.kind === 'cloudy') {
    return `${main}, ${joinWords(LIFTS[tense], often, when)}`;
  }
  const isTurned =
    (background.kind === 'fog' && passing.kind === 'bright') ||
    (background.kind === 'bright' && passing.kind === 'cloudy');
  if (isTurned && course.form !== 'atTimes') {
    return `${main}, mais ${joinWords(clause(passing, tense), often, when)}`;
  }
  const isPlural = course.form === 'atTimes';
  const isDry = passing.kind === 'bright' || passing.kind === 'cloudy';
  if (isDry) {
    const clears = background.kind === 'cloudy' || passing.kind === 'bright';
    const lull = clears ? 'des éclaircies' : describeLull(isPlural);
    return `${main}, avec ${joinWords(often, lull, when)}`;
  }
  // `avec de la pluie de la matinée` would be heard as the morning's rain.
  if (fallsAsVerb(passing) && often === '' && /^d(?:e|u|es) /u.test(when)) {
    return `${main}${hasMore ? ',' : ' et'} ${joinWords(clause(passing, tense), when)}`;
  }
  if (background.kind !== 'bright') {
    return `${main}, avec ${joinWords(often, passing.noun, when)}`;
  }
  // `il pleuvra fort par moments`, but `il y aura par moments des averses`.
  const then = fallsAsVerb(passing) ? [passing.rest, often] : [often, passing.rest];
  return `${main}, mais ${joinWords(VERBS[passing.verb][tense], ...then, when)}`;
}

const LIFTS: Record<Tense, string> = { present: 'qui se lève', future: 'qui se lèvera' };

/** What comes between rain or fog. */
function describeLull(isPlural: boolean): string {
  return isPlural ? 'des accalmies' : 'une accalmie';
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

/** `de très fortes rafales atteindront 90 kilomètres-heure`; from km/h. */
export function gustsReach(gust: number, tense: Tense, units: Units): string {
  const name = nameGust(gust, STORM_GUSTS, [[0, 'des rafales']]);
  return joinWords(name, TENSES[tense].reach, describeGust(gust, units));
}

/** `un vent d'ouragan soufflera, avec des rafales à 150 kilomètres-heure`; from km/h. */
export function hurricaneBlows(gust: number, tense: Tense, units: Units): string {
  return `un vent d'ouragan ${TENSES[tense].blows}, avec ${gustsAt(gust, units)}`;
}

/** After thunderstorms: `avec des rafales à 60 kilomètres-heure`, `avec de très fortes rafales à 95 kilomètres-heure`. */
export function withGusts(gust: number, units: Units): string {
  const name = nameGust(gust, STORM_GUSTS, [[0, 'des rafales']]);
  return `avec ${name} à ${describeGust(gust, units)}`;
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

function fallsAsVerb({ verb }: Words): boolean {
  return verb === 'pleuvoir' || verb === 'neiger';
}
