import type { AirMass } from '../air-mass.ts';
import type { Flow } from '../pressure.ts';
import type { Spot } from '../spot.ts';

/**
 * A kind of weather that the demo is given, anywhere and at any season. It changes what everything
 * else follows from, so that all products agree.
 */
export interface Scene {
  /** Pressure and wind in place of those that come by themselves. */
  flow: (flow: Flow, spot: Spot) => Flow;
  /** The air in place of that which comes by itself. */
  air: (air: AirMass, spot: Spot) => AirMass;
}

/** A wind of the same direction and another strength, and the pressure of a high or a low. */
export function flowOf(
  flow: Flow,
  { speed, pressure, anomaly }: { speed: number; pressure: number; anomaly: number },
): Flow {
  const factor = speed / Math.max(0.1, Math.hypot(flow.east, flow.north));
  return { pressure, anomaly, east: factor * flow.east, north: factor * flow.north };
}

/** Air in which nothing rises: no rain, no showers. */
export const SETTLED = { lift: -1, instability: 0, cell: -1 };
