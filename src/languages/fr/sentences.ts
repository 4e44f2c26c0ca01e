import { joinWords } from '../../wording/grammar.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { createSentences } from '../skeleton-sentences.ts';
import * as precipitation from './precipitation.ts';
import * as sky from './sky.ts';
import { describeDay, describeForWhenAndWhere, describeOpening, dayAfter } from './time.ts';
import { describeAmount, describeGust, DIRECTIONS } from './words.ts';
import { placeAfter, describePlace, elideDe } from './place-names.ts';
import { verdicts } from './verdicts.ts';
import { facts } from './facts.ts';

const { describeTemperature, selectTense } = sky;

const pollen = createPollen<readonly [article: string, name: string]>(
  {
    tag: 'fr',
    names: {
      Ambrosia: ["l'", 'ambroisie'],
      Beifuss: ["l'", 'armoise'],
      Birke: ['le ', 'bouleau'],
      Erle: ["l'", 'aulne'],
      Esche: ['le ', 'frêne'],
      Graeser: ['les ', 'graminées'],
      Hasel: ['le ', 'noisetier'],
      Roggen: ['le ', 'seigle'],
    },
    levels: ['faible', 'modéré', 'élevé'],
    inList: ([article, name]) => `${article}${name}`,
    others: "d'autres plantes",
    // The words around a placeholder fit every name.
    region: 'pour <Location> et sa région',
    soFarKnown: 'à notre connaissance',
    noneOf: (day, place, [, name]) =>
      `${joinWords(day, place)}, il n'y aura pas de pollen ${elideDe(name)}`,
    none: (day, place, known) =>
      `${joinWords(day, place)}, ${joinWords("il n'y aura pas de pollen", known)}`,
    level: (day, place, [, name], level) =>
      `${joinWords(day, place)}, le taux de pollen ${elideDe(name)} sera ${level}`,
    groups(day, place, groups) {
      const levels = groups.map(({ names, level }) => `${level} pour ${names}`).join(', ');
      return `${joinWords(day, place)}, le taux de pollen sera ${levels}`;
    },
    unknown: (day, place) => `${joinWords(day, place)}, il n'y a pas de prévision de pollen`,
    unknownOf: (day, place, [, name]) =>
      `${joinWords(day, place)}, il n'y a pas de prévision pour le pollen ${elideDe(name)}`,
    noOthers: "il n'y aura pas d'autres pollens",
    atMost: 'au plus',
    otherLevels(level, most, known) {
      const clause = joinWords('le taux des autres pollens sera', level, most);
      return known === '' ? clause : `${known}, ${clause}`;
    },
  },
  { describeDay, describePlace },
);

/** French: time and place open the sentence before a comma, a whole clause follows. */
const sentences = createSentences(
  {
    course({ opening, course, temperature }, { units, now }) {
      const tense = selectTense(now);
      const degrees = temperature && describeTemperature(temperature, tense, units);
      if (course.form === 'steady' && temperature?.form === 'exactly') {
        return `${describeOpening(opening)}${degrees} avec ${sky.selectSkyWords(course.sky).noun}`;
      }
      const clauses = `${describeOpening(opening)}${sky.describeCourse(course, tense)}`;
      if (!degrees) return clauses;
      return course.form === 'steady' ? `${clauses} et ${degrees}` : `${clauses}, et ${degrees}`;
    },
    uncertainty: "mais ce n'est pas sûr",
    ice: 'attention au verglas',
    storm({ opening, gust, atTimes }, { units, now }) {
      const often = atTimes ? 'par moments' : '';
      return `${describeOpening(opening)}${sky.gustsReach(gust, often, selectTense(now), units)}`;
    },
    temperature: ({ opening, temperature }, { units, now }) =>
      `${describeOpening(opening)}${describeTemperature(temperature, selectTense(now), units)}`,
    chance: {
      rain: ['il pourrait pleuvoir', 'il pleuvra probablement'],
      snow: ['il pourrait neiger', 'il neigera probablement'],
    },
    amount: (of, amount, units) => `il tombera ${describeAmount(of, amount, units)}`,
    wind: (wind, { units, now }) => sky.describeWind(wind, selectTense(now), units),
    trend(place, isWarmer) {
      const opening = joinWords('ces prochains jours', describePlace(place));
      return `${opening}, les températures vont ${isWarmer ? 'monter' : 'baisser'}`;
    },
    noData: "il n'y a pas de prévision à ce sujet",
    noDataFor: (opening) =>
      `${describeForWhenAndWhere(opening)}, aucune prévision n'est disponible`,
    skyText: (state, night) => sky.selectSkyClassWords(state, night).label,
    unknownText: 'inconnu',
    compassLetters: { W: 'O' },
    gustText: (gust, units) => `rafales à ${describeGust(gust, units)}`,
    pollenNames: {
      Abies: 'sapin',
      Acer: 'érable',
      Aesculus: "marronnier d'Inde",
      Alnus: 'aulne',
      Ambrosia: 'ambroisie',
      Artemisia: 'armoise',
      Asteraceae: 'composées',
      Betula: 'bouleau',
      Carpinus: 'charme',
      Castanea: 'châtaignier',
      Chenopodium: 'chénopode',
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
    },
  },
  { describeDay, dayAfter, placeAfter, DIRECTIONS, ...precipitation, ...pollen },
);

export const french = { ...sentences, ...verdicts, facts };
