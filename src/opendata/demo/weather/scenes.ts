import { type AirMass, type AirFlow, RAINY_LIFT, hoursFrom } from './air-mass.ts';
import { type PointInTime, bell, clamp, ramp } from './noise.ts';
import { HOUR_MS } from '../../../time/units.ts';

/**
 * A type of demo weather for any place and season. It changes the inputs of all products, so that they
 * agree.
 */
interface Scene {
  /** Replaces pressure and wind. */
  flow: (flow: AirFlow, spot: PointInTime) => AirFlow;
  /** Replaces the air mass. */
  air: (air: AirMass, spot: PointInTime) => AirMass;
}

/** A wind of the same direction and another strength, and the pressure of a high or a low. */
function steerFlow(
  flow: AirFlow,
  { speed, pressure, anomaly }: { speed: number; pressure: number; anomaly: number },
): AirFlow {
  const factor = speed / Math.max(0.1, Math.hypot(flow.east, flow.north));
  return { pressure, anomaly, east: factor * flow.east, north: factor * flow.north };
}

/** Air in which nothing rises: no rain, no showers. */
const SETTLED_AIR = { lift: -1, instability: 0, cell: -1 };

/** Hours in which weather moves one degree east: 16 degrees a day, as the demo's showers do. */
const HOURS_PER_DEGREE = 1.5;

/** Hours since the middle of a wave was here, or until it is: waves follow each other from the west. */
function hoursFromWave({ longitude, time }: PointInTime, every: number): number {
  const hours = time / HOUR_MS - longitude * HOURS_PER_DEGREE;
  return hours - every * Math.round(hours / every);
}

/** 1 in the middle of a wave, -1 halfway to the next. */
function computeWave(spot: PointInTime, every: number): number {
  return Math.cos((2 * Math.PI * hoursFromWave(spot, every)) / every);
}

/** °C at night, and how much more it is in the afternoon before the sun of the season adds to it. */
const HEAT_NIGHT_C = 25.5;
const HEAT_DAY_RISE_K = 7.5;

/** Hot days under a high, at any season, and nights that hardly cool. */
const heatWaveScene: Scene = {
  flow: (flow) => steerFlow(flow, { speed: 2.5, pressure: 1019 + 2 * flow.anomaly, anomaly: 1 }),
  air: (air, spot) => ({
    ...air,
    ...SETTLED_AIR,
    temperature:
      HEAT_NIGHT_C +
      HEAT_DAY_RISE_K * bell(hoursFrom(15, spot), 0, 5) +
      0.5 * clamp(air.damp, -2, 2),
    cloud: Math.min(air.cloud, 0.12),
    damp: Math.min(air.damp, -1),
  }),
};

/** Hours from one squall line to the next, and by which a line is at its full strength and over. */
const SQUALL_PERIOD_HOURS = 8;
const SQUALL_FULL_HOURS = 0.8;
const SQUALL_END_HOURS = 1.6;

/** At this instability, cells above one standard deviation rain. */
const SQUALL_INSTABILITY = 1;

/** Sultry air, and squall lines with thunder that move east over the country. */
const thunderstormScene: Scene = {
  flow: (flow) => steerFlow(flow, { speed: 4, pressure: 1009 + 2 * flow.anomaly, anomaly: -0.3 }),
  air: (air, spot) => {
    const near =
      1 -
      ramp(Math.abs(hoursFromWave(spot, SQUALL_PERIOD_HOURS)), SQUALL_FULL_HOURS, SQUALL_END_HOURS);
    const quiet = Math.min(air.cell, 0.2);
    const squall = 2 + 0.3 * clamp(air.cell, -1, 2);
    return {
      ...air,
      temperature: 22 + 0.5 * clamp(air.damp, -2, 2),
      lift: Math.min(air.lift, 0),
      instability: SQUALL_INSTABILITY,
      cell: quiet + near * (squall - quiet),
      cloud: Math.max(0.5 * air.cloud, 0.9 * near),
    };
  },
};

/** Hours from one fall of snow to the next. */
const SNOW_PERIOD_HOURS = 14;

/** Of the day's mean, °C: no sun of any season brings it above zero. */
const SNOW_MEAN_C = -4.5;

/** Frost day and night, and snow that comes and goes. */
const snowScene: Scene = {
  flow: (flow) => steerFlow(flow, { speed: 4, pressure: 1004 + 2 * flow.anomaly, anomaly: -0.6 }),
  air: (air, spot) => ({
    ...air,
    temperature: SNOW_MEAN_C + 0.5 * clamp(air.damp, -2, 2),
    lift: RAINY_LIFT + 0.45 + 0.7 * computeWave(spot, SNOW_PERIOD_HOURS),
    cloud: Math.max(air.cloud, 0.94),
    instability: 0,
    cell: -1,
    warmAloft: -1,
  }),
};

/** Hours from one height of the storm to the next. */
const STORM_PERIOD_HOURS = 18;

/** From the west-southwest, degrees north of east that it blows to. */
const STORM_HEADING_RADIANS = (20 * Math.PI) / 180;

/** A deep low, whose wind from the west-southwest rises to a storm and eases again. */
const stormScene: Scene = {
  flow: (flow, spot) =>
    steerFlow(
      { ...flow, east: Math.cos(STORM_HEADING_RADIANS), north: Math.sin(STORM_HEADING_RADIANS) },
      {
        speed: 18.5 + 2.5 * computeWave(spot, STORM_PERIOD_HOURS),
        pressure: 984 + 3 * flow.anomaly,
        anomaly: -1.5,
      },
    ),
  air: (air) => air,
};

/** So damp that the first cold of the night condenses, in standard deviations. */
const FOG_DAMPNESS = 6;

/** Damp air without wind under a high: fog from the evening until the sun dissolves it. */
const fogScene: Scene = {
  flow: (flow) => steerFlow(flow, { speed: 0.8, pressure: 1028 + 2 * flow.anomaly, anomaly: 1.2 }),
  air: (air) => ({
    ...air,
    ...SETTLED_AIR,
    temperature: clamp(air.temperature, 3, 11),
    cloud: 0.05,
    damp: FOG_DAMPNESS,
  }),
};

/** Available scenes of the demo. */
export const SCENE_IDS = ['heatWave', 'thunderstorm', 'snow', 'storm', 'fog'] as const;

export type SceneId = (typeof SCENE_IDS)[number];

export const SCENES: Record<SceneId, Scene> = {
  heatWave: heatWaveScene,
  thunderstorm: thunderstormScene,
  snow: snowScene,
  storm: stormScene,
  fog: fogScene,
};
