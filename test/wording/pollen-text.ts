import { POLLEN_TYPES, type PollenType } from '../../src/contract/parameters.ts';
import { addDays } from '../../src/time/local-time.ts';
import type { PollenDay } from '../../src/weather/atmosphere.ts';
import { planPollen } from '../../src/wording/plan/pollen.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locale, TODAY } from './plans.ts';

const AUDIENCE = { today: TODAY, place: 'Leipzig' };
const NOTHING = Object.fromEntries(POLLEN_TYPES.map((type) => [type, 0 as const]));

/** Renders one type, or all types by default. */
export function renderPollen(day: PollenDay, type: PollenType | undefined, tag: string): string {
  return renderPlan(planPollen(day, type, AUDIENCE), locale(tag));
}

/** Creates the day after today; types that are neither present nor missing are 0. */
export function tomorrow(
  input: PollenDay['levels'],
  missing: readonly PollenType[] = [],
): PollenDay {
  const levels: PollenDay['levels'] = { ...NOTHING, ...input };
  for (const type of missing) delete levels[type];
  return { date: addDays(TODAY, 1), levels };
}
