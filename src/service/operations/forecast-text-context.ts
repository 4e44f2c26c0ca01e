import type { SpacesEntry, HourlyEntry, PeriodEntry } from '../../contract/voice-text/responses.ts';
import type { DayPart } from '../../contract/parameters.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { Hour } from '../../weather/hour.ts';
import { toNearestLocalHour, type LocalDate } from '../../time/local-time.ts';
import { determineWeatherState } from '../../weather/state.ts';
import type { Locale } from '../../wording/language.ts';
import type { CourseHour } from '../../wording/plan/course.ts';
import type { Audience } from '../../wording/plan/statement.ts';
import type { PlannedPeriod } from '../../wording/plan/facts.ts';
import type { PlaceTime, LocationQuery } from '../operation-handler.ts';
import {
  isDark,
  loadPlaceForecast,
  type PlaceForecast,
  buildHourFields,
  buildPeriodFields,
  type EntryContext,
} from '../answer-fields.ts';
import type { Sources } from '../sources.ts';
import { summarizeHours } from '../../weather/periods.ts';

/** A forecast and whom its texts speak to. */
export interface ForecastTextContext extends PlaceForecast {
  audience: Audience;
  /** The fields that all answers have, but for their text. */
  shared: PlaceForecast['issue'] & {
    providerVersion: string;
    lat: number;
    lon: number;
    region: string;
  };
}

/**
 * @param from epoch milliseconds from which hours are wanted
 * @throws {ServiceError} where no station is near
 */
export async function loadForecastText(
  where: LocationQuery,
  time: PlaceTime,
  from: number,
  locale: Locale,
  sources: Sources,
): Promise<ForecastTextContext> {
  const forecast = await loadPlaceForecast(where, time, from, locale, sources);
  const { region } = forecast.place;
  return {
    ...forecast,
    audience: { today: time.today, place: region || null },
    shared: {
      ...forecast.issue,
      providerVersion: sources.providerVersion,
      lat: where.latitude,
      lon: where.longitude,
      region,
    },
  };
}

/** A day's entry of all its hours, and what of them is still to come for the text. */
export function buildDay(
  outlook: ForecastTextContext,
  date: LocalDate,
): { entry: PlannedPeriod['entry']; spoken: PlannedPeriod } | undefined {
  return buildEntryAndSpoken(outlook, date, outlook.calendar.hoursOfDay(date));
}

/** The same for a part of a day. */
export function buildDayPart(
  outlook: ForecastTextContext,
  date: LocalDate,
  part: DayPart,
): { entry: PlannedPeriod['entry']; spoken: PlannedPeriod } | undefined {
  return buildEntryAndSpoken(outlook, date, outlook.calendar.hoursOfPart(date, part));
}

export function buildSpaces(outlook: ForecastTextContext, date: LocalDate): SpacesEntry {
  const entryOf = (part: DayPart) => buildDayPart(outlook, date, part)?.entry ?? null;
  return {
    date,
    morning: entryOf('morning'),
    afternoon: entryOf('afternoon'),
    evening: entryOf('evening'),
    night: entryOf('night'),
  };
}

function buildEntryAndSpoken(outlook: ForecastTextContext, date: LocalDate, hours: Hour[]) {
  const entry = buildPeriodEntry(date, hours, outlook);
  if (!entry) return undefined;
  const ahead = hours.filter(({ start }) => start + HOUR_MS > outlook.now);
  const spokenEntry =
    ahead.length === hours.length ? entry : buildPeriodEntry(date, ahead, outlook);
  const spoken = {
    entry: spokenEntry ?? entry,
    hours: ahead.map((hour) => toCourseHour(hour, outlook)),
  };
  return { entry, spoken };
}

function toCourseHour(hour: Hour, outlook: ForecastTextContext): CourseHour {
  return {
    local: toNearestLocalHour(hour.start, outlook.timeZone),
    state: determineWeatherState(hour),
    night: isDark(hour, outlook),
  };
}

/** An hour as the voice-text document gives it. */
export function buildHourlyEntry(hour: Hour, context: EntryContext): HourlyEntry {
  const { wind, ...common } = buildHourFields(hour, context);
  return { date: new Date(hour.start).toISOString(), ...common, wind: toVoiceWind(wind) };
}

/** Several hours in one entry; null where there are none. */
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

/** By the names that the voice-text document has. */
function toVoiceWind({
  significantWind,
  ...wind
}: ReturnType<typeof buildHourFields>['wind']): HourlyEntry['wind'] {
  return { ...wind, mean: wind.avg, significationWind: significantWind };
}
