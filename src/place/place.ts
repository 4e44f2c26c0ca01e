/** Somewhere that weather can be asked for. */
export interface Place {
  /** As it is spoken: `Hamburg`, `Frankfurt an der Oder`. */
  name: string;
  /** Decimal degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Metres above sea level; null where it is not known. */
  elevation: number | null;
  /** ISO 3166-1 alpha-2; empty at sea. */
  country: string;
  /** IANA time zone. */
  timeZone: string;
  /** How well known it is, where that is known: ten times the inhabitants are one more. */
  fame?: number | undefined;
}
