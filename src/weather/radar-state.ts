import type { PrecipitationKind } from './precipitation-kind.ts';
import { radarClass } from './radar-class.ts';
import { isWet, UNKNOWN_STATE, type WeatherState } from './state.ts';

/** Within some minutes. */
export interface Fall {
  /** By radar, mm of water per hour; null where it has no data. */
  rate: number | null;
  /** By the forecast. */
  kind: PrecipitationKind;
}

/** States by the rate (mm of water per hour) up to which they go. */
type Bands = readonly (readonly [upTo: number, state: WeatherState])[];

/**
 * "Rain intensity bands attached to codes" of the public weather API's document, a centimetre of
 * snow to the millimetre; sleet and freezing rain have two codes, light and above.
 */
const BANDS: Record<Exclude<PrecipitationKind, 'unknown'>, Bands> = {
  rain: [[0.5, 61], [4, 63], [Infinity, 65]],
  snow: [[1, 71], [4, 73], [Infinity, 75]],
  sleet: [[0.5, 68], [Infinity, 69]],
  freezing: [[0.5, 66], [Infinity, 67]],
}; // prettier-ignore

/**
 * The state within some minutes: radar tells whether something falls, the forecast all else.
 *
 * @param forecast state of the hour
 * @param sky state by the clouds alone
 */
export function stateByRadar(
  forecast: WeatherState,
  sky: WeatherState,
  { rate, kind }: Fall,
): WeatherState {
  if (rate === null) return forecast;
  const falls = radarClass(rate) > 0;
  if (falls === isWet(forecast)) return forecast;
  return falls ? stateOfFall(rate, kind) : sky;
}

function stateOfFall(rate: number, kind: PrecipitationKind): WeatherState {
  const bands = BANDS[kind === 'unknown' ? 'rain' : kind];
  return bands.find(([upTo]) => rate <= upTo)?.[1] ?? UNKNOWN_STATE;
}
