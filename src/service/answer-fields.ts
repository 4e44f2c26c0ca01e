import { createHash } from 'node:crypto';
import {
  isNight,
  isMostlyDark,
  computeRain,
  type Period,
  type ValueRange,
} from '../weather/periods.ts';
import type { DayPart } from '../contract/parameters.ts';
import type { Hour } from '../weather/hour.ts';
import type { Language, Locale } from '../wording/language.ts';
import { HOUR_MS } from '../time/units.ts';
import {
  classifyPrecipitation,
  toCompassPoint,
  isSignificantWind,
  type CompassPoint,
} from '../weather/atmosphere.ts';
import { determineWeatherState, type WeatherState, findSkyClass } from '../weather/state.ts';

/**
 * Fields that the entries of hours and periods share in all documents, so that every operation
 * returns the same numbers: °C and mm with one or two decimals, whole km/h.
 */

/** Texts round gusts to tens of km/h: weaker gusts must not become 0 km/h. */
const MIN_REPORTED_GUST_KMH = 10;

/**
 * Whether a warning is in force in a time range, epoch milliseconds, `to` exclusive; null if
 * unknown.
 */
export type WarningCheck = (from: number, to: number) => boolean | null;

/** Place and language of entries. */
export interface EntryContext {
  latitude: number;
  longitude: number;
  locale: Locale;
  /** Selects icons with a warning; without it, icons show no warnings. */
  isWarned?: WarningCheck;
}

/** Builds the shared fields of an hour. */
export function buildHourFields(hour: Hour, context: EntryContext) {
  const { windSpeed, windDirection: direction, gust } = hour;
  const speed = { min: windSpeed, max: windSpeed, avg: windSpeed };
  return {
    weather: buildWeather(determineWeatherState(hour), [hour], context),
    prec: buildPrecipitation(
      hour.precipitation,
      hour.precipitationProbability,
      computeRain(hour),
      1,
    ),
    temperature: { avg: roundToTenth(hour.temperature) },
    wind: buildWind({ ...speed, direction, gust }, context),
  };
}

/**
 * Builds the shared fields of a day or a part of a day.
 *
 * @param hours the hours of the period
 */
export function buildPeriodFields(period: Period, hours: readonly Hour[], context: EntryContext) {
  const { precipitation, precipitationProbability, rain } = period;
  const length = (period.to - period.from) / HOUR_MS;
  return {
    from: new Date(period.from).toISOString(),
    to: new Date(period.to).toISOString(),
    sunHours: period.sunshine === null ? null : roundToTenth(period.sunshine / 60),
    weather: buildWeather(period.state, hours, context),
    prec: buildPrecipitation(precipitation, precipitationProbability, rain, length),
    temperature: roundRange(period.temperature),
    wind: buildWind(period.wind, context),
  };
}

/** Builds an entry for each part of a day. */
export function buildDayParts<Entry>(build: (part: DayPart) => Entry): Record<DayPart, Entry> {
  return {
    morning: build('morning'),
    afternoon: build('afternoon'),
    evening: build('evening'),
    night: build('night'),
  };
}

/** Whether the sun is down in the middle of an hour. */
export function isDark(hour: Hour, { latitude, longitude }: EntryContext): boolean {
  return isNight(hour.start + HOUR_MS / 2, latitude, longitude);
}

export function roundRange({ min, max, avg }: ValueRange): ValueRange {
  return { min: roundToTenth(min), max: roundToTenth(max), avg: roundToTenth(avg) };
}

function buildWeather(state: WeatherState, hours: readonly Hour[], context: EntryContext) {
  const iconOptions = {
    isNight: isMostlyDark(hours.map((hour) => isDark(hour, context))),
    isWindy: hours.some((hour) => isSignificantWind(hour.windSpeed, hour.gust)),
    hasWarning: hours.some(({ start }) => context.isWarned?.(start, start + HOUR_MS) === true),
  };
  return buildWeatherEntry(state, iconOptions, context.locale);
}

function buildPrecipitation(
  sum: number | null,
  probability: number | null,
  rain: number | null,
  hours: number,
) {
  return {
    sum: roundToHundredth(sum),
    probability: roundToWhole(probability),
    sumAsRain: roundToHundredth(rain),
    class: sum === null ? null : classifyPrecipitation(sum, hours),
  };
}

function buildWind(
  { min, max, avg, direction, gust }: Period['wind'],
  { locale: { language, units } }: EntryContext,
) {
  const point = direction === null ? null : toCompassPoint(direction);
  const value = roundToWhole(gust);
  return {
    unit: 'km/h' as const,
    direction: point && language.directionWords[point],
    text: point && abbreviateDirection(point, language),
    avg: roundToWhole(avg),
    min: roundToWhole(min),
    max: roundToWhole(max),
    degree: roundToWhole(direction),
    gusts:
      value === null
        ? {}
        : { value, text: language.gustText(Math.max(value, MIN_REPORTED_GUST_KMH), units) },
    significantWind: isSignificantWind(max, gust),
  };
}

/** `SW`, in French `SO`. */
export function abbreviateDirection(
  point: CompassPoint,
  { compassLetters }: Pick<Language, 'compassLetters'>,
): string {
  return Array.from(point, (letter) => compassLetters[letter] ?? letter).join('');
}

/** What an icon shows in addition to the state. */
export interface IconOptions {
  isNight: boolean;
  /** Whether the wind is strong enough for a warning sign. */
  isWindy: boolean;
  /** Whether a weather warning is active. */
  hasWarning: boolean;
}

/**
 * The icon file of a state, by "Icon file naming" in the document of the public weather API: `d_61.svg`,
 * `n_w_61.svg` with wind, `d_e_61.svg` with a weather warning, which takes precedence over wind.
 */
export function getIconFileName(
  state: WeatherState,
  { isNight: night, isWindy, hasWarning }: IconOptions,
): string {
  const time = night ? 'n' : 'd';
  if (hasWarning) return `${time}_e_${state}.svg`;
  return isWindy ? `${time}_w_${state}.svg` : `${time}_${state}.svg`;
}

/** A weather state with its text and icon. */
export function buildWeatherEntry(
  state: WeatherState,
  iconOptions: IconOptions,
  { language }: Pick<Locale, 'language'>,
): { state: number; text: string; icon: string } {
  const sky = findSkyClass(state);
  return {
    state,
    text: sky === undefined ? language.unknownText : language.skyText(sky, iconOptions.isNight),
    icon: getIconFileName(state, iconOptions),
  };
}

/** Rounding to the precision of the documents; null stays null. */

export function roundToTenth(value: number | null): number | null {
  return roundToSteps(value, 10);
}

export function roundToHundredth(value: number | null): number | null {
  return roundToSteps(value, 100);
}

export function roundToWhole(value: number | null): number | null {
  return roundToSteps(value, 1);
}

/** Rounds to a multiple of ten. */
export function roundToTen(value: number | null): number | null {
  return roundToSteps(value, 0.1);
}

/** Rounds half away from zero, and never to -0. */
function roundToSteps(value: number | null, steps: number): number | null {
  return value === null
    ? null
    : (Math.sign(value) * Math.round(Math.abs(value) * steps)) / steps || 0;
}

/** Hash of the content: 16 hexadecimal digits. */
export function createFingerprint(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
