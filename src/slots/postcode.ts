import * as z from 'zod';
import { checkPostcode, country as countryCode, zipCode } from '../contract/parameters.ts';
import type { Postcode } from './calls.ts';

/** A country that the weather service knows no postcodes of, or something that is no postcode. */
export type NoPostcode = 'outOfReach' | 'malformed';

const Postcode = z.object({ country: countryCode, zip_code: zipCode }).superRefine(checkPostcode);

/** Reads a country and postcode as people enter them for their device. */
export function readPostcode(address: { country: string; code: string }): Postcode | NoPostcode {
  const country = countryCode.safeParse(address.country.trim());
  const code = zipCode.safeParse(address.code.trim());
  if (!country.success) return 'outOfReach';
  return code.success ? { country: country.data, code: code.data } : 'malformed';
}

/**
 * The postcode of a country whose digits were heard as a number, which has lost a leading zero:
 * `1067` for 01067 in Germany. Undefined for what is none there.
 */
export function spokenPostcode(value: string, country: string): Postcode | undefined {
  const digits = value.replaceAll(/\s/g, '');
  const lacksZero = country === 'DE' && /^[1-9]\d{3}$/.test(digits);
  const postcode = Postcode.safeParse({ country, zip_code: lacksZero ? `0${digits}` : digits });
  if (!postcode.success) return undefined;
  return { country: postcode.data.country, code: postcode.data.zip_code };
}
