import { flowOf, type Scene } from './scene.ts';
import { waveAt } from './wave.ts';

/** Hours from one height of the storm to the next. */
const EVERY = 18;

/** From the west-southwest, degrees north of east that it blows to. */
const HEADING = (20 * Math.PI) / 180;

/** A deep low, whose wind from the west-southwest rises to a storm and eases again. */
export const storm: Scene = {
  flow: (flow, spot) =>
    flowOf(
      { ...flow, east: Math.cos(HEADING), north: Math.sin(HEADING) },
      { speed: 18.5 + 2.5 * waveAt(spot, EVERY), pressure: 984 + 3 * flow.anomaly, anomaly: -1.5 },
    ),
  air: (air) => air,
};
