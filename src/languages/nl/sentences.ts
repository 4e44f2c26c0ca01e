import type { PollenNames, SkillLanguage } from '../../wording/language.ts';
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
import { describeAdvice, answers, describeFinding } from './verdicts.ts';
import { factWords } from './facts.ts';
import { describeAgain, describeExpectation, describeNextHour } from './precipitation.ts';
import {
  describeAmount,
  describeAround,
  describeDegrees,
  describeGust,
  describeRange,
  spanOfDegrees,
  forPlace,
  placeAfter,
  describePlace,
  following,
  predicate,
  selectSkyClassWords,
  DIRECTIONS,
  SHARES,
  STORM_GUSTS,
  describeWind,
} from './words.ts';
import { describeBoundary, dayAfter, describeDay, describeSpan, describeWhen } from './time.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';

const pollenNames: PollenNames = {
  Abies: 'zilverspar',
  Acer: 'esdoorn',
  Aesculus: 'paardenkastanje',
  Alnus: 'els',
  Alternaria: 'Alternaria',
  Ambrosia: 'ambrosia',
  Artemisia: 'bijvoet',
  Asteraceae: 'composieten',
  Betula: 'berk',
  Carpinus: 'haagbeuk',
  Castanea: 'tamme kastanje',
  Chenopodium: 'ganzenvoet',
  Cladosporium: 'Cladosporium',
  Corylus: 'hazelaar',
  Cruciferae: 'kruisbloemigen',
  Cupressaceae: 'cipres',
  Cyperaceae: 'cypergrassen',
  Erica: 'dopheide',
  Fagus: 'beuk',
  Fraxinus: 'es',
  Fungus: 'schimmel',
  Galium: 'walstro',
  Humulus: 'hop',
  Impatiens: 'springzaad',
  Juglans: 'walnoot',
  Larix: 'lariks',
  Olea: 'olijf',
  Picea: 'fijnspar',
  Pinaceae: 'dennenfamilie',
  Pinus: 'den',
  Plantago: 'weegbree',
  Platanus: 'plataan',
  Poaceae: 'gras',
  Populus: 'populier',
  Quercus: 'eik',
  'Quercus ilex': 'steeneik',
  Rumex: 'zuring',
  Salix: 'wilg',
  Sambucus: 'vlier',
  Secale: 'rogge',
  Taxus: 'taxus',
  Tilia: 'linde',
  Ulmus: 'iep',
  Urtica: 'brandnetel',
  Varia: 'overige',
};

/**
 * Dutch. The verb stands second: a sentence opens with its time, and what can happen is kept as
 * the verb with its subject and as what follows the place: `valt er` + `lichte regen`.
 */
export const dutch: SkillLanguage = {
  course({ opening, course, temperature }, { units }) {
    const [time, place] = opening ? describeOpening(opening) : ['daarbij', ''];
    const degrees = temperature ? `bij ${spanOfDegrees(temperature, units)}` : '';
    return describeCourse(course, { time, place, degrees });
  },

  uncertainty: () => 'maar zeker is dat niet',

  ice: () => 'pas op voor gladheid',

  storm({ opening, gust, atTimes }, { units }) {
    const [time, place] = opening ? describeOpening(opening) : ['daarbij', ''];
    const kind = STORM_GUSTS.find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
    const gusts = joinWords(kind, 'tot', describeGust(gust, units));
    return joinWords(time, 'zijn er', place, atTimes ? SHARES.nowAndThen : '', gusts);
  },

  temperature({ opening, temperature }, { units }) {
    const [time, place] = opening ? describeOpening(opening) : ['', ''];
    const [subject, verb, value] = describeTemperature(temperature, units);
    return time === ''
      ? joinWords(subject, verb, place, value)
      : joinWords(time, verb, subject, place, value);
  },

  chance({ of, likely }) {
    const noun = of === 'snow' ? 'sneeuw' : 'regen';
    return likely ? `waarschijnlijk valt er ${noun}` : `er kan ${noun} vallen`;
  },

  amount: ({ of, amount }, { units }) => `er valt ${describeAmount(of, amount, units)}`,

  wind({ force, direction, gust }, { units }) {
    const gusts = gust === null ? '' : `windstoten tot ${describeGust(gust, units)}`;
    if (force === null) return `daarbij zijn er ${gusts}`;
    return joinWords('er waait een', describeWind(force, direction), gusts && `met ${gusts}`);
  },

  trend({ place, direction }) {
    const word = direction === 'warmer' ? 'warmer' : 'kouder';
    return joinWords('de komende dagen wordt het', describePlace(place), word);
  },

  noData({ opening }) {
    if (!opening) return 'daarvoor is er geen weersverwachting';
    const { when, place } = opening;
    return joinWords(describeWhen(when), 'is er', forPlace(place), 'geen weersverwachting');
  },

  nextHour: describeNextHour,
  again: describeAgain,
  expectation: describeExpectation,
  pollen: describePollen,
  otherPollen: describeOtherPollen,
  answers,
  finding: describeFinding,
  advice: describeAdvice,
  facts: factWords,
  day: describeDay,
  dayAfter,
  placeAfter,

  skyText: (sky, night) => selectSkyClassWords(sky, night)[2],
  unknownText: 'onbekend',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('E', 'O').replaceAll('S', 'Z'),
  gustText: (gust, units) => `windstoten tot ${describeGust(gust, units)}`,
};

