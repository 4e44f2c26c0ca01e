import type { PollenType } from '../../contract/parameters.ts';
import * as precipitation from './precipitation.ts';
import * as sky from './sky.ts';
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import { wordEachDay } from '../day-part-words.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { respellLanguage } from '../locale-set.ts';
import { listPossibleFalls } from '../skeleton-course.ts';
import { createSentences } from '../skeleton-sentences.ts';
import {
  dayAfter,
  describeDay,
  describeNoForecast,
  describeOpening,
  describeSpan,
  describeWhen,
  BOTH_DAYS,
  EACH_DAY,
} from './time.ts';
import { describeAmount, describeDegrees, describeGust, DIRECTIONS } from './words.ts';
import { placeAfter, describePlace, elideDe } from './place-names.ts';
import { describeTemperature, joinTemperature } from './numbers.ts';
import { createVerdictWords } from './verdicts.ts';
import { facts } from './facts.ts';
import { past, readings, warning } from './readings.ts';

const TOGETHER = {
  allDays: 'il tombera en tout',
  bothDays: 'sur les deux jours, il tombera',
  theseDays: 'sur cette période, il tombera',
  withNight: 'en comptant la nuit précédente, il tombera',
} as const;

const { selectTense } = sky;

/** With the article. */
export const frenchPlants: Readonly<Record<PollenType, readonly [article: string, name: string]>> =
  {
    Ambrosia: ["l'", 'ambroisie'],
    Beifuss: ["l'", 'armoise'],
    Birke: ['le ', 'bouleau'],
    Erle: ["l'", 'aulne'],
    Esche: ['le ', 'frêne'],
    Graeser: ['les ', 'graminées'],
    Hasel: ['le ', 'noisetier'],
    Roggen: ['le ', 'seigle'],
  };

const pollen = createPollen(
  {
    tag: 'fr',
    names: frenchPlants,
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
      const levels = listLevels(groups.map(({ names, level }) => `${level} pour ${names}`));
      return `${joinWords(day, place)}, le taux de pollen sera ${levels}`;
    },
    unknown: (day, place) => joinWords("je n'ai pas de prévisions de pollen pour", day, place),
    unknownOf: (day, place, [, name]) =>
      joinWords("je n'ai pas de prévisions de pollen", elideDe(name), 'pour', day, place),
    noOthers: "il n'y aura pas d'autres pollens",
    atMost: 'tout au plus',
    otherLevels(level, most, known) {
      const clause = joinWords('le taux des autres pollens sera', most, level);
      return known === '' ? clause : `${known}, ${clause}`;
    },
  },
  { describeDay, describePlace },
);

