import type { DayPart } from '../../contract/parameters.ts';
import type { PeriodForecast, SpacesForecast } from '../../contract/public/forecast.ts';
import { inEighths } from '../../weather/clouds.ts';
import type { Hour } from '../../weather/hour.ts';
import type { LocalDate } from '../../weather/local-time.ts';
import { rangeOf, summarise } from '../../weather/period.ts';
import { freshSnow, snowLine } from '../../weather/snow.ts';
import { commonOfPeriod, tenths } from '../forecast-entries/common.ts';
import type { PlaceForecast } from '../forecast-entries/place-forecast.ts';
import { ten, tenth, whole } from '../rounded.ts';

/** A day or a part of one by "Forecast response" of the public weather API's document; null without hours. */
export function periodForecast(
  date: LocalDate,
  hours: readonly Hour[],
  forecast: PlaceForecast,
): PeriodForecast | null {
  const period = summarise(hours);
  if (!period) return null;
  const { prec, ...common } = commonOfPeriod(period, hours, forecast);
  const { relativeHumidity: humidity, cloudCover, windchill } = period;
  const snow = freshSnow(period.snow);
  const { elevation } = forecast.place;
  const line = rangeOf(hours.map((hour) => snowLine(hour, elevation)));
  return {
    date,
    ...common,
    windchill: { min: tenth(windchill.min), max: tenth(windchill.max) },
    prec: { ...prec, freshSnowRangeMin: tenth(snow.min), freshSnowRangeMax: tenth(snow.max) },
    snowLine: { min: ten(line.min), max: ten(line.max) },
    rainyHours: period.rainyHours,
    pressure: tenths(period.pressure),
    relativeHumidity: {
      min: whole(humidity.min),
      max: whole(humidity.max),
      avg: whole(humidity.avg),
    },
    clouds: {
      min: inEighths(cloudCover.min),
      max: inEighths(cloudCover.max),
      avg: inEighths(cloudCover.avg),
    },
    highestWarning: null,
  };
}

export function spacesForecast(date: LocalDate, forecast: PlaceForecast): SpacesForecast {
  const partOf = (part: DayPart) =>
    periodForecast(date, forecast.calendar.ofPart(date, part), forecast);
  return {
    date,
    morning: partOf('morning'),
    afternoon: partOf('afternoon'),
    evening: partOf('evening'),
    night: partOf('night'),
  };
}
