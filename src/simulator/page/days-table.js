/** @import { Reader } from './formats.js' */
/** @import { Said } from './said.js' */
/** @import { Day } from './weather-data.js' */
import { html } from './elements.js';
import { dayText, degreesText, numberText, percentText, rainText } from './formats.js';
import { createScale, extentOf, tenths } from './scales.js';
import { skyIcon } from './sky-icon.js';
import { speedSign, toSpeed } from './units.js';

/** The scale spans at least so much, K, so that small differences stay small. */
const MIN_SPAN_K = 8;

/**
 * Where each day's bar begins and ends on the scale that all days share, in percent of it.
 *
 * @param {readonly Pick<Day, 'low' | 'high'>[]} days
 * @returns {({ from: number, until: number } | undefined)[]} undefined for a day without temperatures
 */
export function layoutDays(days) {
  const domain = extentOf(
    days.flatMap(({ low, high }) => [low, high]),
    MIN_SPAN_K,
  );
  if (!domain) return days.map(() => undefined);
  const scale = createScale(domain, [0, 100]);
  return days.map(({ low, high }) =>
    low === null || high === null
      ? undefined
      : { from: tenths(scale(Math.min(low, high))), until: tenths(scale(high)) },
  );
}

/**
 * Days, or parts of them, with lows and highs on one scale. It is a table, for eyes and ears alike.
 *
 * @param {readonly Day[]} days
 * @param {string} today
 * @param {Reader} reader
 * @param {Said} [said]
 */
export function daysTable(days, today, reader, said) {
  const { words } = reader;
  const bars = layoutDays(days);
  const head = html(
    'tr',
    {},
    ...[words.day, words.sky].map(hiddenHead),
    html('th', { scope: 'col' }, words.precipitation),
    html('th', { scope: 'col' }, `${words.gusts} `, html('small', {}, speedSign(reader.units))),
    html('th', { scope: 'col' }, words.low),
    html('td'),
    html('th', { scope: 'col' }, words.high),
  );
  const rows = days.map((day, at) => dayRow(day, bars[at], { today, reader, said }));
  return html('table', { class: 'days' }, html('thead', {}, head), html('tbody', {}, ...rows));
}

/**
 * @param {Day} day
 * @param {{ from: number, until: number } | undefined} bar
 * @param {{ today: string, reader: Reader, said: Said | undefined }} context
 */
function dayRow(day, bar, { today, reader, said }) {
  const { low, high, gust, part } = day;
  const name = part ? reader.words.parts[part] : dayText(day.date, today, reader);
  const drawn = html('span', { class: 'bar' });
  if (bar) {
    drawn.style.setProperty('--from', `${bar.from}%`);
    drawn.style.setProperty('--until', `${bar.until}%`);
  }
  return html(
    'tr',
    {},
    html('th', { scope: 'row' }, name),
    html(
      'td',
      {},
      skyIcon(day.state, part === 'night', reader),
      html('span', { class: 'unseen' }, day.sky),
    ),
    html(
      'td',
      { class: 'wet' },
      html('span', {}, percentText(day.probability, reader)),
      ...(day.precipitation ? [' ', html('small', {}, rainText(day.precipitation, reader))] : []),
    ),
    html(
      'td',
      {},
      html(
        'span',
        saidIf(gust !== null && said?.gusts.has(gust)),
        ...(gust === null ? [] : gustCell(gust, reader)),
      ),
    ),
    html('td', {}, html('span', saidIf(said?.lows.has(day)), degreesText(low, reader))),
    html('td', { class: 'range' }, drawn),
    html('td', {}, html('span', saidIf(said?.highs.has(day)), degreesText(high, reader))),
  );
}

/** @param {boolean | undefined} isSaid */
function saidIf(isSaid) {
  return { class: isSaid ? 'said' : null };
}

/** @param {string} text */
function hiddenHead(text) {
  return html('th', { scope: 'col' }, html('span', { class: 'unseen' }, text));
}

/**
 * The unit stands in the head, or beside the number where there is no room for a head.
 *
 * @param {number} gust km/h
 * @param {Reader} reader
 */
function gustCell(gust, { units, locale }) {
  const unit = html('small', { class: 'unit', 'aria-hidden': 'true' }, ` ${speedSign(units)}`);
  return [numberText(toSpeed(gust, units), locale), unit];
}
