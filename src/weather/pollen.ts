import type { PollenType } from '../contract/parameters.ts';
import type { LocalDate } from '../time/local-time.ts';

/** 0 none, 1 low, 2 middle, 3 high: the pollen index of the public weather API. */
export type PollenIndex = 0 | 1 | 2 | 3;

/** The pollen of a day; unknown types are missing. */
export interface PollenDay {
  date: LocalDate;
  levels: Partial<Record<PollenType, PollenIndex>>;
}
