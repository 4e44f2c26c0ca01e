/** @import { Reader } from './formats.js' */
/** @import { PollenType } from './weather-data.js' */
import { html } from './elements.js';
import { capitalized } from './formats.js';

const HIGHEST = 3;

/**
 * The types that fly, each with its level as dots.
 *
 * @param {readonly PollenType[]} types
 * @param {Reader} reader
 * @returns {HTMLElement[]} empty if none flies
 */
export function pollenList(types, { words, pollenNames }) {
  const flying = types
    .flatMap(({ name, today }) => (today ? [{ name, level: today }] : []))
    .toSorted((one, other) => other.level - one.level);
  if (flying.length === 0) return [];
  const items = flying.map(({ name, level }) =>
    html(
      'li',
      {},
      html('span', {}, capitalized(pollenNames[name] ?? name)),
      html(
        'span',
        { class: 'dots', 'aria-hidden': 'true' },
        '●'.repeat(level) + '○'.repeat(HIGHEST - level),
      ),
      html('small', {}, words.pollenLevels[level] ?? ''),
    ),
  );
  return [html('ul', { class: 'pollen-types' }, ...items)];
}
