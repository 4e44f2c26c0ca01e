/** @typedef {typeof import('./words/en.js').words} Words */

/** The languages that the page speaks. */
export const PAGE_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'sv'];

/**
 * Loads the words of a language; those of English for another.
 *
 * @param {string} locale BCP 47
 * @returns {Promise<Words>}
 */
export async function loadWords(locale) {
  const [language = ''] = locale.split('-');
  const known = PAGE_LANGUAGES.includes(language) ? language : 'en';
  /** @type {{ words: Words }} */
  const { words } = await import(`./words/${known}.js`);
  return words;
}

/**
 * Puts the words into the page: `data-text` names that of an element's text, `data-label` that of its label.
 *
 * @param {Words} words
 * @param {string} locale BCP 47
 */
export function applyWords(words, locale) {
  document.documentElement.lang = locale;
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = wordOf(words, element.getAttribute('data-text') ?? '');
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    const name = element instanceof HTMLOptGroupElement ? 'label' : 'aria-label';
    element.setAttribute(name, wordOf(words, element.getAttribute('data-label') ?? ''));
  }
}

/**
 * @param {Words} words
 * @param {string} path such as `devices.speaker`
 */
function wordOf(words, path) {
  /** @type {unknown} */
  let value = words;
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  if (typeof value !== 'string') throw new Error(`The page has no word "${path}"`);
  return value;
}
