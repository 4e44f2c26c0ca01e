import type { PollenNames, Language } from '../../wording/language.ts';
import { toBeaufort } from '../../weather/atmosphere.ts';
import type {
  Opening,
  Course,
  Sky,
  OtherPollenStatement,
  PollenGroup,
  PollenStatement,
} from '../../wording/plan/statement.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import { amountFalls, describeGust, temperatureBeside, describeTemperature } from './numbers.ts';
import { dayAfter, describeDay, describeWhen, describeBoundary, describeSpan } from './time.ts';
import { describeAgain, describeExpectation, describeNextHour } from './precipitation.ts';
import {
  placeAfter,
  prefixPlace,
  directionAdjective,
  DIRECTIONS,
  SHARES,
  STORM_GUSTS,
  WINDS,
  SKY,
  SKY_AT_NIGHT,
  type Words,
} from './words.ts';
import { findSkyClass, type SkyClass } from '../../wording/sky-class.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';

const pollenNames: PollenNames = {
  Abies: 'jedle',
  Acer: 'javor',
  Aesculus: 'jírovec',
  Alnus: 'olše',
  Alternaria: 'Alternaria',
  Ambrosia: 'ambrozie',
  Artemisia: 'pelyněk',
  Asteraceae: 'hvězdnicovité',
  Betula: 'bříza',
  Carpinus: 'habr',
  Castanea: 'kaštanovník',
  Chenopodium: 'merlík',
  Cladosporium: 'Cladosporium',
  Corylus: 'líska',
  Cruciferae: 'brukvovité',
  Cupressaceae: 'cypřiš',
  Cyperaceae: 'šáchorovité',
  Erica: 'vřesovec',
  Fagus: 'buk',
  Fraxinus: 'jasan',
  Fungus: 'plísně',
  Galium: 'svízel',
  Humulus: 'chmel',
  Impatiens: 'netýkavka',
  Juglans: 'ořešák',
  Larix: 'modřín',
  Olea: 'olivovník',
  Picea: 'smrk',
  Pinaceae: 'borovicovité',
  Pinus: 'borovice',
  Plantago: 'jitrocel',
  Platanus: 'platan',
  Poaceae: 'trávy',
  Populus: 'topol',
  Quercus: 'dub',
  'Quercus ilex': 'dub cesmínovitý',
  Rumex: 'šťovík',
  Salix: 'vrba',
  Sambucus: 'bez',
  Secale: 'žito',
  Taxus: 'tis',
  Tilia: 'lípa',
  Ulmus: 'jilm',
  Urtica: 'kopřiva',
  Varia: 'ostatní',
};

/** The compass rose: north, east, south, west. */
const POINTS: Readonly<Record<string, string>> = { N: 'S', E: 'V', S: 'J', W: 'Z' };

/**
 * Czech. The name of a place would be inflected in a sentence, so it stands before it with a full
 * stop; a sentence then opens with its time: `Praha. Zítra bude zataženo`.
 */
export const czech: Language = {
  course({ opening, course, temperature }, { units, now }) {
    const words = describeCourse(timeOf(opening), course, now);
    const degrees = temperature ? `, ${temperatureBeside(temperature, units)}` : '';
    return opened(opening, `${words}${degrees}`);
  },

  uncertainty: () => 'jisté to ale není',

  ice: () => 'pozor, může se tvořit ledovka',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = STORM_GUSTS.find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
    const words = joinWords(
      timeOf(opening),
      now ? 'jsou' : 'čekejte',
      atTimes ? SHARES.atTimes : '',
      `${kind},`,
      'až',
      describeGust(gust, units),
    );
    return opened(opening, words);
  },

  temperature: ({ opening, temperature }, manner) =>
    opened(opening, describeTemperature(timeOf(opening), temperature, manner)),

  chance({ of, likely }) {
    const verb = of === 'snow' ? 'sněžit' : 'pršet';
    return likely ? `pravděpodobně bude ${verb}` : `může ${verb}`;
  },

  amount: ({ of, amount }, { units }) => amountFalls(of, amount, units),

  wind({ force, direction, gust }, { units, now }) {
    const upTo = gust === null ? '' : `až ${describeGust(gust, units)}`;
    if (force === null) {
      return joinWords('vítr', now ? 'v nárazech dosahuje' : 'bude v nárazech dosahovat', upTo);
    }
    const [adjective, noun] = WINDS[force] ?? ['', 'vítr'];
    const wind = joinWords(adjective, direction && directionAdjective(direction), noun);
    return joinWords(now ? 'fouká' : 'foukat bude', wind, upTo && `s nárazy ${upTo}`);
  },

  trend({ place, direction }) {
    const verb = direction === 'warmer' ? 'oteplí' : 'ochladí';
    return prefixPlace(place, `v příštích dnech se ${verb}`);
  },

  noData({ opening }) {
    if (!opening) return 'předpověď bohužel není k dispozici';
    const be = opening.when.kind === 'now' ? 'je' : 'bude';
    return opened(opening, `jak ${be} ${describeWhen(opening.when)}, bohužel nevíme`);
  },

  nextHour: describeNextHour,
  again: describeAgain,
  expectation: describeExpectation,
  pollen: describePollen,
  otherPollen: describeOtherPollen,
  day: describeDay,
  dayAfter,
  placeAfter,

  skyText: (sky, night) => selectSkyClassWords(sky, night).label,
  unknownText: 'neznámé',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => Array.from(point, (letter) => POINTS[letter]).join(''),
  gustText: (gust, units) => `nárazy větru až ${describeGust(gust, units)}`,
};

