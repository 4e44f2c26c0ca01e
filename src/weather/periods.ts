import { getPosition, getTimes } from 'suncalc';
import { DAY_PARTS, type DayPart } from '../contract/parameters.ts';
import type { Hour } from './hour.ts';
import {
  addDays,
  toNearestLocalHour,
  type LocalDate,
  type LocalHour,
  startOfHour,
} from '../time/local-time.ts';
import { HOUR_MS } from '../time/units.ts';
import {
  computeRelativeHumidity,
  averageDirection,
  computeHourlyWindchill,
  classifyPrecipitation,
} from './atmosphere.ts';
import { summarizeWeatherState } from './period-state.ts';
import type { WeatherState } from './state.ts';

/** First hour of each part, and the hour after its last. */
export const DAY_PART_HOURS: Record<DayPart, { from: number; to: number }> = {
  morning: { from: 6, to: 12 },
  afternoon: { from: 12, to: 18 },
  evening: { from: 18, to: 22 },
  night: { from: 22, to: 6 },
};

/** Hours before it belong to the night in which the day begins. */
export const WAKING_HOUR = 6;

/** From this hour on, "the weather" means the night, and "the next days" start tomorrow. */
export const LATE_HOUR = 20;

/** Hours by the calendar of a place. */
export interface HourCalendar {
  /** The hours of a day: 24, or 23 and 25 where the clock changes. */
  hoursOfDay(date: LocalDate): Hour[];
  /** The hours of a part of a day; the night belongs to the day on which it begins. */
  hoursOfPart(date: LocalDate, part: DayPart): Hour[];
}

export function createHourCalendar(hours: readonly Hour[], timeZone: string): HourCalendar {
  let groups: HourGroups | undefined;
  const grouped = () => (groups ??= groupHours(hours, timeZone));
  return {
    hoursOfDay: (date) => grouped().days.get(date) ?? [],
    hoursOfPart: (date, part) => grouped().parts.get(dayPartKey({ date, part })) ?? [],
  };
}

interface HourGroups {
  days: Map<LocalDate, Hour[]>;
  parts: Map<string, Hour[]>;
}

function groupHours(hours: readonly Hour[], timeZone: string): HourGroups {
  const groups: HourGroups = { days: new Map(), parts: new Map() };
  for (const hour of hours) {
    const local = toNearestLocalHour(hour.start, timeZone);
    addToGroup(groups.days, local.date, hour);
    addToGroup(groups.parts, dayPartKey(findDayPart(local)), hour);
  }
  return groups;
}

function addToGroup(groups: Map<string, Hour[]>, key: string, hour: Hour): void {
  const group = groups.get(key);
  if (group) group.push(hour);
  else groups.set(key, [hour]);
}

function dayPartKey({ date, part }: { date: LocalDate; part: DayPart }): string {
  return `${date} ${part}`;
}

/** Finds the part of the day of a local hour, and the day on which the part starts. */
export function findDayPart({ date, hour }: LocalHour): { date: LocalDate; part: DayPart } {
  if (hour < DAY_PART_HOURS.night.to) return { date: addDays(date, -1), part: 'night' };
  const part = DAY_PARTS.findLast((name) => hour >= DAY_PART_HOURS[name].from) ?? 'night';
  return { date, part };
}

/** Apparent altitude of the sun's centre when its upper edge touches the horizon. */
const SUNSET_ALTITUDE_DEGREES = -0.27;

/** Periods with a smaller share of daylight count as night. */
const MIN_DAYLIGHT_SHARE = 0.25;

/** Whether hours count as night, given which of them are dark. */
export function isMostlyDark(dark: readonly boolean[]): boolean {
  const light = dark.filter((isDark) => !isDark).length;
  return light < dark.length * MIN_DAYLIGHT_SHARE;
}

const DARK_SHARE = 1 / 2;
/** Of the hours around a sunset: nobody calls an evening sunny that is soon a night. */
const DARK_SHARE_AT_SUNSET = 1 / 3;
const MAX_HOURS_AT_SUNSET = 4;

/** Whether some hours are told as those of a night, given which of them are dark. */
export function isMainlyDark(dark: readonly boolean[]): boolean {
  const isAtSunset =
    dark[0] === false && dark.at(-1) === true && dark.length <= MAX_HOURS_AT_SUNSET;
  const share = isAtSunset ? DARK_SHARE_AT_SUNSET : DARK_SHARE;
  return dark.length > 0 && dark.filter(Boolean).length >= dark.length * share;
}

/** Whether the sun is down at a place. */
export function isNight(instant: number, latitude: number, longitude: number): boolean {
  return getPosition(new Date(instant), latitude, longitude).altitude < SUNSET_ALTITUDE_DEGREES;
}

/** Epoch milliseconds, or why there is none: the sun is above or below the horizon all day. */
export type SunInstant = number | 'alwaysUp' | 'alwaysDown';

interface SunTimes {
  sunrise: SunInstant;
  /** In the far north and south it may be after midnight. */
  sunset: SunInstant;
}

