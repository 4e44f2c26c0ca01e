import type { AirMass } from './air-mass.ts';
import { hoursFrom, noonSun, summer } from './climate.ts';
import { bell, clamp, ramp } from './curves.ts';
import type { Spot } from './spot.ts';

export interface Warmth {
  /** Air temperature at 2 m, °C. */
  temperature: number;
  /** Dew point, °C, never above the temperature. */
  dewPoint: number;
  /** How far the night has cooled the air below its dew point of the day, K; what condensed is fog or dew. */
  condensed: number;
}

/** The temperature of the hour: the air mass, warmed by day and cooled by night as the clouds let it. */
export function warmthAt(spot: Spot, air: AirMass, sunAltitude: number, windSpeed: number): Warmth {
  const clear = 1 - air.cloud;
  const course = dayCourse(spot, clear);
  const calm = 1 - ramp(windSpeed, 1, 6);
  const night = 1 - ramp(sunAltitude, -10, 8);
  const humid = ramp(air.temperature, 18, 28);
  const radiated = 2.5 * clear * calm * night * (1 - 0.8 * humid);
  const mixed = air.temperature + course - radiated;
  return condense(mixed, air.temperature - dryness(spot, air));
}

/** Departure from the mean of the day, K: coldest after sunrise, warmest in the afternoon. */
function dayCourse(spot: Spot, clear: number): number {
  const { latitude, time } = spot;
  const noon = noonSun(latitude, time);
  const polar = Math.sqrt(Math.max(0, Math.cos((latitude * Math.PI) / 180)));
  const half = polar * (0.6 + Math.min(0.75, noon) * (1.8 + 4.4 * clear));
  const afternoon = bell(hoursFrom(15, spot), 0, 5);
  const beforeSunrise = bell(hoursFrom(4.5, spot), 0, 3);
  return half * (1.64 * afternoon - 0.3 * beforeSunrise - 0.53);
}

/** Difference of the day's temperature and dew point, K. */
function dryness(spot: Spot, air: AirMass): number {
  const season = 1.3 * summer(spot.latitude, spot.time) + 0.3 * Math.max(0, air.temperature - 12);
  return clamp(3 + season - air.lift - 1.5 * air.damp, 0.4, 16);
}

/** Below the dew point, what condenses gives its warmth back and slows the cooling. */
function condense(cooledTo: number, dewPoint: number): Warmth {
  if (cooledTo > dewPoint) return { temperature: cooledTo, dewPoint, condensed: 0 };
  const condensed = dewPoint - cooledTo;
  const temperature = dewPoint - 0.6 * condensed;
  return { temperature, dewPoint: temperature, condensed };
}
