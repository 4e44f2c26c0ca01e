import type { Location } from '../../contract/public/locations.ts';
import { withTimeout } from '../../time/timeout.ts';
import type { ListedPlace } from '../../place/place-index.ts';
import type { Locale } from '../../wording/language.ts';
import {
  type OperationHandlersFor,
  primaryLanguageOf,
  resolvePostcode,
} from '../operation-handler.ts';
import type { Sources } from '../sources.ts';
import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../contract/parameters.ts';
import { findPostcodePlace } from '../../place/postcodes/place-at-postcode.ts';
import { findTimeZone } from '../../time/time-zone.ts';
import type { PostcodeTable } from '../../place/postcodes/table.ts';
import { OpenDataError } from '../../opendata/server.ts';
import { createTownPostcodes, type TownPostcodes } from '../../place/postcodes/town-postcodes.ts';
import { findAdmin1Name } from '../../place/area-names.ts';
import { slugify } from '../../place/name-forms.ts';
import type { Place } from '../../place/place.ts';
import { roundToHundredth, roundToTenth } from '../answer-fields.ts';

interface NearbyQuery {
  latitude: number;
  longitude: number;
  /** km */
  distance: number;
  limit: number;
}

/** Milliseconds that a place does not wait for its postcodes. */
const POSTCODES_TIMEOUT_MS = 2000;

/** What is no name but the beginning of a postcode. */
const POSTCODE_PREFIX = /^\d{1,5}$/;

/** "Locations resources" of the public weather API's document. */
export function locationHandlers(
  sources: Sources,
): OperationHandlersFor<
  'nearbyLocationsByCoordinates' | 'nearbyLocationsByLocation' | 'searchLocations'
> {
  const { gazetteer } = sources;
  const source = sources.source.places;
  const postcodes = createPostcodeIndex(sources);

  async function listed(places: readonly ListedPlace[], locale: Locale): Promise<Location[]> {
    return Promise.all(
      places.map(async (place) => {
        const codes = await withTimeout(postcodes.findCodes(place), POSTCODES_TIMEOUT_MS);
        return buildLocation(place, codes ?? null, locale);
      }),
    );
  }

  async function around({ distance, limit, ...position }: NearbyQuery, locale: Locale) {
    const towns = gazetteer.listAround(position, distance, limit, primaryLanguageOf(locale));
    return { items: await listed(towns, locale), source };
  }

  return {
    nearbyLocationsByCoordinates: around,

    async nearbyLocationsByLocation({ countryCode, postCode, distance, limit }, locale) {
      const place = await resolvePostcode(countryCode, postCode, locale, sources);
      return around({ ...place, distance, limit }, locale);
    },

    async searchLocations({ searchKey, limit }, locale) {
      const places = gazetteer.listByPrefix(searchKey, limit, primaryLanguageOf(locale));
      const byName = await listed(places, locale);
      if (!POSTCODE_PREFIX.test(searchKey)) return { items: byName, source };
      const byCode = await findPlacesByPostcode(searchKey, limit, locale, sources, postcodes);
      return { items: selectMostProminent([...byName, ...byCode], limit), source };
    },
  };
}

function selectMostProminent(items: readonly Location[], most: number): Location[] {
  const each = new Map(items.map((item) => [item.id, item]));
  return [...each.values()]
    .toSorted((a, b) => b.scores.seoPriority - a.scores.seoPriority)
    .slice(0, most);
}

/**
 * The towns on postcodes of all four countries that begin with some digits, the best known first, then
 * the codes on which only lesser places are, ascending; so many of each country at most.
 *
 * @throws {OpenDataError} where the postcodes of a country cannot be had
 */
async function findPlacesByPostcode(
  start: string,
  most: number,
  locale: Locale,
  sources: Sources,
  postcodes: PostcodeIndex,
): Promise<Location[]> {
  const countries = POSTCODE_COUNTRIES.map(async (country) => {
    const known = await postcodes.load(country);
    const codes = await known.findTownsByPrefix(start);
    const towns = findMostProminentTowns(codes.values(), most, locale, sources);
    const lesser = [...codes].filter(([, ids]) => ids.size === 0).map(([code]) => code);
    const ofTowns = towns.map(async (town) =>
      buildLocation(town, await known.findCodes(town), locale),
    );
    const ofOthers = lesser
      .slice(0, most - towns.length)
      .map(async (code) => findLesserPlace(country, code, locale, sources));
    const found = await Promise.all([...ofTowns, ...ofOthers]);
    return found.flatMap((location) => location ?? []);
  });
  const found = await Promise.all(countries);
  return found.flat();
}

function findMostProminentTowns(
  ids: Iterable<ReadonlySet<number>>,
  most: number,
  locale: Locale,
  { gazetteer }: Sources,
): ListedPlace[] {
  const each = new Set(Array.from(ids, (some) => [...some]).flat());
  return Array.from(each, (id) => gazetteer.findById(id, primaryLanguageOf(locale)) ?? [])
    .flat()
    .toSorted((a, b) => b.fame - a.fame)
    .slice(0, most);
}

/** What people call a postcode with villages or companies only. */
async function findLesserPlace(
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

/** The postcodes of places in the countries whose postcodes are known. */
interface PostcodeIndex {
  /** Ascending; empty in other countries, null where the country's cannot be had. */
  findCodes(place: ListedPlace): Promise<string[] | null>;
  /** @throws {OpenDataError} where the country's cannot be had */
  load(country: PostcodeCountry): Promise<TownPostcodes>;
}

function createPostcodeIndex({ postcodeTables, gazetteer }: Sources): PostcodeIndex {
  const byTable = new WeakMap<PostcodeTable, TownPostcodes>();

  async function of(country: PostcodeCountry): Promise<TownPostcodes> {
    const table = await postcodeTables(country);
    const known = byTable.get(table) ?? createTownPostcodes(country, table, gazetteer);
    byTable.set(table, known);
    return known;
  }

  return {
    load: of,
    async findCodes(place) {
      const country = POSTCODE_COUNTRIES.find((one) => one === place.country);
      if (country === undefined) return [];
      try {
        const known = await of(country);
        return await known.findCodes(place);
      } catch (error) {
        if (error instanceof OpenDataError) return null;
        throw error;
      }
    },
  };
}

/** Fame of the best known cities of the world is close to it. */
const MAX_PROMINENCE = 10;

/** A place of GeoNames. */
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

/** A postcode where no place of GeoNames is, by what people there call it. */
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

/** A tenth for ten times the inhabitants, beginning with one. */
function computePriority({ fame = 0 }: Place): number {
  return roundToHundredth(Math.min(Math.max(fame / MAX_PROMINENCE, 0), 1)) ?? 0;
}

const countryNamesByTag = new Map<string, Intl.DisplayNames>();

function getCountryNames(tag: string): Intl.DisplayNames {
  const known = countryNamesByTag.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' });
  countryNamesByTag.set(tag, known);
  return known;
}
