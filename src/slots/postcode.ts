import { country as countryCode, zipCode } from '../contract/parameters.ts';
import type { Postcode } from './calls.ts';

/** A country that the weather service knows no postcodes of, or something that is no postcode. */
export type NoPostcode = 'outOfReach' | 'malformed';

/** Reads a country and postcode as people enter them for their device. */
export function readPostcode(address: { country: string; code: string }): Postcode | NoPostcode {
  const country = countryCode.safeParse(address.country.trim());
  const code = zipCode.safeParse(address.code.trim());
  if (!country.success) return 'outOfReach';
  return code.success ? { country: country.data, code: code.data } : 'malformed';
}
