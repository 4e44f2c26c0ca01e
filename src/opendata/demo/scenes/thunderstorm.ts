import { clamp, ramp } from '../curves.ts';
import { hoursBesideWave } from './wave.ts';
import { flowOf, type Scene } from './scene.ts';

/** Hours from one squall line to the next, and by which a line is at its full strength and over. */
const EVERY = 8;
const FULL = 0.8;
const OVER = 1.6;

/** At this instability, cells above one standard deviation rain. */
const INSTABILITY = 1;

/** Sultry air, and squall lines with thunder that move east over the country. */
export const thunderstorm: Scene = {
  flow: (flow) => flowOf(flow, { speed: 4, pressure: 1009 + 2 * flow.anomaly, anomaly: -0.3 }),
  air: (air, spot) => {
    const near = 1 - ramp(Math.abs(hoursBesideWave(spot, EVERY)), FULL, OVER);
    const quiet = Math.min(air.cell, 0.2);
    const squall = 2 + 0.3 * clamp(air.cell, -1, 2);
    return {
      ...air,
      temperature: 22 + 0.5 * clamp(air.damp, -2, 2),
      lift: Math.min(air.lift, 0),
      instability: INSTABILITY,
      cell: quiet + near * (squall - quiet),
      cloud: Math.max(0.5 * air.cloud, 0.9 * near),
    };
  },
};
