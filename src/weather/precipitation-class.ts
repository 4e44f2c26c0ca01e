/** 0 dry to 3 much; the public weather API's proprietary precipitation class. */
export type PrecipitationClass = 0 | 1 | 2 | 3;

const DRY = 0.1;

/** Highest amount (mm) of the classes 1 and 2, by the longest period (hours) that the row is for. */
const LIMITS = [
  { hours: 1, low: 0.9, middle: 3.9 },
  { hours: 3, low: 1.9, middle: 5.9 },
  { hours: 8, low: 2.9, middle: 7.9 },
  { hours: Infinity, low: 4.9, middle: 14.9 },
] as const;

/**
 * @param amount all that falls in the period, mm
 * @param hours length of the period
 */
export function precipitationClass(amount: number, hours: number): PrecipitationClass {
  if (amount <= DRY) return 0;
  const { low, middle } = LIMITS.find((row) => hours <= row.hours) ?? LIMITS[3];
  if (amount <= low) return 1;
  return amount <= middle ? 2 : 3;
}
