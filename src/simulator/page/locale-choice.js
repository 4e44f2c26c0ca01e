/** @import { LocaleOption } from './contract.ts' */
import { keep, readKept } from './kept.js';

/**
 * The locale of a start: that of the address, else the one that was chosen before, else the browser's first one.
 *
 * @param {LocaleOption[]} locales
 * @param {string | undefined} inAddress
 */
export function firstLocale(locales, inAddress) {
  const understood = locales.filter(({ understands }) => understands);
  const wanted = [inAddress, readKept('locale'), ...navigator.languages];
  const found = wanted.flatMap((tag) => (tag ? (matchLocale(understood, tag) ?? []) : []));
  return (found[0] ?? understood[0])?.tag ?? '';
}

/** @param {string} tag */
export function keepLocale(tag) {
  keep('locale', tag);
}

/**
 * The locale of a language as the browser's user has it: Australian English for one of its languages, else as offered.
 *
 * @param {LocaleOption[]} locales
 * @param {string} offered
 */
export function ownVariant(locales, offered) {
  const own = navigator.languages.find((tag) => baseOf(tag) === baseOf(offered));
  return matchLocale(locales, own ?? offered)?.tag ?? offered;
}

/**
 * @param {LocaleOption[]} locales
 * @param {string} wanted BCP 47
 */
function matchLocale(locales, wanted) {
  return (
    locales.find(({ tag }) => tag === wanted) ??
    locales.find(({ tag }) => baseOf(tag) === baseOf(wanted))
  );
}

/** @param {string} tag */
function baseOf(tag) {
  return tag.split('-')[0];
}
