import {
  bell,
  clamp,
  ramp,
  sigmoid,
  createNoiseField,
  type PointInTime,
  interpolate,
} from './noise.ts';
import { getPosition } from 'suncalc';
import { HOUR_MS } from '../../../time/units.ts';

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

const YEAR_MS = 365.2425 * 24 * HOUR_MS;
/** The warmest day of the northern year follows the longest by a month. */
const WARMEST_DAY = Date.UTC(2000, 6, 20);
const SUMMER_SOLSTICE = Date.UTC(2000, 5, 21);

// Air at sea level by latitude, every ten degrees from the equator to the pole, °C.
const NORTHERN_CLIMATE = {
  mean: [28.2, 28, 26, 21.5, 16, 12, 6, -5, -13, -18],
  swing: [0, 1, 3.5, 7, 9.3, 8.2, 9.5, 13, 16, 17],
};
const SOUTHERN_CLIMATE = {
  mean: [28.2, 27.5, 24, 19.5, 13.5, 8, -1, -14, -30, -40],
  swing: [0, 1, 3, 5.2, 5, 4, 5, 9, 13, 15],
};

/** +1 in the middle of the place's summer, -1 in the middle of its winter, 0 all year at the equator. */
export function summerFactor(latitude: number, time: number): number {
  return clamp(latitude / 15, -1, 1) * yearWave(time, WARMEST_DAY);
}

/** Mean air temperature of the season at sea level, °C. */
export function seasonalTemperature(latitude: number, time: number): number {
  const { mean, swing } = latitude < 0 ? SOUTHERN_CLIMATE : NORTHERN_CLIMATE;
  const position = Math.abs(latitude) / 10;
  return interpolate(mean, position) + interpolate(swing, position) * summerFactor(latitude, time);
}

/** Mean sea-level pressure, hPa: the subtropical highs and the subpolar lows. */
export function seasonalPressure(latitude: number): number {
  const distance = Math.abs(latitude);
  return (
    1011 + 8 * bell(distance, 32, 14) - 9 * bell(distance, 63, 13) + 4 * bell(distance, 90, 14)
  );
}

/**
 * How much the climate favours rain, in units of lift: more under the tropical rain belt, less in
 * the dry belts on both sides of it, all of which follow the sun through the year.
 */
export function rainClimate(latitude: number, time: number): number {
  const fromBelt = Math.abs(latitude - 8 * yearWave(time, WARMEST_DAY));
  const ice = bell(Math.abs(latitude), 90, 20);
  return 0.3 * bell(fromBelt, 0, 10) - 0.8 * bell(fromBelt, 24, 9) - 0.3 * ice;
}

/** Hours between the local solar time and an hour of the day, by the shorter way round: 0 to 12. */
export function hoursFrom(hourOfDay: number, { longitude, time }: PointInTime): number {
  const solarHour = time / HOUR_MS + longitude / 15;
  return Math.acos(Math.cos(((solarHour - hourOfDay) * Math.PI) / 12)) * (12 / Math.PI);
}

/** Sine of the sun's altitude at noon, 0 in the polar night. */
export function noonSun(latitude: number, time: number): number {
  const declination = 23.44 * yearWave(time, SUMMER_SOLSTICE);
  return Math.max(0, Math.cos((latitude - declination) * RADIANS));
}

function yearWave(time: number, peak: number): number {
  return Math.cos((2 * Math.PI * (time - peak)) / YEAR_MS);
}

/** The sun lower than this is hidden by haze and the horizon, degrees. */
const MIN_SHINING_ALTITUDE_DEGREES = 2;

/** The sun over the hour that ends at a time. */
interface SunOfHour {
  /** Altitude at the end of the hour, degrees. */
  altitude: number;
  /** Share of the hour in which it stands high enough to shine, 0 to 1. */
  up: number;
  /** Radiation of the hour under a clear sky, kJ/m². */
  clearSky: number;
}

export function computeSun({ latitude, longitude, time }: PointInTime): SunOfHour {
  const before = getPosition(new Date(time - HOUR_MS), latitude, longitude).altitude;
  const { altitude } = getPosition(new Date(time), latitude, longitude);
  const low = Math.min(before, altitude);
  const high = Math.max(before, altitude, low + 1e-6);
  return {
    altitude,
    up: 1 - ramp(MIN_SHINING_ALTITUDE_DEGREES, low, high),
    clearSky: computeClearSkyRadiation((before + altitude) / 2),
  };
}

/** Haurwitz's formula for the global radiation of a clear hour, kJ/m². */
function computeClearSkyRadiation(altitude: number): number {
  const sine = Math.sin(altitude * RADIANS);
  return sine <= 0 ? 0 : 3.6 * 1098 * sine * Math.exp(-0.057 / sine);
}

/** Seconds of sunshine in the hour, in whole minutes. */
export function computeSunshine(sun: SunOfHour, cloud: number): number {
  return 60 * Math.round(60 * sun.up * (1 - cloud ** 1.6));
}

/** Global radiation of the hour after Kasten and Czeplak, kJ/m². */
export function computeRadiation(sun: SunOfHour, cloud: number): number {
  return sun.clearSky * (1 - 0.75 * cloud ** 3.4);
}
