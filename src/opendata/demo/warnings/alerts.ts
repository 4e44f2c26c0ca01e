import { HOUR } from '../../../weather/hour.ts';
import { DEMO_REGIONS } from '../pollen/regions.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { hazardsAt, type Hazard, type HazardCode } from './hazards.ts';

/** A warning of the demo: a hazard, and the regions that have it. */
export interface DemoAlert extends Hazard {
  /** The same as long as it holds. */
  identifier: string;
  /** Epoch milliseconds. */
  sent: number;
  /** Ids of the regions of the demo's map. */
  regions: number[];
}

/** The demo warns of half a day at a time, from 6 and 18 UTC on, and six hours before. */
const BLOCK = 12 * HOUR;
const FIRST_BLOCK = 6 * HOUR;
const AHEAD = 6 * HOUR;

/** The id of a region's part that has none. */
const NO_PART = -1;

/** What the demo warns of at an instant. */
export function alertsAt(now: number, scene: SceneId | undefined): DemoAlert[] {
  const current = now - ((now - FIRST_BLOCK) % BLOCK);
  return [current, current + BLOCK]
    .filter((start) => start - AHEAD <= now)
    .flatMap((start) => alertsOf(start, scene))
    .filter(({ expires }) => expires > now);
}

function alertsOf(start: number, scene: SceneId | undefined): DemoAlert[] {
  const alerts = new Map<HazardCode, DemoAlert>();
  for (const region of DEMO_REGIONS) {
    const id = region.part === NO_PART ? region.region : region.part;
    for (const hazard of hazardsAt(region, [start, start + BLOCK], scene)) {
      const known = alerts.get(hazard.code);
      alerts.set(hazard.code, known ? joined(known, hazard, id) : alertOf(hazard, id, start));
    }
  }
  return [...alerts.values()];
}

function alertOf(hazard: Hazard, region: number, start: number): DemoAlert {
  const sent = start - AHEAD;
  const identifier = `2.49.0.0.276.0.DEMO.PVW.${sent}.${hazard.code}.MUL`;
  return { ...hazard, identifier, sent, regions: [region] };
}

/** As long as anywhere; how much of it there is, by the first region that has it. */
function joined(alert: DemoAlert, { onset, expires }: Hazard, region: number): DemoAlert {
  return {
    ...alert,
    onset: Math.min(alert.onset, onset),
    expires: Math.max(alert.expires, expires),
    regions: [...alert.regions, region],
  };
}
