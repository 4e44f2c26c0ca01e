import { collectAreaNames, findAreasByName, parseTownsInAreas } from './areas.ts';
import { foldName, stripNameAffixes } from './name-forms.ts';
import type { Place } from './place.ts';
import {
  findLargerTown,
  type PlaceIndex,
  getLocalizedName,
  readArea,
  compareSpellings,
  getMainName,
} from './place-index.ts';
import { readText } from './index-storage.ts';
import { STATE_NAMES } from './area-names.ts';
import type { AreaWords } from '../languages/types.ts';
import { germanAreaWords } from '../languages/de/place-names.ts';
import { englishAreaWords } from '../languages/en/place-names.ts';
import { spanishAreaWords } from '../languages/es/place-names.ts';
import { frenchAreaWords } from '../languages/fr/place-names.ts';
import { italianAreaWords } from '../languages/it/place-names.ts';
import { dutchAreaWords } from '../languages/nl/place-names.ts';

/** One of the places that a name may mean. */
export interface PlaceChoice {
  place: Place;
  /** What tells it from the others: `Neustadt an der Aisch`, `Paris in Texas`, `Altdorf bei Nürnberg`. */
  description: string;
  /** Country and GeoNames admin1, `DE.02`; an answer may name the place by it. */
  area?: string | undefined;
}

/** What an answer may have around the words that tell. */
const FILLER_WORDS = new Set(
  'das die der den dem in im am an auf bei von nahe ob the one that near on of upon le la les celui celle en au du de il lo el'.split(
    ' ',
  ),
);

/**
 * Which of the choices an answer means: `in Bayern`, `Bayern`, `das in Sachsen`, `an der Oder`,
 * `Neustadt in Holstein`. Undefined where it means none of them, or several.
 */
export function matchChoice<T extends PlaceChoice>(
  spoken: string,
  choices: readonly T[],
): T | undefined {
  const shared = findSharedWords(choices);
  const said = distinctiveWords(spoken, shared);
  if (said.length === 0) return undefined;
  const areas = matchAreas(said.join(' '), spoken, shared, choices);
  const offered = choices.map(({ description }) => distinctiveWords(description, shared));
  const isWhole = (i: number) => offered[i]?.join(' ') === said.join(' ');
  const isPart = (i: number) => said.every((word) => offered[i]?.includes(word));
  return (
    onlyMatch(choices.filter(({ area = '' }) => areas.includes(area))) ??
    onlyMatch(choices.filter(({ place }) => areas.includes(place.country))) ??
    onlyMatch(choices.filter((_, i) => isWhole(i))) ??
    onlyMatch(choices.filter((_, i) => isPart(i)))
  );
}

function matchAreas(
  said: string,
  spoken: string,
  shared: ReadonlySet<string>,
  choices: readonly PlaceChoice[],
): readonly string[] {
  const names = collectAreaNames([...new Set(choices.map(({ place }) => place.country))]);
  const isShared = (text: string) => distinctiveWords(text, shared).length === 0;
  return (
    findAreasByName(said, names) ??
    parseTownsInAreas(spoken, names).find(({ town }) => isShared(town))?.areas ??
    []
  );
}

/** Words that each choice has tell nothing: the name that was asked for. */
function findSharedWords(choices: readonly PlaceChoice[]): ReadonlySet<string> {
  const [first = [], ...others] = choices.map(({ description }) => splitFoldedWords(description));
  return new Set(first.filter((word) => others.every((other) => other.includes(word))));
}

function distinctiveWords(text: string, shared: ReadonlySet<string>): string[] {
  return splitFoldedWords(text).filter((word) => !shared.has(word) && !FILLER_WORDS.has(word));
}

function splitFoldedWords(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '');
}

function onlyMatch<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** A place, and its position in the index. */
interface IndexedPlace {
  at: number;
  place: Place;
}

/**
 * The places of one name with what tells them apart in a language: their fuller name, else their
 * state or country, else the greater town beside them. One that nothing tells apart is left out;
 * one alone needs no more than its name.
 */
