/** A weather station that reports what it measures. */
export interface WeatherStation {
  /** Number in the German weather service's list of stations. */
  id: number;
  name: string;
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  /** Metres above sea level. */
  elevation: number;
}

/** What a station has measured; null where it does not, or did not. */
export interface StationReading {
  /** Epoch milliseconds (UTC). */
  time: number;
  /** Air temperature at 2 m, °C. */
  temperature: number | null;
  /** Percent. */
  relativeHumidity: number | null;
  /** Mean of the last ten minutes, km/h. */
  windSpeed: number | null;
  /** Direction the wind blows from, degrees clockwise from north. */
  windDirection: number | null;
  /** Strongest gust of the last ten minutes, km/h. */
  gust: number | null;
  gustDirection: number | null;
  /** Reduced to sea level, hPa. */
  pressure: number | null;
  /** Since midnight at the station, mm. */
  precipitationToday: number | null;
  /** Total, percent. */
  cloudCover: number | null;
}

export interface ObservedStation extends WeatherStation {
  reading: StationReading;
}
