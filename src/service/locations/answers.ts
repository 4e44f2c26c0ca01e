import type { Location } from '../../contract/public/locations.ts';
import { inTime } from '../../opendata/in-time.ts';
import type { ListedPlace } from '../../place/read-place.ts';
import type { Locale } from '../../wording/locale.ts';
import type { AnswersOf } from '../answers.ts';
import { languageOf } from '../asked-place.ts';
import { postcodePlace } from '../place-at-postcode.ts';
import type { Sources } from '../sources.ts';
import { locationOf } from './entries.ts';
import { placesOnPostcodes } from './on-postcodes.ts';
import { knownPostcodes } from './postcodes.ts';

interface Around {
  latitude: number;
  longitude: number;
  /** km */
  distance: number;
  limit: number;
}

/** Milliseconds that a place does not wait for its postcodes. */
const PATIENCE = 2000;

/** What is no name but the beginning of a postcode. */
const DIGITS = /^\d{1,5}$/;

/** "Locations resources" of the public weather API's document. */
export function locationsAnswers(
  sources: Sources,
): AnswersOf<'nearbyLocationsByCoordinates' | 'nearbyLocationsByLocation' | 'searchLocations'> {
  const { gazetteer } = sources;
  const source = sources.source.places;
  const postcodes = knownPostcodes(sources);

  async function listed(places: readonly ListedPlace[], locale: Locale): Promise<Location[]> {
    return Promise.all(
      places.map(async (place) => {
        const codes = await inTime(postcodes.codesOf(place), PATIENCE);
        return locationOf(place, codes ?? null, locale);
      }),
    );
  }

  async function around({ distance, limit, ...position }: Around, locale: Locale) {
    const towns = gazetteer.around(position, distance, limit, languageOf(locale));
    return { items: await listed(towns, locale), source };
  }

  return {
    nearbyLocationsByCoordinates: around,

    async nearbyLocationsByLocation({ countryCode, postCode, distance, limit }, locale) {
      const place = await postcodePlace(countryCode, postCode, locale, sources);
      return around({ ...place, distance, limit }, locale);
    },

    async searchLocations({ searchKey, limit }, locale) {
      const places = gazetteer.beginningWith(searchKey, limit, languageOf(locale));
      const byName = await listed(places, locale);
      if (!DIGITS.test(searchKey)) return { items: byName, source };
      const byCode = await placesOnPostcodes(searchKey, limit, locale, sources, postcodes);
      return { items: bestKnown([...byName, ...byCode], limit), source };
    },
  };
}

function bestKnown(items: readonly Location[], most: number): Location[] {
  const each = new Map(items.map((item) => [item.id, item]));
  return [...each.values()]
    .toSorted((a, b) => b.scores.seoPriority - a.scores.seoPriority)
    .slice(0, most);
}
