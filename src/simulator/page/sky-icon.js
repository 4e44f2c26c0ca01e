/** @import { Reader } from './formats.js' */
import { drawGraphic } from './apl-graphic.js';
import { html } from './elements.js';

/** The colours of the icons, which the style sheet sets. */
const COLOURS = Object.fromEntries(
  ['sun', 'moon', 'cloud', 'shade', 'ground', 'rain', 'snow', 'bolt'].map((name) => [
    name,
    `var(--icon-${name})`,
  ]),
);

/**
 * The icon of a state, as on the device's screen; empty for an unknown one.
 *
 * @param {number | null} state code of the forecast table
 * @param {boolean} isNight
 * @param {Reader} reader
 */
export function skyIcon(state, isNight, { icons }) {
  const graphic = skyGraphic(state, isNight, icons);
  return html('span', { class: 'sky', 'aria-hidden': 'true' }, ...(graphic ? [graphic] : []));
}

/**
 * @param {number | null} state code of the forecast table
 * @param {boolean} isNight
 * @param {Reader['icons']} icons
 * @returns {SVGSVGElement | undefined}
 */
export function skyGraphic(state, isNight, icons) {
  const [day, night] = icons?.byState[String(state)] ?? [];
  const name = isNight ? night : day;
  const graphic = name === undefined ? undefined : icons?.graphics[name];
  return graphic && drawGraphic(graphic, COLOURS);
}
