import { distance } from 'geokdbush';
import { STEPS_PER_DEGREE, type PlaceIndex, readCoordinates } from './place-index.ts';
import { distanceInKm } from './place.ts';

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
export const CLAIM_WEIGHT = 1;
const OWN_COUNTRY_BONUS = 0.6;
const LANGUAGE_COUNTRY_BONUS = 0.3;
const REMOTENESS_WEIGHT = 0.4;
/** Kilometres within which nearness makes no difference. */
const NEAR_KM = 50;
/** Of a place at that distance. */
const MAX_NEAR_REMOTENESS = Math.log10(2);

/** The place that people most likely mean: well known, so called by itself, in their country, not far. */
export function findLikeliest(
  candidates: readonly Candidate[],
  index: PlaceIndex,
  listener: Listener,
): number | undefined {
  const home = locateHome(listener, index);
  let best: number | undefined;
  let most = -Infinity;
  for (const candidate of candidates) {
    const merit = scoreCandidate(candidate, index, home);
    // Being far only lessens merit, so most of the many San Josés need no distance.
    if (merit <= most) continue;
    const likelihood =
      merit - REMOTENESS_WEIGHT * computeRemoteness(candidate.place, index.places, home);
    if (likelihood > most) {
      most = likelihood;
      best = candidate.place;
    }
  }
  return best;
}

/** A place that was meant, maybe, and how likely on the scale of fame. */
interface RankedCandidate extends Candidate {
  likelihood: number;
  /** How likely it is whether it bears the name alone or as a part of its own. */
  baseLikelihood: number;
  /** Whether it lies in the listener's country, and close to where they are known to be. */
  isAtHome: boolean;
  isNear: boolean;
}

/** Every place once, likeliest first. */
function rankCandidates(
  candidates: readonly Candidate[],
  index: PlaceIndex,
  listener: Listener,
): RankedCandidate[] {
  const home = locateHome(listener, index);
  const best = new Map<number, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.place);
    if (!known || known.claim < candidate.claim) best.set(candidate.place, candidate);
  }
  return Array.from(best.values(), ({ place, claim }) => {
    const away = computeRemoteness(place, index.places, home);
    const likelihood = scoreCandidate({ place, claim }, index, home) - REMOTENESS_WEIGHT * away;
    return {
      place,
      claim,
      likelihood,
      baseLikelihood: likelihood - CLAIM_WEIGHT * claim,
      isAtHome: index.places.country.at(place) === home.country,
      isNear: listener.latitude !== undefined && away < MAX_NEAR_REMOTENESS,
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
export function getHomeCountry({ country, language }: Listener): string {
  return country ?? resolveRegion(language);
}

function locateHome(listener: Listener, index: PlaceIndex): Home {
  const country = getHomeCountry(listener);
  const capital = index.capitals[country] ?? -1;
  return {
    country: index.countries.indexOf(country),
    countryWeight: listener.country ? OWN_COUNTRY_BONUS : LANGUAGE_COUNTRY_BONUS,
    latitude: listener.latitude ?? toDegrees(index.places.latitude.at(capital)),
    longitude: listener.longitude ?? toDegrees(index.places.longitude.at(capital)),
  };
}

function toDegrees(value: number | undefined): number | undefined {
  return value === undefined ? undefined : value / STEPS_PER_DEGREE;
}

const regionByLanguage = new Map<string, string>();

/** Where a language is mostly spoken: `DE` for `de`, `GB` for `en-GB`. */
function resolveRegion(language: string): string {
  const known = regionByLanguage.get(language);
  if (known !== undefined) return known;
  const region = new Intl.Locale(language).maximize().region ?? '';
  regionByLanguage.set(language, region);
  return region;
}

function scoreCandidate({ place, claim }: Candidate, { places }: PlaceIndex, home: Home): number {
  const fame = places.fame.at(place) ?? 0;
  const country = places.country.at(place) === home.country ? home.countryWeight : 0;
  return fame + CLAIM_WEIGHT * claim + country;
}

function computeRemoteness(
  place: number,
  { latitude, longitude }: PlaceIndex['places'],
  home: Home,
): number {
  if (home.latitude === undefined || home.longitude === undefined) return 0;
  const kilometres = distance(
    home.longitude,
    home.latitude,
    (longitude.at(place) ?? 0) / STEPS_PER_DEGREE,
    (latitude.at(place) ?? 0) / STEPS_PER_DEGREE,
  );
  return Math.log10(1 + kilometres / NEAR_KM);
}

/** On the scale of fame: with less than twice the inhabitants, a town is no more likely meant. */
const MAX_LIKELIHOOD_GAP = 0.25;

/** What being close to the listener makes up for. */
const NEARNESS_BONUS = 0.75;

/** Kilometres. So close together, places have the same weather. */
const MIN_SEPARATION_KM = 30;

/**
 * The places that a name may as well mean, the one that is taken without asking first; only that
 * one where it is clear. A village is no rival of a town, nor a place abroad of one at home, nor
 * one that merely has the name in another language or time.
 */
export function findRivals(
  candidates: readonly Candidate[],
  index: PlaceIndex,
  listener: Listener,
): number[] {
  const all = rankCandidates(candidates, index, listener);
  const [first] = all;
  if (!first) return [];
  const own = all.filter(({ claim, isAtHome }) => claim > 0 && (isAtHome || !first.isAtHome));
  const most = Math.max(...own.map(({ baseLikelihood }) => baseLikelihood));
  const alike = own.filter(
    ({ baseLikelihood, isNear }) =>
      baseLikelihood + (isNear ? NEARNESS_BONUS : 0) >= most - MAX_LIKELIHOOD_GAP,
  );
  return first.claim === 0
    ? [first.place]
    : dropNeighbours([first.place, ...alike.map(({ place }) => place)], index);
}

/** Of places close together, the first. */
function dropNeighbours(places: readonly number[], index: PlaceIndex): number[] {
  const apart: number[] = [];
  for (const place of places) {
    const here = readCoordinates(place, index);
    if (
      apart.every((other) => distanceInKm(here, readCoordinates(other, index)) > MIN_SEPARATION_KM)
    ) {
      apart.push(place);
    }
  }
  return apart;
}
