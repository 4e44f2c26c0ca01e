import type { Warning } from '../weather/warning.ts';

/** Epoch milliseconds; null where it is not known. */
export type IsWarned = (from: number, to: number) => boolean | null;

/** The country whose weather service warns here. */
const WARNED_COUNTRY = 'DE';

/**
 * Tells whether a warning is in force from one instant to before another; null where that is not
 * known: where warnings cannot be had, and without one outside Germany. What only announces that a
 * warning may follow is none.
 */
export function warnedBy(
  warnings: readonly Warning[] | undefined,
  country: string | undefined,
): IsWarned {
  return (from, to) => {
    if (!warnings) return null;
    const isInForce = warnings.some(
      ({ isPremonition, onset, expires }) =>
        !isPremonition && onset < to && (expires ?? Infinity) > from,
    );
    return isInForce || country === WARNED_COUNTRY ? isInForce : null;
  };
}
