/** @import { Reader } from './formats.js' */
/** @import { Warning } from './weather-data.js' */
import { html } from './elements.js';
import { dateAt, fill, timeText, weekdayText } from './formats.js';

/**
 * Warnings in force or announced, as banners in the colours of their levels.
 *
 * @param {readonly Warning[]} warnings
 * @param {number} now epoch milliseconds
 * @param {Reader} reader
 * @returns {HTMLElement[]} empty without a warning
 */
export function warningList(warnings, now, reader) {
  if (warnings.length === 0) return [];
  const items = warnings.map((warning) => banner(warning, now, reader));
  return [html('ul', { class: 'warnings', 'aria-label': reader.words.warnings }, ...items)];
}

/**
 * @param {Warning} warning
 * @param {number} now
 * @param {Reader} reader
 */
function banner(warning, now, reader) {
  const { level, severity, name, headline, description, instruction, sender } = warning;
  const { words, locale } = reader;
  const more = [description, instruction, sender].filter((text) => text !== '');
  return html(
    'li',
    { class: `warning level-${level}` },
    html(
      'p',
      {},
      html('strong', { lang: locale }, headline || name),
      ' ',
      html('span', { lang: locale }, severity, ','),
      ' ',
      html('span', {}, spanText(warning, now, reader)),
    ),
    ...(more.length > 0
      ? [
          html(
            'details',
            {},
            html('summary', {}, words.details),
            ...more.map((text) => html('p', { lang: locale }, text)),
          ),
        ]
      : []),
  );
}

/**
 * @param {Warning} warning
 * @param {number} now
 * @param {Reader} reader
 */
function spanText({ from, until }, now, reader) {
  const at = (/** @type {number} */ time) =>
    dateAt(time, reader) === dateAt(now, reader)
      ? timeText(time, reader)
      : `${weekdayText(time, reader)} ${timeText(time, reader)}`;
  if (until === null) return fill(reader.words.fromOn, { from: at(from) });
  return from <= now
    ? fill(reader.words.inForce, { until: at(until) })
    : fill(reader.words.announced, { from: at(from), until: at(until) });
}
