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
  Abies: 'jedľa',
  Acer: 'javor',
  Aesculus: 'pagaštan',
  Alnus: 'jelša',
  Alternaria: 'Alternaria',
  Ambrosia: 'ambrózia',
  Artemisia: 'palina',
  Asteraceae: 'astrovité',
  Betula: 'breza',
  Carpinus: 'hrab',
  Castanea: 'gaštan jedlý',
  Chenopodium: 'mrlík',
  Cladosporium: 'Cladosporium',
  Corylus: 'lieska',
  Cruciferae: 'kapustovité',
  Cupressaceae: 'cyprus',
  Cyperaceae: 'šachorovité',
  Erica: 'vresovec',
  Fagus: 'buk',
  Fraxinus: 'jaseň',
  Fungus: 'plesne',
  Galium: 'lipkavec',
  Humulus: 'chmeľ',
  Impatiens: 'netýkavka',
  Juglans: 'orech',
  Larix: 'smrekovec',
  Olea: 'olivovník',
  Picea: 'smrek',
  Pinaceae: 'borovicovité',
  Pinus: 'borovica',
  Plantago: 'skorocel',
  Platanus: 'platan',
  Poaceae: 'trávy',
  Populus: 'topoľ',
  Quercus: 'dub',
  'Quercus ilex': 'dub cezmínový',
  Rumex: 'štiav',
  Salix: 'vŕba',
  Sambucus: 'baza',
  Secale: 'raž',
  Taxus: 'tis',
  Tilia: 'lipa',
  Ulmus: 'brest',
  Urtica: 'pŕhľava',
  Varia: 'ostatné',
};

/** The compass rose: north, east, south, west. */
const POINTS: Readonly<Record<string, string>> = { N: 'S', E: 'V', S: 'J', W: 'Z' };

/**
 * Slovak. The name of a place would be inflected in a sentence, so it stands before it with a full
 * stop; a sentence then opens with its time: `Bratislava. Zajtra bude zamračené`.
 */
