import type { WarnGroup } from '../contract/public/warnings.ts';

/** 1 minor, 2 moderate, 3 severe, 4 extreme: linear with CAP's severity. */
export type WarningSeverity = 1 | 2 | 3 | 4;

/** A warning in the words of one language. */
export interface WarningText {
  event: string;
  headline: string | null;
  description: string | null;
  instruction: string | null;
  senderName: string;
  web: string | null;
  contact: string | null;
  /** What is expected, by name; a name may come several times. */
  parameters: Readonly<Record<string, string[]>>;
}

/** A municipality, lake or stretch of coast that a warning names. */
export interface Warncell {
  /** Nine digits. */
  id: string;
  name: string;
}

/** Longitude and latitude, decimal degrees (WGS 84). */
export type WarningPosition = [number, number];

/** A warning of a weather service for an area and a time. */
export interface Warning {
  /** The same in all languages. */
  id: string;
  /** Number in the weather service's table of events (`II`). */
  eventCode: number;
  groups: WarnGroup[];
  severity: WarningSeverity;
  /** Tells of a warning that may follow. */
  isPremonition: boolean;
  /** Epoch milliseconds. */
  sent: number;
  onset: number;
  /** Null where the end is not known. */
  expires: number | null;
  /** Metres above sea level between which it holds; null where there is no bound. */
  lowest: number | null;
  highest: number | null;
  /** Words by language (BCP 47, bare: `de`, `en`); those of the service's own. */
  texts: ReadonlyMap<string, WarningText>;
  warncells: readonly Warncell[];
  /** Outline, then holes, of each of its polygons. */
  polygons: readonly WarningPosition[][][];
}

/** Whether it is over at an instant, epoch milliseconds. */
export function isOver({ expires }: Warning, now: number): boolean {
  return expires !== null && expires <= now;
}

/** Whether it holds at a height; where that is not known, at all. */
export function holdsAt({ lowest, highest }: Warning, elevation: number | null): boolean {
  if (elevation === null) return true;
  return (lowest === null || elevation >= lowest) && (highest === null || elevation <= highest);
}

/** The gravest first, then the earliest. */
export function byGravity(a: Warning, b: Warning): number {
  return b.severity - a.severity || a.onset - b.onset || a.id.localeCompare(b.id, 'en');
}
