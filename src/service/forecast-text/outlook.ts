import type { SpacesEntry } from '../../contract/voice-text/forecast.ts';
import type { DayPart } from '../../contract/parameters.ts';
import { HOUR, type Hour } from '../../weather/hour.ts';
import { localHour, type LocalDate } from '../../weather/local-time.ts';
import { stateOf } from '../../weather/state.ts';
import type { Locale } from '../../wording/locale.ts';
import type { CourseHour } from '../../wording/plan/course.ts';
import type { Audience } from '../../wording/plan/day.ts';
import type { PlannedPeriod } from '../../wording/plan/planned-period.ts';
import type { PlaceTime, Where } from '../asked-place.ts';
import { isDark } from '../forecast-entries/common.ts';
import { forecastAt, type PlaceForecast } from '../forecast-entries/place-forecast.ts';
import type { Sources } from '../sources.ts';
import { periodEntry } from './entries.ts';

/** A forecast and whom its texts speak to. */
export interface Outlook extends PlaceForecast {
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
export async function lookOut(
  where: Where,
  time: PlaceTime,
  from: number,
  locale: Locale,
  sources: Sources,
): Promise<Outlook> {
  const forecast = await forecastAt(where, time, from, locale, sources);
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
export function dayOf(
  outlook: Outlook,
  date: LocalDate,
): { entry: PlannedPeriod['entry']; spoken: PlannedPeriod } | undefined {
  return entryAndSpoken(outlook, date, outlook.calendar.ofDay(date));
}

/** The same for a part of a day. */
export function partOf(
  outlook: Outlook,
  date: LocalDate,
  part: DayPart,
): { entry: PlannedPeriod['entry']; spoken: PlannedPeriod } | undefined {
  return entryAndSpoken(outlook, date, outlook.calendar.ofPart(date, part));
}

export function spacesOf(outlook: Outlook, date: LocalDate): SpacesEntry {
  const entryOf = (part: DayPart) => partOf(outlook, date, part)?.entry ?? null;
  return {
    date,
    morning: entryOf('morning'),
    afternoon: entryOf('afternoon'),
    evening: entryOf('evening'),
    night: entryOf('night'),
  };
}

function entryAndSpoken(outlook: Outlook, date: LocalDate, hours: Hour[]) {
  const entry = periodEntry(date, hours, outlook);
  if (!entry) return undefined;
  const ahead = hours.filter(({ start }) => start + HOUR > outlook.now);
  const spokenEntry = ahead.length === hours.length ? entry : periodEntry(date, ahead, outlook);
  const spoken = {
    entry: spokenEntry ?? entry,
    hours: ahead.map((hour) => courseHour(hour, outlook)),
  };
  return { entry, spoken };
}

function courseHour(hour: Hour, outlook: Outlook): CourseHour {
  return {
    local: localHour(hour.start, outlook.timeZone),
    state: stateOf(hour),
    night: isDark(hour, outlook),
  };
}
