import { HOUR, type Hour } from './hour.ts';
import { relativeHumidity } from './humidity.ts';
import { precipitationClass } from './precipitation-class.ts';
import { stateOfHours, type WeatherState } from './state.ts';
import { meanDirection } from './wind.ts';
import { windchillOf } from './windchill.ts';

/** Several hours in one: a part of a day, a day. Units as in {@link Hour}. */
export interface Period {
  /** Start of the first hour and end of the last, epoch milliseconds. */
  from: number;
  to: number;
  state: WeatherState;
  temperature: Range;
  /** What the air feels like, °C. */
  windchill: Range;
  wind: Range & { direction: number | null; gust: number | null };
  precipitation: number | null;
  /** The part of `precipitation` that does not fall as snow, mm. */
  rain: number | null;
  /** The part that does, mm of water. */
  snow: number | null;
  /** Hours with more than 0.1 mm of precipitation. */
  rainyHours: number | null;
  /** Highest hourly probability: hours are not independent, so none is computed from several. */
  precipitationProbability: number | null;
  /** Minutes. */
  sunshine: number | null;
  pressure: Range;
  /** Percent. */
  relativeHumidity: Range;
  cloudCover: Range;
  /** Global radiation, sum of the hours, Wh/m². */
  radiation: number | null;
  /** The highest. */
  uvIndex: number | null;
}

export interface Range {
  min: number | null;
  max: number | null;
  avg: number | null;
}

const HALF_DAY = 12 * HOUR;

/** Sums up hours; undefined where there are none. A value that no hour has stays null. */
export function summarise(hours: readonly Hour[]): Period | undefined {
  const first = hours[0];
  const last = hours.at(-1);
  if (!first || !last) return undefined;
  const speed = rangeOf(hours.map((hour) => hour.windSpeed));
  return {
    from: first.start,
    to: last.start + HOUR,
    state: stateOfHours(hours),
    temperature: temperatureOf(hours, first.start),
    windchill: rangeOf(hours.map(windchillOf)),
    wind: {
      ...speed,
      direction: meanDirection(
        hours.map((hour) => ({ speed: hour.windSpeed, direction: hour.windDirection })),
      ),
      gust: rangeOf(hours.map((hour) => hour.gust)).max,
    },
    precipitation: sum(hours.map((hour) => hour.precipitation)),
    rain: sum(hours.map(rainOf)),
    snow: sum(hours.map((hour) => hour.snow)),
    rainyHours: rainyHoursOf(hours),
    precipitationProbability: rangeOf(hours.map((hour) => hour.precipitationProbability)).max,
    sunshine: sum(hours.map((hour) => hour.sunshine)),
    pressure: rangeOf(hours.map((hour) => hour.pressure)),
    relativeHumidity: rangeOf(hours.map(relativeHumidity)),
    cloudCover: rangeOf(hours.map((hour) => hour.cloudCover)),
    radiation: sum(hours.map((hour) => hour.radiation)),
    uvIndex: rangeOf(hours.map((hour) => hour.uvIndex)).max,
  };
}

/** What of an hour's precipitation is not snow, mm. */
export function rainOf({ precipitation, snow }: Hour): number | null {
  return precipitation === null || snow === null ? null : Math.max(0, precipitation - snow);
}

/** Half-day extremes count where their twelve hours lie within the period. */
function temperatureOf(hours: readonly Hour[], from: number): Range {
  const hourly = rangeOf(hours.map((hour) => hour.temperature));
  const within = hours.filter((hour) => hour.start + HOUR - HALF_DAY >= from);
  const highest = rangeOf([hourly.max, ...within.map((hour) => hour.maximumOf12Hours)]).max;
  const lowest = rangeOf([hourly.min, ...within.map((hour) => hour.minimumOf12Hours)]).min;
  return { min: lowest, max: highest, avg: hourly.avg };
}

function rainyHoursOf(hours: readonly Hour[]): number | null {
  const amounts = hours.map((hour) => hour.precipitation).filter((amount) => amount !== null);
  return amounts.length === 0
    ? null
    : amounts.filter((amount) => precipitationClass(amount, 1) > 0).length;
}

/** The least, most and mean of what is known. */
export function rangeOf(values: readonly (number | null)[]): Range {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { min: null, max: null, avg: null };
  return {
    min: Math.min(...known),
    max: Math.max(...known),
    avg: known.reduce((total, value) => total + value, 0) / known.length,
  };
}

/** Free of the noise of binary fractions: 1.1 and 0.8 mm are 1.9, the limit of a class. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round(known.reduce((total, value) => total + value, 0) * 1e6) / 1e6;
}