/** French: time and place open the sentence before a comma, a whole clause follows. */
const sentences = createSentences(
  {
    course(statement, { units, now }) {
      const { opening, course, temperature } = statement;
      const tense = selectTense(now);
      const eachDay = wordEachDay(statement, EACH_DAY, BOTH_DAYS);
      const degrees = temperature && describeTemperature(temperature, tense, units);
      if (course.form === 'steady' && temperature?.form === 'exactly') {
        return `${describeOpening(opening)}${degrees} avec ${sky.selectSkyWords(course.sky).noun}`;
      }
      const words = statement.alone
        ? sky.describeDanger(course, tense, eachDay)
        : sky.describeCourse(course, tense, eachDay, degrees !== null);
      const clauses = `${describeOpening(opening)}${words}`;
      if (!degrees) return clauses;
      return course.form === 'steady'
        ? clauses + joinTemperature(temperature, tense, units)
        : `${clauses}, et ${degrees}`;
    },
    /** `demain à Lille, il pourrait pleuvoir l'après-midi, avec des orages dans la soirée`. */
    doubtful(statement) {
      const [fall, other] = listPossibleFalls(statement, describeSpan, 'et', [
        EACH_DAY,
        BOTH_DAYS,
        'par moments',
      ]);
      const may = joinWords(sky.mayFall(fall.sky, statement.certainty), fall.when);
      const also = other && joinWords('avec', sky.selectSkyWords(other.sky).noun, other.when);
      return `${describeOpening(statement.opening)}${joinClauses(may, also ?? null)}`;
    },
    alsoAt: ['puis de nouveau', 'et', 'et aussi'],
    withChance: (first, chance) => `${first}, et ${chance}`,
    ice: ['attention au verglas', ''],
    storm({ opening, gust, isHurricane }, { units, now }) {
      const tense = selectTense(now);
      const storm = isHurricane ? sky.hurricaneBlows : sky.gustsReach;
      return `${describeOpening(opening)}${storm(gust, tense, units)}`;
    },
    withGusts: sky.withGusts,
    thunderEnd: /orages$/,
    extreme({ of, opening, value, exactly, sky: above }, { units, now }) {
      const weather = of === 'heat' ? 'très chaud' : 'un froid glacial';
      const degrees = joinWords(exactly ? '' : "jusqu'à", describeDegrees(value, units));
      const besides = above ? `, avec ${sky.selectSkyWords(above).noun}` : '';
      const makes = now ? 'il fait' : 'il fera';
      return `${describeOpening(opening)}${makes} ${weather}, ${degrees}${besides}`;
    },
    temperature: ({ opening, temperature }, { units, now }) =>
      `${describeOpening(opening)}${describeTemperature(temperature, selectTense(now), units)}`,
    chance({ of, likely, span, isMore }) {
      const [falls, toFall] = of === 'rain' ? ['pleuvra', 'pleuvoir'] : ['neigera', 'neiger'];
      const clause = likely
        ? `il ${falls} probablement`
        : joinWords('il pourrait', isMore ? 'encore' : '', toFall);
      return joinWords(clause, span && describeSpan(span));
    },
    amount({ of, amount, together, isPossible, isMore }, { units }) {
      const falls = together ? TOGETHER[together] : 'il tombera';
      const verb = isPossible ? falls.replace('il tombera', 'cela pourrait donner') : falls;
      return joinWords(verb, isMore ? 'encore' : '', describeAmount(of, amount, units));
    },
    wind: (wind, { units, now }) => sky.describeWind(wind, selectTense(now), units),
    trend(place, isWarmer) {
      const opening = joinWords('ces prochains jours', describePlace(place));
      return `${opening}, les températures vont ${isWarmer ? 'monter' : 'baisser'}`;
    },
    noData: "je n'ai pas de prévisions à ce sujet",
    noDataFor: describeNoForecast,
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
  {
    describeDay,
    describeWhen,
    describeSpan,
    spanAtEnd: describeSpan,
    dayAfter,
    warning,
    placeAfter,
    DIRECTIONS,
    ...precipitation,
    ...pollen,
  },
);

export const french = { ...sentences, ...createVerdictWords('vous'), facts, readings, past };

/** What Canadians call otherwise, as Environment Canada and Radio-Canada do. */
const CANADIAN: readonly (readonly [usual: RegExp, canadian: string])[] = [
  [/kilomètres-heure/g, "kilomètres à l'heure"],
  [/\bmiles à l'heure/g, "milles à l'heure"],
  [/\bce week-end/g, 'cette fin de semaine'],
  [/\bCe week-end/g, 'Cette fin de semaine'],
  [/à partir de la mi-journée/g, 'à partir de midi'],
  [/jusqu'à la mi-journée/g, 'jusque vers midi'],
  [/à la mi-journée/g, 'vers midi'],
  [/\bde la mi-journée/g, 'de midi'],
  [/neige fondue/g, 'neige fondante'],
  [/les maximales/g, 'les maximums'],
  [/\bde (nord|sud)-/g, 'du $1-'],
  [/plutôt ensoleillé/g, 'généralement ensoleillé'],
  [/très nuageux/g, 'généralement nuageux'],
  [/d'abord généralement/g, 'généralement'],
  [/(\d+)(\d) hectopascals/g, '$1,$2 kilopascals'],
];

/** As it is spoken in Canada. */
export const canadianFrench = respellLanguage(
  { ...sentences, ...createVerdictWords('tu'), facts, readings, past },
  sayCanadian,
);

/** `élevé pour le bouleau, modéré pour le frêne et faible pour le noisetier`. */
function listLevels(levels: readonly string[]): string {
  const [last = ''] = levels.slice(-1);
  if (levels.length < 2) return last;
  const others = levels.slice(0, -1).join(', ');
  return `${others}${others.includes(' et ') ? ',' : ''} et ${last}`;
}

function sayCanadian(text: string): string {
  return CANADIAN.reduce((said, [usual, canadian]) => said.replaceAll(usual, canadian), text);
}
