import type { HourlyEntry, PeriodEntry } from '../../contract/voice-text/forecast.ts';
import { isNight, isNightly } from '../../weather/daylight.ts';
import { HOUR, type Hour } from '../../weather/hour.ts';
import type { LocalDate } from '../../weather/local-time.ts';
import { rainOf, summarise } from '../../weather/period.ts';
import { precipitationClass } from '../../weather/precipitation-class.ts';
import { stateOf, type WeatherState } from '../../weather/state.ts';
import { compassPoint, isSignificantWind } from '../../weather/wind.ts';
import type { Locale } from '../../wording/locale.ts';
import { skyClassOf } from '../../wording/sky-class.ts';
import { hundredth, tenth, whole } from '../rounded.ts';

/** Where and for whom entries are made. */
export interface EntryContext {
  latitude: number;
  longitude: number;
  locale: Locale;
}

/** An hour as the documents give it: °C and mm with a decimal or two, whole km/h. */
export function hourlyEntry(hour: Hour, context: EntryContext): HourlyEntry {
  return {
    date: new Date(hour.start).toISOString(),
    weather: weatherOf(stateOf(hour), [hour], context),
    prec: precOf(hour.precipitation, hour.precipitationProbability, rainOf(hour), 1),
    temperature: { avg: tenth(hour.temperature) },
    wind: windOf(
      { min: hour.windSpeed, max: hour.windSpeed, avg: hour.windSpeed },
      hour.windDirection,
      hour.gust,
      context,
    ),
  };
}

/** Several hours in one entry; null where there are none. */
export function periodEntry(
  date: LocalDate,
  hours: readonly Hour[],
  context: EntryContext,
): PeriodEntry | null {
  const period = summarise(hours);
  if (!period) return null;
  const { temperature, wind } = period;
  return {
    date,
    from: new Date(period.from).toISOString(),
    to: new Date(period.to).toISOString(),
    sunHours: period.sunshine === null ? null : tenth(period.sunshine / 60),
    weather: weatherOf(period.state, hours, context),
    prec: precOf(
      period.precipitation,
      period.precipitationProbability,
      period.rain,
      (period.to - period.from) / HOUR,
    ),
    temperature: {
      min: tenth(temperature.min),
      max: tenth(temperature.max),
      avg: tenth(temperature.avg),
    },
    wind: windOf(wind, wind.direction, wind.gust, context),
  };
}

/** Whether it is dark in the middle of an hour. */
export function isDark(hour: Hour, { latitude, longitude }: EntryContext): boolean {
  return isNight(hour.start + HOUR / 2, latitude, longitude);
}

function weatherOf(
  state: WeatherState,
  hours: readonly Hour[],
  context: EntryContext,
): HourlyEntry['weather'] {
  const { language } = context.locale;
  const night = isNightly(hours.map((hour) => isDark(hour, context)));
  const sky = skyClassOf(state);
  const windy = hours.some((hour) => isSignificantWind(hour.windSpeed, hour.gust));
  return {
    state,
    text: sky === undefined ? language.unknownText : language.skyText(sky, night),
    icon: `${night ? 'n' : 'd'}_${windy ? 'w_' : ''}${state}.svg`,
  };
}

function precOf(
  sum: number | null,
  probability: number | null,
  rain: number | null,
  hours: number,
): HourlyEntry['prec'] {
  return {
    sum: hundredth(sum),
    probability: whole(probability),
    sumAsRain: hundredth(rain),
    class: sum === null ? null : precipitationClass(sum, hours),
  };
}

function windOf(
  speed: { min: number | null; max: number | null; avg: number | null },
  direction: number | null,
  gust: number | null,
  { locale: { language, units } }: EntryContext,
): HourlyEntry['wind'] {
  const point = direction === null ? null : compassPoint(direction);
  const value = whole(gust);
  return {
    unit: 'km/h',
    direction: point && language.directionWord(point),
    text: point && language.directionAbbreviation(point),
    avg: whole(speed.avg),
    min: whole(speed.min),
    max: whole(speed.max),
    mean: whole(speed.avg),
    degree: whole(direction),
    gusts: value === null ? {} : { value, text: language.gustText(value, units) },
    significationWind: isSignificantWind(speed.max, gust),
  };
}
