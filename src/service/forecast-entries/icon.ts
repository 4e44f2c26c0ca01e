import type { WeatherState } from '../../weather/state.ts';

/** What the icon of a state varies with. */
export interface IconConditions {
  night: boolean;
  /** The wind is worth a warning sign. */
  windy: boolean;
  /** A weather service warns. */
  warned: boolean;
}

/**
 * The icon's file by "Reference: weather states" of the public weather API's document: `d_61.svg`,
 * `n_61.svg`, `d_e_` and `n_e_` with a weather warning, `d_w_` and `n_w_` with a wind warning. Of both,
 * a weather service's warning comes before the sign that the forecast alone gives.
 */
export function iconOf(state: WeatherState, { night, windy, warned }: IconConditions): string {
  const sign = warned ? 'e_' : windy ? 'w_' : '';
  return `${night ? 'n' : 'd'}_${sign}${state}.svg`;
}
