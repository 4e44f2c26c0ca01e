/** What gives off pollen or spores, by the public weather API's document ("Pollen types"), in Latin. */
export const POLLEN_PLANTS = [
  'Abies',
  'Acer',
  'Aesculus',
  'Alnus',
  'Alternaria',
  'Ambrosia',
  'Artemisia',
  'Asteraceae',
  'Betula',
  'Carpinus',
  'Castanea',
  'Chenopodium',
  'Cladosporium',
  'Corylus',
  'Cruciferae',
  'Cupressaceae',
  'Cyperaceae',
  'Erica',
  'Fagus',
  'Fraxinus',
  'Fungus',
  'Galium',
  'Humulus',
  'Impatiens',
  'Juglans',
  'Larix',
  'Olea',
  'Picea',
  'Pinaceae',
  'Pinus',
  'Plantago',
  'Platanus',
  'Poaceae',
  'Populus',
  'Quercus',
  'Quercus ilex',
  'Rumex',
  'Salix',
  'Sambucus',
  'Secale',
  'Taxus',
  'Tilia',
  'Ulmus',
  'Urtica',
  'Varia',
] as const;
export type PollenPlant = (typeof POLLEN_PLANTS)[number];

/** The common names of a language, as they stand within a sentence. */
export type PollenNames = Readonly<Record<PollenPlant, string>>;

/** What a name may end with when it stands before "pollen", or in the plural. */
const ENDING = /[aeiouyěėąę]?s?$/u;

/** A short name is only known whole or in the plural: `es` is no `Esdoorn`. */
const SHORT = 3;
const PLURALS = ['', 's', 'n', 'en'];

/**
 * The name of the plant that words speak of: `Tanne` for `tannen pollen`; undefined where there is
 * none in the table.
 */
export function plantIn(spoken: string, names: PollenNames): string | undefined {
  const words = wordsOf(spoken).map((word) => word.replace(/(?<=.)pollen$/u, ''));
  const matching = POLLEN_PLANTS.map((plant) => names[plant]).filter((name) =>
    wordsOf(name).every((part) => words.some((word) => isForm(word, part))),
  );
  return matching.toSorted((one, other) => other.length - one.length)[0];
}

function isForm(word: string, name: string): boolean {
  if (name.length <= SHORT) return PLURALS.some((ending) => word === name + ending);
  return word.startsWith(name.replace(ENDING, ''));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}]+/u);
}
