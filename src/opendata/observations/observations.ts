import type { ObservedStation } from '../../weather/station-reading.ts';

/** The newest readings of the weather stations. */
export interface Observations {
  /**
   * Every station that has reported lately, by number.
   *
   * @throws {OpenDataError} when no readings can be had
   */
  all(): Promise<ObservedStation[]>;
  /** Undefined for a station that there is not, or that has not reported lately. */
  station(id: number): Promise<ObservedStation | undefined>;
  /** The closest to a position; undefined where none is within reach (km). */
  closest(
    position: { latitude: number; longitude: number },
    reach?: number,
  ): Promise<{ station: ObservedStation; distance: number } | undefined>;
}
