import type { PlaceChoice } from './choices.ts';
import type { Gazetteer } from './gazetteer.ts';
import { type Place, distanceInKm, coordinatesOf } from './place.ts';
import type { Listener } from './ranking.ts';
import {
  POSTCODE_COUNTRIES,
  POSTCODE_DIGITS,
  type PostcodeCountry,
} from '../contract/parameters.ts';

/** A postal address without a street. */
export interface PostalAddress {
  /** ISO 3166-1 alpha-2. */
  country: string;
  code?: string | undefined;
  city?: string | undefined;
}

/**
 * Finds the place at a postcode of a country (ISO 3166-1 alpha-2), named in a language; undefined if it is
 * unknown or the source of postcodes fails.
 */
export type PostcodeLookup = (
  country: string,
  code: string,
  language: string,
) => Promise<Place | undefined>;

/** Beyond this distance from its postcode, a town is a namesake. */
const MAX_TOWN_DISTANCE_KM = 30;

/**
 * Resolves an address to its town, or to the place at its postcode if the town is unknown or a distant
 * namesake. Undefined if both are unknown.
 */
export async function resolveAddress(
  { country, code, city }: PostalAddress,
  gazetteer: Gazetteer,
  postcodes: PostcodeLookup,
  language: string,
): Promise<Place | undefined> {
  const atPostcode = code === undefined ? undefined : await postcodes(country, code, language);
  if (city === undefined) return atPostcode;
  const from = atPostcode && coordinatesOf(atPostcode);
  const town = findTownInCountry(country, city, gazetteer, { ...from, country, language });
  if (!town) return atPostcode;
  return atPostcode && distanceInKm(town, atPostcode) > MAX_TOWN_DISTANCE_KM ? atPostcode : town;
}

/** Finds a town in a country, even if a namesake elsewhere is better known: London in Canada. */
function findTownInCountry(
  country: string,
  city: string,
  gazetteer: Gazetteer,
  listener: Listener,
): Place | undefined {
  const countries = new Intl.DisplayNames(listener.language, { type: 'region' });
  for (const spoken of [city, `${city}, ${countries.of(country)}`]) {
    const town = gazetteer.find(spoken, listener);
    if (town?.country === country) return town;
  }
  return undefined;
}

/** From this prominence on (100,000 inhabitants), words behind the name are a quarter or nothing: "Roma Termini". */
const MIN_CITY_FAME = 5;

/** Words behind a name of any size that change no weather: "Ulm Hauptbahnhof", "Ulm oder so". */
const WORDS_BEHIND = new Set(
  'bahnhof bhf hauptbahnhof hbf innenstadt zentrum mal ne oder so und umgebung ungefähr city downtown or something station gare ville centre quoi ou estación centro o algo stazione centrale così centraal centrum binnenstad of zo'.split(
    ' ',
  ),
);

/** Words between two places: "Rom und Neapel". */
const CONJUNCTIONS = new Set('und oder and or y o et ou e en of och eller lub czy'.split(' '));
/** In other languages a preposition. */
const POLISH_AND = 'i';

function isConjunction(word: string, language: string): boolean {
  return CONJUNCTIONS.has(word) || (word === POLISH_AND && language.startsWith('pl'));
}

/** Words behind a name that make another one of it: "Houston Lake". */
const NAME_ENDS = new Set(
  'acres airport bay beach bluff bluffs center centre city corner corners county creek falls field fields forest gardens grove harbor harbour heights hill hills hollow island islands isle junction lake lakes lodge mills mountain mountains national park peak pines plains point pond port ranch ridge river rock rocks shores spring springs state town township trail valley view village wells woods airport'.split(
    ' ',
  ),
);

/** Finds a city by the first words of an unknown name: "Roma Termini", "Köln ne". Empty if there is no such city. */
export function findByFirstWords(
  spoken: string,
  listener: Listener,
  { findChoices }: Pick<Gazetteer, 'findChoices'>,
): PlaceChoice[] {
  const words = spoken.toLowerCase().split(' ');
  for (let end = words.length - 1; end > 0; end -= 1) {
    const behind = words.slice(end);
    const changesNothing = behind.every((word) => WORDS_BEHIND.has(word));
    const isOther = (word: string) => NAME_ENDS.has(word) || isConjunction(word, listener.language);
    if (!changesNothing && behind.some(isOther)) return [];
    const choices = findChoices(words.slice(0, end).join(' '), listener);
    const [only] = choices;
    const isCity = (only?.place.fame ?? 0) >= MIN_CITY_FAME;
    if (only && choices.length === 1 && (isCity || changesNothing)) return choices;
  }
  return [];
}

/** A postcode, for devices whose place is not known. */
export interface Postcode {
  country: PostcodeCountry;
  /** Includes leading zeros. */
  code: string;
}

/** Why a postcode is invalid: the service does not cover the country, or the code is malformed. */
export type InvalidPostcode = 'outOfReach' | 'malformed';

/** Parses a country and postcode as entered for a device. */
export function parseDevicePostcode(address: {
  country: string;
  code: string;
}): Postcode | InvalidPostcode {
  const country = parseCountry(address.country.trim());
  const code = address.code.trim();
  if (country === undefined) return 'outOfReach';
  return /^\d{4,5}$/.test(code) ? { country, code } : 'malformed';
}

/**
 * Parses a postcode that was spoken as a number and may lack a leading zero: `1067` for 01067 in Germany.
 * Undefined if it is invalid in the country.
 */
export function parseSpokenPostcode(value: string, spokenIn: string): Postcode | undefined {
  const digits = value.replaceAll(/\s/g, '');
  const lacksZero = spokenIn === 'DE' && /^[1-9]\d{3}$/.test(digits);
  const country = parseCountry(spokenIn);
  const code = lacksZero ? `0${digits}` : digits;
  if (country === undefined || !/^\d+$/.test(code)) return undefined;
  return code.length === POSTCODE_DIGITS[country] ? { country, code } : undefined;
}

/** A country with postcodes, in upper or lower case. */
function parseCountry(text: string): PostcodeCountry | undefined {
  return POSTCODE_COUNTRIES.find((country) => country === text.toUpperCase());
}

/** Patterns of valid postcodes: German ones start from 01, others with a digit above zero. */
const POSTCODE_PATTERNS: Readonly<Record<string, RegExp>> = {
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  LI: /^94(?:8[5-9]|9[0-8])$/,
};

/** Whether a postcode is possible in its country; true for countries without a pattern. */
export function isPossiblePostcode({ country, code = '' }: PostalAddress): boolean {
  return POSTCODE_PATTERNS[country]?.test(code) ?? true;
}
