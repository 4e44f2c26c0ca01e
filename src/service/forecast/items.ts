import type {
  HourlyForecast,
  SpacesForecast,
  SummaryForecast,
} from '../../contract/public/forecast.ts';
import { HOUR, type Hour } from '../../weather/hour.ts';
import { addDays, type LocalDate } from '../../weather/local-time.ts';
import { lastWholeDay, type PlaceForecast } from '../forecast-entries/place-forecast.ts';
import { astronomyAt } from './astronomy.ts';
import { hourlyForecast } from './hour.ts';
import { periodForecast, spacesForecast } from './period.ts';

/** From the running hour to the end of the forecast. */
export function hoursAhead({ hours, now }: Pick<PlaceForecast, 'hours' | 'now'>): Hour[] {
  return hours.filter(({ start }) => start + HOUR > now);
}

/** From today to the last day of which the forecast has every hour. */
export function daysAhead(forecast: PlaceForecast): LocalDate[] {
  const last = lastWholeDay(forecast) ?? '';
  const days: LocalDate[] = [];
  for (let date = forecast.today; date <= last; date = addDays(date, 1)) days.push(date);
  return days;
}

export function hourlyItems(forecast: PlaceForecast): HourlyForecast[] {
  return hoursAhead(forecast).map((hour) => hourlyForecast(hour, forecast));
}

/** Days with all their hours, those that are over included. */
export async function summaryItems(forecast: PlaceForecast): Promise<SummaryForecast[]> {
  const astronomyOf = await astronomyAt(forecast);
  return daysAhead(forecast).flatMap((date) => {
    const day = periodForecast(date, forecast.calendar.ofDay(date), forecast);
    return day ? { ...day, astronomy: astronomyOf(date) } : [];
  });
}

export function spacesItems(forecast: PlaceForecast): SpacesForecast[] {
  return daysAhead(forecast).map((date) => spacesForecast(date, forecast));
}
