import type { SummaryForecast } from '../../contract/public/forecast.ts';
import type { Forecast2Day } from '../../contract/public/forecast2.ts';
import type { Hour } from '../../weather/hour.ts';
import { summarise } from '../../weather/period.ts';
import { hundredth, tenth } from '../rounded.ts';

/**
 * A day of the forecast's summary by "Forecast2 response" of the public weather API's document, with
 * its radiation and UV index.
 *
 * @param day in German
 * @param hours those of the day
 */
export function forecast2Day(day: SummaryForecast, hours: readonly Hour[]): Forecast2Day {
  const { weather, prec, wind, astronomy } = day;
  const { radiation = null, uvIndex = null } = summarise(hours) ?? {};
  return {
    date: day.date,
    parameters: {
      temperature: { min: day.temperature.min, max: day.temperature.max, unit: '°C' },
      wind_speed: { min: wind.min, max: wind.max, unit: 'km/h' },
      relative_humidity: { ...day.relativeHumidity, unit: '%' },
      sea_level_pressure: { ...day.pressure, unit: 'hPa' },
      cloud_coverage: { ...day.clouds, unit: '%' },
      wind_gust: { max: wind.gusts.value ?? null, unit: 'km/h' },
      wind_direction: { value: wind.degree, unit: '°' },
      wind_direction_text: { value: wind.direction },
      precipitation: { sum: prec.sum, unit: 'mm' },
      precipitation_probability: { value: prec.probability, unit: '%' },
      sunshine_duration: { sum: day.sunHours, unit: 'h' },
      solar_radiation: { sum: kilowattHours(radiation), unit: 'kWh/m²' },
      uv_index: { max: tenth(uvIndex) },
      weather_state: { value: weather.state },
      weather_state_text: { value: weather.text },
      weather_icon: { value: weather.icon },
      sunrise: { value: astronomy.sunrise },
      sunset: { value: astronomy.sunset },
      moonrise: { value: astronomy.moonrise },
      moonset: { value: astronomy.moonset },
      moon_phase: { value: astronomy.moonPhase },
      moon_zodiac: { value: astronomy.moonZodiac },
    },
  };
}

function kilowattHours(wattHours: number | null): number | null {
  return wattHours === null ? null : hundredth(wattHours / 1000);
}
