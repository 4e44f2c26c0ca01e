import type { PeriodEntry, NextHourResponse } from '../../../src/contract/voice-text/responses.ts';
import { buildHourlyEntry } from '../../../src/service/operations/forecast-text-context.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import type { Hour } from '../../../src/weather/hour.ts';
import { startOfDay } from '../../../src/time/local-time.ts';
import { NOWCAST_STEP_MS } from '../../../src/weather/nowcast.ts';
import type { RainOutlook } from '../../../src/wording/plan/questions/rain-outlook.ts';
import { AUDIENCE, skillLocale, TIME_ZONE, TODAY } from '../plans.ts';

const CONTEXT = { latitude: 53.55, longitude: 9.99, locale: skillLocale('de-DE') };
const MINUTE = 60_000;

/** An instant of today. */
export function clock(hour: number, minute = 0): number {
  return startOfDay(TODAY, TIME_ZONE) + hour * HOUR_MS + minute * MINUTE;
}

/** Radar steps from the current five minutes on, a character each: `.` dry, `#` wet, `?` unknown. */
export function radarOf(pattern: string, now: number): NextHourResponse {
  const first = Math.floor(now / NOWCAST_STEP_MS) * NOWCAST_STEP_MS;
  const rates: Readonly<Record<string, number>> = { '.': 0, '#': 1.2 };
  return {
    fingerprint: 'a',
    source: 'RV',
    lat: 53.55,
    lon: 9.99,
    region: 'Hamburg',
    text: '',
    items: Array.from(pattern, (step, at) => ({
      date: new Date(first + at * NOWCAST_STEP_MS).toISOString(),
      value: rates[step] ?? null,
    })),
  };
}

/** The rain outlook at an instant, from the remaining hours. */
export function outlookOf(
  now: number,
  hours: readonly Hour[],
  { radar, days = [] }: { radar?: string; days?: readonly PeriodEntry[] } = {},
): RainOutlook {
  return {
    nextHour: radar === undefined ? null : radarOf(radar, now),
    hours: hours
      .filter(({ start }) => start + HOUR_MS > now)
      .map((hour) => buildHourlyEntry(hour, CONTEXT)),
    days,
    audience: AUDIENCE,
    timeZone: TIME_ZONE,
    now,
  };
}
