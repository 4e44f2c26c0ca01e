import type { HourlyForecast } from '../../contract/public/forecast.ts';
import { inEighths } from '../../weather/clouds.ts';
import { HOUR, type Hour } from '../../weather/hour.ts';
import { relativeHumidity } from '../../weather/humidity.ts';
import { freshSnow, snowLine } from '../../weather/snow.ts';
import { windchillOf } from '../../weather/windchill.ts';
import { commonOfHour } from '../forecast-entries/common.ts';
import type { PlaceForecast } from '../forecast-entries/place-forecast.ts';
import { tenth, ten, whole } from '../rounded.ts';

/** An hour by "Forecast response" of the public weather API's document. */
export function hourlyForecast(hour: Hour, forecast: PlaceForecast): HourlyForecast {
  const { weather, prec, temperature, wind } = commonOfHour(hour, forecast);
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
      snowLine: ten(snowLine(hour, forecast.place.elevation)),
    },
    sunMinutes: whole(hour.sunshine),
    wind,
    pressure: { avg: tenth(hour.pressure) },
    relativeHumidity: { avg: whole(relativeHumidity(hour)) },
    clouds: { avg: inEighths(hour.cloudCover) },
    highestWarning: null,
  };
}
