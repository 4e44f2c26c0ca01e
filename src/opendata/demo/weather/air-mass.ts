import {
  hoursFrom,
  rainClimate,
  seasonalTemperature,
  summerFactor,
  seasonalPressure,
} from './climate.ts';
import { bell, clamp, ramp, sigmoid, createNoiseField, type PointInTime } from './noise.ts';

/** The air mass over a place, without the effect of the sun in the hour. */
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

const warmAndCold = createNoiseField({
  seed: 21,
  kilometres: 2200,
  days: 6,
  degreesEastPerDay: 12,
});
const fronts = createNoiseField({ seed: 22, kilometres: 1500, days: 4, degreesEastPerDay: 13 });
const patches = createNoiseField({ seed: 23, kilometres: 500, days: 1, degreesEastPerDay: 14 });
const moisture = createNoiseField({ seed: 24, kilometres: 900, days: 3, degreesEastPerDay: 10 });
const clouds = createNoiseField({ seed: 25, kilometres: 250, days: 0.6, degreesEastPerDay: 15 });
const cells = createNoiseField({ seed: 31, kilometres: 110, days: 0.25, degreesEastPerDay: 16 });
const warmLayer = createNoiseField({ seed: 33, kilometres: 900, days: 2, degreesEastPerDay: 13 });
const dampness = createNoiseField({ seed: 51, kilometres: 900, days: 3, degreesEastPerDay: 8 });

export function computeAirMass(spot: PointInTime, flow: AirFlow): AirMass {
  const { latitude, time } = spot;
  const warmer = computeWarmAnomaly(spot, flow);
  const temperature = seasonalTemperature(latitude, time) + warmer;
  const climate = rainClimate(latitude, time);
  const lift = computeLift(spot, flow) + climate;
  const greyWinter = -0.45 * Math.min(0, summerFactor(latitude, time));
  const haze = 1.2 * clouds(spot);
  const moist = 0.55 + 0.35 * moisture(spot) - 0.3 * flow.anomaly + climate;
  return {
    temperature,
    lift,
    cloud: sigmoid(3 * (lift + 0.3 + greyWinter) + haze),
    instability:
      computeAfternoonHeat(temperature, spot) * clamp(moist, 0, 1.4) +
      computeColdFlow(warmer, flow.anomaly),
    cell: cells(spot),
    warmAloft: warmLayer(spot),
    damp: dampness(spot),
  };
}

/** Departure from the season, °C: air from the equator's side is warm, from the pole's side cold. */
function computeWarmAnomaly(spot: PointInTime, flow: AirFlow): number {
  const { latitude } = spot;
  const extent = 0.08 + 0.92 * ramp(Math.abs(latitude), 10, 45);
  const fromEquator = flow.north * clamp(latitude / 15, -1, 1);
  return clamp(extent * (2.4 * warmAndCold(spot) + 0.45 * fromEquator), -9, 9);
}

/** Air rises in lows and along fronts, and sinks in highs. */
function computeLift(spot: PointInTime, flow: AirFlow): number {
  const nearFront = 1 - Math.min(1, Math.abs(fronts(spot)) / 0.35);
  const active = ramp(-flow.anomaly, -0.8, 0.4);
  return -0.55 * flow.anomaly + 0.45 * patches(spot) + 0.85 * nearFront * active;
}

/** Warm ground sets off showers, most of all in the late afternoon. */
function computeAfternoonHeat(temperature: number, spot: PointInTime): number {
  const afternoon = bell(hoursFrom(16, spot), 0, 4.5);
  return 1.3 * ramp(temperature, 10, 22) * (0.1 + 0.9 * afternoon);
}

/** Cold air behind a front, in low pressure, brings showers at any hour. */
function computeColdFlow(warmerBy: number, pressureAnomaly: number): number {
  return 0.75 * ramp(-warmerBy, 0.5, 5) * ramp(-pressureAnomaly, -0.3, 0.9);
}

/** Pressure and the large-scale wind that goes with it. */
export interface AirFlow {
  /** Sea-level pressure, hPa. */
  pressure: number;
  /** Deviation of the pressure from its season, in standard deviations: highs positive, lows negative. */
  anomaly: number;
  /** Wind at 10 m, m/s towards east and towards north. */
  east: number;
  north: number;
}

const RADIANS = Math.PI / 180;
const KM_PER_DEGREE = 111.2;
const STEP_KM = 50;
const AIR_DENSITY_KG_PER_M3 = 1.25;
const EARTH_ROTATION = 7.292e-5;
/** Keeps the balance of forces finite at the equator: the Coriolis parameter of about 14°. */
const FRICTION = 3.5e-5;
/** Parts of the frictionless wind that are left at 10 m along the isobars and across them, to the low. */
const ALONG = 0.25;
const ACROSS = 0.1;

const systems = createNoiseField({ seed: 11, kilometres: 1600, days: 5, degreesEastPerDay: 12 });
const troughs = createNoiseField({ seed: 12, kilometres: 700, days: 2.5, degreesEastPerDay: 12 });

export function computeAirFlow(spot: PointInTime): AirFlow {
  const { latitude, longitude } = spot;
  const anomaly = computeAnomaly(spot);
  const pressure = toPressure(anomaly, spot);
  const toNorth = STEP_KM / KM_PER_DEGREE;
  const toEast = toNorth / Math.max(0.05, Math.cos(latitude * RADIANS));
  const northern = computePressure({ ...spot, latitude: latitude + toNorth });
  const eastern = computePressure({ ...spot, longitude: longitude + toEast });
  return { pressure, anomaly, ...computeWind(eastern - pressure, northern - pressure, latitude) };
}

/** The wind that a pressure difference over one step to the east and to the north drives, hPa to m/s. */
function computeWind(eastward: number, northward: number, latitude: number) {
  const coriolis = 2 * EARTH_ROTATION * Math.sin(latitude * RADIANS);
  const force = 100 / (STEP_KM * 1000 * AIR_DENSITY_KG_PER_M3);
  const along = (ALONG * force * coriolis) / (coriolis ** 2 + FRICTION ** 2);
  const across = (ACROSS * force) / Math.hypot(coriolis, FRICTION);
  return {
    east: -along * northward - across * eastward,
    north: along * eastward - across * northward,
  };
}

function computePressure(spot: PointInTime): number {
  return toPressure(computeAnomaly(spot), spot);
}

function toPressure(anomaly: number, { latitude, time }: PointInTime): number {
  const storminess = 1.5 + 8 * ramp(Math.abs(latitude), 10, 50);
  const season = 1 - 0.35 * summerFactor(latitude, time);
  return seasonalPressure(latitude) + storminess * season * anomaly;
}

function computeAnomaly(spot: PointInTime): number {
  return (systems(spot) + 0.3 * troughs(spot)) / Math.hypot(1, 0.3);
}
