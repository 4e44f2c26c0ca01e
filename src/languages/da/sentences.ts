import type { PollenNames, Language, SpeechOptions } from '../../wording/language.ts';
import { toBeaufort } from '../../weather/atmosphere.ts';
import type {
  Opening,
  Temperature,
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
  selectSkyClassWords,
  DIRECTIONS,
  SHARES,
  STORM_GUSTS,
  WINDS,
  beforeTemperatures,
  besideDegrees,
  selectLink,
  predicate,
} from './words.ts';
import { dayAfter, describeDay, describeWhen, describeBoundary, describeSpan } from './time.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';

const pollenNames: PollenNames = {
  Abies: 'ædelgran',
  Acer: 'ahorn',
  Aesculus: 'hestekastanje',
  Alnus: 'el',
  Alternaria: 'Alternaria',
  Ambrosia: 'ambrosie',
  Artemisia: 'bynke',
  Asteraceae: 'kurvblomster',
  Betula: 'birk',
  Carpinus: 'avnbøg',
  Castanea: 'ægte kastanje',
  Chenopodium: 'gåsefod',
  Cladosporium: 'Cladosporium',
  Corylus: 'hassel',
  Cruciferae: 'korsblomster',
  Cupressaceae: 'cypres',
  Cyperaceae: 'halvgræsser',
  Erica: 'klokkelyng',
  Fagus: 'bøg',
  Fraxinus: 'ask',
  Fungus: 'skimmel',
  Galium: 'snerre',
  Humulus: 'humle',
  Impatiens: 'balsamin',
  Juglans: 'valnød',
  Larix: 'lærk',
  Olea: 'oliven',
  Picea: 'gran',
  Pinaceae: 'fyrrefamilien',
  Pinus: 'fyr',
  Plantago: 'vejbred',
  Platanus: 'platan',
  Poaceae: 'græs',
  Populus: 'poppel',
  Quercus: 'eg',
  'Quercus ilex': 'steneg',
  Rumex: 'skræppe',
  Salix: 'pil',
  Sambucus: 'hyld',
  Secale: 'rug',
  Taxus: 'taks',
  Tilia: 'lind',
  Ulmus: 'elm',
  Urtica: 'nælde',
  Varia: 'andre',
};

/**
 * Danish. The verb stands second: a sentence opens with its time, the verb with its subject follows,
 * and the place comes behind what they say: `i dag` + `regner det let` + `i Aarhus`.
 */
export const danish: Language = {
  course: describeCourse,

  uncertainty: () => 'det er dog ikke sikkert',

  ice: () => 'pas på, det kan blive glat',

  storm({ opening, gust, atTimes }, { units }) {
    const [time, place] = opening ? describeOpening(opening) : ['samtidig', ''];
    const kind = STORM_GUSTS.find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
    const gusts = joinWords(time, 'er der', atTimes ? SHARES.atTimes : '', kind, place);
    return `${gusts}, ${upToGust(gust, units)}`;
  },

  temperature({ opening, temperature }, { units }) {
    const [verb, value] = describeTemperature(temperature, units);
    if (!opening) return joinWords('temperaturen', verb, value);
    const [time, place] = describeOpening(opening);
    return joinWords(time, verb, 'temperaturen', place, value);
  },

  chance: describeChance,

  amount: ({ of, amount }, { units }) => `der falder ${describeAmount(of, amount, units)}`,

  wind({ force, direction, gust }, { units }) {
    const gusts = gust === null ? '' : `vindstød på ${upToGust(gust, units)}`;
    if (force === null) return `der er ${gusts}`;
    const from = direction && `fra ${DIRECTIONS[direction]}`;
    return joinWords('der blæser en', WINDS[force] ?? '', from, gusts && `med ${gusts}`);
  },

  trend({ place, direction }) {
    const word = direction === 'warmer' ? 'varmere' : 'koldere';
    return joinWords('de kommende dage bliver det', word, describePlace(place));
  },

  noData: ({ opening }) =>
    opening
      ? joinWords(describeWhen(opening.when), 'er der ingen vejrudsigt', forPlace(opening.place))
      : 'det er der ingen vejrudsigt for',

  nextHour: describeNextHour,
  again: describeAgain,
  expectation: describeExpectation,
  pollen: describePollen,
  otherPollen: describeOtherPollen,
  day: describeDay,
  dayAfter,
  placeAfter,

  skyText: (sky, night) => selectSkyClassWords(sky, night)[2],
  unknownText: 'ukendt',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('E', 'Ø').replaceAll('W', 'V'),
  gustText: (gust, units) => `vindstød på ${upToGust(gust, units)}`,
};

