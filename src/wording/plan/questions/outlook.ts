import type { HourlyEntry, PeriodEntry } from '../../../contract/voice-text/forecast.ts';
import { HOUR } from '../../../weather/hour.ts';
import { familyOf } from '../../../weather/state.ts';
import { windchill } from '../../../weather/windchill.ts';
import type { CourseHour } from '../course.ts';
import { courseHour, summaryOf } from '../hours.ts';
import { hoursOf } from '../planned-period.ts';
import type { When } from '../statement.ts';
import type { Stretch, Told } from './told.ts';

/** What is still to come of a stretch of time. */
export interface Outlook {
  when: When;
  place: string | null;
  whole: PeriodEntry;
  /** Ascending; one that stands for all where they are not known. */
  hours: readonly OutlookHour[];
  /** Whether the hours are those of the clock. */
  byTheHour: boolean;
}

/** An hour, °C and km/h. */
export interface OutlookHour extends CourseHour {
  /** Percent. */
  probability: number | null;
  temperature: number | null;
  feelsLike: number | null;
  gust: number | null;
}

/** A state is known of this share of the hours, or the weather is not known. */
const KNOWN_SHARE = 0.5;

/** Leaves out what is over; hours count only where every one that is to come is known. */
export function outlookOf(
  { when, entry, hours }: Stretch,
  { audience, now, timeZone }: Told,
): Outlook {
  const { place } = audience;
  const [from, to] = [Date.parse(entry.from), Date.parse(entry.to)];
  const start = to <= now ? from : Math.max(from, now);
  const left = hours.filter(({ date }) => Date.parse(date) + HOUR > start);
  const byTheHour = left.length > 0 && left.length >= Math.ceil((to - start) / HOUR);
  if (!byTheHour) return { when, place, whole: entry, hours: [hourOfWhole(entry)], byTheHour };
  const hasBegun = left.length < Math.round((to - from) / HOUR);
  const whole = hasBegun ? { ...entry, ...summaryOf(left), sunHours: null } : entry;
  return { when, place, whole, hours: left.map((hour) => hourOf(hour, timeZone)), byTheHour };
}

/** Whether it is known at all what the weather will be. */
export function isKnown({ hours }: Outlook): boolean {
  const known = hours.filter(({ state }) => familyOf(state) !== undefined);
  return known.length > 0 && known.length >= hours.length * KNOWN_SHARE;
}

/** Whether it is about one hour or the moment. */
export function isOfOneHour({ when }: Outlook): boolean {
  return when.kind === 'now' || when.kind === 'hour';
}

function hourOf(entry: HourlyEntry, timeZone: string): OutlookHour {
  const { prec, temperature, wind } = entry;
  return {
    ...courseHour(entry, timeZone),
    probability: prec.probability,
    temperature: temperature.avg,
    feelsLike: feelsLike(temperature.avg, wind.avg),
    gust: wind.gusts.value ?? null,
  };
}

/** The temperature is the lowest, as frost is judged by it. */
function hourOfWhole(entry: PeriodEntry): OutlookHour {
  const [hour] = hoursOf({ entry, hours: [] });
  const { prec, temperature, wind, weather } = entry;
  return {
    ...(hour ?? { local: { date: entry.date, hour: 0 }, state: weather.state, night: false }),
    probability: prec.probability,
    temperature: temperature.min,
    feelsLike: feelsLike(temperature.avg ?? temperature.max, wind.avg),
    gust: wind.gusts.value ?? null,
  };
}

/** °C, from °C and km/h; calm where the wind is not known. */
export function feelsLike(temperature: number | null, wind: number | null): number | null {
  return temperature === null ? null : windchill(temperature, wind ?? 0);
}
