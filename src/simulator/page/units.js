/** @import { ListenerUnits } from './contract.ts' */

/** Lowest speed of each Beaufort force from 1 to 12, km/h (KNMI), as in the spoken texts. */
const BEAUFORT_MIN_KMH = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118];

const KMH_PER_UNIT = {
  kilometresPerHour: 1,
  milesPerHour: 1.609344,
  metresPerSecond: 3.6,
  knots: 1.852,
};

/** Spoken gusts are multiples of these. */
const GUST_STEP = {
  kilometresPerHour: 5,
  milesPerHour: 5,
  metresPerSecond: 1,
  knots: 5,
};

const SPEED_SIGNS = {
  kilometresPerHour: 'km/h',
  milesPerHour: 'mph',
  metresPerSecond: 'm/s',
  knots: 'kn',
  beaufort: 'Bft',
};

const MM_PER_INCH = 25.4;

/** Least amount that is shown, hundredths of an inch or tenths of a millimetre. */
const RAIN_STEP = { inches: 0.01, millimetres: 0.1, litresPerSquareMetre: 0.1 };

/**
 * Converts °C to whole degrees of the units, rounded as in the spoken texts: half away from zero.
 *
 * @param {number} celsius
 * @param {Pick<ListenerUnits, 'temperature'>} units
 */
export function toDegrees(celsius, units) {
  return roundHalfAwayFromZero(toScale(celsius, units));
}

/**
 * Converts °C to the scale of the units, without rounding.
 *
 * @param {number} celsius
 * @param {Pick<ListenerUnits, 'temperature'>} units
 */
export function toScale(celsius, { temperature }) {
  return temperature === 'celsius' ? celsius : celsius * 1.8 + 32;
}

/** @param {number} kilometres */
export function toMiles(kilometres) {
  return kilometres / KMH_PER_UNIT.milesPerHour;
}

/**
 * Converts km/h to whole numbers of the units.
 *
 * @param {number} speed
 * @param {Pick<ListenerUnits, 'speed'>} units
 */
export function toSpeed(speed, { speed: unit }) {
  if (unit === 'beaufort') return toBeaufort(speed);
  return roundHalfAwayFromZero(speed / KMH_PER_UNIT[unit]);
}

/**
 * Converts km/h to the number that the spoken texts name after "gusts up to".
 *
 * @param {number} speed
 * @param {Pick<ListenerUnits, 'speed'>} units
 */
export function toSpokenGust(speed, { speed: unit }) {
  if (unit === 'beaufort') return toBeaufort(speed);
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

/** The least amount of rain that is shown. @param {Pick<ListenerUnits, 'rain'>} units */
export function rainStep({ rain }) {
  return RAIN_STEP[rain];
}

/** @param {number} speed km/h */
function toBeaufort(speed) {
  return BEAUFORT_MIN_KMH.filter((from) => Math.round(speed) >= from).length;
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
