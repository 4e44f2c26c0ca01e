import { RAINY_LIFT, type AirMass } from './air-mass.ts';
import { clamp, sigmoid, roundToParts, createNoiseField, type PointInTime } from './noise.ts';
import type { Temperatures } from './weather.ts';

/** The origin of an hour's precipitation; `dry` below a tenth of a millimetre. */
type PrecipitationOrigin = 'dry' | 'drizzle' | 'steady' | 'shower' | 'thunderstorm';
/** The type of precipitation at the ground. */
type PrecipitationPhase = 'liquid' | 'freezing' | 'mixed' | 'snow';

export interface Precipitation {
  origin: PrecipitationOrigin;
  phase: PrecipitationPhase;
  /** All of the hour, mm of water in steps of 0.1. */
  amount: number;
  /** The part that falls as snow, mm of water in steps of 0.1. */
  snow: number;
  /** Probability of more than 0.1 mm in the hour, 0 to 1. */
  probability: number;
  /** Probability of thunder in the hour, 0 to 1. */
  thunderProbability: number;
}

const unevennessField = createNoiseField({
  seed: 32,
  kilometres: 120,
  days: 0.4,
  degreesEastPerDay: 13,
});

export function computePrecipitation(
  spot: PointInTime,
  air: AirMass,
  warmth: Temperatures,
): Precipitation {
  const { origin, amount } = computeFall(spot, air);
  return {
    origin,
    ...splitByPhase(amount, warmth, air.warmAloft),
    ...computeProbabilities(air, computeShowerThreshold(air.instability), origin),
  };
}

/** The precipitation of an hour, whatever its phase. */
export type Fall = Pick<Precipitation, 'origin' | 'amount'>;

export function computeFall(spot: PointInTime, air: AirMass): Fall {
  const threshold = computeShowerThreshold(air.instability);
  const shower = computeShowerAmount(air.cell - threshold, air.instability);
  const unevenness = unevennessField(spot);
  const steady = computeSteadyAmount(air, unevenness);
  return {
    origin: classifyOrigin(shower, steady, air, unevenness),
    amount: roundToParts(shower + steady, 10),
  };
}

/** The more unstable the air, the more of the cells grow into showers; in stable air none does. */
function computeShowerThreshold(instability: number): number {
  return 2.9 - 1.9 * Math.min(instability, 1.2);
}

function computeShowerAmount(excess: number, instability: number): number {
  return excess <= 0 ? 0 : 3 * excess ** 1.3 * (0.3 + instability);
}

/** Warm air carries more water. */
function computeSteadyAmount({ lift, temperature }: AirMass, unevenness: number): number {
  const carried = clamp(Math.exp((temperature - 10) / 25), 0.3, 1.8);
  const even = 1.7 * Math.max(0, lift - RAINY_LIFT) ** 1.3 * carried;
  return even * clamp(1 + 0.5 * unevenness, 0.2, 2.5);
}

function classifyOrigin(
  shower: number,
  steady: number,
  air: AirMass,
  unevenness: number,
): PrecipitationOrigin {
  if (shower + steady < 0.05) return 'dry';
  if (shower > steady) return hasThunder(shower, air) ? 'thunderstorm' : 'shower';
  return steady < 0.6 && unevenness < -0.2 && air.temperature > -4 ? 'drizzle' : 'steady';
}

function hasThunder(shower: number, { instability, temperature }: AirMass): boolean {
  return instability > 0.6 && temperature > 8 && shower > 1.2;
}

/** Snow melts on its way through air above freezing, later where the air is dry. */
function computeSnowShare({ temperature, dewPoint }: Temperatures): number {
  const wetBulb = temperature - (temperature - dewPoint) / 3;
  return clamp((1.6 - wetBulb) / 1.8, 0, 1);
}

