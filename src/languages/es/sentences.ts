import type { PollenNames, SkillLanguage } from '../../wording/language.ts';
import { toBeaufort } from '../../weather/atmosphere.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import type {
  Opening,
  Temperature,
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../wording/plan/statement.ts';
import type { Units } from '../../wording/units.ts';
import { describeAdvice, answers, describeFinding } from './verdicts.ts';
import { describeCourse, selectSkyClassWords, describeWind } from './sky.ts';
import { factWords } from './facts.ts';
import { describeAgain, describeExpectation, describeNextHour } from './precipitation.ts';
import {
  describeAmount,
  describeBetween,
  describeDegrees,
  describeGust,
  describeRange,
  theDegrees,
  closeOpening,
  placeAfter,
  DIRECTIONS,
  GUSTS,
  THERE_IS,
} from './words.ts';
import { dayAfter, describeDay, forWhen, describeWhen } from './time.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';

const pollenNames: PollenNames = {
  Abies: 'abeto',
  Acer: 'arce',
  Aesculus: 'castaño de Indias',
  Alnus: 'aliso',
  Alternaria: 'Alternaria',
  Ambrosia: 'ambrosía',
  Artemisia: 'artemisa',
  Asteraceae: 'compuestas',
  Betula: 'abedul',
  Carpinus: 'carpe',
  Castanea: 'castaño',
  Chenopodium: 'cenizo',
  Cladosporium: 'Cladosporium',
  Corylus: 'avellano',
  Cruciferae: 'crucíferas',
  Cupressaceae: 'ciprés',
  Cyperaceae: 'ciperáceas',
  Erica: 'brezo',
  Fagus: 'haya',
  Fraxinus: 'fresno',
  Fungus: 'moho',
  Galium: 'galio',
  Humulus: 'lúpulo',
  Impatiens: 'balsamina',
  Juglans: 'nogal',
  Larix: 'alerce',
  Olea: 'olivo',
  Picea: 'pícea',
  Pinaceae: 'pináceas',
  Pinus: 'pino',
  Plantago: 'llantén',
  Platanus: 'plátano de sombra',
  Poaceae: 'gramíneas',
  Populus: 'álamo',
  Quercus: 'roble',
  'Quercus ilex': 'encina',
  Rumex: 'acedera',
  Salix: 'sauce',
  Sambucus: 'saúco',
  Secale: 'centeno',
  Taxus: 'tejo',
  Tilia: 'tilo',
  Ulmus: 'olmo',
  Urtica: 'ortiga',
  Varia: 'otros',
};

/** Spanish of Spain: time and place open the sentence before a comma, a whole clause follows. */
export const spanish: SkillLanguage = {
  course({ opening, course, temperature }, { units, now }) {
    return opened(opening) + describeCourse(course, temperature, units, now);
  },

  uncertainty: () => 'pero no es seguro',

  ice: () => 'cuidado con el hielo',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = GUSTS.find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
    const gusts = `${kind} de ${describeGust(gust, units)}`;
    return opened(opening) + joinWords(THERE_IS[now ? 1 : 0], atTimes ? 'a ratos' : '', gusts);
  },

  temperature({ opening, temperature }, { units, now }) {
    return opened(opening) + describeTemperature(temperature, units, now);
  },

  chance: ({ of, likely }) =>
    `es ${likely ? 'probable' : 'posible'} que ${of === 'snow' ? 'nieve' : 'llueva'}`,

  amount({ of, amount }, { units, now }) {
    const [verb, what] = describeAmount(of, amount, units);
    return joinWords(verb[now ? 1 : 0], what);
  },

  wind({ force, direction, gust }, { units, now }) {
    if (force !== null) return describeWind({ force, direction, gust }, units, now);
    const gusts = gust === null ? '' : `de hasta ${describeGust(gust, units)}`;
    return joinWords(THERE_IS[now ? 1 : 0], 'rachas', gusts);
  },

  trend({ place, direction }) {
    const opening = closeOpening('en los próximos días', place);
    return `${opening}${direction === 'warmer' ? 'subirán' : 'bajarán'} las temperaturas`;
  },

  noData({ opening }) {
    if (!opening) return 'no hay previsión para eso';
    return `${closeOpening(forWhen(opening.when), opening.place)}no hay previsión`;
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

  skyText: (sky, night) => selectSkyClassWords(sky, night).label,
  unknownText: 'desconocido',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('W', 'O'),
  gustText: (gust, units) => `rachas de hasta ${describeGust(gust, units)}`,
};