function timeOf(opening: Opening | null): string {
  return opening ? describeWhen(opening.when) : '';
}

function opened(opening: Opening | null, words: string): string {
  return prefixPlace(opening?.place ?? null, words);
}

const VERBS: Record<Words['verb'], { now: string; ahead: string }> = {
  be: { now: 'je', ahead: 'bude' },
  beMany: { now: 'jsou', ahead: 'budou' },
  auxiliary: { now: '', ahead: 'bude' },
};

function selectSkyClassWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

/** `dnes bude do poledne slunečno, pak bude pršet`; without a time `do poledne bude slunečno`. */
function describeCourse(time: string, course: Course, now: boolean): string {
  if (course.form === 'steady') {
    const words = selectSkyWords(course.sky);
    return joinWords(time, verbOf(words, now), restOf(words, now));
  }
  const { until, from, ...skies } = clausesOf(course);
  const [first, second] = [selectSkyWords(skies.first), selectSkyWords(skies.second)];
  const verb = isShared(first, second) ? '' : verbOf(second, now);
  const be = verbOf(first, now);
  const opening = time === '' ? [until, be] : [time, be, until];
  const start = joinWords(...opening, restOf(first, now));
  return `${start}, ${joinWords(from, verb, restOf(second, now))}`;
}

function clausesOf(course: Exclude<Course, { form: 'steady' }>) {
  if (course.form === 'change') {
    const [until, from] = describeBoundary(course.at);
    return { first: course.first, until, from, second: course.second };
  }
  const from = course.form === 'interlude' ? describeSpan(course.span) : SHARES[course.share];
  return { first: course.background, until: '', from, second: course.passing };
}

function selectSkyWords({ state, night }: Sky): Words {
  return selectSkyClassWords(findSkyClass(state) ?? 'cloudy', night);
}

function verbOf({ verb }: Words, now: boolean): string {
  return VERBS[verb][now ? 'now' : 'ahead'];
}

function restOf(words: Words, now: boolean): string {
  return now ? words.now : words.ahead;
}

/** A copula is not said twice: `bude do poledne zataženo, pak polojasno`; an auxiliary is. */
function isShared(first: Words, second: Words): boolean {
  return first.verb === second.verb && first.verb !== 'auxiliary';
}

/** After "pyl" and "pylu". */
const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ambrozie',
  Beifuss: 'pelyňku',
  Birke: 'břízy',
  Erle: 'olše',
  Esche: 'jasanu',
  Graeser: 'trav',
  Hasel: 'lísky',
  Roggen: 'žita',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'nízká', 2: 'střední', 3: 'vysoká' };

const SO_FAR_KNOWN = 'podle dostupných údajů';

const LIST = createListFormat('cs');

/** After "a", where the list would not break a line; speech has plain spaces only. */
const NO_BREAK = '\u00A0';

/** Czech for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  if (!('placeholders' in setting)) {
    return prefixPlace(setting.place, describeContent(describeDay(setting.day), '', content));
  }
  const area = setting.placeholders === 'dayAndPlace' ? 'v oblasti <Location>' : '';
  return describeContent('<DayID>', area, content);
}

/** Czech for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'jiný pyl ve vzduchu nebude';
  const known = soFarKnown ? SO_FAR_KNOWN : '';
  const most = atMost ? 'nejvýše' : '';
  return joinWords('koncentrace ostatních pylů bude', known, most, LEVELS[level]);
}

function describeContent(day: string, area: string, content: PollenStatement['content']): string {
  switch (content.form) {
    case 'type': {
      const { type, level } = content;
      return level === 0
        ? joinWords(day, 'nebude', area, 've vzduchu pyl', NAMES[type])
        : describeLevels(day, area, [{ level, types: [type], andOthers: false }]);
    }
    case 'types':
      return describeLevels(day, area, content.groups);
    case 'none': {
      const known = content.soFarKnown ? SO_FAR_KNOWN : '';
      return joinWords(day, 'nebude', area, known, 've vzduchu žádný pyl');
    }
    case 'unknown': {
      const forecast =
        content.type === null ? 'pylová předpověď' : `předpověď pro pyl ${NAMES[content.type]}`;
      return joinWords(day, 'není', area, 'k dispozici', forecast);
    }
  }
}

/** `zítra bude koncentrace pylu břízy a jasanu vysoká, pylu trav nízká`. */
function describeLevels(day: string, area: string, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group) => `pylu ${groupNames(group)} ${LEVELS[group.level]}`);
  return joinWords(day, 'bude', area, 'koncentrace', levels.join(', '));
}

function groupNames({ types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type]);
  const list = LIST.format(andOthers ? [...names, 'dalších rostlin'] : names);
  return list.replaceAll(NO_BREAK, ' ');
}
