/** @import { Json } from './contract.ts' */
import { jsonOf, jsonsOf } from './apl-json.js';

/**
 * An hour of a forecast or of a station's reports. What is not known is null.
 *
 * @typedef {object} Hour
 * @property {number} start epoch milliseconds
 * @property {number | null} temperature °C
 * @property {number | null} precipitation mm
 * @property {number | null} probability of precipitation, %
 * @property {number | null} gust km/h
 * @property {number | null} state code of the forecast table
 * @property {string} sky the state in words; empty if unknown
 * @property {boolean} isNight
 */

/**
 * A day, or a part of it.
 *
 * @typedef {object} Day
 * @property {string} date `2026-11-18`
 * @property {'morning' | 'afternoon' | 'evening' | 'night' | undefined} part
 * @property {number | null} low °C
 * @property {number | null} high °C, of a day that of its waking hours, as in the texts
 * @property {number | null} precipitation mm
 * @property {number | null} probability of precipitation, %
 * @property {number | null} gust km/h
 * @property {number | null} state code of the forecast table
 * @property {string} sky the state in words
 */

/** @typedef {{ start: number, rate: number | null }} RainStep mm per hour */

/** @typedef {{ sunrise: number | null, sunset: number | null }} SunTimes epoch milliseconds */

/** @typedef {{ time: number, temperature: number | null, station: string, distance: number }} Reading °C, km */

/** @typedef {{ level: number, severity: string, name: string, headline: string, from: number, until: number | null, description: string, instruction: string, sender: string }} Warning */

/** @typedef {{ name: string, today: number | null }} PollenType 0 none to 3 high */

const PARTS = /** @type {const} */ (['morning', 'afternoon', 'evening', 'night']);

/** Steps of the radar; hours of the forecast take its place where it does not see. */
const RADAR_STEP_MS = 5 * 60_000;

/**
 * The hours of forecastHours, forecastNextThreeHours, hourlyForecastByCoordinates and pastReadingsByCoordinates.
 *
 * @param {unknown} body
 * @returns {Hour[]}
 */
export function hoursOf(body) {
  const { hourly, items } = jsonOf(body);
  return jsonsOf(hourly ?? items)
    .filter((hour) => 'temperature' in hour && ('date' in hour || 'time' in hour))
    .map((hour) => ('time' in hour ? pastHourOf(hour) : hourOf(hour)));
}

/** @param {Json} hour */
function hourOf(hour) {
  const { weather, prec, wind, temperature } = hour;
  return {
    start: timeOf(hour['date']) ?? 0,
    temperature: numberOf(jsonOf(temperature)['avg']),
    precipitation: numberOf(jsonOf(prec)['sum']),
    probability: numberOf(jsonOf(prec)['probability']),
    gust: numberOf(jsonOf(jsonOf(wind)['gusts'])['value']),
    state: numberOf(jsonOf(weather)['state']),
    sky: textOf(jsonOf(weather)['text']),
    isNight: textOf(jsonOf(weather)['icon']).startsWith('n_'),
  };
}

/** @param {Json} hour */
function pastHourOf({ time, temperature, precipitation, gust }) {
  return {
    start: timeOf(time) ?? 0,
    temperature: numberOf(temperature),
    precipitation: numberOf(precipitation),
    probability: null,
    gust: numberOf(gust),
    state: null,
    sky: '',
    isNight: false,
  };
}

/**
 * The days of forecastDays, forecastWeekend and forecastNextThreeDays.
 *
 * @param {unknown} body
 * @returns {Day[]}
 */
export function daysOf(body) {
  return jsonsOf(jsonOf(body)['summary']).map((day) => periodOf(day, undefined));
}

/**
 * The parts of the days of forecastDayPart.
 *
 * @param {unknown} body
 * @returns {Day[]}
 */
export function partsOf(body) {
  return jsonsOf(jsonOf(body)['spaces']).flatMap((day) =>
    PARTS.flatMap((part) => jsonsOf(day[part]).map((period) => periodOf(period, part))),
  );
}

/**
 * @param {Json} period
 * @param {Day['part']} part
 * @returns {Day}
 */
