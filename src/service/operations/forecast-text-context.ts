import type { SpacesEntry, HourlyEntry, PeriodEntry } from '../../contract/voice-text/responses.ts';
import { getHigh } from '../../wording/plan/temperatures.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { Hour } from '../../weather/hour.ts';
import { toLocalHour, toNearestLocalHour, addDays, type LocalDate } from '../../time/local-time.ts';
import { determineWeatherState } from '../../weather/state.ts';
import type { CourseHour } from '../../wording/plan/course.ts';
import type { Audience } from '../../wording/plan/statement.ts';
import type { PlannedPeriod } from '../../wording/plan/facts.ts';
import type { PlaceForecast } from '../place-forecast.ts';
import {
  type EntryContext,
  buildDayParts,
  buildHourFields,
  buildPeriodFields,
  isDark,
  roundToTenth,
} from '../answer-fields.ts';
import type { Sources } from '../sources.ts';
import { summarizeHours, WAKING_HOUR } from '../../weather/periods.ts';
import { isWholePart } from './forecast-text-range.ts';

/** The fields that all forecast texts share, except the text itself. */
export function buildSharedFields(
  { issue, latitude, longitude, place }: PlaceForecast,
  { providerVersion }: Sources,
) {
  return { ...issue, providerVersion, lat: latitude, lon: longitude, region: place.region };
}

/** The audience of the texts: its date and its name of the place. */
export function toAudience({ today, place, now, timeZone, dayName }: PlaceForecast): Audience {
  const isBeforeDawn = toLocalHour(now, timeZone).hour < WAKING_HOUR;
  return { today, place: place.region || null, isBeforeDawn, dayName };
}

/** An entry with all hours of a period, and its hours still to come for the text. */
export interface PeriodContext {
  entry: PlannedPeriod['entry'];
  spoken: PlannedPeriod;
}

/** A whole day with the low of the night after it; undefined without hours. */
export function buildDay(forecast: PlaceForecast, date: LocalDate): PeriodContext | undefined {
  const { calendar } = forecast;
  const day = buildPeriod(forecast, date, calendar.hoursOfDay(date), buildDayEntry);
  if (!day) return undefined;
  const night = listNightAfter(forecast, date);
  const nightAfter = night.map((hour) => toCourseHour(hour, forecast));
  const spoken = { ...day.spoken, nightAfter, nightLow: findNightLow(forecast, date) };
  if (date === forecast.today) {
    const withNight = buildPeriod(forecast, date, [...calendar.hoursOfDay(date), ...night]);
    return {
      entry: withRemainingMax(day),
      spoken: withNight ? { ...spoken, withNight: withNight.spoken } : spoken,
    };
  }
  const before = calendar.hoursOfDay(addDays(date, -1)).at(-1);
  return {
    ...day,
    spoken: before ? { ...spoken, before: toCourseHour(before, forecast) } : spoken,
  };
}

/** The hours of the night after a day, from midnight on. */
function listNightAfter({ calendar }: PlaceForecast, date: LocalDate): Hour[] {
  const end = (calendar.hoursOfDay(date).at(-1)?.start ?? Infinity) + HOUR_MS;
  return calendar.hoursOfPart(date, 'night').filter(({ start }) => start >= end);
}

/** The entry of a running day, with the maximum that its text tells. */
function withRemainingMax({ entry, spoken }: PeriodContext): PeriodContext['entry'] {
  const { temperature } = entry;
  return {
    ...entry,
    temperature: { ...temperature, remainingMax: getHigh(spoken.entry.temperature) },
  };
}

/** The low of the night after a day, °C; null if the forecast ends before the night does. */
function findNightLow({ calendar, timeZone }: PlaceForecast, date: LocalDate): number | null {
  const night = calendar.hoursOfPart(date, 'night');
  if (!isWholePart(night, 'night', timeZone)) return null;
  // As the field of that night, which rounds to tenths: two texts name one degree.
  return roundToTenth(summarizeHours(night)?.temperature.min ?? null);
}

/** @param hours the hours of the day or part of a day; undefined without hours */
export function buildPeriod(
  forecast: PlaceForecast,
  date: LocalDate,
  hours: Hour[],
  buildEntry: typeof buildDayEntry = buildPeriodEntry,
): PeriodContext | undefined {
  const entry = buildEntry(date, hours, forecast);
  if (!entry) return undefined;
  const ahead = hours.filter(({ start }) => start + HOUR_MS > forecast.now);
  const spokenEntry = ahead.length === hours.length ? entry : buildEntry(date, ahead, forecast);
  const spoken = {
    entry: spokenEntry ?? entry,
    hours: ahead.map((hour) => toCourseHour(hour, forecast)),
  };
  return { entry, spoken };
}

export function buildSpaces(forecast: PlaceForecast, date: LocalDate): SpacesEntry {
  const { calendar } = forecast;
  const parts = buildDayParts((part) =>
    buildPeriodEntry(date, calendar.hoursOfPart(date, part), forecast),
  );
  return { date, ...parts };
}

function toCourseHour(hour: Hour, forecast: PlaceForecast): CourseHour {
  return {
    local: toNearestLocalHour(hour.start, forecast.timeZone),
    state: determineWeatherState(hour),
    precipitation: hour.precipitation,
    probability: hour.precipitationProbability,
    // As in the fields, from which other sentences are made.
    temperature: roundToTenth(hour.temperature),
    wind: hour.windSpeed,
    gust: hour.gust,
    night: isDark(hour, forecast),
  };
}

/** Builds an hour in the format of the voice-text document. */
export function buildHourlyEntry(hour: Hour, context: EntryContext): HourlyEntry {
  const { wind, ...common } = buildHourFields(hour, context);
  return { date: new Date(hour.start).toISOString(), ...common, wind: toVoiceWind(wind) };
}

/** Summarizes hours in one entry; null without hours. */
export function buildPeriodEntry(
  date: LocalDate,
  hours: readonly Hour[],
  context: EntryContext,
): PeriodEntry | null {
  const period = summarizeHours(hours);
  if (!period) return null;
  const { wind, ...common } = buildPeriodFields(period, hours, context);
  return { date, ...common, wind: toVoiceWind(wind) };
}

/** Summarizes the hours of a day, or the rest of it, with the high of its waking hours; null without hours. */
export function buildDayEntry(
  date: LocalDate,
  hours: readonly Hour[],
  context: EntryContext & { timeZone: string },
): PeriodEntry | null {
  const entry = buildPeriodEntry(date, hours, context);
  const waking = hours.filter(
    ({ start }) => toNearestLocalHour(start, context.timeZone).hour >= WAKING_HOUR,
  );
  const wakingMax = roundToTenth(summarizeHours(waking)?.temperature.max ?? null);
  return entry && { ...entry, temperature: { ...entry.temperature, wakingMax } };
}

/** Renames the fields as the voice-text document does. */
function toVoiceWind({
  significantWind,
  ...wind
}: ReturnType<typeof buildHourFields>['wind']): HourlyEntry['wind'] {
  return { ...wind, mean: wind.avg, significationWind: significantWind };
}