export function describeChoices(
  located: readonly IndexedPlace[],
  language: string,
  index: PlaceIndex,
): PlaceChoice[] {
  if (located.length === 1) return located.map(({ place }) => ({ place, description: place.name }));
  const areas = located.map(({ at }) => readArea(at, index));
  const choices = located.map(({ at, place }, i): PlaceChoice => {
    const area = areas[i] ?? '';
    const full = findFullName(place.name, at, index);
    if (full !== undefined) return { place: { ...place, name: full }, description: full, area };
    const isTelling = areas.every((other, k) => k === i || other !== area);
    const beside = isTelling ? undefined : findLargerTownName(at, language, index);
    const description =
      beside === undefined
        ? appendArea(place.name, area, language)
        : appendNearbyTown(place.name, beside, language);
    return { place, description, area };
  });
  return [...new Map(choices.map((choice) => [choice.description, choice])).values()];
}

function findLargerTownName(at: number, language: string, index: PlaceIndex): string | undefined {
  const town = findLargerTown(at, index);
  return town === undefined ? undefined : getLocalizedName(language, town, index);
}

/** Where alternative names are as people say them, not `Charleston-on-the-Kanawha`. */
const GERMAN_SPEAKING_COUNTRIES = new Set(['DE', 'AT', 'CH', 'LI']);

/** The name of a place that says where it is, `Neustadt an der Weinstraße`, if it has one. */
function findFullName(name: string, place: number, index: PlaceIndex): string | undefined {
  const short = foldName(stripNameAffixes(name));
  const isFuller = (other: string) => {
    const start = stripNameAffixes(other);
    return start !== other && foldName(start) === short;
  };
  const main = getMainName(place, index);
  if (isFuller(main)) return main;
  const country = index.countries[index.places.country.at(place) ?? -1] ?? '';
  if (!GERMAN_SPEAKING_COUNTRIES.has(country)) return undefined;
  return listPlaceSpellings(place, index).filter(isFuller).toSorted(compareSpellings)[0];
}

function listPlaceSpellings(place: number, { names, spellings }: PlaceIndex): string[] {
  const found = new Set<number>();
  // The index leads from names to places: the way back is a walk through it, of some milliseconds.
  for (let i = 0; i < names.place.length; i++) {
    if (names.place.at(i) === place) found.add(names.spelling.at(i) ?? 0);
  }
  return Array.from(found, (spelling) => readText(spellings, spelling));
}

/** Where nothing else is known, an area follows as in an address: `Paris, Texas`. */
const DEFAULT_AREA_WORDS: AreaWords = { in: ',', near: ',', areas: {} };

const AREA_WORDS: Readonly<Record<string, AreaWords>> = {
  de: germanAreaWords,
  en: englishAreaWords,
  es: spanishAreaWords,
  fr: frenchAreaWords,
  it: italianAreaWords,
  nl: dutchAreaWords,
};

/** A place with its state, where there is a name for that, else its country: `Paris in Texas`. */
export function appendArea(name: string, area: string, language: string): string {
  const { in: word, areas, beforeCountry } = findAreaWords(language);
  const [country = ''] = area.split('.');
  const state = STATE_NAMES[area]?.[0];
  const known = areas[area] ?? (state === undefined ? areas[country] : undefined);
  if (known !== undefined) return `${name} ${known}`;
  if (state !== undefined) return `${name}${word} ${state}`;
  const before = beforeCountry?.[country];
  const named = formatCountryName(language, country);
  return before === undefined ? `${name}${word} ${named}` : `${name} ${before} ${named}`;
}

/** A place with a larger one beside it: `Altdorf bei Nürnberg`. */
export function appendNearbyTown(name: string, town: string, language: string): string {
  return `${name}${findAreaWords(language).near} ${town}`;
}

function findAreaWords(language: string): AreaWords {
  return AREA_WORDS[language.split('-')[0] ?? ''] ?? DEFAULT_AREA_WORDS;
}

function formatCountryName(language: string, country: string): string {
  if (country === '') return '';
  return new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(country) ?? country;
}
