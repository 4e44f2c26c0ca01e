import { COUNTRY_NICKNAMES, STATE_NAMES } from './area-names.ts';
import { foldName } from './name-forms.ts';

const AREA_NAME_LANGUAGES = [
  'de',
  'en',
  'fr',
  'it',
  'pl',
  'es',
  'cs',
  'da',
  'nl',
  'ro',
  'sk',
  'sv',
];

/** Words between a town and its country: `in`, `in den`, `au`. */
const LEADING_WORDS =
  /^(?:(?:in|im|en|au|aux|i|we?|ve?) )?(?:(?:der|den|dem|the|de|la|le|les|los|gli) )?/;

/** Upper bound for the words of an area with its leading words, `in den Vereinigten Staaten von Amerika`. */
const MAX_AREA_WORDS = 8;

/** A town with its spoken countries (`US`) and states (`US.TX`). */
export interface TownInArea {
  town: string;
  areas: readonly string[];
}

/** Parses `Paris Texas` or `Neuss in Deutschland` into towns with an area, longest town first. */
export function parseTownsInAreas(
  spoken: string,
  areaCodes: ReadonlyMap<string, readonly string[]>,
): TownInArea[] {
  const words = spoken.split(/[\s,]+/);
  const readings: TownInArea[] = [];
  const earliest = Math.max(1, words.length - MAX_AREA_WORDS);
  for (let end = words.length - 1; end >= earliest; end--) {
    const areas = findAreasByName(words.slice(end).join(' '), areaCodes);
    if (areas) readings.push({ town: words.slice(0, end).join(' '), areas });
  }
  return readings;
}

/** Finds countries and states by name, with or without leading words: `der Schweiz`. */
export function findAreasByName(
  spoken: string,
  areaCodes: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const area = foldName(spoken);
  return areaCodes.get(area) ?? areaCodes.get(area.replace(LEADING_WORDS, ''));
}

/** Collects the codes of countries and states by their folded names in all languages. */
export function collectAreaNames(countries: readonly string[]): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const [area, name] of [...listCountryNames(countries), ...listTabledNames()]) {
    const folded = foldName(name);
    const others = areas.get(folded);
    if (!others) areas.set(folded, [area]);
    else if (!others.includes(area)) others.push(area);
  }
  return areas;
}

/** Whether a language has this name for a country: Colombia is `Columbia` in Romanian, not in English. */
export function isCountryName(language: string, country: string, spoken: string): boolean {
  const folded = foldName(spoken);
  const names = (['long', 'short'] as const).map((style) =>
    new Intl.DisplayNames(language, { type: 'region', style }).of(country),
  );
  return [...names, ...(COUNTRY_NICKNAMES[country] ?? [])].some(
    (name) => name !== undefined && foldName(name) === folded,
  );
}

type AreaName = [area: string, name: string];

function listCountryNames(countries: readonly string[]): AreaName[] {
  return AREA_NAME_LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames(language, { type: 'region', style });
      return countries.map((country): AreaName => [country, names.of(country) ?? country]);
    }),
  );
}

function listTabledNames(): AreaName[] {
  return [...Object.entries(STATE_NAMES), ...Object.entries(COUNTRY_NICKNAMES)].flatMap(
    ([area, names]) => names.map((name): AreaName => [area, name]),
  );
}
