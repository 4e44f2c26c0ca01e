/** @import { Reader } from './formats.js' */
/** @import { HoursChart, HoursLayout } from './hours-layout.js' */
import { html, svg } from './elements.js';
import {
  degreesText,
  percentText,
  rainText,
  speedText,
  timeText,
  weekdayText,
  fill,
} from './formats.js';
import { foldedTable } from './folded-table.js';
import { ICON_SIZE, layoutHours, LEFT, RIGHT, ROWS } from './hours-layout.js';
import { tenths } from './scales.js';
import { skyGraphic } from './sky-icon.js';
import { rainSign, speedSign, temperatureSign } from './units.js';

/** The chart is drawn for this width until it is shown, pixels. */
const FIRST_WIDTH = 600;

/**
 * Draws hours as a chart, with their numbers in a table below it.
 *
 * @param {HoursChart} chart
 * @param {Reader} reader
 * @returns {HTMLElement}
 */
export function hoursFigure(chart, reader) {
  const drawn = html('div', { class: 'hours' });
  let width = 0;
  const draw = () => {
    const wanted = drawn.clientWidth || FIRST_WIDTH;
    if (wanted === width) return;
    width = wanted;
    drawn.replaceChildren(drawHours(layoutHours(chart, width, reader), chart, reader));
  };
  draw();
  new ResizeObserver(draw).observe(drawn);
  return html(
    'figure',
    { class: 'chart' },
    legend(chart, reader),
    drawn,
    hoursTable(chart, reader),
  );
}

/**
 * @param {HoursLayout} layout
 * @param {HoursChart} chart
 * @param {Reader} reader
 */
function drawHours(layout, chart, reader) {
  const { width, height, floor } = layout;
  return svg(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': describe(chart, reader),
    },
    ...layout.nights.map((each) => box(each, 'night')),
    ...layout.said.map((each) => box(each, 'said-hour')),
    ...layout.days.flatMap(({ x, y, text }) => [
      svg('path', { class: 'midnight', d: `M${tenths(x)} ${ROWS.day + 6}V${ROWS.calm}` }),
      label({ x: Math.min(x + 4, width - 20), y, text }, 'day'),
    ]),
    ...layout.ticks.flatMap(({ x, y, text }) => [
      svg('path', { class: 'grid', d: `M${x + 6} ${tenths(y)}H${width - RIGHT}` }),
      label({ x, y: y + 4, text }, 'tick'),
    ]),
    svg('path', { class: 'grid', d: `M${LEFT} ${floor}H${width - RIGHT}` }),
    ...layout.icons.flatMap(({ x, y, state, isNight }) => {
      const icon = skyGraphic(state, isNight, reader.icons);
      if (!icon) return [];
      for (const [name, value] of Object.entries({
        x: tenths(x),
        y,
        width: ICON_SIZE,
        height: ICON_SIZE,
      })) {
        icon.setAttribute(name, String(value));
      }
      return [icon];
    }),
    ...layout.chances.map((each) => box(each, 'chance')),
    ...layout.falls.map((each) => box(each, 'fall')),
    ...(layout.mostFall ? [label(inside(layout.mostFall, width), 'rain-label')] : []),
    svg('path', { class: 'gust', d: layout.gusts }),
    ...(layout.strongest
      ? [
          label(
            inside(layout.strongest, width),
            layout.strongest.isSaid ? 'gust-label said' : 'gust-label',
          ),
        ]
      : []),
    svg('path', { class: 'warmth', d: layout.curve }),
    ...layout.degrees.map((each) =>
      label(inside(each, width), each.isSaid ? 'degrees said' : 'degrees'),
    ),
    ...layout.times.map((each) => label(each, 'time')),
  );
}

/**
 * @param {HoursLayout['falls'][number]} placed
 * @param {string} name of the class
 */
function box({ x, y, width, height }, name) {
  const size = { width: tenths(width), height: tenths(height) };
  return svg('rect', { class: name, x: tenths(x), y: tenths(y), ...size });
}

/**
 * Keeps a centred label within the chart.
 *
 * @param {{ x: number, y: number, text: string }} placed
 * @param {number} width
 */
function inside({ x, y, text }, width) {
  const half = text.length * 3.5;
  return { x: Math.min(Math.max(x, LEFT + half), width - half), y, text };
}

/**
 * @param {{ x: number, y: number, text: string }} placed
 * @param {string} name of the class
 */
function label({ x, y, text }, name) {
  return svg('text', { class: name, x: tenths(x), y: tenths(y) }, text);
}

/**
 * What the colours mean, each with its unit.
 *
 * @param {HoursChart} chart
 * @param {Reader} reader
 */
function legend({ hours }, { words, units }) {
  const has = (/** @type {'precipitation' | 'probability' | 'gust'} */ name) =>
    hours.some((hour) => hour[name] !== null);
  return html(
    'figcaption',
    { class: 'legend' },
    key('of-warmth', `${words.temperature} (${temperatureSign(units)})`),
    ...(has('precipitation')
      ? [key('of-fall', `${words.precipitation} (${rainSign(units)})`)]
      : []),
    ...(has('probability') ? [key('of-chance', `${words.probability} (%)`)] : []),
    ...(has('gust') ? [key('of-gust', `${words.gusts} (${speedSign(units)})`)] : []),
  );
}

/**
 * @param {string} name of the class
 * @param {string} text
 */
function key(name, text) {
  return html('span', { class: `key ${name}` }, text);
}

/**
 * The text alternative of the drawing.
 *
 * @param {HoursChart} chart
 * @param {Reader} reader
 */
function describe({ hours }, reader) {
  const known = hours.flatMap(({ temperature }) => (temperature === null ? [] : [temperature]));
  const [first, last] = [hours[0]?.start ?? 0, hours.at(-1)?.start ?? 0];
  return fill(reader.words.hoursLabel, {
    from: `${weekdayText(first, reader)} ${timeText(first, reader)}`,
    until: `${weekdayText(last, reader)} ${timeText(last, reader)}`,
    low: known.length > 0 ? degreesText(Math.min(...known), reader) : '–',
    high: known.length > 0 ? degreesText(Math.max(...known), reader) : '–',
  });
}

/**
 * @param {HoursChart} chart
 * @param {Reader} reader
 */
function hoursTable({ hours }, reader) {
  const { words } = reader;
  const heads = [
    words.time,
    words.sky,
    words.temperature,
    words.precipitation,
    words.probability,
    words.gusts,
  ];
  const rows = hours.map((hour) =>
    html(
      'tr',
      {},
      html(
        'th',
        { scope: 'row' },
        `${weekdayText(hour.start, reader)} ${timeText(hour.start, reader)}`,
      ),
      html('td', {}, hour.sky),
      html('td', {}, degreesText(hour.temperature, reader)),
      html('td', {}, rainText(hour.precipitation, reader)),
      html('td', {}, percentText(hour.probability, reader)),
      html('td', {}, speedText(hour.gust, reader)),
    ),
  );
  return foldedTable(words, heads, rows);
}
