import type { Phase, Precipitation } from './precipitation.ts';

/** Codes of WMO table 4677, and the amounts up to which all but the last hold. */
interface Scale {
  codes: number[];
  limits: number[];
}

// Limits in mm/h. MOSMIX uses no other codes than these.
const STEADY: Record<Phase, Scale> = {
  liquid: { codes: [61, 63, 65], limits: [0.5, 4] },
  freezing: { codes: [66, 67], limits: [0.5] },
  mixed: { codes: [68, 69], limits: [0.5] },
  snow: { codes: [71, 73, 75], limits: [0.5, 2] },
};
const DRIZZLE: Record<Phase, Scale> = {
  ...STEADY,
  liquid: { codes: [51, 53, 55], limits: [0.2, 0.4] },
  freezing: { codes: [56, 57], limits: [0.2] },
};
const SHOWER: Record<Phase, Scale> = {
  liquid: { codes: [80, 81, 82], limits: [2.5, 10] },
  freezing: STEADY.freezing,
  mixed: { codes: [83, 84], limits: [1] },
  snow: { codes: [85, 86], limits: [1] },
};
const WET = { drizzle: DRIZZLE, steady: STEADY, shower: SHOWER };
const THUNDERSTORM = 95;

const FOG = 45;
const FREEZING_FOG = 49;
/** Nothing but clouds: limits in percent of the sky, at 0, 3 and 6 eighths. */
const CLOUDS: Scale = { codes: [0, 1, 2, 3], limits: [6.25, 43.75, 81.25] };

/** The significant weather of an hour, a code of WMO table 4677. */
export function significantWeather(
  { origin, phase, amount }: Pick<Precipitation, 'origin' | 'phase' | 'amount'>,
  sky: { cloudPercent: number; foggy: boolean; temperature: number },
): number {
  if (origin === 'thunderstorm') return THUNDERSTORM;
  if (origin !== 'dry') return pick(WET[origin][phase], amount);
  if (sky.foggy) return sky.temperature < 0 ? FREEZING_FOG : FOG;
  return pick(CLOUDS, sky.cloudPercent);
}

function pick({ codes, limits }: Scale, value: number): number {
  return codes[limits.filter((limit) => value > limit).length] ?? 0;
}
