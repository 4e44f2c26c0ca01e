import type { PrecipitationRiskItem } from '../../contract/public/nowcast.ts';
import type { Hour } from '../../weather/hour.ts';
import { hourAt } from '../../weather/hour-at.ts';
import type { NextHourStep } from '../../weather/nowcast.ts';
import type { PrecipitationKind } from '../../weather/precipitation-kind.ts';
import { radarClass, type RadarClass } from '../../weather/radar-class.ts';
import { familyOf, stateOf } from '../../weather/state.ts';

/** Drizzle that freezes. */
const FREEZING_DRIZZLE = new Set([56, 57]);

/** The steps in which radar sees something fall. */
export function riskItems(
  steps: readonly NextHourStep[],
  hours: readonly Hour[],
): PrecipitationRiskItem[] {
  return steps.flatMap(({ start, length, rate, kind }) => {
    const value = radarClass(rate ?? 0);
    if (value === 0) return [];
    const from = new Date(start).toISOString();
    return {
      precType: typeOf(kind),
      radar: { value },
      times: { startTime: from },
      from,
      to: new Date(start + length).toISOString(),
      drizzlePossible: isDrizzlePossible(value, hourAt(start, hours)),
    };
  });
}

function typeOf(kind: PrecipitationKind): PrecipitationRiskItem['precType'] {
  return kind === 'unknown' ? null : kind;
}

/** Drops of drizzle are so small that radar hardly sees them. */
function isDrizzlePossible(value: RadarClass, hour: Hour | undefined): boolean {
  if (value > 1 || !hour) return false;
  const state = stateOf(hour);
  return familyOf(state) === 'drizzle' || FREEZING_DRIZZLE.has(state);
}
