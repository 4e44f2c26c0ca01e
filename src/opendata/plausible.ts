/** What a value can be, in the unit of `src/weather/hour.ts`; it may overshoot by so much. */
export interface Range {
  least: number;
  most: number;
  slack: number;
}

/** What there has been on earth, and a little more (WMO's archive of extremes). */
export const CELSIUS: Range = { least: -100, most: 70, slack: 0 };
export const HECTOPASCALS: Range = { least: 850, most: 1100, slack: 0 };
export const KILOMETRES_PER_HOUR: Range = { least: 0, most: 432, slack: 3.6 };
export const MILLIMETRES_IN_AN_HOUR: Range = { least: 0, most: 500, slack: 1 };
export const PERCENT: Range = { least: 0, most: 100, slack: 10 };
export const MINUTES_OF_AN_HOUR: Range = { least: 0, most: 60, slack: 6 };
/** The sun above the atmosphere brings 1361. */
export const WATTS_PER_SQUARE_METRE: Range = { least: 0, most: 1390, slack: 28 };
/** 43 was measured in the Andes (Cabrol et al. 2014, doi:10.3389/fenvs.2014.00019). */
export const UV_INDEX: Range = { least: 0, most: 45, slack: 0.5 };

/** Of which those beyond a full turn are brought within it by {@link direction}. */
export const DEGREES: Range = { least: -360, most: 720, slack: 0 };
/** WMO table 4677. */
export const WEATHER_CODE: Range = { least: 0, most: 99, slack: 0 };

/** A value as a source has it: null or undefined where it has none. */
export type Given = number | null | undefined;

/**
 * A value in our unit. Statistics overshoot a little: slightly negative rain, cloud above 100
 * percent. What lies further off is no weather: what there is instead is not known.
 *
 * @param toUnit from the source's unit to that of the range
 */
export function within(
  { least, most, slack }: Range,
  value: Given,
  toUnit: (value: number) => number = same,
): number | null {
  if (value == null) return null;
  const converted = rounded(toUnit(value));
  if (converted < least - slack || converted > most + slack) return null;
  return Math.min(most, Math.max(least, converted));
}

/** Degrees clockwise from north, below a full turn. */
export function direction(value: Given): number | null {
  const degrees = within(DEGREES, value);
  return degrees === null ? null : ((degrees % 360) + 360) % 360;
}

/** A code of WMO table 4677. */
export function weatherCode(value: Given): number | null {
  return Number.isInteger(value) ? within(WEATHER_CODE, value) : null;
}

function same(value: number): number {
  return value;
}

/** Takes the noise of binary fractions away, far below what any source's decimals hold. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
