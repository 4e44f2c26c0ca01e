import { isNight, isNightly } from '../../weather/daylight.ts';
import { HOUR, type Hour } from '../../weather/hour.ts';
import { rainOf, type Period, type Range } from '../../weather/period.ts';
import { precipitationClass } from '../../weather/precipitation-class.ts';
import { stateOf, type WeatherState } from '../../weather/state.ts';
import { compassPoint, isSignificantWind } from '../../weather/wind.ts';
import type { Locale } from '../../wording/locale.ts';
import { hundredth, tenth, whole } from '../rounded.ts';
import type { IsWarned } from '../warned.ts';
import { weatherEntry } from './weather.ts';

/**
 * What the entries of hours and periods have in common in all documents, so that every operation
 * holds the same numbers: °C and mm with a decimal or two, whole km/h.
 */

/** Gusts are told up to tens of km/h: fainter ones are not told as none. */
const FAINTEST_TOLD = 10;

/** Where and for whom entries are made. */
export interface EntryContext {
  latitude: number;
  longitude: number;
  locale: Locale;
  /** For the icons; without it, they show no warnings. */
  isWarned?: IsWarned;
}

/** Of an hour. */
export function commonOfHour(hour: Hour, context: EntryContext) {
  const { windSpeed, windDirection: direction, gust } = hour;
  const speed = { min: windSpeed, max: windSpeed, avg: windSpeed };
  return {
    weather: weatherOf(stateOf(hour), [hour], context),
    prec: precOf(hour.precipitation, hour.precipitationProbability, rainOf(hour), 1),
    temperature: { avg: tenth(hour.temperature) },
    wind: windOf({ ...speed, direction, gust }, context),
  };
}

/**
 * Of a day or a part of one.
 *
 * @param hours those of the period
 */
export function commonOfPeriod(period: Period, hours: readonly Hour[], context: EntryContext) {
  const { precipitation, precipitationProbability, rain } = period;
  const length = (period.to - period.from) / HOUR;
  return {
    from: new Date(period.from).toISOString(),
    to: new Date(period.to).toISOString(),
    sunHours: period.sunshine === null ? null : tenth(period.sunshine / 60),
    weather: weatherOf(period.state, hours, context),
    prec: precOf(precipitation, precipitationProbability, rain, length),
    temperature: tenths(period.temperature),
    wind: windOf(period.wind, context),
  };
}

/** Whether it is dark in the middle of an hour. */
export function isDark(hour: Hour, { latitude, longitude }: EntryContext): boolean {
  return isNight(hour.start + HOUR / 2, latitude, longitude);
}

export function tenths({ min, max, avg }: Range): Range {
  return { min: tenth(min), max: tenth(max), avg: tenth(avg) };
}

function weatherOf(state: WeatherState, hours: readonly Hour[], context: EntryContext) {
  const night = isNightly(hours.map((hour) => isDark(hour, context)));
  const windy = hours.some((hour) => isSignificantWind(hour.windSpeed, hour.gust));
  const warned = hours.some(({ start }) => context.isWarned?.(start, start + HOUR) === true);
  return weatherEntry(state, { night, windy, warned }, context.locale);
}

function precOf(
  sum: number | null,
  probability: number | null,
  rain: number | null,
  hours: number,
) {
  return {
    sum: hundredth(sum),
    probability: whole(probability),
    sumAsRain: hundredth(rain),
    class: sum === null ? null : precipitationClass(sum, hours),
  };
}

function windOf(
  { min, max, avg, direction, gust }: Period['wind'],
  { locale: { language, units } }: EntryContext,
) {
  const point = direction === null ? null : compassPoint(direction);
  const value = whole(gust);
  return {
    unit: 'km/h' as const,
    direction: point && language.directionWord(point),
    text: point && language.directionAbbreviation(point),
    avg: whole(avg),
    min: whole(min),
    max: whole(max),
    degree: whole(direction),
    gusts:
      value === null
        ? {}
        : { value, text: language.gustText(Math.max(value, FAINTEST_TOLD), units) },
    significantWind: isSignificantWind(max, gust),
  };
}
