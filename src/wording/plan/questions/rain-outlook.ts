import type { HourlyEntry, PeriodEntry } from '../../../contract/voice-text/forecast.ts';
import type { NextHourResponse } from '../../../contract/voice-text/next-hour.ts';
import type { Audience } from '../day.ts';

/** All that is known of the rain to come. */
export interface RainOutlook {
  /** Null where radar cannot be asked. */
  nextHour: NextHourResponse | null;
  /** From the running hour on, ascending, as far as there are forecasts by the hour. */
  hours: readonly HourlyEntry[];
  /** The days after, ascending. */
  days: readonly PeriodEntry[];
  audience: Audience;
  /** Of the place. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}
