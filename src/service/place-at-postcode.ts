import type { PostcodeCountry } from '../contract/parameters.ts';
import { placeAtPostcode } from '../place/at-postcode.ts';
import type { Locale } from '../wording/locale.ts';
import { languageOf, type Where } from './asked-place.ts';
import { unknownPostcode } from './problems.ts';
import type { Sources } from './sources.ts';

/**
 * Where a postcode is, and what people there call it, in the language asked for.
 *
 * @throws {ServiceError} for a postcode that no place has
 */
export async function postcodePlace(
  country: PostcodeCountry,
  code: string,
  locale: Locale,
  { postcodes, gazetteer }: Sources,
): Promise<Where & { name: string }> {
  const areas = await postcodes.find(country, code);
  const place = placeAtPostcode(areas, country, gazetteer, languageOf(locale));
  if (!place) throw unknownPostcode(country, code);
  return place;
}
