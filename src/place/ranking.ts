import { distance } from 'geokdbush';
import { foldSpellings, stripNameAffixes } from './name-forms.ts';
import {
  STEPS_PER_DEGREE,
  type PlaceIndex,
  getLocalizedName,
  getMainName,
  readArea,
  readCoordinates,
  readCountry,
} from './place-index.ts';
import { distanceInKm } from './place.ts';

/** The location of a listener; unknown fields default by language. */
export interface Listener {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Decimal degrees, WGS 84. */
  latitude?: number;
  longitude?: number;
  /** BCP 47: `de`, `en-GB`. */
  language: string;
}

/** A place that may be meant. */
export interface Candidate {
  /** Position in the index. */
  place: number;
  /** How well the name fits the place, see `Claim`. */
  claim: number;
}

// All weights are on the scale of prominence, where 1 is ten times the inhabitants.
/** Weight of each step of a claim. */
export const CLAIM_WEIGHT = 1;
const OWN_COUNTRY_BONUS = 0.6;
const LANGUAGE_COUNTRY_BONUS = 0.3;
const REMOTENESS_WEIGHT = 0.4;
/** Within this distance, being nearer makes no difference. */
const NEAR_KM = 50;
/** Remoteness of a place at that distance. */
const MAX_NEAR_REMOTENESS = Math.log10(2);

/** Finds the place that people most likely mean: prominent, with this main name, in their country, near. */
export function findLikeliest(
  candidates: readonly Candidate[],
  index: PlaceIndex,
  listener: Listener,
): number | undefined {
  if (candidates.length === 0) return undefined;
  const home = locateHome(listener, index);
  let best: number | undefined;
  let most = -Infinity;
  for (const candidate of candidates) {
    const score = scoreCandidate(candidate, index, home);
    // Distance only lowers the score, so most of the many San Josés need no distance.
    if (score <= most) continue;
    const likelihood =
      score - REMOTENESS_WEIGHT * computeRemoteness(candidate.place, index.places, home);
    if (likelihood > most) {
      most = likelihood;
      best = candidate.place;
    }
  }
  return best;
}

/** A candidate with its likelihood on the scale of prominence. */
interface RankedCandidate extends Candidate {
  likelihood: number;
  /** Likelihood without the weight of the claim. */
  baseLikelihood: number;
  /** Whether it is in the listener's country, and close to their known position. */
  isAtHome: boolean;
  isNear: boolean;
}

/** Ranks every place once, likeliest first. */
function rankCandidates(
  candidates: readonly Candidate[],
  index: PlaceIndex,
  listener: Listener,
): RankedCandidate[] {
  const home = locateHome(listener, index);
  const best = new Map<number, Candidate>();
  for (const candidate of candidates) {
    const existing = best.get(candidate.place);
    if (!existing || existing.claim < candidate.claim) best.set(candidate.place, candidate);
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
  /** Position in the countries of the index, or -1. */
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

/** The main region of a language: `DE` for `de`, `GB` for `en-GB`. */
function resolveRegion(language: string): string {
  const cached = regionByLanguage.get(language);
  if (cached !== undefined) return cached;
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

/** On the scale of prominence: towns differ clearly from twice the inhabitants on. */
const MAX_LIKELIHOOD_GAP = 0.24;

/** Bonus for being close to the listener. */
const NEARNESS_BONUS = 0.75;

/** Closer places have the same weather. */
const MIN_SEPARATION_KM = 30;

/**
 * Finds the places that a name may mean, with the default first; only the default if it is unambiguous. A
 * village does not rival a town, nor a place abroad one at home, nor a place with the name as an alternative a
 * place with it as main name.
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

/** Of places close together, keeps the first. */
function dropNeighbours(places: readonly number[], index: PlaceIndex): number[] {
  const distinct: number[] = [];
  for (const place of places) {
    const here = readCoordinates(place, index);
    if (
      distinct.every(
        (other) => distanceInKm(here, readCoordinates(other, index)) > MIN_SEPARATION_KM,
      )
    ) {
      distinct.push(place);
    }
  }
  return distinct;
}

/** From this prominence on a town is meant, by where the town and the landmark are: at home or abroad. */
const MIN_TOWN_FAME = {
  townAtHome: { landmarkAtHome: 6.3, landmarkAbroad: 4.6 },
  townAbroad: { landmarkAtHome: 7.6, landmarkAbroad: 6.2 },
};

/** Whether a town is meant rather than a landmark of its name, which is at home or abroad. */
export function isTownPreferred(
  town: number,
  landmark: 'landmarkAtHome' | 'landmarkAbroad',
  home: string,
  index: PlaceIndex,
): boolean {
  const { townAtHome, townAbroad } = MIN_TOWN_FAME;
  const limits = readCountry(town, index) === home ? townAtHome : townAbroad;
  return (index.places.fame.at(town) ?? 0) >= limits[landmark];
}

/** The likeliest town whose main name, or name in the language, is the spoken one, and not an island's. */
export function findTownCalled(
  spoken: string,
  hits: readonly Candidate[],
  index: PlaceIndex,
  listener: Listener,
): number | undefined {
  if (hits.length === 0) return undefined;
  const folded = foldSpellings(spoken);
  const isCalled = ({ place }: Candidate) =>
    [getMainName(place, index), getLocalizedName(listener.language, place, index)].some((name) =>
      foldSpellings(stripNameAffixes(name)).some((own) => folded.includes(own)),
    );
  return findLikeliest(hits.filter(isCalled), index, listener);
}

/** The name, and that of the best known place so called: "Paryż" in Texas is "Paris". */
export function listNamesAbroad(
  name: string,
  hits: readonly { place: number }[],
  index: PlaceIndex,
): string[] {
  const { fame } = index.places;
  const [known] = hits.toSorted((a, b) => (fame.at(b.place) ?? 0) - (fame.at(a.place) ?? 0));
  return known === undefined ? [name] : [name, getLocalizedName('en', known.place, index)];
}

/** Creates the test whether a place is in one of the areas: countries, or their states. */
export function isInAreas(wanted: readonly string[], index: PlaceIndex) {
  return ({ place }: { place: number }): boolean =>
    wanted.includes(readCountry(place, index)) || wanted.includes(readArea(place, index));
}