interface Frame {
  time: string;
  place: string;
  degrees: string;
}

function describeCourse(course: Course, { time, place, degrees }: Frame): string {
  if (course.form === 'steady') {
    const [verb, rest] = predicate(course.sky);
    return joinWords(time, verb, place, rest, degrees);
  }
  const { first, until, from, second } = clausesOf(course);
  const [verb, rest] = predicate(first);
  const then = joinWords(from, ...following(verb, predicate(second)));
  return `${joinWords(time, verb, place, until, rest, degrees)}, ${then}`;
}

function clausesOf(course: Exclude<Course, { form: 'steady' }>) {
  if (course.form === 'change') {
    const [until, from] = describeBoundary(course.at);
    return { first: course.first, until, from, second: course.second };
  }
  const from = course.form === 'interlude' ? describeSpan(course.span) : SHARES[course.share];
  return { first: course.background, until: '', from, second: course.passing };
}

function describeTemperature(
  temperature: Temperature,
  units: Units,
): [subject: string, verb: string, value: string] {
  switch (temperature.form) {
    case 'exactly':
      return ['het', 'is', describeDegrees(temperature.value, units)];
    case 'high':
      return ['het', 'wordt', `maximaal ${describeDegrees(temperature.value, units)}`];
    case 'low':
      return ['de minimumtemperatuur', 'is', describeDegrees(temperature.value, units)];
    case 'range': {
      const range = describeRange(temperature.low, 'en', temperature.high, units);
      return ['de temperatuur', 'ligt', `tussen ${range}`];
    }
    case 'around':
      return ['de temperatuur', 'ligt', describeAround(temperature.value, units)];
    case 'change': {
      const verb = temperature.to > temperature.from ? 'stijgt' : 'daalt';
      const change = describeRange(temperature.from, 'naar', temperature.to, units);
      return ['de temperatuur', verb, `van ${change}`];
    }
  }
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}

/** The plant, and what flies of it. */
const NAMES: Record<PollenType, readonly [plant: string, pollen: string]> = {
  Ambrosia: ['ambrosia', 'ambrosiapollen'],
  Beifuss: ['bijvoet', 'bijvoetpollen'],
  Birke: ['berk', 'berkenpollen'],
  Erle: ['els', 'elzenpollen'],
  Esche: ['es', 'essenpollen'],
  Graeser: ['gras', 'graspollen'],
  Hasel: ['hazelaar', 'hazelaarpollen'],
  Roggen: ['rogge', 'roggepollen'],
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'laag', 2: 'matig', 3: 'hoog' };

const list = createListFormat('nl');

/** Dutch for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  const [time, place] = describeSetting(setting);
  switch (content.form) {
    case 'type': {
      const pollen = NAMES[content.type][1];
      return content.level === 0
        ? joinWords(time, 'zijn er', place, 'geen', pollen, 'in de lucht')
        : joinWords(time, 'is', place, 'de hoeveelheid', pollen, LEVELS[content.level]);
    }
    case 'types': {
      const levels = list.format(content.groups.map(describeGroup));
      return joinWords(time, 'is', place, 'de hoeveelheid pollen', levels);
    }
    case 'none': {
      const known = content.soFarKnown ? 'voor zover bekend' : '';
      return joinWords(time, 'zijn er', place, known, 'geen pollen in de lucht');
    }
    case 'unknown': {
      const ofType = content.type && `voor ${NAMES[content.type][1]}`;
      return joinWords(time, 'is er', place, ofType ? 'geen verwachting' : 'geen pollenverwachting', ofType); // prettier-ignore
    }
  }
}

/** Dutch for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'andere pollen zijn er niet';
  const known = soFarKnown ? 'voor zover bekend' : '';
  const most = atMost ? 'hooguit' : '';
  return joinWords('de hoeveelheid andere pollen is', known, most, LEVELS[level]);
}

/** `van berk en es hoog`. */
function describeGroup({ level, types, andOthers }: PollenGroup): string {
  const plants = types.map((type) => NAMES[type][0]);
  return `van ${list.format(andOthers ? [...plants, 'andere planten'] : plants)} ${LEVELS[level]}`;
}

function describeSetting(setting: PollenSetting): [time: string, place: string] {
  if (!('placeholders' in setting)) return [describeDay(setting.day), describePlace(setting.place)];
  return ['<DayID>', setting.placeholders === 'dayAndPlace' ? 'in de regio <Location>' : ''];
}
