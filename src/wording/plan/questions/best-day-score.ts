import type { PeriodEntry } from '../../../contract/voice-text/forecast.ts';
import { isWet } from '../../../weather/state.ts';
import { beaufort } from '../../../weather/wind.ts';

/** What makes a day nice, and how much each counts; together 1. */
const WEIGHTS = { dryness: 0.4, sunshine: 0.3, warmth: 0.2, calm: 0.1 };

/** A day with this much sunshine (h) is sunny at any time of the year. */
const SUNNY = 10;

/** Sunshine of the sky's states where its hours are not known: clear, up to 3/8, up to 6/8, above. */
const SUNSHINE_OF_STATES = [1, 0.75, 0.35, 0.05];

/** Amount of a day (mm) from which on more rain makes it no worse. */
const SOAKED = 5;

/** The part of a likely rain that spoils a day, however little falls. */
const ANY_RAIN = 0.5;

/** The nicest high, and how far from it (K) no day is nice. */
const NICEST = 24;
const UNPLEASANT_BEYOND = 24;

/** Beaufort force at which no day is nice; gusts are as bad as a mean wind two forces weaker. */
const STORM = 8;
const GUST_FORCES = 2;

/** What is not known counts as neither nice nor bad. */
const UNKNOWN = 0.5;

/** How nice a day will be, from 0 to 1; null where nothing of it is known. */
export function niceness(entry: PeriodEntry): number | null {
  const parts = {
    dryness: dryness(entry),
    sunshine: sunshine(entry),
    warmth: warmth(entry),
    calm: calm(entry),
  };
  if (Object.values(parts).every((part) => part === null)) return null;
  return (
    WEIGHTS.dryness * (parts.dryness ?? UNKNOWN) +
    WEIGHTS.sunshine * (parts.sunshine ?? UNKNOWN) +
    WEIGHTS.warmth * (parts.warmth ?? UNKNOWN) +
    WEIGHTS.calm * (parts.calm ?? UNKNOWN)
  );
}

function dryness({ prec: { probability, sum }, weather: { state } }: PeriodEntry): number | null {
  const isFalling = isWet(state) || (sum ?? 0) > 0;
  if (probability === null && sum === null && state < 0) return null;
  const chance = probability === null ? Number(isFalling) : probability / 100;
  const amount = Math.min((sum ?? 0) / SOAKED, 1);
  return 1 - chance * (ANY_RAIN + (1 - ANY_RAIN) * amount);
}

function sunshine({ sunHours, weather: { state } }: PeriodEntry): number | null {
  if (sunHours !== null) return Math.min(sunHours / SUNNY, 1);
  if (isWet(state)) return 0;
  return SUNSHINE_OF_STATES[state] ?? null;
}

function warmth({ temperature: { max } }: PeriodEntry): number | null {
  return max === null ? null : Math.max(0, 1 - Math.abs(max - NICEST) / UNPLEASANT_BEYOND);
}

function calm({ wind: { max, gusts } }: PeriodEntry): number | null {
  if (max === null && gusts.value === undefined) return null;
  const force = Math.max(beaufort(max ?? 0), beaufort(gusts.value ?? 0) - GUST_FORCES);
  return Math.max(0, 1 - force / STORM);
}
