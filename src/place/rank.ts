import { distance } from 'geokdbush';
import { PER_DEGREE, type PlaceIndex } from './place-index.ts';

/** From where someone asks; what is not known is guessed from the language. */
export interface Listener {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Decimal degrees, WGS 84. */
  latitude?: number;
  longitude?: number;
  /** BCP 47: `de`, `en-GB`. */
  language: string;
}

/** A place that was meant, maybe. */
export interface Candidate {
  /** Position in the index. */
  place: number;
  /** How good a claim it has to the name that led here, see `Claim`. */
  claim: number;
}

// All weights are on the scale of fame, where 1 is ten times the inhabitants.
/** For each step of a claim. */
export const CLAIM = 1;
const OWN_COUNTRY = 0.6;
const COUNTRY_OF_LANGUAGE = 0.3;
const FAR = 0.4;
/** Kilometres within which nearness makes no difference. */
const NEAR = 50;
/** Of a place at that distance. */
const REMOTE = Math.log10(2);

/** The place that people most likely mean: well known, so called by itself, in their country, not far. */
export function likeliest(
  candidates: readonly Candidate[],
  index: PlaceIndex,
  listener: Listener,
): number | undefined {
  const home = homeOf(listener, index);
  let best: number | undefined;
  let most = -Infinity;
  for (const candidate of candidates) {
    const merit = meritOf(candidate, index, home);
    // Being far only lessens merit, so most of the many San Josés need no distance.
    if (merit <= most) continue;
    const likelihood = merit - FAR * remoteness(candidate.place, index.places, home);
    if (likelihood > most) {
      most = likelihood;
      best = candidate.place;
    }
  }
  return best;
}

/** A place that was meant, maybe, and how likely on the scale of fame. */
export interface Ranked extends Candidate {
  likelihood: number;
  /** How likely it is whether it bears the name alone or as a part of its own. */
  renown: number;
  /** Whether it lies in the listener's country, and close to where they are known to be. */
  isAtHome: boolean;
  isNear: boolean;
}

/** Every place once, likeliest first. */
export function ranked(
  candidates: readonly Candidate[],
  index: PlaceIndex,
  listener: Listener,
): Ranked[] {
  const home = homeOf(listener, index);
  const best = new Map<number, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.place);
    if (!known || known.claim < candidate.claim) best.set(candidate.place, candidate);
  }
  return Array.from(best.values(), ({ place, claim }) => {
    const away = remoteness(place, index.places, home);
    const likelihood = meritOf({ place, claim }, index, home) - FAR * away;
    return {
      place,
      claim,
      likelihood,
      renown: likelihood - CLAIM * claim,
      isAtHome: index.places.country.at(place) === home.country,
      isNear: listener.latitude !== undefined && away < REMOTE,
    };
  }).toSorted((a, b) => b.likelihood - a.likelihood);
}

interface Home {
  /** Position in the index's countries, -1 for none of them. */
  country: number;
  countryWeight: number;
  latitude: number | undefined;
  longitude: number | undefined;
}

/** The listener's country, ISO 3166-1 alpha-2. */
export function homeCountry({ country, language }: Listener): string {
  return country ?? regionOf(language);
}

function homeOf(listener: Listener, index: PlaceIndex): Home {
  const country = homeCountry(listener);
  const capital = index.capitals[country] ?? -1;
  return {
    country: index.countries.indexOf(country),
    countryWeight: listener.country ? OWN_COUNTRY : COUNTRY_OF_LANGUAGE,
    latitude: listener.latitude ?? degrees(index.places.latitude.at(capital)),
    longitude: listener.longitude ?? degrees(index.places.longitude.at(capital)),
  };
}

function degrees(value: number | undefined): number | undefined {
  return value === undefined ? undefined : value / PER_DEGREE;
}

const regions = new Map<string, string>();

/** Where a language is mostly spoken: `DE` for `de`, `GB` for `en-GB`. */
function regionOf(language: string): string {
  const known = regions.get(language);
  if (known !== undefined) return known;
  const region = new Intl.Locale(language).maximize().region ?? '';
  regions.set(language, region);
  return region;
}

function meritOf({ place, claim }: Candidate, { places }: PlaceIndex, home: Home): number {
  const fame = places.fame.at(place) ?? 0;
  const country = places.country.at(place) === home.country ? home.countryWeight : 0;
  return fame + CLAIM * claim + country;
}

function remoteness(
  place: number,
  { latitude, longitude }: PlaceIndex['places'],
  home: Home,
): number {
  if (home.latitude === undefined || home.longitude === undefined) return 0;
  const kilometres = distance(
    home.longitude,
    home.latitude,
    (longitude.at(place) ?? 0) / PER_DEGREE,
    (latitude.at(place) ?? 0) / PER_DEGREE,
  );
  return Math.log10(1 + kilometres / NEAR);
}
