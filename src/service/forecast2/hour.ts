import type { Forecast2Hour } from '../../contract/public/forecast2.ts';
import type { Hour } from '../../weather/hour.ts';
import { isoWithOffset } from '../../weather/local-time.ts';
import type { PlaceForecast } from '../forecast-entries/place-forecast.ts';
import { hourlyForecast } from '../forecast/hour.ts';
import { hundredth, tenth, whole } from '../rounded.ts';

/**
 * An hour of the forecast by "Forecast2 response" of the public weather API's document.
 *
 * @param forecast in German
 */
export function forecast2Hour(hour: Hour, forecast: PlaceForecast): Forecast2Hour {
  const entry = hourlyForecast(hour, forecast);
  const { weather, prec, wind } = entry;
  return {
    datetime_utc: entry.date,
    datetime_local: isoWithOffset(hour.start, forecast.timeZone),
    parameters: {
      temperature: { value: entry.temperature.avg, unit: '°C' },
      windchill: { value: entry.windchill, unit: '°C' },
      dewpoint: { value: entry.dewpoint, unit: '°C' },
      relative_humidity: { value: entry.relativeHumidity.avg, unit: '%' },
      pressure: { value: entry.pressure.avg, unit: 'hPa' },
      cloud_coverage: { value: entry.clouds.avg, unit: '%' },
      precipitation: { value: prec.sum, unit: 'mm' },
      precipitation_probability: { value: prec.probability, unit: '%' },
      snow: { value: hundredth(hour.snow), unit: 'mm' },
      wind_speed: { value: wind.avg, unit: 'km/h' },
      wind_gust: { value: wind.gusts.value ?? null, unit: 'km/h' },
      wind_direction: { value: wind.degree, unit: '°' },
      wind_direction_text: { value: wind.direction },
      sunshine_duration: { value: entry.sunMinutes, unit: 'min' },
      solar_radiation: { value: whole(hour.radiation), unit: 'W/m²' },
      uv_index: { value: tenth(hour.uvIndex) },
      weather_state: { value: weather.state },
      weather_state_text: { value: weather.text },
      weather_icon: { value: weather.icon },
    },
  };
}