export const slovak: Language = {
  course({ opening, course, temperature }, { units, now }) {
    const words = describeCourse(timeOf(opening), course, now);
    const degrees = temperature ? `, ${temperatureBeside(temperature, units)}` : '';
    return opened(opening, `${words}${degrees}`);
  },

  uncertainty: () => 'nie je to však isté',

  ice: () => 'pozor, môže sa tvoriť poľadovica',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = STORM_GUSTS.find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
    const words = joinWords(
      timeOf(opening),
      now ? 'sú' : 'budú',
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
    const verb = of === 'snow' ? 'snežiť' : 'pršať';
    return likely ? `pravdepodobne bude ${verb}` : `môže ${verb}`;
  },

  amount: ({ of, amount }, { units }) => amountFalls(of, amount, units),

  wind({ force, direction, gust }, { units, now }) {
    const upTo = gust === null ? '' : `až ${describeGust(gust, units)}`;
    if (force === null) return joinWords('vietor v nárazoch', now ? 'dosahuje' : 'dosiahne', upTo);
    const [adjective, ending, noun] = WINDS[force] ?? ['', 'ý', 'vietor'];
    const wind = joinWords(adjective, direction && directionAdjective(direction, ending), noun);
    return joinWords(now ? 'fúka' : 'bude fúkať', wind, upTo && `s nárazmi ${upTo}`);
  },

  trend({ place, direction }) {
    const verb = direction === 'warmer' ? 'oteplí' : 'ochladí';
    return prefixPlace(place, `v najbližších dňoch sa ${verb}`);
  },

  noData({ opening }) {
    if (!opening) return 'predpoveď počasia, žiaľ, nemáme';
    const be = opening.when.kind === 'now' ? 'je' : 'bude';
    return opened(opening, `aké ${be} počasie ${describeWhen(opening.when)}, žiaľ, nevieme`);
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
  unknownText: 'neznáme',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => Array.from(point, (letter) => POINTS[letter]).join(''),
  gustText: (gust, units) => `nárazy vetra až ${describeGust(gust, units)}`,
};

function timeOf(opening: Opening | null): string {
  return opening ? describeWhen(opening.when) : '';
}

function opened(opening: Opening | null, words: string): string {
  return prefixPlace(opening?.place ?? null, words);
}

const VERBS: Record<Words['verb'], { now: string; ahead: string }> = {
  be: { now: 'je', ahead: 'bude' },
  beMany: { now: 'sú', ahead: 'budú' },
  auxiliary: { now: '', ahead: 'bude' },
};

function selectSkyClassWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

/** `dnes bude spočiatku slnečno, od poludnia bude pršať`; without a time `spočiatku bude slnečno`. */
function describeCourse(time: string, course: Course, now: boolean): string {
  if (course.form === 'steady') {
    const words = selectSkyWords(course.sky);
    return joinWords(time, verbOf(words, now), restOf(words, now));
  }
  const { atFirst, after, ...skies } = clausesOf(course);
  const [first, second] = [selectSkyWords(skies.first), selectSkyWords(skies.second)];
  const verb = isShared(first, second) ? '' : verbOf(second, now);
  const be = verbOf(first, now);
  const opening = time === '' ? [atFirst, be] : [time, be, atFirst];
  const start = joinWords(...opening, restOf(first, now));
  return `${start}, ${joinWords(after, verb, restOf(second, now))}`;
}

function clausesOf(course: Exclude<Course, { form: 'steady' }>) {
  if (course.form === 'change') {
    const { first, second } = course;
    return { first, atFirst: 'spočiatku', after: describeBoundary(course.at), second };
  }
  const after = course.form === 'interlude' ? describeSpan(course.span) : SHARES[course.share];
  return { first: course.background, atFirst: '', after, second: course.passing };
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

/** A copula is not said twice: `bude spočiatku zamračené, od poludnia polojasno`; an auxiliary is. */
function isShared(first: Words, second: Words): boolean {
  return first.verb === second.verb && first.verb !== 'auxiliary';
}

/** After "peľ" and "peľu". */
const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ambrózie',
  Beifuss: 'paliny',
  Birke: 'brezy',
  Erle: 'jelše',
  Esche: 'jaseňa',
  Graeser: 'tráv',
  Hasel: 'liesky',
  Roggen: 'raže',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'nízka', 2: 'stredná', 3: 'vysoká' };

const SO_FAR_KNOWN = 'podľa dostupných údajov';

const LIST = createListFormat('sk');

/** After "a", where the list would not break a line; speech has plain spaces only. */
const NO_BREAK = '\u00A0';

/** Slovak for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  if (!('placeholders' in setting)) {
    return prefixPlace(setting.place, describeContent(describeDay(setting.day), '', content));
  }
  const area = setting.placeholders === 'dayAndPlace' ? 'v oblasti <Location>' : '';
  return describeContent('<DayID>', area, content);
}

/** Slovak for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'iný peľ v ovzduší nebude';
  const known = soFarKnown ? SO_FAR_KNOWN : '';
  const most = atMost ? 'nanajvýš' : '';
  return joinWords('koncentrácia ostatných druhov peľu bude', known, most, LEVELS[level]);
}

function describeContent(day: string, area: string, content: PollenStatement['content']): string {
  switch (content.form) {
    case 'type': {
      const { type, level } = content;
      return level === 0
        ? joinWords(day, 'nebude', area, 'v ovzduší peľ', NAMES[type])
        : describeLevels(day, area, [{ level, types: [type], andOthers: false }]);
    }
    case 'types':
      return describeLevels(day, area, content.groups);
    case 'none': {
      const known = content.soFarKnown ? SO_FAR_KNOWN : '';
      return joinWords(day, 'nebude', area, known, 'v ovzduší žiadny peľ');
    }
    case 'unknown': {
      const forecast =
        content.type === null ? 'peľová predpoveď' : `predpoveď pre peľ ${NAMES[content.type]}`;
      return joinWords(day, 'nie je', area, 'k dispozícii', forecast);
    }
  }
}

/** `zajtra bude koncentrácia peľu brezy a jaseňa vysoká, peľu tráv nízka`. */
function describeLevels(day: string, area: string, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group) => `peľu ${groupNames(group)} ${LEVELS[group.level]}`);
  return joinWords(day, 'bude', area, 'koncentrácia', levels.join(', '));
}

function groupNames({ types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type]);
  const list = LIST.format(andOthers ? [...names, 'ďalších rastlín'] : names);
  return list.replaceAll(NO_BREAK, ' ');
}
