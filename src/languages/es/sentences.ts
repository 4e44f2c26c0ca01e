import type { Opening, Temperature } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { createSentences, nameGust, wordTemperature } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import { describeCourse, selectSkyClassWords, describeWind } from './sky.ts';
import { dayAfter, describeDay, forWhen, describeWhen } from './time.ts';
import { verdicts } from './verdicts.ts';
import { facts } from './facts.ts';

const { closeOpening, describeDegrees, describeGust, describePlace, THERE_IS } = words;

const pollen = createPollen(
  {
    tag: 'es',
    names: {
      Ambrosia: 'ambrosía',
      Beifuss: 'artemisa',
      Birke: 'abedul',
      Erle: 'aliso',
      Esche: 'fresno',
      Graeser: 'gramíneas',
      Hasel: 'avellano',
      Roggen: 'centeno',
    },
    levels: ['bajos', 'moderados', 'altos'],
    others: 'otros',
    region: 'en la zona de <Location>',
    soFarKnown: 'que se sepa, ',
    noneOf: (day, place, plant) => `${before(day, place)}no habrá polen de ${plant}`,
    none: (day, place, known) => `${before(day, place)}${known}no habrá polen`,
    /** `habrá niveles altos de polen de abedul y fresno, y bajos de gramíneas`. */
    groups(day, place, groups) {
      const levels = groups.map(
        ({ names, level }, at) => `${level} de ${at === 0 ? 'polen de ' : ''}${names}`,
      );
      const last = levels.length > 1 ? levels.pop() : undefined;
      return `${before(day, place)}habrá niveles ${levels.join(', ')}${last ? `, y ${last}` : ''}`;
    },
    unknown: (day, place) => `${before(day, place)}no hay previsión de polen`,
    unknownOf: (day, place, plant) => `${before(day, place)}no hay previsión de polen de ${plant}`,
    noOthers: 'no habrá otros tipos de polen',
    atMost: 'como mucho',
    otherLevels: (level, most, known) => joinWords(`${known}los demás niveles serán`, most, level),
  },
  { describeDay, describePlace },
);

/** Spanish of Spain: time and place open the sentence before a comma, a whole clause follows. */
const sentences = createSentences(
  {
    course: ({ opening, course, temperature }, { units, now }) =>
      opened(opening) + describeCourse(course, temperature, units, now),
    uncertainty: 'pero no es seguro',
    ice: 'cuidado con el hielo',
    storm({ opening, gust, atTimes }, { units, now }) {
      const often = atTimes ? 'a ratos' : '';
      const gusts = `${nameGust(gust, words.GUSTS)} de ${describeGust(gust, units)}`;
      return opened(opening) + joinWords(THERE_IS[now ? 1 : 0], often, gusts);
    },
    temperature: ({ opening, temperature }, { units, now }) =>
      opened(opening) + describeTemperature(temperature, units, now),
    chance: {
      rain: ['es posible que llueva', 'es probable que llueva'],
      snow: ['es posible que nieve', 'es probable que nieve'],
    },
    amount(of, amount, units, now) {
      const [verb, what] = words.describeAmount(of, amount, units);
      return joinWords(verb[now ? 1 : 0], what);
    },
    wind({ force, direction, gust }, { units, now }) {
      if (force !== null) return describeWind({ force, direction, gust }, units, now);
      const gusts = gust === null ? '' : `de hasta ${describeGust(gust, units)}`;
      return joinWords(THERE_IS[now ? 1 : 0], 'rachas', gusts);
    },
    trend(place, isWarmer) {
      const opening = closeOpening('en los próximos días', place);
      return `${opening}${isWarmer ? 'subirán' : 'bajarán'} las temperaturas`;
    },
    noData: 'no hay previsión para eso',
    noDataFor: ({ when, place }) => `${closeOpening(forWhen(when), place)}no hay previsión`,
    skyText: (sky, night) => selectSkyClassWords(sky, night).label,
    unknownText: 'desconocido',
    compassLetters: { W: 'O' },
    gustText: (gust, units) => `rachas de hasta ${describeGust(gust, units)}`,
    pollenNames: {
      Abies: 'abeto',
      Acer: 'arce',
      Aesculus: 'castaño de Indias',
      Alnus: 'aliso',
      Ambrosia: 'ambrosía',
      Artemisia: 'artemisa',
      Asteraceae: 'compuestas',
      Betula: 'abedul',
      Carpinus: 'carpe',
      Castanea: 'castaño',
      Chenopodium: 'cenizo',
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
    },
  },
  { describeDay, dayAfter, ...words, ...precipitation, ...pollen },
);

export const spanish = { ...sentences, ...verdicts, facts };

/** `mañana en Valencia, `. */
function opened(opening: Opening | null): string {
  return opening ? closeOpening(describeWhen(opening.when), opening.place) : '';
}

/** `mañana en Leipzig, `; without a place `mañana `. */
function before(day: string, place: string): string {
  return place === '' ? `${day} ` : `${day} ${place}, `;
}

function describeTemperature(temperature: Temperature, units: Units, now: boolean): string {
  const degrees = (value: number) => describeDegrees(value, units);
  return wordTemperature(temperature, {
    exactly: (value) => `la temperatura ${now ? 'es' : 'será'} de ${degrees(value)}`,
    high: (value) => `la máxima será de ${degrees(value)}`,
    low: (value) => `la mínima será de ${degrees(value)}`,
    around: (value) => `las temperaturas rondarán ${words.theDegrees(value, units)}`,
    range: (low, high) => `las temperaturas oscilarán ${words.describeBetween(low, high, units)}`,
    change(from, to) {
      const change = words.describeRange(from, 'a', to, units);
      return `la temperatura ${to > from ? 'subirá' : 'bajará'} de ${change}`;
    },
  });
}
