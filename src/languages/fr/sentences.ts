import type { PollenNames, SkillLanguage } from '../../wording/language.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import { describeAdvice, answers, describeFinding } from './verdicts.ts';
import { describeDay, describeForWhenAndWhere, describeOpening, dayAfter } from './time.ts';
import {
  describeCourse,
  selectSkyClassWords,
  selectTense,
  selectSkyWords,
  describeTemperature,
  gustsReach,
  describeWind,
} from './sky.ts';
import { factWords } from './facts.ts';
import { describeAgain, describeExpectation, describeNextHour } from './precipitation.ts';
import { describeAmount, describeGust, DIRECTIONS } from './words.ts';
import { placeAfter, describePlace, elideDe } from './place-names.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';
import type {
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../wording/plan/statement.ts';

const pollenNames: PollenNames = {
  Abies: 'sapin',
  Acer: 'érable',
  Aesculus: "marronnier d'Inde",
  Alnus: 'aulne',
  Alternaria: 'Alternaria',
  Ambrosia: 'ambroisie',
  Artemisia: 'armoise',
  Asteraceae: 'composées',
  Betula: 'bouleau',
  Carpinus: 'charme',
  Castanea: 'châtaignier',
  Chenopodium: 'chénopode',
  Cladosporium: 'Cladosporium',
  Corylus: 'noisetier',
  Cruciferae: 'crucifères',
  Cupressaceae: 'cyprès',
  Cyperaceae: 'cypéracées',
  Erica: 'bruyère',
  Fagus: 'hêtre',
  Fraxinus: 'frêne',
  Fungus: 'moisissures',
  Galium: 'gaillet',
  Humulus: 'houblon',
  Impatiens: 'impatiente',
  Juglans: 'noyer',
  Larix: 'mélèze',
  Olea: 'olivier',
  Picea: 'épicéa',
  Pinaceae: 'pinacées',
  Pinus: 'pin',
  Plantago: 'plantain',
  Platanus: 'platane',
  Poaceae: 'graminées',
  Populus: 'peuplier',
  Quercus: 'chêne',
  'Quercus ilex': 'chêne vert',
  Rumex: 'oseille',
  Salix: 'saule',
  Sambucus: 'sureau',
  Secale: 'seigle',
  Taxus: 'if',
  Tilia: 'tilleul',
  Ulmus: 'orme',
  Urtica: 'ortie',
  Varia: 'autres',
};

/** French: time and place open the sentence before a comma, a whole clause follows. */
export const french: SkillLanguage = {
  course({ opening, course, temperature }, { units, now }) {
    const tense = selectTense(now);
    const degrees = temperature && describeTemperature(temperature, tense, units);
    if (course.form === 'steady' && temperature?.form === 'exactly') {
      return `${describeOpening(opening)}${degrees} avec ${selectSkyWords(course.sky).noun}`;
    }
    const words = `${describeOpening(opening)}${describeCourse(course, tense)}`;
    if (!degrees) return words;
    return course.form === 'steady' ? `${words} et ${degrees}` : `${words}, et ${degrees}`;
  },

  uncertainty: () => "mais ce n'est pas sûr",

  ice: () => 'attention au verglas',

  storm: ({ opening, gust, atTimes }, { units, now }) =>
    `${describeOpening(opening)}${gustsReach(gust, atTimes ? 'par moments' : '', selectTense(now), units)}`,

  temperature: ({ opening, temperature }, { units, now }) =>
    `${describeOpening(opening)}${describeTemperature(temperature, selectTense(now), units)}`,

  chance({ of, likely }) {
    if (of === 'snow') return likely ? 'il neigera probablement' : 'il pourrait neiger';
    return likely ? 'il pleuvra probablement' : 'il pourrait pleuvoir';
  },

  amount: ({ of, amount }, { units }) => `il tombera ${describeAmount(of, amount, units)}`,

  wind: (statement, { units, now }) => describeWind(statement, selectTense(now), units),

  trend({ place, direction }) {
    const verb = direction === 'warmer' ? 'monter' : 'baisser';
    return `${joinWords('ces prochains jours', describePlace(place))}, les températures vont ${verb}`;
  },

  noData: ({ opening }) =>
    opening
      ? `${describeForWhenAndWhere(opening)}, aucune prévision n'est disponible`
      : "il n'y a pas de prévision à ce sujet",

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
  unknownText: 'inconnu',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('W', 'O'),
  gustText: (gust, units) => `rafales à ${describeGust(gust, units)}`,
};

const NAMES: Record<PollenType, readonly [article: string, name: string]> = {
  Ambrosia: ["l'", 'ambroisie'],
  Beifuss: ["l'", 'armoise'],
  Birke: ['le ', 'bouleau'],
  Erle: ["l'", 'aulne'],
  Esche: ['le ', 'frêne'],
  Graeser: ['les ', 'graminées'],
  Hasel: ['le ', 'noisetier'],
  Roggen: ['le ', 'seigle'],
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'faible', 2: 'modéré', 3: 'élevé' };

const AS_FAR_AS_IS_KNOWN = 'à notre connaissance';

const list = createListFormat('fr');

/** French for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  const opening = describeSetting(setting);
  switch (content.form) {
    case 'type': {
      const pollen = pollenOf(content.type);
      return content.level === 0
        ? `${opening}, il n'y aura pas de ${pollen}`
        : `${opening}, le taux de ${pollen} sera ${LEVELS[content.level]}`;
    }
    case 'types': {
      const groups = content.groups.map(describeGroup).join(', ');
      return `${opening}, le taux de pollen sera ${groups}`;
    }
    case 'none': {
      const known = content.soFarKnown ? AS_FAR_AS_IS_KNOWN : '';
      return `${opening}, ${joinWords("il n'y aura pas de pollen", known)}`;
    }
    case 'unknown': {
      const what = content.type === null ? 'de pollen' : `pour le ${pollenOf(content.type)}`;
      return `${opening}, il n'y a pas de prévision ${what}`;
    }
  }
}

/** French for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return "il n'y aura pas d'autres pollens";
  const clause = joinWords(
    'le taux des autres pollens sera',
    LEVELS[level],
    atMost ? 'au plus' : '',
  );
  return soFarKnown ? `${AS_FAR_AS_IS_KNOWN}, ${clause}` : clause;
}

/** `élevé pour le bouleau et le frêne`. */
function describeGroup({ level, types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type].join(''));
  const named = list.format(andOthers ? [...names, "d'autres plantes"] : names);
  return `${LEVELS[level]} pour ${named}`;
}

/** `pollen de bouleau`, `pollen d'aulne`. */
function pollenOf(type: PollenType): string {
  return `pollen ${elideDe(NAMES[type][1])}`;
}

/** `demain à Leipzig`; the words around a placeholder fit every name. */
function describeSetting(setting: PollenSetting): string {
  if (!('placeholders' in setting)) {
    return joinWords(describeDay(setting.day), describePlace(setting.place));
  }
  return joinWords(
    '<DayID>',
    setting.placeholders === 'dayAndPlace' ? 'pour <Location> et sa région' : '',
  );
}
