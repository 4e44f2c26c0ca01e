/** A point on the globe at a point in time. */
export interface Spot {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  /** Epoch milliseconds. */
  time: number;
}
