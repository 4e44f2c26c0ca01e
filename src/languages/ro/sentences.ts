import type { Temperature } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { createSentences, nameGust, wordCourse, wordTemperature } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import * as numbers from './numbers.ts';
import * as times from './time.ts';

const { inTense, skyAfter, skyClause, ARE, IS } = words;
const { describeDegrees, describeGust, describeRange } = numbers;
const { closeOpening, describeOpening } = times;

const pollen = createPollen(
  {
    tag: 'ro',
    names: {
      Ambrosia: 'ambrozie',
      Beifuss: 'pelin',
      Birke: 'mesteacăn',
      Erle: 'arin',
      Esche: 'frasin',
      Graeser: 'graminee',
      Hasel: 'alun',
      Roggen: 'secară',
    },
    levels: ['scăzut', 'moderat', 'ridicat'],
    others: 'alte plante',
    region: 'în regiunea <Location>',
    soFarKnown: 'din câte se știe, ',
    noneOf: (day, place, plant) => `${closeOpening(day, place)}nu va fi polen de ${plant} în aer`,
    none: (day, place, known) => `${closeOpening(day, place)}${known}nu va fi polen în aer`,
    level: (day, place, plant, level) =>
      `${closeOpening(day, place)}nivelul de polen de ${plant} va fi ${level}`,
    groups(day, place, groups) {
      const levels = groups.map(({ names, level }) => `${level} pentru ${names}`);
      return `${closeOpening(day, place)}nivelul de polen va fi ${levels.join(', ')}`;
    },
    unknown: (day, place) => `${closeOpening(day, place)}nu avem nicio prognoză pentru polen`,
    unknownOf: (day, place, plant) =>
      `${closeOpening(day, place)}nu avem nicio prognoză pentru polenul de ${plant}`,
    noOthers: 'în rest nu va fi polen în aer',
    atMost: 'cel mult',
    otherLevels: (level, most, known) =>
      joinWords(`${known}pentru celelalte plante va fi`, most, level),
  },
  { ...times, ...words },
);

/** Romanian: time and place open the sentence between commas, a whole clause in the future follows. */
export const romanian = createSentences(
  {
    course({ opening, course, temperature }, { units, now }) {
      const start = describeOpening(opening);
      if (course.form === 'steady' && temperature?.form === 'exactly') {
        const be = inTense(numbers.isOneDegree(temperature.value, units) ? IS : ARE, now);
        const degrees = describeDegrees(temperature.value, units);
        return `${start}${be} ${degrees} și ${words.skyBesideDegrees(course.sky, now)}`;
      }
      // The temperatures come after the first clause: `va ploua, cu temperaturi de 3 grade, iar seara va ninge`.
      const degrees = temperature
        ? `, cu temperaturi ${describeTemperatures(temperature, units)}`
        : '';
      const clauses = wordCourse(course, times.describeSpan, words.SHARES, {
        steady: (sky) => `${skyClause(sky, now)}${degrees}`,
        change(first, second, at) {
          const until = `${skyClause(first, now)} ${times.describeUntil(at)}`;
          return `${until}${degrees}, apoi ${skyAfter(first, second, now)}`;
        },
        passing(background, passing, when) {
          const then = `${when} ${skyAfter(background, passing, now)}`;
          return `${skyClause(background, now)}${degrees}, iar ${then}`;
        },
      });
      return `${start}${clauses}`;
    },
    uncertainty: 'nu este însă sigur',
    ice: 'atenție la polei',
    storm({ opening, gust, atTimes }, { units, now }) {
      const kind = nameGust(gust, words.STORM_GUSTS);
      const often = atTimes ? words.SHARES.atTimes : '';
      const gusts = joinWords(inTense(ARE, now), often, upTo(gust, units, kind));
      return `${describeOpening(opening)}${gusts}`;
    },
    temperature: ({ opening, temperature }, { units, now }) =>
      `${describeOpening(opening)}${describeTemperature(temperature, units, now)}`,
    chance: {
      rain: ['este posibil să plouă', 'este probabil să plouă'],
      snow: ['este posibil să ningă', 'este probabil să ningă'],
    },
    amount: numbers.amountFalls,
    wind({ force, direction, gust }, { units, now }) {
      if (force === null) {
        const gusts = gust === null ? '' : upTo(gust, units, 'rafale de vânt');
        return joinWords(inTense(ARE, now), gusts);
      }
      const from = direction && `din ${words.DIRECTIONS[direction]}`;
      const wind = joinWords(inTense(IS, now), words.WINDS[force] ?? '', from);
      return gust === null ? wind : `${wind}, cu rafale de ${describeGust(gust, units)}`;
    },
    trend(place, isWarmer) {
      const opening = closeOpening('în următoarele zile', words.describePlace(place));
      return `${opening}vremea se va ${isWarmer ? 'încălzi' : 'răci'}`;
    },
    noData: 'nu avem nicio prognoză',
    noDataFor(opening) {
      const be = opening.when.kind === 'now' ? 'este' : 'va fi';
      return `${describeOpening(opening)}nu știm cum ${be} vremea`;
    },
    skyText: (sky, night) => words.selectSkyClassWords(sky, night).label,
    unknownText: 'necunoscut',
    compassLetters: { W: 'V' },
    gustText: (gust, units) => upTo(gust, units, 'rafale'),
    pollenNames: {
      Abies: 'brad',
      Acer: 'arțar',
      Aesculus: 'castan sălbatic',
      Alnus: 'arin',
      Ambrosia: 'ambrozie',
      Artemisia: 'pelin',
      Asteraceae: 'compozite',
      Betula: 'mesteacăn',
      Carpinus: 'carpen',
      Castanea: 'castan comestibil',
      Chenopodium: 'lobodă',
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
    },
  },
  { ...times, ...words, ...precipitation, ...pollen },
);

/** `rafale de până la 70 de kilometri pe oră`; from km/h. */
function upTo(gust: number, units: Units, kind: string): string {
  return `${kind} de până la ${describeGust(gust, units)}`;
}

function describeTemperature(temperature: Temperature, units: Units, now: boolean): string {
  const be = inTense(IS, now);
  const several = () =>
    `temperaturile ${inTense(ARE, now)} ${describeTemperatures(temperature, units)}`;
  return wordTemperature(temperature, {
    exactly: (value) => `temperatura ${be} de ${describeDegrees(value, units)}`,
    high: (value) => `temperatura maximă ${be} de ${describeDegrees(value, units)}`,
    low: (value) => `temperatura minimă ${be} de ${describeDegrees(value, units)}`,
    around: several,
    range: several,
    change(from, to) {
      const verb = to > from ? 'va crește' : 'va scădea';
      return `temperatura ${verb} ${describeTemperatures(temperature, units)}`;
    },
  });
}

/** To follow "temperaturi": `între 3 și 5 grade`, `în jur de 8 grade`. */
function describeTemperatures(temperature: Temperature, units: Units): string {
  const degrees = (value: number) => `de ${describeDegrees(value, units)}`;
  return wordTemperature(temperature, {
    exactly: degrees,
    high: degrees,
    low: degrees,
    around: (value) => numbers.describeAround(value, units),
    range: (low, high) => `între ${describeRange(low, 'și', high, units)}`,
    change: (from, to) => `de la ${describeRange(from, 'la', to, units)}`,
  });
}
