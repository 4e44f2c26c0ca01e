import { hoursFrom, rainClimate, seasonalTemperature, summer } from './climate.ts';
import { bell, clamp, ramp, sigmoid } from './curves.ts';
import { createField } from './noise.ts';
import type { Spot } from './spot.ts';
import type { Flow } from './pressure.ts';

/** The air over a place before the sun of the hour has worked on it. */
export interface AirMass {
  /** Temperature of the day, without its course from night to noon, °C. */
  temperature: number;
  /** How strongly the air rises, about -3 to 3; above `RAINY_LIFT` steady rain falls. */
  lift: number;
  /** Share of the sky that the large-scale clouds cover, 0 to 1. */
  cloud: number;
  /** How ready the air is for showers, 0 to about 1.5. */
  instability: number;
  /** How strong a single cell is here, in standard deviations; the more unstable, the more of them rain. */
  cell: number;
  /** How much warmer the air is higher up than at the ground, in standard deviations. */
  warmAloft: number;
  /** How damp the air near the ground is, in standard deviations. */
  damp: number;
}

/** Steady rain begins at this lift. */
export const RAINY_LIFT = 1.05;

const warmAndCold = createField({ seed: 21, kilometres: 2200, days: 6, eastward: 12 });
const fronts = createField({ seed: 22, kilometres: 1500, days: 4, eastward: 13 });
const patches = createField({ seed: 23, kilometres: 500, days: 1, eastward: 14 });
const moisture = createField({ seed: 24, kilometres: 900, days: 3, eastward: 10 });
const clouds = createField({ seed: 25, kilometres: 250, days: 0.6, eastward: 15 });
const cells = createField({ seed: 31, kilometres: 110, days: 0.25, eastward: 16 });
const warmLayer = createField({ seed: 33, kilometres: 900, days: 2, eastward: 13 });
const dampness = createField({ seed: 51, kilometres: 900, days: 3, eastward: 8 });

export function airMassAt(spot: Spot, flow: Flow): AirMass {
  const { latitude, time } = spot;
  const warmer = warmAnomaly(spot, flow);
  const temperature = seasonalTemperature(latitude, time) + warmer;
  const climate = rainClimate(latitude, time);
  const lift = liftAt(spot, flow) + climate;
  const greyWinter = -0.45 * Math.min(0, summer(latitude, time));
  const haze = 1.2 * clouds(spot);
  const moist = 0.55 + 0.35 * moisture(spot) - 0.3 * flow.anomaly + climate;
  return {
    temperature,
    lift,
    cloud: sigmoid(3 * (lift + 0.3 + greyWinter) + haze),
    instability:
      afternoonHeat(temperature, spot) * clamp(moist, 0, 1.4) + coldFlow(warmer, flow.anomaly),
    cell: cells(spot),
    warmAloft: warmLayer(spot),
    damp: dampness(spot),
  };
}

/** Departure from the season, °C: air from the equator's side is warm, from the pole's side cold. */
function warmAnomaly(spot: Spot, flow: Flow): number {
  const { latitude } = spot;
  const extent = 0.08 + 0.92 * ramp(Math.abs(latitude), 10, 45);
  const fromEquator = flow.north * clamp(latitude / 15, -1, 1);
  return clamp(extent * (2.4 * warmAndCold(spot) + 0.45 * fromEquator), -9, 9);
}

/** Air rises in lows and along fronts, and sinks in highs. */
function liftAt(spot: Spot, flow: Flow): number {
  const nearFront = 1 - Math.min(1, Math.abs(fronts(spot)) / 0.35);
  const active = ramp(-flow.anomaly, -0.8, 0.4);
  return -0.55 * flow.anomaly + 0.45 * patches(spot) + 0.85 * nearFront * active;
}

/** Warm ground sets off showers, most of all in the late afternoon. */
function afternoonHeat(temperature: number, spot: Spot): number {
  const afternoon = bell(hoursFrom(16, spot), 0, 4.5);
  return 1.3 * ramp(temperature, 10, 22) * (0.1 + 0.9 * afternoon);
}

/** Cold air behind a front, in low pressure, brings showers at any hour. */
function coldFlow(warmerBy: number, pressureAnomaly: number): number {
  return 0.75 * ramp(-warmerBy, 0.5, 5) * ramp(-pressureAnomaly, -0.3, 0.9);
}
