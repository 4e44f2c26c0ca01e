import type { PollenNames, Language, SpeechOptions } from '../../wording/language.ts';
import { toBeaufort } from '../../weather/atmosphere.ts';
import type {
  Opening,
  TemperatureStatement,
  CourseStatement,
  Sky,
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../wording/plan/statement.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import {
  describeChance,
  describeExpectation,
  describeAgain,
  describeNextHour,
} from './precipitation.ts';
import {
  describeAmount,
  describeDegrees,
  describeTemperatures,
  upToGust,
  forPlace,
  placeAfter,
  describePlace,
  skyText,
  DIRECTIONS,
  SHARES,
  STORM_GUSTS,
  WINDS,
  besideDegrees,
  selectLink,
  outlook,
  predicate,
} from './words.ts';
import { dayAfter, describeDay, describeWhen, describeBoundary, describeSpan } from './time.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';

const pollenNames: PollenNames = {
  Abies: 'ädelgran',
  Acer: 'lönn',
  Aesculus: 'hästkastanj',
  Alnus: 'al',
  Alternaria: 'Alternaria',
  Ambrosia: 'ambrosia',
  Artemisia: 'gråbo',
  Asteraceae: 'korgblommiga',
  Betula: 'björk',
  Carpinus: 'avenbok',
  Castanea: 'äkta kastanj',
  Chenopodium: 'målla',
  Cladosporium: 'Cladosporium',
  Corylus: 'hassel',
  Cruciferae: 'korsblommiga',
  Cupressaceae: 'cypress',
  Cyperaceae: 'halvgräs',
  Erica: 'klockljung',
  Fagus: 'bok',
  Fraxinus: 'ask',
  Fungus: 'mögel',
  Galium: 'måra',
  Humulus: 'humle',
  Impatiens: 'balsamin',
  Juglans: 'valnöt',
  Larix: 'lärk',
  Olea: 'oliv',
  Picea: 'gran',
  Pinaceae: 'tallväxter',
  Pinus: 'tall',
  Plantago: 'groblad',
  Platanus: 'platan',
  Poaceae: 'gräs',
  Populus: 'poppel',
  Quercus: 'ek',
  'Quercus ilex': 'stenek',
  Rumex: 'syra',
  Salix: 'vide',
  Sambucus: 'fläder',
  Secale: 'råg',
  Taxus: 'idegran',
  Tilia: 'lind',
  Ulmus: 'alm',
  Urtica: 'nässla',
  Varia: 'övriga',
};

/**
 * Swedish. The verb stands second: a sentence opens with its time, the verb with its subject follows,
 * and the place comes behind what they say: `i dag` + `regnar det lätt` + `i Uppsala`.
 */
export const swedish: Language = {
  course: describeCourse,

  uncertainty: () => 'men säkert är det inte',

  ice: () => 'se upp för halka',

  storm({ opening, gust, atTimes }, { units, now }) {
    const [time, place] = opening ? describeOpening(opening) : ['samtidigt', ''];
    const kind = STORM_GUSTS.find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
    const share = atTimes ? SHARES.atTimes : '';
    return `${joinWords(time, now ? 'är det' : 'väntas', share, kind, place)}, ${upToGust(gust, units)}`;
  },

  temperature: (statement, { units, now }) =>
    describeTemperature(statement, units, now ? 'är' : 'blir'),

  chance: describeChance,

  amount: ({ of, amount }, { units }) => `det väntas ${describeAmount(of, amount, units)}`,

  wind({ force, direction, gust }, { units }) {
    const gusts = gust === null ? '' : `${upToGust(gust, units)} i byarna`;
    if (force === null) return `det blåser ${gusts}`;
    const from = direction && `från ${DIRECTIONS[direction]}`;
    const wind = joinWords('det blåser', WINDS[force] ?? '', from);
    return gusts === '' ? wind : `${wind}, ${gusts}`;
  },

  trend({ place, direction }) {
    const word = direction === 'warmer' ? 'varmare' : 'kallare';
    return joinWords('de närmaste dagarna blir det', word, describePlace(place));
  },

  noData: ({ opening }) =>
    opening
      ? joinWords(describeWhen(opening.when), 'finns det ingen prognos', forPlace(opening.place))
      : 'det finns det ingen prognos för',

  nextHour: describeNextHour,
  again: describeAgain,
  expectation: describeExpectation,
  pollen: describePollen,
  otherPollen: describeOtherPollen,
  day: describeDay,
  dayAfter,
  placeAfter,

  skyText,
  unknownText: 'okänt',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('E', 'O').replaceAll('W', 'V'),
  gustText: (gust, units) => `vindbyar ${upToGust(gust, units)}`,
};

/** `som varmast blir det 12 grader`, `i dag blir det som varmast 12 grader i Uppsala`. */
function describeTemperature(
  { opening, temperature }: TemperatureStatement,
  units: Units,
  verb: 'är' | 'blir',
): string {
  const [time, place] = opening ? describeOpening(opening) : ['', ''];
  switch (temperature.form) {
    case 'exactly': {
      const degrees = describeDegrees(temperature.value, units);
      return opening
        ? joinWords(time, verb, 'det', degrees, place)
        : joinWords('det', verb, degrees);
    }
    case 'high':
    case 'low': {
      const extreme = temperature.form === 'high' ? 'som varmast' : 'som kallast';
      const degrees = describeDegrees(temperature.value, units);
      return opening
        ? joinWords(time, verb, 'det', extreme, degrees, place)
        : joinWords(extreme, verb, 'det', degrees);
    }
    default: {
      const goes = temperature.form === 'change' ? changes(temperature) : 'ligger';
      const value = describeTemperatures(temperature, units);
      return opening
        ? joinWords(time, goes, 'temperaturen', place, value)
        : joinWords('temperaturen', goes, value);
    }
  }
}

function changes({ from, to }: { from: number; to: number }): 'stiger' | 'sjunker' {
  return to > from ? 'stiger' : 'sjunker';
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}

/** `i dag är det molnigt i Uppsala fram till klockan 17, sedan regnar det`. */
function describeCourse(statement: CourseStatement, { units, now }: SpeechOptions): string {
  const { opening, course, temperature } = statement;
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    return degreesFirst(describeDegrees(temperature.value, units), course.sky, opening, now);
  }
  const time = opening ? describeWhen(opening.when) : 'samtidigt';
  const place = describePlace(opening?.place ?? null);
  const degrees = temperature ? `med temperaturer ${describeTemperatures(temperature, units)}` : '';
  const isPresent = now || opening === null || opening.when.kind === 'nextHours';
  const lasting = (sky: Sky) =>
    joinWords(time, degrees ? outlook(sky, isPresent) : predicate(sky, isPresent), place, degrees);
  switch (course.form) {
    case 'steady':
      return lasting(course.sky);
    case 'change': {
      const [until, from] = describeBoundary(course.at);
      const first = joinWords(time, predicate(course.first, true), place, until, degrees);
      return `${first}, ${from} ${predicate(course.second, false)}`;
    }
    case 'interlude':
    case 'atTimes': {
      const { background, passing } = course;
      const when = course.form === 'interlude' ? describeSpan(course.span) : SHARES[course.share];
      return `${lasting(background)}, ${selectLink(background, passing)} ${when} ${predicate(passing, false)}`;
    }
  }
}

