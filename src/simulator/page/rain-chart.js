/** @import { Reader } from './formats.js' */
/** @import { RainStep } from './weather-data.js' */
import { html, svg } from './elements.js';
import { rainText, timeText, fill } from './formats.js';
import { foldedTable } from './folded-table.js';
import { tenths } from './scales.js';

const SIZE = { width: 240, height: 64, floor: 48, full: 40 };

/** Of the tallest bar if no step is wetter, mm per hour. */
const MIN_FULL_RATE = 2;

/**
 * The bars of an hour's precipitation.
 *
 * @param {readonly RainStep[]} steps
 * @returns {{ x: number, y: number, width: number, height: number }[]} of the wet steps, in a box of {@link SIZE}
 */
export function layoutRain(steps) {
  const most = Math.max(MIN_FULL_RATE, ...steps.map(({ rate }) => rate ?? 0));
  const width = SIZE.width / Math.max(1, steps.length);
  return steps.flatMap(({ rate }, at) => {
    if (!rate) return [];
    const height = tenths((rate / most) * SIZE.full);
    return [
      { x: tenths(at * width) + 1, y: SIZE.floor - height, width: tenths(width) - 2, height },
    ];
  });
}

/**
 * The precipitation of the next hour in steps of five minutes, with its numbers in a table.
 *
 * @param {readonly RainStep[]} steps
 * @param {string} text the sentence about them
 * @param {Reader} reader
 */
export function rainFigure(steps, text, reader) {
  const { words } = reader;
  const [first, last] = [steps[0], steps.at(-1)];
  const middle = steps[Math.floor(steps.length / 2)];
  const drawing = svg(
    'svg',
    { viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, role: 'img', 'aria-label': text },
    ...layoutRain(steps).map((bar) => svg('rect', { class: 'fall', rx: 1.5, ...bar })),
    svg('path', { class: 'grid', d: `M0 ${SIZE.floor}H${SIZE.width}` }),
    ...(first
      ? [svg('text', { class: 'time first', x: 0, y: 61 }, timeText(first.start, reader))]
      : []),
    ...(middle
      ? [svg('text', { class: 'time', x: SIZE.width / 2, y: 61 }, timeText(middle.start, reader))]
      : []),
    ...(last
      ? [svg('text', { class: 'time last', x: SIZE.width, y: 61 }, timeText(last.start, reader))]
      : []),
  );
  const rows = steps.map(({ start, rate }) =>
    html(
      'tr',
      {},
      html('th', { scope: 'row' }, timeText(start, reader)),
      html('td', {}, rate === null ? '' : fill(words.perHour, { amount: rainText(rate, reader) })),
    ),
  );
  return html(
    'figure',
    { class: 'chart rain' },
    drawing,
    foldedTable(words, [words.time, words.precipitation], rows),
  );
}
