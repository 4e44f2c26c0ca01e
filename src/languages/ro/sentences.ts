import type { PollenNames, Language } from '../../wording/language.ts';
import { toBeaufort } from '../../weather/atmosphere.ts';
import type {
  Course,
  Temperature,
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../wording/plan/statement.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { describeAgain, describeExpectation, describeNextHour } from './precipitation.ts';
import {
  amountFalls,
  describeAround,
  describeDegrees,
  describeGust,
  isOneDegree,
  describeRange,
} from './numbers.ts';
import {
  closeOpening,
  describeOpening,
  dayAfter,
  describeDay,
  describeSpan,
  describeUntil,
} from './time.ts';
import {
  placeAfter,
  describePlace,
  skyAfter,
  skyBesideDegrees,
  skyClause,
  selectSkyClassWords,
  ARE,
  inTense,
  IS,
  DIRECTIONS,
  SHARES,
  STORM_GUSTS,
  WINDS,
} from './words.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';

const pollenNames: PollenNames = {
  Abies: 'brad',
  Acer: 'arțar',
  Aesculus: 'castan sălbatic',
  Alnus: 'arin',
  Alternaria: 'Alternaria',
  Ambrosia: 'ambrozie',
  Artemisia: 'pelin',
  Asteraceae: 'compozite',
  Betula: 'mesteacăn',
  Carpinus: 'carpen',
  Castanea: 'castan comestibil',
  Chenopodium: 'lobodă',
  Cladosporium: 'Cladosporium',
  Corylus: 'alun',
  Cruciferae: 'crucifere',
  Cupressaceae: 'chiparos',
  Cyperaceae: 'rogozuri',
  Erica: 'iarbă neagră',
  Fagus: 'fag',
  Fraxinus: 'frasin',
  Fungus: 'mucegai',
  Galium: 'sânziene',
  Humulus: 'hamei',
  Impatiens: 'slăbănog',
  Juglans: 'nuc',
  Larix: 'zadă',
  Olea: 'măslin',
  Picea: 'molid',
  Pinaceae: 'pinacee',
  Pinus: 'pin',
  Plantago: 'pătlagină',
  Platanus: 'platan',
  Poaceae: 'graminee',
  Populus: 'plop',
  Quercus: 'stejar',
  'Quercus ilex': 'stejar verde',
  Rumex: 'măcriș',
  Salix: 'salcie',
  Sambucus: 'soc',
  Secale: 'secară',
  Taxus: 'tisă',
  Tilia: 'tei',
  Ulmus: 'ulm',
  Urtica: 'urzică',
  Varia: 'altele',
};

/** Romanian: time and place open the sentence between commas, a whole clause in the future follows. */
export const romanian: Language = {
  course({ opening, course, temperature }, { units, now }) {
    const start = describeOpening(opening);
    if (course.form === 'steady' && temperature?.form === 'exactly') {
      const be = inTense(isOneDegree(temperature.value, units) ? IS : ARE, now);
      const degrees = describeDegrees(temperature.value, units);
      return `${start}${be} ${degrees} și ${skyBesideDegrees(course.sky, now)}`;
    }
    const degrees = temperature
      ? `, cu temperaturi ${describeTemperatures(temperature, units)}`
      : '';
    return `${start}${describeCourse(course, degrees, now)}`;
  },

  uncertainty: () => 'nu este însă sigur',

  ice: () => 'atenție la polei',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = STORM_GUSTS.find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
    const share = atTimes ? SHARES.atTimes : '';
    const gusts = joinWords(inTense(ARE, now), share, upTo(gust, units, kind));
    return `${describeOpening(opening)}${gusts}`;
  },

  temperature({ opening, temperature }, { units, now }) {
    return `${describeOpening(opening)}${describeTemperature(temperature, units, now)}`;
  },

  chance: ({ of, likely }) =>
    `este ${likely ? 'probabil' : 'posibil'} să ${of === 'snow' ? 'ningă' : 'plouă'}`,

  amount: ({ of, amount }, { units }) => amountFalls(of, amount, units),

  wind({ force, direction, gust }, { units, now }) {
    if (force === null) {
      return joinWords(inTense(ARE, now), gust === null ? '' : upTo(gust, units, 'rafale de vânt'));
    }
    const from = direction && `din ${DIRECTIONS[direction]}`;
    const wind = joinWords(inTense(IS, now), WINDS[force] ?? '', from);
    return gust === null ? wind : `${wind}, cu rafale de ${describeGust(gust, units)}`;
  },

  trend({ place, direction }) {
    const change = direction === 'warmer' ? 'încălzi' : 'răci';
    return `${closeOpening('în următoarele zile', describePlace(place))}vremea se va ${change}`;
  },

  noData({ opening }) {
    if (!opening) return 'nu avem nicio prognoză';
    const be = opening.when.kind === 'now' ? 'este' : 'va fi';
    return `${describeOpening(opening)}nu știm cum ${be} vremea`;
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
  unknownText: 'necunoscut',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('W', 'V'),
  gustText: (gust, units) => upTo(gust, units, 'rafale'),
};

/** With the temperatures after the first clause: `va ploua, cu temperaturi de 3 grade, iar seara va ninge`. */
function describeCourse(course: Course, degrees: string, now: boolean): string {
  switch (course.form) {
    case 'steady':
      return `${skyClause(course.sky, now)}${degrees}`;
    case 'change': {
      const { first, second, at } = course;
      const until = `${skyClause(first, now)} ${describeUntil(at)}`;
      return `${until}${degrees}, apoi ${skyAfter(first, second, now)}`;
    }
    case 'interlude': {
      const { background, passing, span } = course;
      const then = `${describeSpan(span)} ${skyAfter(background, passing, now)}`;
      return `${skyClause(background, now)}${degrees}, iar ${then}`;
    }
    case 'atTimes': {
      const { background, passing, share } = course;
      const then = `${SHARES[share]} ${skyAfter(background, passing, now)}`;
      return `${skyClause(background, now)}${degrees}, iar ${then}`;
    }
  }
}

/** `rafale de până la 70 de kilometri pe oră`; from km/h. */
function upTo(gust: number, units: Units, kind: string): string {
  return `${kind} de până la ${describeGust(gust, units)}`;
}

function describeTemperature(temperature: Temperature, units: Units, now: boolean): string {
  const be = inTense(IS, now);
  switch (temperature.form) {
    case 'exactly':
      return `temperatura ${be} de ${describeDegrees(temperature.value, units)}`;
    case 'high':
      return `temperatura maximă ${be} de ${describeDegrees(temperature.value, units)}`;
    case 'low':
      return `temperatura minimă ${be} de ${describeDegrees(temperature.value, units)}`;
    case 'change': {
      const verb = temperature.to > temperature.from ? 'va crește' : 'va scădea';
      return `temperatura ${verb} ${describeTemperatures(temperature, units)}`;
    }
    default:
      return `temperaturile ${inTense(ARE, now)} ${describeTemperatures(temperature, units)}`;
  }
}

/** To follow "temperaturi": `între 3 și 5 grade`, `în jur de 8 grade`. */
function describeTemperatures(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `între ${describeRange(temperature.low, 'și', temperature.high, units)}`;
    case 'change':
      return `de la ${describeRange(temperature.from, 'la', temperature.to, units)}`;
    case 'around':
      return describeAround(temperature.value, units);
    default:
      return `de ${describeDegrees(temperature.value, units)}`;
  }
}

