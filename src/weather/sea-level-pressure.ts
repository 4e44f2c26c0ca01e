import { LAPSE_RATE } from './standard-atmosphere.ts';

/** Standard gravity, m/s². */
const GRAVITY = 9.80665;
/** Gas constant of dry air, J/(kg K). */
const DRY_AIR = 287.05;
/** What a hectopascal of water vapour counts in that layer, K. */
const VAPOUR = 0.12;
const KELVIN = 273.15;

/**
 * Reduces the pressure at a station to sea level as the German weather service does: by the
 * barometric formula for the layer of air that would lie below the station.
 *
 * @param pressure at the station, hPa
 * @param elevation of the station, m
 * @param temperature at the station, °C
 * @returns hPa
 */
export function seaLevelPressure(pressure: number, elevation: number, temperature: number): number {
  const ofLayer =
    temperature + KELVIN + VAPOUR * usualVapourPressure(temperature) + (LAPSE_RATE * elevation) / 2;
  return pressure * Math.exp((GRAVITY * elevation) / (DRY_AIR * ofLayer));
}

/** Of the air at a temperature in the mean of many years, hPa. */
function usualVapourPressure(temperature: number): number {
  return temperature < 9.1
    ? 5.6402 * (-0.0916 + Math.exp(0.06 * temperature))
    : 18.2194 * (1.0463 - Math.exp(-0.0666 * temperature));
}
