import type { HourlyForecast } from '../../contract/public/forecast.ts';
import { inEighths } from '../../weather/clouds.ts';
import { HOUR, type Hour } from '../../weather/hour.ts';
import { relativeHumidity } from '../../weather/humidity.ts';
import { freshSnow, snowLine } from '../../weather/snow.ts';
import { windchillOf } from '../../weather/windchill.ts';
import { commonOfHour, type EntryContext } from '../forecast-entries/common.ts';
import { tenth, ten, whole } from '../rounded.ts';

/** @param elevation of the place, metres above sea level */
export function hourlyForecast(
  hour: Hour,
  elevation: number | null,
  context: EntryContext,
): HourlyForecast {
  const { weather, prec, temperature, wind } = commonOfHour(hour, context);
  const date = new Date(hour.start).toISOString();
  const snow = freshSnow(hour.snow);
  return {
    date,
    dateWithTimezone: date,
    from: date,
    to: new Date(hour.start + HOUR).toISOString(),
    weather,
    temperature,
    windchill: tenth(windchillOf(hour)),
    dewpoint: tenth(hour.dewPoint),
    prec: {
      ...prec,
      freshSnowRangeMin: tenth(snow.min),
      freshSnowRangeMax: tenth(snow.max),
      snowLine: ten(snowLine(hour, elevation)),
    },
    sunMinutes: whole(hour.sunshine),
    wind,
    pressure: { avg: tenth(hour.pressure) },
    relativeHumidity: { avg: whole(relativeHumidity(hour)) },
    clouds: { avg: inEighths(hour.cloudCover) },
    highestWarning: null,
  };
}
