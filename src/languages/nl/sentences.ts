import type { Opening, Sky, Temperature } from '../../wording/plan/statement.ts';
import { createListFormat, joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { createSentences, nameGust, wordCourse, wordTemperature } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import { describeBoundary, dayAfter, describeDay, describeSpan, describeWhen } from './time.ts';
import { verdicts } from './verdicts.ts';
import { facts } from './facts.ts';

const { describeDegrees, describeGust, describePlace, describeRange, predicate, SHARES } = words;

const LIST = createListFormat('nl');

const pollenSentences = createPollen<readonly [plant: string, pollen: string]>(
  {
    tag: 'nl',
    // The plant, and what flies of it.
    names: {
      Ambrosia: ['ambrosia', 'ambrosiapollen'],
      Beifuss: ['bijvoet', 'bijvoetpollen'],
      Birke: ['berk', 'berkenpollen'],
      Erle: ['els', 'elzenpollen'],
      Esche: ['es', 'essenpollen'],
      Graeser: ['gras', 'graspollen'],
      Hasel: ['hazelaar', 'hazelaarpollen'],
      Roggen: ['rogge', 'roggepollen'],
    },
    levels: ['laag', 'matig', 'hoog'],
    inList: ([plant]) => plant,
    others: 'andere planten',
    region: 'in de regio <Location>',
    soFarKnown: 'voor zover bekend',
    noneOf: (time, place, [, pollen]) =>
      joinWords(time, 'zijn er', place, 'geen', pollen, 'in de lucht'),
    none: (time, place, known) =>
      joinWords(time, 'zijn er', place, known, 'geen pollen in de lucht'),
    level: (time, place, [, pollen], level) =>
      joinWords(time, 'is', place, 'de hoeveelheid', pollen, level),
    groups(time, place, groups) {
      const levels = LIST.format(groups.map(({ names, level }) => `van ${names} ${level}`));
      return joinWords(time, 'is', place, 'de hoeveelheid pollen', levels);
    },
    unknown: (time, place) => joinWords(time, 'is er', place, 'geen pollenverwachting'),
    unknownOf: (time, place, [, pollen]) =>
      joinWords(time, 'is er', place, 'geen verwachting voor', pollen),
    noOthers: 'andere pollen zijn er niet',
    atMost: 'hooguit',
    otherLevels: (level, most, known) =>
      joinWords('de hoeveelheid andere pollen is', known, most, level),
  },
  { describeDay, describePlace },
);

/**
 * Dutch. The verb stands second: a sentence opens with its time, and what can happen is kept as
 * the verb with its subject and as what follows the place: `valt er` + `lichte regen`.
 */
const sentences = createSentences(
  {
    course({ opening, course, temperature }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['daarbij', ''];
      const degrees = temperature ? `bij ${words.spanOfDegrees(temperature, units)}` : '';
      const twoClauses = (first: Sky, until: string, from: string, second: Sky) => {
        const [verb, rest] = predicate(first);
        const then = joinWords(from, ...words.following(verb, predicate(second)));
        return `${joinWords(time, verb, place, until, rest, degrees)}, ${then}`;
      };
      return wordCourse(course, describeSpan, SHARES, {
        steady(sky) {
          const [verb, rest] = predicate(sky);
          return joinWords(time, verb, place, rest, degrees);
        },
        change: (first, second, at) => twoClauses(first, ...describeBoundary(at), second),
        passing: (background, passing, when) => twoClauses(background, '', when, passing),
      });
    },
    uncertainty: 'maar zeker is dat niet',
    ice: 'pas op voor gladheid',
    storm({ opening, gust, atTimes }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['daarbij', ''];
      const often = atTimes ? SHARES.nowAndThen : '';
      const kind = nameGust(gust, words.STORM_GUSTS);
      return joinWords(time, 'zijn er', place, often, kind, 'tot', describeGust(gust, units));
    },
    temperature({ opening, temperature }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const [subject, verb, value] = describeTemperature(temperature, units);
      return time === ''
        ? joinWords(subject, verb, place, value)
        : joinWords(time, verb, subject, place, value);
    },
    chance: {
      rain: ['er kan regen vallen', 'waarschijnlijk valt er regen'],
      snow: ['er kan sneeuw vallen', 'waarschijnlijk valt er sneeuw'],
    },
    amount: (of, amount, units) => `er valt ${words.describeAmount(of, amount, units)}`,
    wind({ force, direction, gust }, { units }) {
      const gusts = gust === null ? '' : `windstoten tot ${describeGust(gust, units)}`;
      if (force === null) return `daarbij zijn er ${gusts}`;
      const wind = words.describeWind(force, direction);
      return joinWords('er waait een', wind, gusts && `met ${gusts}`);
    },
    trend(place, isWarmer) {
      const then = joinWords('de komende dagen wordt het', describePlace(place));
      return `${then} ${isWarmer ? 'warmer' : 'kouder'}`;
    },
    noData: 'daarvoor is er geen weersverwachting',
    noDataFor({ when, place }) {
      const where = words.forPlace(place);
      return joinWords(describeWhen(when), 'is er', where, 'geen weersverwachting');
    },
    skyText: (sky, night) => words.selectSkyClassWords(sky, night)[2],
    unknownText: 'onbekend',
    compassLetters: { E: 'O', S: 'Z' },
    gustText: (gust, units) => `windstoten tot ${describeGust(gust, units)}`,
    pollenNames: {
      Abies: 'zilverspar',
      Acer: 'esdoorn',
      Aesculus: 'paardenkastanje',
      Alnus: 'els',
      Ambrosia: 'ambrosia',
      Artemisia: 'bijvoet',
      Asteraceae: 'composieten',
      Betula: 'berk',
      Carpinus: 'haagbeuk',
      Castanea: 'tamme kastanje',
      Chenopodium: 'ganzenvoet',
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
    },
  },
  { describeDay, dayAfter, ...words, ...precipitation, ...pollenSentences },
);

export const dutch = { ...sentences, ...verdicts, facts };

function describeTemperature(temperature: Temperature, units: Units) {
  return wordTemperature<readonly [subject: string, verb: string, value: string]>(temperature, {
    exactly: (value) => ['het', 'is', describeDegrees(value, units)],
    high: (value) => ['het', 'wordt', `maximaal ${describeDegrees(value, units)}`],
    low: (value) => ['de minimumtemperatuur', 'is', describeDegrees(value, units)],
    around: (value) => ['de temperatuur', 'ligt', words.describeAround(value, units)],
    range(low, high) {
      const range = describeRange(low, 'en', high, units);
      return ['de temperatuur', 'ligt', `tussen ${range}`];
    },
    change(from, to) {
      const change = describeRange(from, 'naar', to, units);
      return ['de temperatuur', to > from ? 'stijgt' : 'daalt', `van ${change}`];
    },
  });
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}
