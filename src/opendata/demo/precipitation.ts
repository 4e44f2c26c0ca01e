import { RAINY_LIFT } from './air-mass.ts';
import type { AirMass } from './air-mass.ts';
import { clamp, sigmoid, toParts } from './curves.ts';
import { createField } from './noise.ts';
import type { Spot } from './spot.ts';
import type { Warmth } from './temperature.ts';

/** What an hour's precipitation comes from; `dry` below a tenth of a millimetre. */
export type Origin = 'dry' | 'drizzle' | 'steady' | 'shower' | 'thunderstorm';
/** The form in which it reaches the ground. */
export type Phase = 'liquid' | 'freezing' | 'mixed' | 'snow';

export interface Precipitation {
  origin: Origin;
  phase: Phase;
  /** All of the hour, mm of water in steps of 0.1. */
  amount: number;
  /** The part that falls as snow, mm of water in steps of 0.1. */
  snow: number;
  /** Probability of more than 0.1 mm in the hour, 0 to 1. */
  probability: number;
  /** Probability of thunder in the hour, 0 to 1. */
  thunderProbability: number;
}

const texture = createField({ seed: 32, kilometres: 120, days: 0.4, eastward: 13 });

export function precipitationAt(spot: Spot, air: AirMass, warmth: Warmth): Precipitation {
  const threshold = showerThreshold(air.instability);
  const shower = showerAmount(air.cell - threshold, air.instability);
  const unevenness = texture(spot);
  const steady = steadyAmount(air, unevenness);
  const origin = originOf(shower, steady, air, unevenness);
  return {
    origin,
    ...fallen(toParts(shower + steady, 10), warmth, air.warmAloft),
    ...chances(air, threshold, origin),
  };
}

/** The more unstable the air, the more of the cells grow into showers; in stable air none does. */
function showerThreshold(instability: number): number {
  return 2.9 - 1.9 * Math.min(instability, 1.2);
}

function showerAmount(excess: number, instability: number): number {
  return excess <= 0 ? 0 : 3 * excess ** 1.3 * (0.3 + instability);
}

/** Warm air carries more water. */
function steadyAmount({ lift, temperature }: AirMass, unevenness: number): number {
  const carried = clamp(Math.exp((temperature - 10) / 25), 0.3, 1.8);
  const even = 1.7 * Math.max(0, lift - RAINY_LIFT) ** 1.3 * carried;
  return even * clamp(1 + 0.5 * unevenness, 0.2, 2.5);
}

function originOf(shower: number, steady: number, air: AirMass, unevenness: number): Origin {
  if (shower + steady < 0.05) return 'dry';
  if (shower > steady) return isThunder(shower, air) ? 'thunderstorm' : 'shower';
  return steady < 0.6 && unevenness < -0.2 && air.temperature > -4 ? 'drizzle' : 'steady';
}

function isThunder(shower: number, { instability, temperature }: AirMass): boolean {
  return instability > 0.6 && temperature > 8 && shower > 1.2;
}

/** Snow melts on its way through air above freezing, later where the air is dry. */
function snowShare({ temperature, dewPoint }: Warmth): number {
  const wetBulb = temperature - (temperature - dewPoint) / 3;
  return clamp((1.6 - wetBulb) / 1.8, 0, 1);
}

/** Sleet is rain and snow in measurable parts; everything else is wholly one of the two. */
function fallen(amount: number, warmth: Warmth, warmAloft: number) {
  if (isFreezing(warmth, warmAloft)) return { phase: 'freezing', amount, snow: 0 } as const;
  const share = snowShare(warmth);
  const snow = toParts(amount * share, 10);
  const mixed = share > 0.15 && share < 0.85 && snow > 0 && snow < amount;
  if (mixed) return { phase: 'mixed', amount, snow } as const;
  if (share >= 0.5) return { phase: 'snow', amount, snow: amount } as const;
  return { phase: 'liquid', amount, snow: 0 } as const;
}

/** Rain from warm air above freezes on ground that is only just below zero. */
function isFreezing({ temperature }: Warmth, warmAloft: number): boolean {
  return warmAloft > 1.1 && temperature < -0.2 && temperature > -6;
}

/** What a forecaster who sees the air mass, but not the single cell, would give. */
function chances(air: AirMass, threshold: number, origin: Origin) {
  const steady = sigmoid((air.lift - RAINY_LIFT) / 0.13);
  const shower = sigmoid(-1.7 * threshold);
  const either = 1 - (1 - steady) * (1 - shower);
  const thunder = air.temperature > 8 ? shower * clamp(air.instability - 0.4, 0, 0.6) : 0;
  return {
    probability: origin === 'dry' ? Math.min(either, 0.45) : Math.max(either, 0.55),
    thunderProbability: origin === 'thunderstorm' ? Math.max(thunder, 0.4) : Math.min(thunder, 0.3),
  };
}
