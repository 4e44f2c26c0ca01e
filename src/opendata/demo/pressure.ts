import { seasonalPressure, summer } from './climate.ts';
import { ramp } from './curves.ts';
import { createField } from './noise.ts';
import type { Spot } from './spot.ts';

/** Pressure and the large-scale wind that goes with it. */
export interface Flow {
  /** Sea-level pressure, hPa. */
  pressure: number;
  /** Deviation of the pressure from its season, in standard deviations: highs positive, lows negative. */
  anomaly: number;
  /** Wind at 10 m, m/s towards east and towards north. */
  east: number;
  north: number;
}

const RADIANS = Math.PI / 180;
const KILOMETRES_PER_DEGREE = 111.2;
const STEP = 50;
const AIR_DENSITY = 1.25;
const EARTH_ROTATION = 7.292e-5;
/** Keeps the balance of forces finite at the equator: the Coriolis parameter of about 14°. */
const FRICTION = 3.5e-5;
/** Parts of the frictionless wind that are left at 10 m along the isobars and across them, to the low. */
const ALONG = 0.25;
const ACROSS = 0.1;

const systems = createField({ seed: 11, kilometres: 1600, days: 5, eastward: 12 });
const troughs = createField({ seed: 12, kilometres: 700, days: 2.5, eastward: 12 });

export function flowAt(spot: Spot): Flow {
  const { latitude, longitude } = spot;
  const anomaly = anomalyAt(spot);
  const pressure = pressureOf(anomaly, spot);
  const toNorth = STEP / KILOMETRES_PER_DEGREE;
  const toEast = toNorth / Math.max(0.05, Math.cos(latitude * RADIANS));
  const northern = pressureAt({ ...spot, latitude: latitude + toNorth });
  const eastern = pressureAt({ ...spot, longitude: longitude + toEast });
  return { pressure, anomaly, ...windOf(eastern - pressure, northern - pressure, latitude) };
}

/** The wind that a pressure difference over one step to the east and to the north drives, hPa to m/s. */
function windOf(eastward: number, northward: number, latitude: number) {
  const coriolis = 2 * EARTH_ROTATION * Math.sin(latitude * RADIANS);
  const force = 100 / (STEP * 1000 * AIR_DENSITY);
  const along = (ALONG * force * coriolis) / (coriolis ** 2 + FRICTION ** 2);
  const across = (ACROSS * force) / Math.hypot(coriolis, FRICTION);
  return {
    east: -along * northward - across * eastward,
    north: along * eastward - across * northward,
  };
}

function pressureAt(spot: Spot): number {
  return pressureOf(anomalyAt(spot), spot);
}

function pressureOf(anomaly: number, { latitude, time }: Spot): number {
  const storminess = 1.5 + 8 * ramp(Math.abs(latitude), 10, 50);
  const season = 1 - 0.35 * summer(latitude, time);
  return seasonalPressure(latitude) + storminess * season * anomaly;
}

function anomalyAt(spot: Spot): number {
  return (systems(spot) + 0.3 * troughs(spot)) / Math.hypot(1, 0.3);
}