/** `just nu är det 8 grader och mulet i Uppsala`; without an opening `det är 8 grader med regn`. */
function degreesFirst(degrees: string, sky: Sky, opening: Opening | null, now: boolean): string {
  const verb = now ? 'är' : 'blir';
  const words = joinWords(degrees, besideDegrees(sky));
  return opening
    ? joinWords(describeWhen(opening.when), verb, 'det', words, describePlace(opening.place))
    : joinWords('det', verb, words);
}

/** To stand alone, or before "pollen". */
const PLANTS: Record<PollenType, string> = {
  Ambrosia: 'ambrosia',
  Beifuss: 'gråbo',
  Birke: 'björk',
  Erle: 'al',
  Esche: 'ask',
  Graeser: 'gräs',
  Hasel: 'hassel',
  Roggen: 'råg',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'låg', 2: 'måttlig', 3: 'hög' };

const list = createListFormat('sv');

/** Swedish for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  const [time, place] = describeSetting(setting);
  switch (content.form) {
    case 'type': {
      const { type, level } = content;
      return level === 0
        ? joinWords(time, `finns det inget ${PLANTS[type]}pollen i luften`, place)
        : describeLevels(time, place, [{ level, types: [type], andOthers: false }]);
    }
    case 'types':
      return describeLevels(time, place, content.groups);
    case 'none': {
      const known = content.soFarKnown ? 'såvitt känt' : '';
      return joinWords(time, 'finns det', known, 'inget pollen i luften', place);
    }
    case 'unknown': {
      const { type } = content;
      const what = type === null ? 'pollenprognos' : `prognos för ${PLANTS[type]}pollen`;
      return joinWords(time, 'finns det ingen', what, place);
    }
  }
}

/** Swedish for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'i övrigt finns det inget pollen i luften';
  const known = soFarKnown ? 'såvitt känt' : '';
  return joinWords('i övrigt är pollenhalten', known, atMost ? 'högst' : '', LEVELS[level]);
}

/** `i dag är pollenhalten i Uppsala hög för björk, men låg för gräs`. */
function describeLevels(time: string, place: string, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group) => `${LEVELS[group.level]} för ${describeGroup(group)}`);
  const last = levels.pop() ?? '';
  const lowest = levels.length > 0 ? `men ${last}` : last;
  return joinWords(time, 'är pollenhalten', place, [...levels, lowest].join(', '));
}

/** `björk och ask`, `björk, ask och andra sorter`. */
function describeGroup({ types, andOthers }: PollenGroup): string {
  const plants = types.map((type) => PLANTS[type]);
  return list.format(andOthers ? [...plants, 'andra sorter'] : plants);
}

function describeSetting(setting: PollenSetting): [time: string, place: string] {
  if (!('placeholders' in setting)) return [describeDay(setting.day), describePlace(setting.place)];
  const isWithPlace = setting.placeholders === 'dayAndPlace';
  return ['<DayID>', isWithPlace ? 'i området kring <Location>' : ''];
}
