import type { HourlyEntry, PeriodEntry } from '../../contract/voice-text/forecast.ts';
import type { Hour } from '../../weather/hour.ts';
import type { LocalDate } from '../../weather/local-time.ts';
import { summarise } from '../../weather/period.ts';
import { commonOfHour, commonOfPeriod, type EntryContext } from '../forecast-entries/common.ts';

/** An hour as the voice-text document gives it. */
export function hourlyEntry(hour: Hour, context: EntryContext): HourlyEntry {
  const { wind, ...common } = commonOfHour(hour, context);
  return { date: new Date(hour.start).toISOString(), ...common, wind: voiceWind(wind) };
}

/** Several hours in one entry; null where there are none. */
export function periodEntry(
  date: LocalDate,
  hours: readonly Hour[],
  context: EntryContext,
): PeriodEntry | null {
  const period = summarise(hours);
  if (!period) return null;
  const { wind, ...common } = commonOfPeriod(period, hours, context);
  return { date, ...common, wind: voiceWind(wind) };
}

/** By the names that the voice-text document has. */
function voiceWind({
  significantWind,
  ...wind
}: ReturnType<typeof commonOfHour>['wind']): HourlyEntry['wind'] {
  return { ...wind, mean: wind.avg, significationWind: significantWind };
}
