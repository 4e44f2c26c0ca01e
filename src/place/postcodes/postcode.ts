import * as z from 'zod';
import {
  checkZipCode,
  country as countryCode,
  type PostcodeCountry,
  zipCode,
} from '../../contract/parameters.ts';
import type { PostalAddress } from '../address.ts';

/** A place that only its postcode is known of. */
export interface Postcode {
  country: PostcodeCountry;
  /** With its leading zeros. */
  code: string;
}

/** A country that the weather service knows no postcodes of, or something that is no postcode. */
export type InvalidPostcode = 'outOfReach' | 'malformed';

const postcodeSchema = z
  .object({ country: countryCode, zip_code: zipCode })
  .superRefine(checkZipCode);

/** Reads a country and postcode as people enter them for their device. */
export function parseDevicePostcode(address: {
  country: string;
  code: string;
}): Postcode | InvalidPostcode {
  const country = countryCode.safeParse(address.country.trim());
  const code = zipCode.safeParse(address.code.trim());
  if (!country.success) return 'outOfReach';
  return code.success ? { country: country.data, code: code.data } : 'malformed';
}

/**
 * The postcode of a country whose digits were heard as a number, which has lost a leading zero:
 * `1067` for 01067 in Germany. Undefined for what is none there.
 */
export function parseSpokenPostcode(value: string, country: string): Postcode | undefined {
  const digits = value.replaceAll(/\s/g, '');
  const lacksZero = country === 'DE' && /^[1-9]\d{3}$/.test(digits);
  const postcode = postcodeSchema.safeParse({
    country,
    zip_code: lacksZero ? `0${digits}` : digits,
  });
  if (!postcode.success) return undefined;
  return { country: postcode.data.country, code: postcode.data.zip_code };
}

/** Postcodes as their countries have them: Germany's begin with 01, the others' with a digit above zero. */
const POSTCODE_PATTERNS: Readonly<Record<string, RegExp>> = {
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  LI: /^94(?:8[5-9]|9[0-8])$/,
};

/** False for what can be no postcode of its country; of most countries, the form is not known here. */
export function isPossiblePostcode({ country, code = '' }: PostalAddress): boolean {
  return POSTCODE_PATTERNS[country]?.test(code) ?? true;
}
