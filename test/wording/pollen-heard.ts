import { POLLEN_TYPES, type PollenType } from '../../src/contract/parameters.ts';

/** What a spoken text about pollen says of them. */
export interface PollenHeard {
  levels: Partial<Record<PollenType, number>>;
  /** The highest level of all that are not named. */
  others?: number;
}

const GERMAN_NAMES: Record<PollenType, string> = {
  Ambrosia: 'Ambrosia', Beifuss: 'Beifuß', Birke: 'Birken', Erle: 'Erlen', Esche: 'Eschen',
  Graeser: 'Gräser', Hasel: 'Hasel', Roggen: 'Roggen',
}; // prettier-ignore

const ENGLISH_NAMES: Record<PollenType, string> = {
  Ambrosia: 'ragweed', Beifuss: 'mugwort', Birke: 'birch', Erle: 'alder', Esche: 'ash',
  Graeser: 'grass', Hasel: 'hazel', Roggen: 'rye',
}; // prettier-ignore

const LEVELS: Readonly<Record<string, number>> = {
  gering: 1, mäßig: 2, hoch: 3, low: 1, moderate: 2, high: 3,
}; // prettier-ignore

/** Each finds the types that share a level: their names, and the word for the level. */
const GERMAN = [
  /durch (?<names>[^.]*?) (?<level>gering|mäßig|hoch)/g,
  /keine (?<names>\p{L}+pollen)/gu,
];
const ENGLISH = [
  /(?<level>low|moderate|high) for (?<names>(?:(?!low|moderate|high).)*)/g,
  /(?<names>\w+) pollen levels will be (?<level>low|moderate|high)/g,
  /no (?<names>\w+) pollen\./g,
];

const OTHERS =
  /(?:Sonst ist die Belastung|Other pollen levels will be|other pollen levels will be)[^.]*?(?<level>gering|mäßig|hoch|low|moderate|high)/;
const NO_OTHERS = /Sonst fliegen keine|no other pollen/;
const NONE = /keine Pollen\b|there'll be no pollen/;

export function pollenHeard(said: string, tag: string): PollenHeard {
  // Switzerland writes no ß.
  const text = said.replaceAll('mässig', 'mäßig').replaceAll('Beifuss', 'Beifuß');
  const isGerman = tag.startsWith('de');
  const names = isGerman ? GERMAN_NAMES : ENGLISH_NAMES;
  const heard: PollenHeard = { levels: {} };
  for (const pattern of isGerman ? GERMAN : ENGLISH) {
    for (const { groups } of text.matchAll(pattern)) {
      for (const type of POLLEN_TYPES) {
        const isNamed = new RegExp(`(?<!\\p{L})${names[type]}(?:pollen|-|\\b)`, 'u');
        if (isNamed.test(groups?.names ?? '')) {
          heard.levels[type] = LEVELS[groups?.level ?? ''] ?? 0;
        }
      }
    }
  }
  const others = OTHERS.exec(text)?.groups?.level;
  if (others !== undefined) heard.others = LEVELS[others] ?? 0;
  if (NO_OTHERS.test(text) || NONE.test(text)) heard.others = 0;
  return heard;
}