/** Computes when the upper edge of the sun crosses the horizon, around noon of a day at a place. */
export function computeSunTimes(
  date: LocalDate,
  latitude: number,
  longitude: number,
  timeZone: string,
): SunTimes {
  const noon = new Date(startOfHour({ date, hour: 12 }, timeZone));
  const { sunrise, sunset, alwaysUp } = getTimes(noon, latitude, longitude);
  const never = alwaysUp === true ? 'alwaysUp' : 'alwaysDown';
  return { sunrise: sunrise?.getTime() ?? never, sunset: sunset?.getTime() ?? never };
}

/** How high the sun stands at noon of a day at a place, degrees. */
export function computeNoonSunAltitude(
  date: LocalDate,
  latitude: number,
  longitude: number,
): number {
  const { solarNoon } = getTimes(new Date(`${date}T12:00:00Z`), latitude, longitude);
  return getPosition(solarNoon, latitude, longitude).altitude;
}

/** A summary of several hours: a part of a day, a day. Units as in {@link Hour}. */
export interface Period {
  /** Start of the first hour and end of the last, epoch milliseconds. */
  from: number;
  to: number;
  state: WeatherState;
  temperature: ValueRange;
  /** Wind chill, °C. */
  windchill: ValueRange;
  wind: ValueRange & { direction: number | null; gust: number | null };
  precipitation: number | null;
  /** The part of `precipitation` that does not fall as snow, mm. */
  rain: number | null;
  /** The part of `precipitation` that falls as snow, mm of water. */
  snow: number | null;
  /** Hours with more than 0.1 mm of precipitation. */
  rainyHours: number | null;
  /** Highest hourly probability: hours are not independent, so none is computed from several. */
  precipitationProbability: number | null;
  /** Minutes. */
  sunshine: number | null;
  pressure: ValueRange;
  /** Percent. */
  relativeHumidity: ValueRange;
  cloudCover: ValueRange;
  /** Global radiation, sum of the hours, Wh/m². */
  radiation: number | null;
  /** The highest. */
  uvIndex: number | null;
}

export interface ValueRange {
  min: number | null;
  max: number | null;
  avg: number | null;
}

const HALF_DAY_MS = 12 * HOUR_MS;

/** Summarizes hours; undefined without hours. Values that no hour has are null. */
export function summarizeHours(hours: readonly Hour[]): Period | undefined {
  const first = hours[0];
  const last = hours.at(-1);
  if (!first || !last) return undefined;
  const speed = computeRange(hours.map((hour) => hour.windSpeed));
  return {
    from: first.start,
    to: last.start + HOUR_MS,
    state: summarizeWeatherState(hours),
    temperature: computeTemperatureRange(hours, first.start),
    windchill: computeRange(hours.map(computeHourlyWindchill)),
    wind: {
      ...speed,
      direction: averageDirection(
        hours.map((hour) => ({ speed: hour.windSpeed, direction: hour.windDirection })),
      ),
      gust: computeRange(hours.map((hour) => hour.gust)).max,
    },
    precipitation: sumOfKnown(hours.map((hour) => hour.precipitation)),
    rain: sumOfKnown(hours.map(computeRain)),
    snow: sumOfKnown(hours.map((hour) => hour.snow)),
    rainyHours: countRainyHours(hours),
    precipitationProbability: computeRange(hours.map((hour) => hour.precipitationProbability)).max,
    sunshine: sumOfKnown(hours.map((hour) => hour.sunshine)),
    pressure: computeRange(hours.map((hour) => hour.pressure)),
    relativeHumidity: computeRange(hours.map(computeRelativeHumidity)),
    cloudCover: computeRange(hours.map((hour) => hour.cloudCover)),
    radiation: sumOfKnown(hours.map((hour) => hour.radiation)),
    uvIndex: computeRange(hours.map((hour) => hour.uvIndex)).max,
  };
}

/** The precipitation of an hour that is not snow, mm. */
export function computeRain({ precipitation, snow }: Hour): number | null {
  return precipitation === null || snow === null ? null : Math.max(0, precipitation - snow);
}

/** Includes twelve-hour extremes whose hours are all within the period. */
function computeTemperatureRange(hours: readonly Hour[], from: number): ValueRange {
  const hourly = computeRange(hours.map((hour) => hour.temperature));
  const within = hours.filter((hour) => hour.start + HOUR_MS - HALF_DAY_MS >= from);
  const highest = computeRange([hourly.max, ...within.map((hour) => hour.maximumOf12Hours)]).max;
  const lowest = computeRange([hourly.min, ...within.map((hour) => hour.minimumOf12Hours)]).min;
  return { min: lowest, max: highest, avg: hourly.avg };
}

function countRainyHours(hours: readonly Hour[]): number | null {
  const amounts = hours.map((hour) => hour.precipitation).filter((amount) => amount !== null);
  return amounts.length === 0
    ? null
    : amounts.filter((amount) => classifyPrecipitation(amount, 1) > 0).length;
}

/** Minimum, maximum and mean of the known values. */
export function computeRange(values: readonly (number | null)[]): ValueRange {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { min: null, max: null, avg: null };
  return {
    min: Math.min(...known),
    max: Math.max(...known),
    avg: known.reduce((total, value) => total + value, 0) / known.length,
  };
}

/** Sums without floating-point noise: 1.1 + 0.8 mm is exactly 1.9, the limit of a class. */
function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round(known.reduce((total, value) => total + value, 0) * 1e6) / 1e6;
}
