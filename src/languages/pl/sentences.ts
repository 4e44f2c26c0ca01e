import type { PollenNames, Language, SpeechOptions } from '../../wording/language.ts';
import { toBeaufort } from '../../weather/atmosphere.ts';
import type {
  Course,
  Opening,
  Temperature,
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../wording/plan/statement.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { dayAfter, describeDay, describeSpan, describeUntil, describeWhen } from './time.ts';
import { describeAgain, describeExpectation, describeNextHour } from './precipitation.ts';
import {
  amountFalls,
  describeAround,
  describeDegrees,
  describeGust,
  describePair,
  describeRange,
} from './numbers.ts';
import {
  placeAfter,
  prefixPlace,
  DIRECTIONS,
  IS,
  selectVerbForm,
  SHARES,
  selectSkyClassWords,
  STORM_GUSTS,
  WINDS,
  selectSkyWords,
  type Words,
} from './words.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';

const pollenNames: PollenNames = {
  Abies: 'jodła',
  Acer: 'klon',
  Aesculus: 'kasztanowiec',
  Alnus: 'olcha',
  Alternaria: 'Alternaria',
  Ambrosia: 'ambrozja',
  Artemisia: 'bylica',
  Asteraceae: 'astrowate',
  Betula: 'brzoza',
  Carpinus: 'grab',
  Castanea: 'kasztan jadalny',
  Chenopodium: 'komosa',
  Cladosporium: 'Cladosporium',
  Corylus: 'leszczyna',
  Cruciferae: 'kapustowate',
  Cupressaceae: 'cyprys',
  Cyperaceae: 'ciborowate',
  Erica: 'wrzosiec',
  Fagus: 'buk',
  Fraxinus: 'jesion',
  Fungus: 'pleśń',
  Galium: 'przytulia',
  Humulus: 'chmiel',
  Impatiens: 'niecierpek',
  Juglans: 'orzech włoski',
  Larix: 'modrzew',
  Olea: 'oliwka',
  Picea: 'świerk',
  Pinaceae: 'sosnowate',
  Pinus: 'sosna',
  Plantago: 'babka',
  Platanus: 'platan',
  Poaceae: 'trawy',
  Populus: 'topola',
  Quercus: 'dąb',
  'Quercus ilex': 'dąb ostrolistny',
  Rumex: 'szczaw',
  Salix: 'wierzba',
  Sambucus: 'czarny bez',
  Secale: 'żyto',
  Taxus: 'cis',
  Tilia: 'lipa',
  Ulmus: 'wiąz',
  Urtica: 'pokrzywa',
  Varia: 'inne',
};

/**
 * Polish. A place is named before the first sentence, where its name keeps the nominative; numbers
 * stand in the accusative as digits, in any other case as words.
 */
export const polish: Language = {
  course({ opening, course, temperature }, manner) {
    const clauses = describeCourse(course, manner);
    if (!temperature) return opened(opening, clauses);
    return opened(opening, `${clauses}, ${besideSky(temperature, manner.units)}`);
  },

  uncertainty: () => 'nie jest to jednak pewne',

  ice: () => 'uwaga, może być ślisko',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = STORM_GUSTS.find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
    const reach = selectVerbForm(['osiągną', 'osiągają'], now);
    return opened(
      opening,
      joinWords(atTimes ? 'okresami' : '', kind, reach, describeGust(gust, units)),
    );
  },

  temperature: ({ opening, temperature }, manner) =>
    opened(opening, describeTemperature(temperature, manner)),

  chance: ({ of, likely }) =>
    `${likely ? 'prawdopodobnie będzie' : 'może'} padać ${of === 'snow' ? 'śnieg' : 'deszcz'}`,

  amount: ({ of, amount }, { units }) => amountFalls(of, amount, units),

  wind({ force, direction, gust }, { units, now }) {
    const name = force === null ? undefined : WINDS[force];
    const wind = joinWords(name ?? 'wiatr', direction && DIRECTIONS[direction][1]);
    return gust === null
      ? `${selectVerbForm(['będzie wiać', 'wieje'], now)} ${wind}`
      : `${wind} ${selectVerbForm(['osiągnie', 'osiąga'], now)} w porywach ${describeGust(gust, units)}`;
  },

  trend({ place, direction }) {
    const change = direction === 'warmer' ? 'ociepli' : 'ochłodzi';
    return prefixPlace(place, `w najbliższych dniach się ${change}`);
  },

  noData({ opening }) {
    if (!opening) return 'na ten czas nie ma prognozy';
    const { when, place } = opening;
    const verb = selectVerbForm(IS, when.kind === 'now');
    return prefixPlace(place, `nie wiadomo, jaka ${verb} pogoda ${describeWhen(when)}`);
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
  unknownText: 'brak danych',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point][0],
  directionAbbreviation: (point) => point,
  gustText: (gust, units) => `w porywach ${describeGust(gust, units)}`,
};

/** `Kraków. Dziś po południu` + the words. */
function opened(opening: Opening | null, words: string): string {
  return opening ? prefixPlace(opening.place, `${describeWhen(opening.when)} ${words}`) : words;
}