/** `mañana en Valencia, `. */
function opened(opening: Opening | null): string {
  return opening ? closeOpening(describeWhen(opening.when), opening.place) : '';
}

function describeTemperature(temperature: Temperature, units: Units, now: boolean): string {
  switch (temperature.form) {
    case 'exactly':
      return `la temperatura ${now ? 'es' : 'será'} de ${describeDegrees(temperature.value, units)}`;
    case 'high':
      return `la máxima será de ${describeDegrees(temperature.value, units)}`;
    case 'low':
      return `la mínima será de ${describeDegrees(temperature.value, units)}`;
    case 'around':
      return `las temperaturas rondarán ${theDegrees(temperature.value, units)}`;
    case 'range':
      return `las temperaturas oscilarán ${describeBetween(temperature.low, temperature.high, units)}`;
    case 'change': {
      const verb = temperature.to > temperature.from ? 'subirá' : 'bajará';
      const change = describeRange(temperature.from, 'a', temperature.to, units);
      return `la temperatura ${verb} de ${change}`;
    }
  }
}

const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ambrosía',
  Beifuss: 'artemisa',
  Birke: 'abedul',
  Erle: 'aliso',
  Esche: 'fresno',
  Graeser: 'gramíneas',
  Hasel: 'avellano',
  Roggen: 'centeno',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'bajos', 2: 'moderados', 3: 'altos' };

const list = createListFormat('es');

/** Spanish for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  const opening = describeSetting(setting);
  switch (content.form) {
    case 'type':
      return content.level === 0
        ? `${opening}no habrá polen de ${NAMES[content.type]}`
        : `${opening}${describeLevels([{ level: content.level, types: [content.type], andOthers: false }])}`;
    case 'types':
      return `${opening}${describeLevels(content.groups)}`;
    case 'none':
      return `${opening}${content.soFarKnown ? 'que se sepa, ' : ''}no habrá polen`;
    case 'unknown':
      return joinWords(
        `${opening}no hay previsión de polen`,
        content.type && `de ${NAMES[content.type]}`,
      );
  }
}

/** Spanish for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'no habrá otros tipos de polen';
  const known = soFarKnown ? 'que se sepa, ' : '';
  return joinWords(`${known}los demás niveles serán`, atMost ? 'como mucho' : '', LEVELS[level]);
}

/** `habrá niveles altos de polen de abedul y fresno, y bajos de gramíneas`. */
function describeLevels(groups: readonly PollenGroup[]): string {
  const levels = groups.map(
    ({ level, types, andOthers }, at) =>
      `${LEVELS[level]} de ${at === 0 ? 'polen de ' : ''}${describeTypes(types, andOthers)}`,
  );
  const last = levels.length > 1 ? levels.pop() : undefined;
  return `habrá niveles ${levels.join(', ')}${last ? `, y ${last}` : ''}`;
}

function describeTypes(types: readonly PollenType[], andOthers: boolean): string {
  const names = types.map((type) => NAMES[type]);
  return list.format(andOthers ? [...names, 'otros'] : names);
}

/** `mañana en Leipzig, `. */
function describeSetting(setting: PollenSetting): string {
  if (!('placeholders' in setting)) return closeOpening(describeDay(setting.day), setting.place);
  return setting.placeholders === 'day' ? '<DayID> ' : '<DayID> en la zona de <Location>, ';
}
