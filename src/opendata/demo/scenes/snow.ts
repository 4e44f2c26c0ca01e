import { RAINY_LIFT } from '../air-mass.ts';
import { clamp } from '../curves.ts';
import { flowOf, type Scene } from './scene.ts';
import { waveAt } from './wave.ts';

/** Hours from one fall of snow to the next. */
const EVERY = 14;

/** Of the day's mean, °C: no sun of any season brings it above zero. */
const COLD = -4.5;

/** Frost day and night, and snow that comes and goes. */
export const snow: Scene = {
  flow: (flow) => flowOf(flow, { speed: 4, pressure: 1004 + 2 * flow.anomaly, anomaly: -0.6 }),
  air: (air, spot) => ({
    ...air,
    temperature: COLD + 0.5 * clamp(air.damp, -2, 2),
    lift: RAINY_LIFT + 0.45 + 0.7 * waveAt(spot, EVERY),
    cloud: Math.max(air.cloud, 0.94),
    instability: 0,
    cell: -1,
    warmAloft: -1,
  }),
};
