/** @import { ListenerUnits } from './contract.ts' */

/** Beaufort is a scale of its own, which no locale of the page has. */
const KMH_PER_UNIT = {
  kilometresPerHour: 1,
  milesPerHour: 1.609344,
  metresPerSecond: 3.6,
  knots: 1.852,
  beaufort: 1,
};

/** Spoken gusts are multiples of these. */
const GUST_STEP = {
  kilometresPerHour: 5,
  milesPerHour: 5,
  metresPerSecond: 1,
  knots: 5,
  beaufort: 1,
};

const SPEED_SIGNS = {
  kilometresPerHour: 'km/h',
  milesPerHour: 'mph',
  metresPerSecond: 'm/s',
  knots: 'kn',
  beaufort: 'km/h',
};

const MM_PER_INCH = 25.4;

/**
 * Converts °C to whole degrees of the units, rounded as in the spoken texts: half away from zero.
 *
 * @param {number} celsius
 * @param {Pick<ListenerUnits, 'temperature'>} units
 */
export function toDegrees(celsius, { temperature }) {
  return roundHalfAwayFromZero(temperature === 'celsius' ? celsius : celsius * 1.8 + 32);
}

/**
 * Converts km/h to whole numbers of the units.
 *
 * @param {number} speed
 * @param {Pick<ListenerUnits, 'speed'>} units
 */
export function toSpeed(speed, { speed: unit }) {
  return roundHalfAwayFromZero(speed / KMH_PER_UNIT[unit]);
}

/**
 * Converts km/h to the number that the spoken texts name after "gusts up to".
 *
 * @param {number} speed
 * @param {Pick<ListenerUnits, 'speed'>} units
 */
export function toSpokenGust(speed, { speed: unit }) {
  const step = GUST_STEP[unit];
  // Floating-point noise does not count.
  return Math.ceil(Math.round((speed / KMH_PER_UNIT[unit] / step) * 1e6) / 1e6) * step;
}

/**
 * Converts mm to tenths of a millimetre, or hundredths of an inch.
 *
 * @param {number} millimetres
 * @param {Pick<ListenerUnits, 'rain'>} units
 */
export function toRain(millimetres, { rain }) {
  return rain === 'inches'
    ? Math.round((millimetres / MM_PER_INCH) * 100) / 100
    : Math.round(millimetres * 10) / 10;
}

/** @param {Pick<ListenerUnits, 'speed'>} units */
export function speedSign({ speed }) {
  return SPEED_SIGNS[speed];
}

/** @param {Pick<ListenerUnits, 'rain'>} units */
export function rainSign({ rain }) {
  return rain === 'inches' ? 'in' : 'mm';
}

/** @param {Pick<ListenerUnits, 'temperature'>} units */
export function temperatureSign({ temperature }) {
  return temperature === 'celsius' ? '°C' : '°F';
}

/** @param {number} value */
function roundHalfAwayFromZero(value) {
  const whole = Math.sign(value) * Math.round(Math.abs(value));
  return whole === 0 ? 0 : whole;
}
