/** @import { PlaceWeather } from './contract.ts' */
/** @import { Reader } from './formats.js' */
/** @import { Hour } from './weather-data.js' */
import { daysTable } from './days-table.js';
import { byId, html } from './elements.js';
import {
  capitalized,
  dateAt,
  degreesText,
  distanceText,
  fill,
  longDateText,
  speedText,
  timeText,
} from './formats.js';
import { hoursFigure } from './hours-chart.js';
import { pollenList } from './pollen-list.js';
import { rainFigure } from './rain-chart.js';
import { skyIcon } from './sky-icon.js';
import { warningList } from './warning-list.js';
import {
  daysOf,
  firstDayTextOf,
  hoursOf,
  knowsWarnings,
  newestReadingOf,
  pollenOf,
  pollenTextOf,
  rainStepsOf,
  spokenTextOf,
  sunTimesOf,
  warningsOf,
} from './weather-data.js';

/** The weather of the place, before anything is asked. */
export class WeatherView {
  #section = byId('weather', HTMLElement);
  #onHear;

  /** @param {(text: string) => void} onHear called with the sentence to speak */
  constructor(onHear) {
    this.#onHear = onHear;
  }

  /** @param {string} text in place of the weather */
  showNote(text) {
    this.#section.hidden = text === '';
    this.#section.replaceChildren(html('p', { class: 'note' }, text));
  }

  /**
   * @param {PlaceWeather} weather
   * @param {Reader} reader
   */
  show(weather, reader) {
    this.#section.hidden = false;
    this.#section.replaceChildren(...partsOf(weather, reader, this.#onHear));
  }
}

/**
 * @param {PlaceWeather} weather
 * @param {Reader} reader
 * @param {(text: string) => void} onHear
 * @returns {HTMLElement[]}
 */
function partsOf(weather, reader, onHear) {
  const { words } = reader;
  const bodyOf = (/** @type {string} */ operation) => weather.operations[operation]?.response;
  const now = Date.parse(weather.now);
  const hours = hoursOf(bodyOf('forecastHours'));
  const days = daysOf(bodyOf('forecastDays'));
  const warnings = bodyOf('activeWarningsByCoordinates');
  const rain = bodyOf('precipitationNextHour');
  const pollen = bodyOf('pollenTextByCoordinates');
  if (hours.length === 0 && days.length === 0) {
    return [placeHead(weather, reader), html('p', { class: 'note' }, words.missing.weather)];
  }
  const suns = sunTimesOf(bodyOf('forecast2ByCoordinates'));
  return [
    placeHead(weather, reader),
    ...(knowsWarnings(warnings)
      ? warningList(warningsOf(warnings), now, reader)
      : [html('p', { class: 'note' }, words.unknownWarnings)]),
    nowPart(hours[0], bodyOf('pastReadingsByCoordinates'), reader),
    ...sentence(firstDayTextOf(bodyOf('forecastDays')), reader, onHear),
    ...nextHourPart(rain, reader),
    hours.length > 1
      ? part('hours', words.hourlyHeading, hoursFigure({ hours, suns, said: undefined }, reader))
      : part(
          'hours',
          words.hourlyHeading,
          html('p', { class: 'note' }, words.missing.forecastHours),
        ),
    days.length > 0
      ? part(
          'days',
          words.daysHeading,
          daysTable(days, dateAt(now, reader), reader),
          ...sunLine(suns, reader),
        )
      : part('days', words.daysHeading, html('p', { class: 'note' }, words.missing.forecastDays)),
    part('pollen', words.pollen, ...pollenPart(pollen, reader)),
  ];
}

/**
 * @param {PlaceWeather} weather
 * @param {Reader} reader
 */
function placeHead({ place, now, weather }, reader) {
  const time = Date.parse(now);
  const when = `${capitalized(longDateText(time, reader))}, ${timeText(time, reader)}`;
  const demo = weather.isDemo ? [html('span', { class: 'pill' }, reader.words.demoShort)] : [];
  return html(
    'header',
    { class: 'place' },
    html('h2', { id: 'weather-place' }, place.name),
    html('p', { class: 'note' }, when, ' ', ...demo),
  );
}

/**
 * The hour that the sentence about now tells, and the newest reading near the place.
 *
 * @param {Hour | undefined} hour
 * @param {unknown} readings
 * @param {Reader} reader
 */
function nowPart(hour, readings, reader) {
  const { words } = reader;
  const reading = newestReadingOf(readings);
  const told = hour
    ? [
        html(
          'p',
          { class: 'big' },
          skyIcon(hour.state, hour.isNight, reader),
          degreesText(hour.temperature, reader),
        ),
        html(
          'p',
          { class: 'told' },
          html('strong', {}, capitalized(hour.sky)),
          ...(hour.gust === null
            ? []
            : [', ', fill(words.gustsUpTo, { speed: speedText(hour.gust, reader) })]),
          html('small', {}, fill(words.hourly, { time: timeText(hour.start, reader) })),
          ...(reading ? [html('small', {}, readingText(reading, reader))] : []),
        ),
      ]
    : [];
  return html('div', { class: 'now' }, ...told);
}

/**
 * @param {import('./weather-data.js').Reading} reading
 * @param {Reader} reader
 */
function readingText({ time, temperature, station, distance }, reader) {
  return fill(reader.words.measured, {
    time: timeText(time, reader),
    temperature: degreesText(temperature, reader),
    station,
    distance: distanceText(distance, reader),
  });
}

/**
 * @param {string} text
 * @param {Reader} reader
 * @param {(text: string) => void} onHear
 */
function sentence(text, { words, locale }, onHear) {
  if (text === '') return [];
  const button = html('button', { type: 'button', class: 'hear' }, '▶ ', words.hear);
  button.addEventListener('click', () => onHear(text));
  return [html('div', { class: 'sentence' }, html('p', { lang: locale }, text), button)];
}

/**
 * @param {unknown} body
 * @param {Reader} reader
 */
function nextHourPart(body, reader) {
  const steps = rainStepsOf(body);
  const text = spokenTextOf(body);
  if (steps.length === 0) return [];
  const isWet = steps.some(({ rate }) => rate);
  return [
    part(
      'next-hour',
      reader.words.nextHour,
      html('p', { lang: reader.locale }, text),
      ...(isWet ? [rainFigure(steps, text, reader)] : []),
    ),
  ];
}

/**
 * @param {ReturnType<typeof sunTimesOf>} suns
 * @param {Reader} reader
 */
function sunLine([today], reader) {
  if (!today || today.sunrise === null || today.sunset === null) return [];
  const times = {
    sunrise: timeText(today.sunrise, reader),
    sunset: timeText(today.sunset, reader),
  };
  return [html('p', { class: 'note' }, fill(reader.words.sun, times))];
}

/**
 * @param {unknown} body
 * @param {Reader} reader
 */
function pollenPart(body, reader) {
  const types = pollenOf(body);
  if (types.length === 0) return [html('p', { class: 'note' }, reader.words.missing.pollen)];
  return [html('p', { lang: reader.locale }, pollenTextOf(body)), ...pollenList(types, reader)];
}

/**
 * @param {string} name
 * @param {string} heading
 * @param {...Node} content
 */
function part(name, heading, ...content) {
  return html('section', { class: `part ${name}` }, html('h3', {}, heading), ...content);
}
