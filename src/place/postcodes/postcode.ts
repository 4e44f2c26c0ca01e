import * as z from 'zod';
import {
  checkZipCode,
  country as countryCode,
  type PostcodeCountry,
  zipCode,
} from '../../contract/parameters.ts';
import type { PostalAddress } from '../address.ts';

/** A postcode, for devices whose place is not known. */
export interface Postcode {
  country: PostcodeCountry;
  /** Includes leading zeros. */
  code: string;
}

/** Why a postcode is invalid: the service does not cover the country, or the code is malformed. */
export type InvalidPostcode = 'outOfReach' | 'malformed';

const postcodeSchema = z
  .object({ country: countryCode, zip_code: zipCode })
  .superRefine(checkZipCode);

/** Parses a country and postcode as entered for a device. */
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
 * Parses a postcode that was spoken as a number and may lack a leading zero: `1067` for 01067 in Germany.
 * Undefined if it is invalid in the country.
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

/** Patterns of valid postcodes: German ones start from 01, others with a digit above zero. */
const POSTCODE_PATTERNS: Readonly<Record<string, RegExp>> = {
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  LI: /^94(?:8[5-9]|9[0-8])$/,
};

/** Whether a postcode is possible in its country; true for countries without a pattern. */
export function isPossiblePostcode({ country, code = '' }: PostalAddress): boolean {
  return POSTCODE_PATTERNS[country]?.test(code) ?? true;
}