/** Sleet is rain and snow in measurable parts; everything else is wholly one of the two. */
function splitByPhase(amount: number, warmth: Temperatures, warmAloft: number) {
  if (isFreezing(warmth, warmAloft)) return { phase: 'freezing', amount, snow: 0 } as const;
  const share = computeSnowShare(warmth);
  const snow = roundToParts(amount * share, 10);
  const mixed = share > 0.15 && share < 0.85 && snow > 0 && snow < amount;
  if (mixed) return { phase: 'mixed', amount, snow } as const;
  if (share >= 0.5) return { phase: 'snow', amount, snow: amount } as const;
  return { phase: 'liquid', amount, snow: 0 } as const;
}

/** Rain from warm air above freezes on ground that is only just below zero. */
function isFreezing({ temperature }: Temperatures, warmAloft: number): boolean {
  return warmAloft > 1.1 && temperature < -0.2 && temperature > -6;
}

/** Probability for a forecaster who knows the air mass, but not the single cell. */
function computeProbabilities(air: AirMass, threshold: number, origin: PrecipitationOrigin) {
  const steady = sigmoid((air.lift - RAINY_LIFT) / 0.13);
  const shower = sigmoid(-1.7 * threshold);
  const either = 1 - (1 - steady) * (1 - shower);
  const thunder = air.temperature > 8 ? shower * clamp(air.instability - 0.4, 0, 0.6) : 0;
  return {
    probability: origin === 'dry' ? Math.min(either, 0.45) : Math.max(either, 0.55),
    thunderProbability: origin === 'thunderstorm' ? Math.max(thunder, 0.4) : Math.min(thunder, 0.3),
  };
}

/** Codes of WMO table 4677, and the amounts up to which all but the last hold. */
interface CodeScale {
  codes: number[];
  limits: number[];
}

// Limits in mm/h. MOSMIX uses no other codes than these.
const STEADY_CODES: Record<PrecipitationPhase, CodeScale> = {
  liquid: { codes: [61, 63, 65], limits: [0.5, 4] },
  freezing: { codes: [66, 67], limits: [0.5] },
  mixed: { codes: [68, 69], limits: [0.5] },
  snow: { codes: [71, 73, 75], limits: [0.5, 2] },
};
const DRIZZLE_CODES: Record<PrecipitationPhase, CodeScale> = {
  ...STEADY_CODES,
  liquid: { codes: [51, 53, 55], limits: [0.2, 0.4] },
  freezing: { codes: [56, 57], limits: [0.2] },
};
const SHOWER_CODES: Record<PrecipitationPhase, CodeScale> = {
  liquid: { codes: [80, 81, 82], limits: [2.5, 10] },
  freezing: STEADY_CODES.freezing,
  mixed: { codes: [83, 84], limits: [1] },
  snow: { codes: [85, 86], limits: [1] },
};
const WET_CODES = { drizzle: DRIZZLE_CODES, steady: STEADY_CODES, shower: SHOWER_CODES };
const THUNDERSTORM_CODE = 95;

const FOG_CODE = 45;
const FREEZING_FOG_CODE = 49;
/** Codes of dry skies: limits in percent of the sky, at 0, 3 and 6 eighths. */
const CLOUD_CODES: CodeScale = { codes: [0, 1, 2, 3], limits: [6.25, 43.75, 81.25] };

/** The significant weather of an hour, a code of WMO table 4677. */
export function classifySignificantWeather(
  { origin, phase, amount }: Pick<Precipitation, 'origin' | 'phase' | 'amount'>,
  sky: { cloudPercent: number; foggy: boolean; temperature: number },
): number {
  if (origin === 'thunderstorm') return THUNDERSTORM_CODE;
  if (origin !== 'dry') return pickCode(WET_CODES[origin][phase], amount);
  if (sky.foggy) return sky.temperature < 0 ? FREEZING_FOG_CODE : FOG_CODE;
  return pickCode(CLOUD_CODES, sky.cloudPercent);
}

function pickCode({ codes, limits }: CodeScale, value: number): number {
  return codes[limits.filter((limit) => value > limit).length] ?? 0;
}
