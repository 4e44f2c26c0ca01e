import type { Location } from '../../contract/public/locations.ts';
import { admin1Name } from '../../place/admin1.ts';
import { slugOf } from '../../place/fold.ts';
import type { Place } from '../../place/place.ts';
import type { ListedPlace } from '../../place/read-place.ts';
import type { Locale } from '../../wording/locale.ts';
import { hundredth, tenth } from '../rounded.ts';

/** Fame of the best known cities of the world is close to it. */
const GREATEST_FAME = 10;

/** A place of GeoNames. */
export function locationOf(
  place: ListedPlace,
  zipcodes: string[] | null,
  locale: Locale,
): Location {
  return {
    id: String(place.id),
    ...whereAndWhat(place, locale),
    slug: slugOf(place.mainName),
    admin1: admin1Of(place.area),
    zipcodes,
    distance: tenth(place.distance ?? null),
    scores: { seoPriority: priorityOf(place) },
  };
}

/** A postcode where no place of GeoNames is, by what people there call it. */
export function locationOnPostcode(code: string, place: Place, locale: Locale): Location {
  return {
    id: `${place.country}-${code}`,
    ...whereAndWhat(place, locale),
    slug: slugOf(place.name),
    admin1: null,
    zipcodes: [code],
    distance: null,
    scores: { seoPriority: priorityOf(place) },
  };
}

function whereAndWhat(place: Place, { tag }: Locale) {
  return {
    name: place.name,
    latitude: place.latitude,
    longitude: place.longitude,
    elevation: place.elevation,
    countryCode: place.country,
    country: countriesIn(tag).of(place.country) ?? place.country,
    timeZone: place.timeZone,
  };
}

function admin1Of(area: string): Location['admin1'] {
  const name = admin1Name(area);
  return name === undefined ? null : { location: { slug: slugOf(name), name } };
}

/** A tenth for ten times the inhabitants, beginning with one. */
function priorityOf({ fame = 0 }: Place): number {
  return hundredth(Math.min(Math.max(fame / GREATEST_FAME, 0), 1)) ?? 0;
}

const countries = new Map<string, Intl.DisplayNames>();

function countriesIn(tag: string): Intl.DisplayNames {
  const known = countries.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' });
  countries.set(tag, known);
  return known;
}