/** `będzie pochmurno do siedemnastej, potem deszcz`. */
function describeCourse(course: Course, { now }: SpeechOptions): string {
  if (course.form === 'steady') return skyClause(selectSkyWords(course.sky), now);
  if (course.form === 'change') {
    const [first, second] = [selectSkyWords(course.first), selectSkyWords(course.second)];
    return `${joinWords(skyClause(first, now), describeUntil(course.at))}, potem ${after(first, second)}`;
  }
  const [background, passing] = [selectSkyWords(course.background), selectSkyWords(course.passing)];
  const when = course.form === 'interlude' ? describeSpan(course.span) : SHARES[course.share];
  return `${skyClause(background, now)}, ${when} ${after(background, passing)}`;
}

function skyClause({ verb, rest }: Words, now: boolean): string {
  return `${selectVerbForm(verb, now)} ${rest}`;
}

/** A noun needs no verb in a second clause: `burze`; an adverb has the first one's, or its own. */
function after(first: Words, second: Words): string {
  if (second.verb !== IS) return second.label;
  return first.verb === IS ? second.rest : skyClause(second, false);
}

/** To follow the sky: `8 stopni`, `minimalnie 3, maksymalnie 8 stopni`. */
function besideSky(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `minimalnie ${describePair(temperature.low, 'maksymalnie', temperature.high, units)}`;
    case 'change':
      return describePair(temperature.from, 'potem', temperature.to, units);
    case 'around':
      return `temperatura ${describeAround(temperature.value, units)}`;
    default:
      return describeDegrees(temperature.value, units);
  }
}

/** `temperatura wyniesie od trzech do ośmiu stopni`. */
function describeTemperature(temperature: Temperature, { units, now }: SpeechOptions): string {
  const amounts = selectVerbForm(['wyniesie', 'wynosi'], now);
  switch (temperature.form) {
    case 'exactly':
      return `temperatura ${amounts} ${describeDegrees(temperature.value, units)}`;
    case 'high':
      return `temperatura maksymalna ${amounts} ${describeDegrees(temperature.value, units)}`;
    case 'low':
      return `temperatura minimalna ${amounts} ${describeDegrees(temperature.value, units)}`;
    case 'around':
      return `temperatura ${amounts} ${describeAround(temperature.value, units)}`;
    case 'range':
      return `temperatura ${amounts} ${describeRange(temperature.low, temperature.high, units)}`;
    case 'change':
      return `temperatura ${amounts} ${besideSky(temperature, units)}`;
  }
}

/** In the genitive, after "pyłku". */
const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ambrozji',
  Beifuss: 'bylicy',
  Birke: 'brzozy',
  Erle: 'olchy',
  Esche: 'jesionu',
  Graeser: 'traw',
  Hasel: 'leszczyny',
  Roggen: 'żyta',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'niskie', 2: 'średnie', 3: 'wysokie' };

const list = createListFormat('pl');

/** Polish for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  switch (content.form) {
    case 'type':
      return content.level === 0
        ? inSetting(setting, `w powietrzu nie będzie pyłku ${NAMES[content.type]}`)
        : describeLevels(setting, [
            { level: content.level, types: [content.type], andOthers: false },
          ]);
    case 'types':
      return describeLevels(setting, content.groups);
    case 'none':
      return inSetting(
        setting,
        content.soFarKnown
          ? 'w powietrzu nie będzie, o ile wiadomo, żadnych pyłków'
          : 'w powietrzu nie będzie pyłków',
      );
    case 'unknown': {
      const what = content.type === null ? 'pyłków' : `pyłku ${NAMES[content.type]}`;
      return inSetting(setting, `stężenie ${what} pozostaje nieznane`);
    }
  }
}

/** Polish for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'innych pyłków nie będzie';
  const known = soFarKnown ? 'o ile wiadomo, ' : '';
  const most = atMost ? 'co najwyżej' : '';
  return `${known}${joinWords('stężenie innych pyłków będzie', most, LEVELS[level])}`;
}

/** `jutro stężenie pyłku brzozy będzie wysokie, a traw niskie`. */
function describeLevels(setting: PollenSetting, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group, at) => {
    const isLast = at > 0 && at === groups.length - 1;
    const words = at === 0 ? `stężenie pyłku ${describeGroup(group)} będzie` : describeGroup(group);
    return joinWords(isLast ? 'a' : '', words, LEVELS[group.level]);
  });
  return inSetting(setting, levels.join(', '));
}

/** `brzozy i jesionu`. */
function describeGroup({ types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type]);
  return list.format(andOthers ? [...names, 'innych roślin'] : names);
}

function inSetting(setting: PollenSetting, words: string): string {
  if (!('placeholders' in setting)) {
    return prefixPlace(setting.place, `${describeDay(setting.day)} ${words}`);
  }
  // A name that is filled in cannot be inflected, and the day has to come first.
  const place = setting.placeholders === 'dayAndPlace' ? 'w rejonie miejscowości <Location>' : '';
  return joinWords('<DayID>', place, words);
}
