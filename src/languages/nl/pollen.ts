import type { PollenType } from '../../contract/parameters.ts';
import { joinWords } from '../../wording/grammar.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { describeDay } from './time.ts';
import { describePlace } from './words.ts';

/** To stand before a hyphen, and with what flies of it. */
export const dutchPlants: Readonly<Record<PollenType, readonly [plant: string, pollen: string]>> = {
  Ambrosia: ['ambrosia', 'ambrosiapollen'],
  Beifuss: ['bijvoet', 'bijvoetpollen'],
  Birke: ['berken', 'berkenpollen'],
  Erle: ['elzen', 'elzenpollen'],
  Esche: ['essen', 'essenpollen'],
  Graeser: ['gras', 'graspollen'],
  Hasel: ['hazelaar', 'hazelaarpollen'],
  Roggen: ['rogge', 'roggepollen'],
};

export const pollenSentences = createPollen(
  {
    tag: 'nl',
    names: dutchPlants,
    levels: ['laag', 'matig', 'hoog'],
    inList: ([plant, pollen], isLast) => (isLast ? pollen : `${plant}-`),
    others: 'andere pollen',
    region: 'in de regio <Location>',
    soFarKnown: 'voor zover bekend',
    noneOf: (time, place, [, pollen]) =>
      joinWords(time, 'zijn er', place, 'geen', pollen, 'in de lucht'),
    none: (time, place, known) =>
      joinWords(time, 'zijn er', place, known, 'geen pollen in de lucht'),
    groups(time, place, groups) {
      const [first, ...others] = groups.map(({ names, level }) => `${names} ${level}`);
      const levels = [first, ...others.map((other) => `die van ${other}`)].join(', ');
      return joinWords(time, 'is', place, 'de concentratie', levels);
    },
    unknown: (time, place) => joinWords(time, 'is er', place, 'geen pollenverwachting'),
    unknownOf: (time, place, [, pollen]) =>
      joinWords(time, 'is er', place, 'geen verwachting voor', pollen),
    noOthers: 'verder zijn er geen pollen in de lucht',
    atMost: 'hooguit',
    otherLevels: (level, most, known) =>
      joinWords('de concentratie andere pollen is', known, most, level),
  },
  { describeDay, describePlace },
);

/** The common names of plants. */
export const pollenNames = {
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
};
