/** @typedef {'locale' | 'theme' | 'voice'} Kept */

/**
 * Choices of this visit, for browsers that do not let the page remember.
 *
 * @type {Map<Kept, string>}
 */
const ofVisit = new Map();

/**
 * What was chosen last, in this visit or an earlier one.
 *
 * @param {Kept} name
 * @returns {string | null} null if nothing was
 */
export function readKept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return ofVisit.get(name) ?? null;
  }
}

/**
 * Keeps a choice for the next visit, if the browser lets the page.
 *
 * @param {Kept} name
 * @param {string} value
 */
export function keep(name, value) {
  ofVisit.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice holds until the page is closed.
  }
}
