import {
  POSTCODE_COUNTRIES,
  POSTCODE_DIGITS,
  type PostcodeCountry,
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

/** Parses a country and postcode as entered for a device. */
export function parseDevicePostcode(address: {
  country: string;
  code: string;
}): Postcode | InvalidPostcode {
  const country = parseCountry(address.country.trim());
  const code = address.code.trim();
  if (country === undefined) return 'outOfReach';
  return /^\d{4,5}$/.test(code) ? { country, code } : 'malformed';
}

/**
 * Parses a postcode that was spoken as a number and may lack a leading zero: `1067` for 01067 in Germany.
 * Undefined if it is invalid in the country.
 */
export function parseSpokenPostcode(value: string, spokenIn: string): Postcode | undefined {
  const digits = value.replaceAll(/\s/g, '');
  const lacksZero = spokenIn === 'DE' && /^[1-9]\d{3}$/.test(digits);
  const country = parseCountry(spokenIn);
  const code = lacksZero ? `0${digits}` : digits;
  if (country === undefined || !/^\d+$/.test(code)) return undefined;
  return code.length === POSTCODE_DIGITS[country] ? { country, code } : undefined;
}

/** A country with postcodes, in upper or lower case. */
function parseCountry(text: string): PostcodeCountry | undefined {
  return POSTCODE_COUNTRIES.find((country) => country === text.toUpperCase());
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
