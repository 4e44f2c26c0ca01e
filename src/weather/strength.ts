/** Strength of precipitation: 1 light, 2 moderate, 3 heavy, as the precipitation classes of the documents. */
export type Strength = 1 | 2 | 3;

/** A kind of precipitation, with its states by strength; some kinds have no state for heavy precipitation. */
interface FallKind {
  states: readonly [light: number, moderate: number, heavy: number];
  /** Highest rates of light and of moderate precipitation, mm of water per hour. */
  maxRates: readonly [light: number, moderate: number];
}

/** The highest rate below one that belongs to the next band. */
const below = (rate: number) => rate - Number.EPSILON;

export const RAIN_RATES = [0.5, 4] as const;
/** Moderate snow starts at one centimetre per hour. */
export const SNOW_RATES = [below(1), 4] as const;
/** Strong drizzle starts at 0.5 mm per hour. */
const DRIZZLE_RATES = [below(0.5), 4] as const;

/**
 * "Rain intensity bands attached to codes" of the public weather API's document, one centimetre of snow per
 * millimetre of water. Showers, sleet and freezing precipitation have no bands there: those of rain and snow apply.
 */
const FALL_KINDS: readonly FallKind[] = [
  { states: [51, 55, 55], maxRates: DRIZZLE_RATES },
  { states: [56, 57, 57], maxRates: DRIZZLE_RATES },
  { states: [61, 63, 65], maxRates: RAIN_RATES },
  { states: [66, 67, 67], maxRates: RAIN_RATES },
  { states: [68, 69, 69], maxRates: RAIN_RATES },
  { states: [71, 73, 75], maxRates: SNOW_RATES },
  { states: [80, 81, 82], maxRates: RAIN_RATES },
  { states: [83, 84, 84], maxRates: RAIN_RATES },
  { states: [85, 86, 86], maxRates: SNOW_RATES },
];

const kindByState = new Map(
  FALL_KINDS.flatMap((kind) => kind.states.map((state) => [state, kind] as const)),
);

/** The first state of a kind of precipitation, which identifies it; undefined for any other weather. */
export function getFallKind(state: number): number | undefined {
  return kindByState.get(state)?.states[0];
}

/** The strength that a state names; undefined for states without precipitation or without a strength. */
export function getStrength(state: number): Strength | undefined {
  const index = kindByState.get(state)?.states.indexOf(state);
  return index === undefined ? undefined : STRENGTHS[index];
}

const STRENGTHS = [1, 2, 3] as const;

/**
 * The strength of an hour's precipitation: that of its state, and by its amount where one state means moderate and
 * heavy (sleet and snow showers).
 *
 * @param amount mm; null if unknown
 */
export function getHourStrength(state: number, amount: number | null): Strength | undefined {
  const kind = kindByState.get(state);
  const strength = getStrength(state);
  const isHeavyToo = kind !== undefined && kind.states[1] === kind.states[2];
  const isHeavy = isHeavyToo && strength === 2 && (amount ?? 0) > kind.maxRates[1];
  return isHeavy ? 3 : strength;
}

/** The state of the same kind of precipitation with another strength. */
export function withStrength(state: number, strength: Strength): number {
  return kindByState.get(state)?.states[strength - 1] ?? state;
}

/** The state with at least the strength of another one; states without a strength stay. */
export function raiseStrength(state: number, other: number): number {
  const [strength, least] = [getStrength(state), getStrength(other)];
  return strength !== undefined && least !== undefined && strength < least
    ? withStrength(state, least)
    : state;
}

/**
 * Corrects the strength that a state names by the rate.
 *
 * @param rate mm of water per hour; null or zero leave the state as it is
 */
export function withStrengthByRate(state: number, rate: number | null): number {
  const kind = kindByState.get(state);
  if (!kind || rate === null || rate <= 0) return state;
  const band = kind.maxRates.findIndex((max) => rate <= max);
  return kind.states[band === -1 ? 2 : band] ?? state;
}
