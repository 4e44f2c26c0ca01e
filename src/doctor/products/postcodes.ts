import {
  POSTCODE_COUNTRIES,
  POSTCODE_DIGITS,
  type PostcodeCountry,
} from '../../contract/parameters.ts';
import { fileOf, postcodesOf } from '../../opendata/postcodes/postcodes.ts';
import { areaAt } from '../../opendata/postcodes/table.ts';
import type { Check } from '../check.ts';
import { formatCount } from '../format-units.ts';
import { productCheck } from '../product-check.ts';
import { MAX_LIST_AGE_MS } from '../rhythms.ts';

export const POSTCODE_CHECKS: readonly Check[] = POSTCODE_COUNTRIES.map(postcodeCheck);

function postcodeCheck(country: PostcodeCountry): Check {
  return productCheck({
    name: `postcodes-${country.toLowerCase()}`,
    title: `Postcode file of ${country}`,
    without: `Without it, no place is found by a postcode of ${country}; one that was downloaded before serves on.`,
    files: () => [{ product: postcodesOf(country), resource: fileOf(country) }],
    goOnWhen: 'absent',
    lateFrom: ({ dated }) => dated + MAX_LIST_AGE_MS,
    describe(table) {
      const code = String(table.codes[0]).padStart(POSTCODE_DIGITS[country], '0');
      return `${formatCount(table.codes.length)} rows; ${code}: ${areaAt(0, table).name}`;
    },
  });
}
