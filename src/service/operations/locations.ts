import findTimeZone from '@photostructure/tz-lookup';
import type { Location } from '../../contract/public/locations.ts';
import { withTimeout, ignoreOpenDataError } from '../../opendata/timeouts.ts';
import type { ListedPlace } from '../../place/place-index.ts';
import type { Locale } from '../../wording/language.ts';
import type { OperationHandlersFor } from '../routes.ts';
import { primaryLanguageOf, resolvePostcode } from '../place-forecast.ts';
import { roundToHundredth, roundToTenth } from '../answer-fields.ts';
import type { Sources } from '../sources.ts';
import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../contract/parameters.ts';
import { findPostcodePlace } from '../../place/postcodes/place-at-postcode.ts';
import type { PostcodeTable } from '../../place/postcodes/table.ts';
import { createTownPostcodes, type TownPostcodes } from '../../place/postcodes/town-postcodes.ts';
import { findAdmin1Name } from '../../place/area-names.ts';
import { slugify } from '../../place/name-forms.ts';
import type { Place } from '../../place/place.ts';

interface NearbyQuery {
  latitude: number;
  longitude: number;
  /** km */
  distance: number;
  limit: number;
}

/** A search key that is the beginning of a postcode. */
const POSTCODE_PREFIX = /^\d{1,5}$/;

/** Handlers of "Locations resources" of the public weather API's document. */
export function locationHandlers(
  sources: Sources,
): OperationHandlersFor<
  'nearbyLocationsByCoordinates' | 'nearbyLocationsByLocation' | 'searchLocations'
> {
  const { gazetteer, timeouts } = sources;
  const source = sources.source.places;
  const postcodes = createPostcodeIndex(sources);

  async function buildLocations(
    places: readonly ListedPlace[],
    locale: Locale,
  ): Promise<Location[]> {
    return Promise.all(
      places.map(async (place) => {
        const codes = await withTimeout(postcodes.findCodes(place), timeouts.postcodesMs);
        return buildLocation(place, codes ?? null, locale);
      }),
    );
  }

  async function listNearby({ distance, limit, ...position }: NearbyQuery, locale: Locale) {
    const towns = gazetteer.listAround(position, distance, limit, primaryLanguageOf(locale));
    return { items: await buildLocations(towns, locale), source };
  }

  return {
    nearbyLocationsByCoordinates: listNearby,

    async nearbyLocationsByLocation({ countryCode, postCode, distance, limit }, locale) {
      const place = await resolvePostcode(countryCode, postCode, locale, sources);
      return listNearby({ ...place, distance, limit }, locale);
    },

    async searchLocations({ searchKey, limit }, locale) {
      const places = gazetteer.listByPrefix(searchKey, limit, primaryLanguageOf(locale));
      const byName = await buildLocations(places, locale);
      if (!POSTCODE_PREFIX.test(searchKey)) return { items: byName, source };
      const byCode = await findPlacesByPostcode(searchKey, limit, locale, sources, postcodes);
      return { items: selectMostProminent([...byName, ...byCode], limit), source };
    },
  };
}

function selectMostProminent(items: readonly Location[], limit: number): Location[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return [...byId.values()]
    .toSorted((a, b) => b.scores.seoPriority - a.scores.seoPriority)
    .slice(0, limit);
}

/**
 * Finds places in all four countries by the beginning of their postcode: first the towns, the most
 * prominent first, then the codes without a town, ascending.
 *
 * @param limit maximum for each country
 * @throws {OpenDataError} if the postcodes of a country are not available
 */
async function findPlacesByPostcode(
  prefix: string,
  limit: number,
  locale: Locale,
  sources: Sources,
  postcodes: PostcodeIndex,
): Promise<Location[]> {
  const countries = POSTCODE_COUNTRIES.map(async (country) => {
    const townPostcodes = await postcodes.load(country);
    const codes = await townPostcodes.findTownsByPrefix(prefix);
    const towns = findMostProminentTowns(codes.values(), limit, locale, sources);
    const codesWithoutTown = [...codes].filter(([, ids]) => ids.size === 0).map(([code]) => code);
    const townLocations = towns.map(async (town) =>
      buildLocation(town, await townPostcodes.findCodes(town), locale),
    );
    const otherLocations = codesWithoutTown
      .slice(0, limit - towns.length)
      .map(async (code) => findPlaceWithoutTown(country, code, locale, sources));
    const locations = await Promise.all([...townLocations, ...otherLocations]);
    return locations.flatMap((location) => location ?? []);
  });
  const byCountry = await Promise.all(countries);
  return byCountry.flat();
}

