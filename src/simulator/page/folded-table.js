/** @import { Reader } from './formats.js' */
import { html } from './elements.js';

/**
 * A table that opens on request.
 *
 * @param {Reader['words']} words
 * @param {readonly string[]} heads
 * @param {readonly HTMLElement[]} rows
 */
export function foldedTable(words, heads, rows) {
  const head = html('tr', {}, ...heads.map((text) => html('th', { scope: 'col' }, text)));
  const table = html('table', {}, html('thead', {}, head), html('tbody', {}, ...rows));
  const scrolled = html(
    'div',
    { class: 'scrolled', tabindex: 0, role: 'region', 'aria-label': words.numbers },
    table,
  );
  return html('details', { class: 'numbers' }, html('summary', {}, words.numbers), scrolled);
}
