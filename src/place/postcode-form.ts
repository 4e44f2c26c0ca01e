import type { Address } from './at-address.ts';

/** Postcodes as their countries have them: Germany's begin with 01, the others' with a digit above zero. */
const FORMS: Readonly<Record<string, RegExp>> = {
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  LI: /^94(?:8[5-9]|9[0-8])$/,
};

/** False for what can be no postcode of its country; of most countries, the form is not known here. */
export function isPossiblePostcode({ country, code = '' }: Address): boolean {
  return FORMS[country]?.test(code) ?? true;
}
