/** @import { CallReport, IconSet, PageTurn } from './contract.ts' */
/** @import { Reader } from './formats.js' */
/** @import { Day, Hour } from './weather-data.js' */
/** @import { Words } from './words.js' */
import { jsonOf } from './apl-json.js';
import { daysTable } from './days-table.js';
import { html } from './elements.js';
import { dateAt } from './formats.js';
import { hoursFigure } from './hours-chart.js';
import { pollenList } from './pollen-list.js';
import { rainFigure } from './rain-chart.js';
import { saidOf } from './said.js';
import { warningList } from './warning-list.js';
import {
  daysOf,
  hoursOf,
  partsOf,
  pollenOf,
  rainStepsOf,
  spokenTextOf,
  warningsOf,
} from './weather-data.js';

/** Operations whose hours are those of the whole forecast, of which an answer tells a part. */
const WHOLE_FORECASTS = new Set(['hourlyForecastByCoordinates', 'forecast2ByCoordinates']);

const DAY_MS = 86_400_000;

/**
 * Draws the time that was asked for, from the bodies of the operations that the turn called, with what was said marked.
 *
 * @param {PageTurn} turn
 * @param {Words} words
 * @param {IconSet | undefined} icons
 * @returns {HTMLElement[]} empty if there is nothing to draw
 */
export function answerFigures(turn, words, icons) {
  const { units, place, language: locale, pollenNames } = turn;
  if (!units || !place) return [];
  const reader = { locale, words, units, timeZone: place.timeZone, pollenNames, icons };
  const answered = turn.calls.filter(({ response }) => response !== undefined);
  const now = requestTime(turn);
  const hours = inOrder(answered.flatMap((call) => askedHours(call, turn, now, reader)));
  const days = uniqueDays(answered.flatMap(({ response }) => daysOf(response)));
  const parts = answered.flatMap(({ response }) => partsOf(response));
  const rows = days.length > 0 ? days : parts;
  // The hours of a day show its high and low themselves.
  const isWithin = hours.length > 1 && days.length === 1;
  const said = saidOf(turn.speech, { hours, days: rows }, reader);
  return [
    ...answered.flatMap(({ response }) => warningList(warningsOf(response), now, reader)),
    ...(hours.length > 1 ? [hoursFigure({ hours, suns: [], said }, reader)] : []),
    ...(rows.length > 0 && !isWithin ? [daysTable(rows, dateAt(now, reader), reader, said)] : []),
    ...answered.flatMap(({ response }) => nextHourOf(response, reader)),
    ...answered.flatMap(({ response }) => pollenList(pollenOf(response), reader)),
  ].map((figure) => html('div', { class: 'picture' }, figure));
}

/**
 * When the turn was: its clock may be another than that of the browser.
 *
 * @param {PageTurn} turn
 */
function requestTime({ request }) {
  return Date.parse(String(jsonOf(jsonOf(request)['request'])['timestamp']));
}

/**
 * @param {CallReport} call
 * @param {PageTurn} turn
 * @param {number} now
 * @param {Reader} reader
 * @returns {Hour[]}
 */
function askedHours({ operation, response }, { slots }, now, reader) {
  const hours = hoursOf(response);
  if (!WHOLE_FORECASTS.has(operation)) return hours;
  const { date } = slots;
  return hours.filter(({ start }) =>
    date && /^\d{4}-\d\d-\d\d$/.test(date) ? dateAt(start, reader) === date : start < now + DAY_MS,
  );
}

/**
 * Calls may overlap.
 *
 * @param {readonly Hour[]} hours
 */
function inOrder(hours) {
  const byStart = new Map(hours.map((hour) => [hour.start, hour]));
  return [...byStart.values()].toSorted((one, other) => one.start - other.start);
}

/** @param {readonly Day[]} days */
function uniqueDays(days) {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return [...byDate.values()].toSorted((one, other) => one.date.localeCompare(other.date));
}

/**
 * @param {unknown} body
 * @param {Reader} reader
 */
function nextHourOf(body, reader) {
  const steps = rainStepsOf(body);
  return steps.some(({ rate }) => rate) ? [rainFigure(steps, spokenTextOf(body), reader)] : [];
}