function periodOf({ date, temperature, prec, wind, weather }, part) {
  const { min, max, wakingMax = max } = jsonOf(temperature);
  return {
    date: textOf(date),
    part,
    low: numberOf(min),
    high: numberOf(wakingMax),
    precipitation: numberOf(jsonOf(prec)['sum']),
    probability: numberOf(jsonOf(prec)['probability']),
    gust: numberOf(jsonOf(jsonOf(wind)['gusts'])['value']),
    state: numberOf(jsonOf(weather)['state']),
    sky: textOf(jsonOf(weather)['text']),
  };
}

/**
 * The text of the first day of forecastDays.
 *
 * @param {unknown} body
 */
export function firstDayTextOf(body) {
  return textOf(jsonsOf(jsonOf(body)['summary'])[0]?.['text']);
}

/**
 * The steps of precipitationNextHour, if they are from radar.
 *
 * @param {unknown} body
 * @returns {RainStep[]} empty where radar does not see
 */
export function rainStepsOf(body) {
  const steps = jsonsOf(jsonOf(body)['items']).map(({ date, value }) => ({
    start: timeOf(date) ?? 0,
    rate: numberOf(value),
  }));
  const [first, second] = steps;
  return first && second && second.start - first.start === RADAR_STEP_MS ? steps : [];
}

/**
 * The newest report of pastReadingsByCoordinates with a temperature.
 *
 * @param {unknown} body
 * @returns {Reading | undefined}
 */
export function newestReadingOf(body) {
  const { station, items } = jsonOf(body);
  const { name, distance } = jsonOf(station);
  const newest = jsonsOf(items).findLast(({ temperature }) => numberOf(temperature) !== null);
  const time = timeOf(newest?.['time']);
  if (!newest || time === null) return undefined;
  return {
    time,
    temperature: numberOf(newest['temperature']),
    station: textOf(name),
    distance: numberOf(distance) ?? 0,
  };
}

/**
 * The warnings of activeWarningsByCoordinates, the gravest first.
 *
 * @param {unknown} body
 * @returns {Warning[]}
 */
export function warningsOf(body) {
  return jsonsOf(jsonOf(body)['activeWarnings'])
    .map((warning) => {
      const infos = jsonOf(warning['infos']);
      return {
        level: numberOf(warning['severityInt']) ?? 1,
        severity: textOf(warning['severity']),
        name: textOf(warning['event']),
        headline: textOf(infos['headline']),
        from: timeOf(warning['onset']) ?? 0,
        until: timeOf(warning['expires']),
        description: textOf(infos['description']),
        instruction: textOf(infos['instruction']),
        sender: textOf(warning['senderName']),
      };
    })
    .toSorted((one, other) => other.level - one.level || one.from - other.from);
}

/**
 * Whether it is known if there are warnings.
 *
 * @param {unknown} body of activeWarningsByCoordinates
 */
export function knowsWarnings(body) {
  const { activeWarnings, source } = jsonOf(body);
  return Array.isArray(activeWarnings) && source !== null;
}

/**
 * The types of pollenTextByCoordinates.
 *
 * @param {unknown} body
 * @returns {PollenType[]}
 */
export function pollenOf(body) {
  const { items, text } = jsonOf(body);
  if (!Array.isArray(text)) return [];
  return jsonsOf(items).map(({ name, today }) => ({ name: textOf(name), today: numberOf(today) }));
}

/**
 * The sentence of today of pollenTextByCoordinates.
 *
 * @param {unknown} body
 */
export function pollenTextOf(body) {
  const { text } = jsonOf(body);
  return Array.isArray(text) ? textOf(jsonsOf(text)[0]?.['text']) : '';
}

/**
 * Sunrise and sunset of each day of forecast2ByCoordinates.
 *
 * @param {unknown} body
 * @returns {SunTimes[]}
 */
export function sunTimesOf(body) {
  return jsonsOf(jsonOf(jsonOf(body)['frequency'])['daily']).map((day) => {
    const { sunrise, sunset } = jsonOf(day['parameters']);
    return {
      sunrise: timeOf(jsonOf(sunrise)['value']),
      sunset: timeOf(jsonOf(sunset)['value']),
    };
  });
}

/**
 * The text that an operation gives for speech.
 *
 * @param {unknown} body
 */
export function spokenTextOf(body) {
  return textOf(jsonOf(body)['text']);
}

/** @param {unknown} value */
function numberOf(value) {
  return typeof value === 'number' ? value : null;
}

/** @param {unknown} value */
function textOf(value) {
  return typeof value === 'string' ? value : '';
}

/** @param {unknown} value */
function timeOf(value) {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? null : time;
}
