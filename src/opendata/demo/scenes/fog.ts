import { clamp } from '../curves.ts';
import { flowOf, SETTLED, type Scene } from './scene.ts';

/** So damp that the first cold of the night condenses, in standard deviations. */
const DAMP = 6;

/** Damp air without wind under a high: fog from the evening until the sun dissolves it. */
export const fog: Scene = {
  flow: (flow) => flowOf(flow, { speed: 0.8, pressure: 1028 + 2 * flow.anomaly, anomaly: 1.2 }),
  air: (air) => ({
    ...air,
    ...SETTLED,
    temperature: clamp(air.temperature, 3, 11),
    cloud: 0.05,
    damp: DAMP,
  }),
};
