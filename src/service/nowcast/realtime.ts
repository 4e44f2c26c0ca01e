import type { RealtimeWeatherItem } from '../../contract/public/nowcast.ts';
import { inEighths } from '../../weather/clouds.ts';
import { temperatureAt, type ForecastError } from '../../weather/corrected-temperature.ts';
import { isNight } from '../../weather/daylight.ts';
import type { Hour } from '../../weather/hour.ts';
import { hourAt, valueAt } from '../../weather/hour-at.ts';
import { localDate } from '../../weather/local-time.ts';
import type { NextHourStep } from '../../weather/nowcast.ts';
import { stateByRadar } from '../../weather/radar-state.ts';
import {
  isUnspecified,
  isWet,
  familyOf,
  skyState,
  stateOf,
  UNKNOWN_STATE,
  type WeatherState,
} from '../../weather/state.ts';
import { isSignificantWind } from '../../weather/wind.ts';
import type { Locale } from '../../wording/locale.ts';
import { weatherEntry } from '../forecast-entries/weather.ts';
import { tenth } from '../rounded.ts';
import type { IsWarned } from '../warned.ts';

/** Where, for whom and from what items are made. */
export interface RealtimeContext {
  latitude: number;
  longitude: number;
  timeZone: string;
  locale: Locale;
  hours: readonly Hour[];
  error: ForecastError | undefined;
  /** Whether a warning is in force from one instant to before another. */
  isWarned: IsWarned;
}

/** The weather within a step of radar, or where that has no data, by the forecast alone. */
export function realtimeItem(
  { start, length, rate, kind }: NextHourStep,
  context: RealtimeContext,
): RealtimeWeatherItem {
  const { latitude, longitude, timeZone, hours, error, isWarned } = context;
  const end = start + length;
  const night = isNight(start + length / 2, latitude, longitude);
  const hasWarnings = isWarned(start, end);
  const hour = hourAt(start, hours);
  const clouds = inEighths(valueAt(start, 'cloudCover', hours));
  const state = stateByRadar(forecastState(hour, clouds), skyState(clouds), { rate, kind });
  const windy = hour !== undefined && isSignificantWind(hour.windSpeed, hour.gust);
  return {
    date: localDate(start, timeZone),
    from: new Date(start).toISOString(),
    to: new Date(end).toISOString(),
    isNight: night,
    hasWarnings,
    cloudsTotal: clouds,
    temperature: { value: tenth(temperatureAt(start, hours, error)), unit: '°C' },
    weather: weatherEntry(state, { night, windy, warned: hasWarnings === true }, context.locale),
  };
}

/** The clouds change within the hour, and so does the state where it is that of the sky. */
function forecastState(hour: Hour | undefined, clouds: number | null): WeatherState {
  const state = hour ? stateOf(hour) : UNKNOWN_STATE;
  if (hour && isUnspecified(hour)) return state;
  return isWet(state) || familyOf(state) === 'fog' ? state : skyState(clouds);
}