const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ambrozie',
  Beifuss: 'pelin',
  Birke: 'mesteacăn',
  Erle: 'arin',
  Esche: 'frasin',
  Graeser: 'graminee',
  Hasel: 'alun',
  Roggen: 'secară',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'scăzut', 2: 'moderat', 3: 'ridicat' };

const LIST = createListFormat('ro');

/** Romanian for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  const opening = describeSetting(setting);
  switch (content.form) {
    case 'type': {
      const pollen = `polen de ${NAMES[content.type]}`;
      return content.level === 0
        ? `${opening}nu va fi ${pollen} în aer`
        : `${opening}nivelul de ${pollen} va fi ${LEVELS[content.level]}`;
    }
    case 'types':
      return `${opening}nivelul de polen va fi ${content.groups.map(describeGroup).join(', ')}`;
    case 'none':
      return `${opening}${content.soFarKnown ? 'din câte se știe, ' : ''}nu va fi polen în aer`;
    case 'unknown': {
      const pollen = content.type === null ? 'polen' : `polenul de ${NAMES[content.type]}`;
      return `${opening}nu avem nicio prognoză pentru ${pollen}`;
    }
  }
}

/** Romanian for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'în rest nu va fi polen în aer';
  const known = soFarKnown ? 'din câte se știe, ' : '';
  return joinWords(
    `${known}pentru celelalte plante va fi`,
    atMost ? 'cel mult' : '',
    LEVELS[level],
  );
}

/** `ridicat pentru mesteacăn și frasin`. */
function describeGroup({ level, types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type]);
  return `${LEVELS[level]} pentru ${LIST.format(andOthers ? [...names, 'alte plante'] : names)}`;
}

function describeSetting(setting: PollenSetting): string {
  if (!('placeholders' in setting)) {
    return closeOpening(describeDay(setting.day), describePlace(setting.place));
  }
  return closeOpening(
    '<DayID>',
    setting.placeholders === 'dayAndPlace' ? 'în regiunea <Location>' : '',
  );
}
