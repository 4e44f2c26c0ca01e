import { hoursFrom } from '../climate.ts';
import { bell, clamp } from '../curves.ts';
import { flowOf, SETTLED, type Scene } from './scene.ts';

/** °C at night, and how much more it is in the afternoon before the sun of the season adds to it. */
const NIGHT = 25.5;
const BY_DAY = 7.5;

/** Hot days under a high, at any season, and nights that hardly cool. */
export const heatWave: Scene = {
  flow: (flow) => flowOf(flow, { speed: 2.5, pressure: 1019 + 2 * flow.anomaly, anomaly: 1 }),
  air: (air, spot) => ({
    ...air,
    ...SETTLED,
    temperature: NIGHT + BY_DAY * bell(hoursFrom(15, spot), 0, 5) + 0.5 * clamp(air.damp, -2, 2),
    cloud: Math.min(air.cloud, 0.12),
    damp: Math.min(air.damp, -1),
  }),
};
