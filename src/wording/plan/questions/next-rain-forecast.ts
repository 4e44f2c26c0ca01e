import type { HourlyEntry, PeriodEntry } from '../../../contract/voice-text/forecast.ts';
import { HOUR } from '../../../weather/hour.ts';
import { addDays, localHour } from '../../../weather/local-time.ts';
import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { familyOf, isWet } from '../../../weather/state.ts';
import { dayOf } from '../day.ts';
import { LIKELY, POSSIBLE } from '../facts.ts';
import { endOf, MINUTE, type KnownStep } from '../spell.ts';
import type { Day } from '../statement.ts';
import type { Ahead, NextRainFact, RainTime } from './fact-statement.ts';
import { kindOf } from './next-rain-radar.ts';
import type { RainOutlook } from './rain-outlook.ts';

/** An hour or a day of the forecast. */
export interface Expected {
  /** Epoch milliseconds. */
  start: number;
  end: number;
  /** The hour is null for a whole day. */
  at: { day: Day; hour: number | null };
  of: PrecipitationKind;
  /** Null where it stays dry. */
  certainty: NextRainFact['certainty'] | null;
}

/** Undefined where nothing is known of it. */
type Forecast = Omit<Expected, 'certainty'> & { certainty: Expected['certainty'] | undefined };

const HOURS_OF_DAY = 24;

/** From so many days on the forecast's reach is told in days. */
const DAYS_FROM = 2;

/** The end of what radar sees, or now; epoch milliseconds. */
export function endOfRadar(radar: readonly KnownStep[], now: number): number {
  const last = radar.at(-1);
  return last ? endOf(last) : now;
}

/**
 * Hours, and then days, from the end of radar on up to the first of which nothing is known. Of an
 * hour of which radar sees half, radar tells more.
 */
export function expectedAfter(radar: readonly KnownStep[], outlook: RainOutlook): Expected[] {
  const from = endOfRadar(radar, outlook.now);
  const least = radar.length > 0 ? HOUR / 2 : 0;
  const hours = outlook.hours
    .filter(({ date }) => Date.parse(date) + HOUR - from > least)
    .map((entry) => hourOf(entry, outlook));
  const byHour = hours.at(-1)?.end ?? from;
  const days = outlook.days
    .map((entry) => dayEntryOf(entry, outlook))
    .filter(({ end }) => end > byHour);
  return withoutGap([...hours, ...days], from + HOUR - least);
}

/** What an hour or a day brings; of an hour that radar sees the beginning of, after that. */
export function nextRainFact(
  { start, at, of, certainty }: Expected,
  radar: readonly KnownStep[],
  { now }: RainOutlook,
  place: string | null,
): NextRainFact {
  const from = endOfRadar(radar, now);
  const soon: RainTime = radar.length > 0 ? { in: (from - now) / MINUTE } : { within: 'hour' };
  const time = at.hour !== null && start < from ? soon : at;
  return {
    kind: 'fact',
    form: 'nextRain',
    place,
    of,
    at: time,
    certainty: certainty ?? 'possible',
  };
}

/** How far is known from the running hour on; undefined where nothing is. */
export function aheadOf(end: number, now: number): Ahead | undefined {
  const hours = Math.floor(end / HOUR) - Math.floor(now / HOUR);
  if (hours >= DAYS_FROM * HOURS_OF_DAY) return { days: Math.floor(hours / HOURS_OF_DAY) };
  return hours > 0 ? { hours } : undefined;
}

function hourOf(entry: HourlyEntry, { timeZone, audience }: RainOutlook): Forecast {
  const start = Date.parse(entry.date);
  const { date, hour } = localHour(start, timeZone);
  // Midnight is called by the day that ends with it.
  const day = dayOf(hour === 0 ? addDays(date, -1) : date, audience);
  return {
    start,
    end: start + HOUR,
    at: { day, hour },
    of: kindOf(entry),
    certainty: certaintyOf(entry),
  };
}

function dayEntryOf(entry: PeriodEntry, { audience }: RainOutlook): Forecast {
  const at = { day: dayOf(entry.date, audience), hour: null };
  return {
    start: Date.parse(entry.from),
    end: Date.parse(entry.to),
    at,
    of: kindOf(entry),
    certainty: certaintyOf(entry),
  };
}

function certaintyOf({ weather, prec }: HourlyEntry | PeriodEntry): Forecast['certainty'] {
  const { sum, class: amountClass, probability } = prec;
  const falls = isWet(weather.state) || (amountClass ?? 0) > 0;
  if (falls) return probability !== null && probability < LIKELY ? 'possible' : 'expected';
  if (probability !== null && probability >= LIKELY) return 'likely';
  if (probability !== null && probability >= POSSIBLE) return 'possible';
  const isKnown = probability !== null || sum !== null || familyOf(weather.state) !== undefined;
  return isKnown ? null : undefined;
}

/** @param latest instant at which the first has begun, epoch milliseconds */
function withoutGap(forecasts: readonly Forecast[], latest: number): Expected[] {
  const known: Expected[] = [];
  for (const { certainty, ...forecast } of forecasts) {
    const end = known.at(-1)?.end ?? latest;
    if (certainty === undefined || forecast.start > end) break;
    known.push({ ...forecast, certainty });
  }
  return known;
}