function describeTemperature(
  temperature: Temperature,
  units: Units,
): readonly [verb: string, value: string] {
  switch (temperature.form) {
    case 'exactly':
      return ['ligger', `på ${describeDegrees(temperature.value, units)}`];
    case 'high':
      return ['når', `op på ${describeDegrees(temperature.value, units)}`];
    case 'low':
      return ['kommer', `ned på ${describeDegrees(temperature.value, units)}`];
    case 'change': {
      const verb = temperature.to > temperature.from ? 'stiger' : 'falder';
      return [verb, describeTemperatures(temperature, units)];
    }
    default:
      return ['ligger', describeTemperatures(temperature, units)];
  }
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}

/** `i dag er det skyet i Aarhus frem til klokken 17, derefter regner det`. */
function describeCourse(statement: CourseStatement, { units, now }: SpeechOptions): string {
  const { opening, course, temperature } = statement;
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    return degreesFirst(describeDegrees(temperature.value, units), course.sky, opening, now);
  }
  const time = opening ? describeWhen(opening.when) : 'samtidig';
  const place = describePlace(opening?.place ?? null);
  const isPresent = now || opening === null || opening.when.kind === 'nextHours';
  const clause = (sky: Sky, present: boolean) => {
    const degrees = temperature
      ? `${beforeTemperatures(sky)} temperaturer ${describeTemperatures(temperature, units)}`
      : '';
    return joinWords(time, predicate(sky, present), place, degrees);
  };
  switch (course.form) {
    case 'steady':
      return clause(course.sky, isPresent);
    case 'change': {
      const [until, from] = describeBoundary(course.at);
      const first = joinWords(clause(course.first, true), until);
      return `${first}, ${from} ${predicate(course.second, false)}`;
    }
    case 'interlude':
    case 'atTimes': {
      const { background, passing } = course;
      const link = selectLink(background, passing);
      const when = course.form === 'interlude' ? describeSpan(course.span) : SHARES[course.share];
      return `${clause(background, isPresent)}, ${link} ${when} ${predicate(passing, false)}`;
    }
  }
}

/** `lige nu er det 8 grader og overskyet i Aarhus`; without an opening `det er 8 grader med regn`. */
function degreesFirst(degrees: string, sky: Sky, opening: Opening | null, now: boolean): string {
  const verb = now ? 'er' : 'bliver';
  const words = joinWords(degrees, besideDegrees(sky));
  return opening
    ? joinWords(describeWhen(opening.when), verb, 'det', words, describePlace(opening.place))
    : joinWords('det', verb, words);
}

const NAMES: Record<PollenType, readonly [plant: string, pollen: string]> = {
  Ambrosia: ['ambrosie', 'ambrosiepollen'],
  Beifuss: ['bynke', 'bynkepollen'],
  Birke: ['birk', 'birkepollen'],
  Erle: ['el', 'ellepollen'],
  Esche: ['ask', 'askepollen'],
  Graeser: ['græs', 'græspollen'],
  Hasel: ['hassel', 'hasselpollen'],
  Roggen: ['rug', 'rugpollen'],
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'lavt', 2: 'moderat', 3: 'højt' };

const list = createListFormat('da');

/** Danish for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  const [time, place] = describeSetting(setting);
  switch (content.form) {
    case 'type': {
      const { type, level } = content;
      return level === 0
        ? joinWords(time, 'er der ingen', NAMES[type][1], 'i luften', place)
        : describeLevels(time, place, [{ level, types: [type], andOthers: false }]);
    }
    case 'types':
      return describeLevels(time, place, content.groups);
    case 'none': {
      const known = content.soFarKnown ? 'så vidt vides' : '';
      return joinWords(time, 'er der', known, 'ingen pollen i luften', place);
    }
    case 'unknown':
      return content.type === null
        ? joinWords(time, 'er der ingen pollenprognose', place)
        : joinWords(time, 'er der ingen prognose for', NAMES[content.type][1], place);
  }
}

/** Danish for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'ellers er der ingen pollen i luften';
  const known = soFarKnown ? 'så vidt vides' : '';
  return joinWords('ellers er pollentallet', known, atMost ? 'højst' : '', LEVELS[level]);
}

/** `i dag er pollentallet i Aarhus højt for birk, men lavt for græs`. */
function describeLevels(time: string, place: string, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group) => `${LEVELS[group.level]} for ${describeGroup(group)}`);
  const last = levels.pop() ?? '';
  const lowest = levels.length > 0 ? `men ${last}` : last;
  return joinWords(time, 'er pollentallet', place, [...levels, lowest].join(', '));
}

/** `birk og ask`, `birk, ask og andre typer`. */
function describeGroup({ types, andOthers }: PollenGroup): string {
  const plants = types.map((type) => NAMES[type][0]);
  return list.format(andOthers ? [...plants, 'andre typer'] : plants);
}

function describeSetting(setting: PollenSetting): [time: string, place: string] {
  if (!('placeholders' in setting)) return [describeDay(setting.day), describePlace(setting.place)];
  const isWithPlace = setting.placeholders === 'dayAndPlace';
  return ['<DayID>', isWithPlace ? 'i området omkring <Location>' : ''];
}