function findMostProminentTowns(
  idSets: Iterable<ReadonlySet<number>>,
  limit: number,
  locale: Locale,
  { gazetteer }: Sources,
): ListedPlace[] {
  const ids = new Set(Array.from(idSets, (set) => [...set]).flat());
  return Array.from(ids, (id) => gazetteer.findById(id, primaryLanguageOf(locale)) ?? [])
    .flat()
    .toSorted((a, b) => b.fame - a.fame)
    .slice(0, limit);
}

/** Finds the place of a postcode that has only villages or companies. */
async function findPlaceWithoutTown(
  country: PostcodeCountry,
  code: string,
  locale: Locale,
  { postcodes, gazetteer }: Sources,
): Promise<Location | undefined> {
  const areas = await postcodes.find(country, code);
  const place = findPostcodePlace(areas, country, gazetteer, primaryLanguageOf(locale));
  if (!place) return undefined;
  const timeZone = findTimeZone(place.latitude, place.longitude);
  return buildPostcodeLocation(code, { ...place, country, elevation: null, timeZone }, locale);
}

/** Postcodes of places in the four supported countries. */
interface PostcodeIndex {
  /** Ascending; empty in other countries, null if the postcodes are not available. */
  findCodes(place: ListedPlace): Promise<string[] | null>;
  /** @throws {OpenDataError} if the postcodes of the country are not available */
  load(country: PostcodeCountry): Promise<TownPostcodes>;
}

function createPostcodeIndex({ postcodeTables, gazetteer }: Sources): PostcodeIndex {
  const byTable = new WeakMap<PostcodeTable, TownPostcodes>();

  async function load(country: PostcodeCountry): Promise<TownPostcodes> {
    const table = await postcodeTables(country);
    const townPostcodes = byTable.get(table) ?? createTownPostcodes(country, table, gazetteer);
    byTable.set(table, townPostcodes);
    return townPostcodes;
  }

  return {
    load,
    async findCodes(place) {
      const country = POSTCODE_COUNTRIES.find((one) => one === place.country);
      if (country === undefined) return [];
      const codes = load(country).then(async (postcodes) => postcodes.findCodes(place));
      return (await ignoreOpenDataError(codes)) ?? null;
    },
  };
}

/** The most prominent cities of the world come close to it. */
const MAX_PROMINENCE = 10;

/** Builds a location from a place of GeoNames. */
function buildLocation(place: ListedPlace, zipcodes: string[] | null, locale: Locale): Location {
  return {
    id: String(place.id),
    ...buildPlaceFields(place, locale),
    slug: slugify(place.mainName),
    admin1: buildAdmin1(place.area),
    zipcodes,
    distance: roundToTenth(place.distance ?? null),
    scores: { seoPriority: computePriority(place) },
  };
}

/** Builds a location from a postcode without a place of GeoNames. */
function buildPostcodeLocation(code: string, place: Place, locale: Locale): Location {
  return {
    id: `${place.country}-${code}`,
    ...buildPlaceFields(place, locale),
    slug: slugify(place.name),
    admin1: null,
    zipcodes: [code],
    distance: null,
    scores: { seoPriority: computePriority(place) },
  };
}

function buildPlaceFields(place: Place, { tag }: Locale) {
  return {
    name: place.name,
    latitude: place.latitude,
    longitude: place.longitude,
    elevation: place.elevation,
    countryCode: place.country,
    country: getCountryNames(tag).of(place.country) ?? place.country,
    timeZone: place.timeZone,
  };
}

function buildAdmin1(area: string): Location['admin1'] {
  const name = findAdmin1Name(area);
  return name === undefined ? null : { location: { slug: slugify(name), name } };
}

/** Maps prominence to 0 to 1: ten times the inhabitants add 0.1. */
function computePriority({ fame = 0 }: Place): number {
  return roundToHundredth(Math.min(Math.max(fame / MAX_PROMINENCE, 0), 1)) ?? 0;
}

const countryNamesByTag = new Map<string, Intl.DisplayNames>();

function getCountryNames(tag: string): Intl.DisplayNames {
  const names = countryNamesByTag.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' });
  countryNamesByTag.set(tag, names);
  return names;
}
