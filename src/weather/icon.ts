import type { WeatherState } from './state.ts';

/** What an icon shows beside the state of the weather. */
export interface IconSigns {
  night: boolean;
  /** Wind is worth a warning sign. */
  windy: boolean;
  /** A weather warning is in force. */
  warned: boolean;
}

/**
 * The file of a state's icon, by "Icon file naming" of the public weather API's document: `d_61.svg`,
 * `n_w_61.svg` with wind, `d_e_61.svg` with a weather warning, which outranks wind.
 */
export function iconOf(state: WeatherState, { night, windy, warned }: IconSigns): string {
  const time = night ? 'n' : 'd';
  if (warned) return `${time}_e_${state}.svg`;
  return windy ? `${time}_w_${state}.svg` : `${time}_${state}.svg`;
}
