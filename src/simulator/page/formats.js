/** @import { IconSet, ListenerUnits } from './contract.ts' */
/** @import { Words } from './words.js' */
import { rainSign, rainStep, speedSign, toDegrees, toMiles, toRain, toSpeed } from './units.js';

/**
 * For whom and in which units something is shown.
 *
 * @typedef {object} Reader
 * @property {string} locale BCP 47
 * @property {Words} words
 * @property {ListenerUnits} units
 * @property {string} timeZone IANA time zone of the place
 * @property {Readonly<Record<string, string>>} pollenNames by the names of the operations
 * @property {IconSet | undefined} icons undefined if they have not arrived
 */

const DAY_MS = 86_400_000;

/**
 * `14:05`, `2:05 PM`.
 *
 * @param {number} time epoch milliseconds
 * @param {Reader} reader
 */
export function timeText(time, { locale, timeZone }) {
  return formatter(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(time);
}

/**
 * `14`, `2 PM`: short enough for an axis.
 *
 * @param {number} time epoch milliseconds
 * @param {Reader} reader
 */
export function hourText(time, { locale, timeZone }) {
  const parts = formatter(locale, { hour: 'numeric', timeZone }).formatToParts(time);
  const shown = parts.filter(({ type }) => type === 'hour' || type === 'dayPeriod');
  return shown.map(({ value }) => value.toLowerCase().replaceAll(/[.\s]/g, '')).join('');
}

/**
 * The hour of the day, 0 to 23.
 *
 * @param {number} time epoch milliseconds
 * @param {Pick<Reader, 'timeZone'>} reader
 */
export function hourOfDay(time, { timeZone }) {
  const options = /** @type {const} */ ({ hour: '2-digit', hourCycle: 'h23', timeZone });
  return Number(formatter('en-GB', options).format(time));
}

/**
 * `2026-11-18`: the date at the place.
 *
 * @param {number} time epoch milliseconds
 * @param {Pick<Reader, 'timeZone'>} reader
 */
export function dateAt(time, { timeZone }) {
  return formatter('sv-SE', { dateStyle: 'short', timeZone }).format(time);
}

/**
 * `Wednesday, 18 November`.
 *
 * @param {number} time epoch milliseconds
 * @param {Reader} reader
 */
export function longDateText(time, { locale, timeZone }) {
  const options = /** @type {const} */ ({ weekday: 'long', day: 'numeric', month: 'long' });
  return formatter(locale, { ...options, timeZone }).format(time);
}

/**
 * `Today`, else `Thu 19`.
 *
 * @param {string} date
 * @param {string} today
 * @param {Reader} reader
 */
export function dayText(date, today, { locale }) {
  const ahead = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (ahead === 0) {
    return capitalized(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day'));
  }
  const time = Date.parse(date);
  const weekday = formatter(locale, { weekday: 'short', timeZone: 'UTC' }).format(time);
  return `${weekday} ${new Date(time).getUTCDate()}`;
}

/**
 * `Thu`.
 *
 * @param {number} time epoch milliseconds
 * @param {Reader} reader
 */
export function weekdayText(time, { locale, timeZone }) {
  return formatter(locale, { weekday: 'short', timeZone }).format(time);
}

/**
 * `7°`; empty if it is not known.
 *
 * @param {number | null} celsius
 * @param {Reader} reader
 */
export function degreesText(celsius, { locale, units }) {
  if (celsius === null) return '';
  return `${numberText(toDegrees(celsius, units), locale)}°`;
}

/**
 * `40 km/h`; empty if it is not known.
 *
 * @param {number | null} speed km/h
 * @param {Reader} reader
 */
export function speedText(speed, { locale, units }) {
  if (speed === null) return '';
  return `${numberText(toSpeed(speed, units), locale)} ${speedSign(units)}`;
}

/**
 * `0.4 mm`, `0.02 in`, `<0.01 in`; empty if it is not known.
 *
 * @param {number | null} millimetres
 * @param {Reader} reader
 */
export function rainText(millimetres, { locale, units }) {
  if (millimetres === null) return '';
  const amount = toRain(millimetres, units);
  const isLess = amount === 0 && millimetres > 0;
  const number = isLess ? `<${numberText(rainStep(units), locale)}` : numberText(amount, locale);
  return `${number} ${rainSign(units)}`;
}

/**
 * `55 %`, `55%`; empty if it is not known.
 *
 * @param {number | null} percent
 * @param {Reader} reader
 */
export function percentText(percent, { locale }) {
  if (percent === null) return '';
  const options = /** @type {const} */ ({ style: 'percent', maximumFractionDigits: 0 });
  return new Intl.NumberFormat(locale, options).format(percent / 100);
}

/**
 * `7 km`, `4 miles`.
 *
 * @param {number} kilometres
 * @param {Reader} reader
 */
export function distanceText(kilometres, { locale, units }) {
  const isMetric = units.speed !== 'milesPerHour';
  const unit = isMetric ? 'kilometer' : 'mile';
  const value = isMetric ? kilometres : toMiles(kilometres);
  const options = /** @type {const} */ ({ style: 'unit', maximumFractionDigits: 0 });
  return new Intl.NumberFormat(locale, { ...options, unit }).format(value);
}

/**
 * A minus is a minus sign.
 *
 * @param {number} value
 * @param {string} locale
 */
export function numberText(value, locale) {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
    .format(value)
    .replace('-', '−');
}

/**
 * Fills the placeholders of a text: `{name}`.
 *
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export function fill(text, values) {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name) => String(values[name] ?? ''));
}

/** @param {string} text */
export function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @type {Map<string, Intl.DateTimeFormat>} */
const formatters = new Map();

/**
 * @param {string} locale
 * @param {Intl.DateTimeFormatOptions} options
 */
function formatter(locale, options) {
  const key = locale + JSON.stringify(options);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}
