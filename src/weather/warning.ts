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
type WarningPosition = [number, number];

/** A warning of a weather service for an area and a time. */
export interface WeatherWarning {
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
export function isExpiredWarning({ expires }: WeatherWarning, now: number): boolean {
  return expires !== null && expires <= now;
}

/** Whether it holds at a height; where that is not known, at all. */
export function isValidAtElevation(
  { lowest, highest }: WeatherWarning,
  elevation: number | null,
): boolean {
  if (elevation === null) return true;
  return (lowest === null || elevation >= lowest) && (highest === null || elevation <= highest);
}

/** The gravest first, then the earliest. */
export function compareBySeverity(a: WeatherWarning, b: WeatherWarning): number {
  return b.severity - a.severity || a.onset - b.onset || a.id.localeCompare(b.id, 'en');
}

/**
 * Ids of the German weather service's warncells have nine digits: what the area is, then its number. Of
 * a district, a municipality and a quarter of a city the number begins with the five digits that the
 * official key has for the district.
 */

/** `103159000`: 1, the key of a district, and zeros. */
const DISTRICT_PATTERN = /^1(?<key>\d{5})000$/;

/** `809162000`: 8, the key of a city that is a district of its own, and zeros. */
const CITY_PATTERN = /^8(?<key>\d{5})000$/;

/**
 * Whether a warning names a warncell or parts of it: the municipalities and quarters of a district, and
 * the quarters of a city, which warnings name in its place.
 */
export function isForWarncell(
  { warncells }: Pick<WeatherWarning, 'warncells'>,
  cell: string,
): boolean {
  const parts = createPartsPattern(cell);
  return warncells.some(({ id }) => id === cell || parts?.test(id));
}

/** The ids of a cell's parts; undefined where it has none. */
function createPartsPattern(cell: string): RegExp | undefined {
  const district = DISTRICT_PATTERN.exec(cell)?.groups?.['key'];
  if (district !== undefined) return new RegExp(`^[78]${district}`);
  const city = CITY_PATTERN.exec(cell)?.groups?.['key'];
  return city === undefined ? undefined : new RegExp(`^7${city}`);
}

/** What the German weather service warns of, by its table of events. */
export const WARNING_EVENTS = [
  'gusts', 'galeGusts', 'severeGaleGusts', 'violentStormGusts', 'hurricaneGusts',
  'extremeHurricaneGusts', 'wind', 'strongWind', 'storm', 'severeStorm',
  'thunderstorm', 'strongThunderstorm', 'severeThunderstorm', 'extremeThunderstorm',
  'heavyRain', 'veryHeavyRain', 'extremelyHeavyRain',
  'persistentRain', 'copiousPersistentRain', 'extremelyCopiousPersistentRain',
  'heavyOrPersistentRain',
  'lightSnowfall', 'snowfall', 'heavySnowfall', 'extremelyHeavySnowfall',
  'snowdrift', 'heavySnowdrift', 'extremelyHeavySnowdrift', 'heavySnowfallOrSnowdrift',
  'fog', 'frost', 'severeFrost', 'slightSlipperiness', 'slipperiness', 'glaze', 'extremeGlaze',
  'thaw', 'heavyThaw', 'powerLineVibration', 'uv', 'heat', 'extremeHeat',
] as const; // prettier-ignore
export type WarningEvent = (typeof WARNING_EVENTS)[number];

/** What a thunderstorm is warned to bring. */
const COMPANIONS = [
  'hurricaneGusts', 'extremeHurricaneGusts', 'veryHeavyRain', 'extremelyHeavyRain', 'hail',
] as const; // prettier-ignore
export type Companion = (typeof COMPANIONS)[number];

export interface CodedEvent {
  event: WarningEvent;
  companions: readonly Companion[];
}

/** Of `event-codes` in the service's CAP profile 2.1, without those of tests. */
const EVENT_BY_CODE: Readonly<Record<number, WarningEvent>> = {
  11: 'gusts', 12: 'wind', 13: 'storm', 14: 'strongWind', 15: 'storm', 16: 'severeStorm',
  22: 'frost', 24: 'slipperiness',
  31: 'thunderstorm', 33: 'strongThunderstorm', 34: 'strongThunderstorm', 36: 'strongThunderstorm',
  38: 'strongThunderstorm', 40: 'severeThunderstorm', 41: 'severeThunderstorm',
  42: 'severeThunderstorm', 44: 'severeThunderstorm', 45: 'severeThunderstorm',
  46: 'severeThunderstorm', 48: 'severeThunderstorm', 49: 'severeThunderstorm',
  51: 'gusts', 52: 'galeGusts', 53: 'severeGaleGusts', 54: 'violentStormGusts',
  55: 'hurricaneGusts', 56: 'extremeHurricaneGusts', 57: 'strongWind', 58: 'storm', 59: 'fog',
  61: 'heavyRain', 62: 'veryHeavyRain', 63: 'persistentRain', 64: 'copiousPersistentRain',
  65: 'extremelyCopiousPersistentRain', 66: 'extremelyHeavyRain',
  70: 'lightSnowfall', 71: 'snowfall', 72: 'heavySnowfall', 73: 'extremelyHeavySnowfall',
  74: 'snowdrift', 75: 'heavySnowdrift', 76: 'extremelyHeavySnowdrift', 79: 'powerLineVibration',
  82: 'severeFrost', 84: 'slightSlipperiness', 85: 'glaze', 86: 'extremeGlaze', 87: 'slipperiness',
  88: 'thaw', 89: 'heavyThaw',
  90: 'thunderstorm', 91: 'strongThunderstorm', 92: 'severeThunderstorm',
  93: 'extremeThunderstorm', 95: 'severeThunderstorm', 96: 'extremeThunderstorm',
  246: 'uv', 247: 'heat', 248: 'extremeHeat',
}; // prettier-ignore

const COMPANIONS_BY_CODE: Readonly<Record<number, readonly Companion[]>> = {
  40: ['hurricaneGusts'],
  41: ['extremeHurricaneGusts'],
  42: ['veryHeavyRain'],
  44: ['hurricaneGusts', 'veryHeavyRain'],
  45: ['extremeHurricaneGusts', 'veryHeavyRain'],
  46: ['veryHeavyRain', 'hail'],
  48: ['hurricaneGusts', 'veryHeavyRain', 'hail'],
  49: ['extremeHurricaneGusts', 'veryHeavyRain', 'hail'],
  95: ['extremelyHeavyRain', 'hail'],
  96: ['hurricaneGusts', 'extremelyHeavyRain', 'hail'],
};

/** Numbers that are of something else where they tell of a warning that may follow. */
const PREMONITION_BY_CODE: Readonly<Record<number, WarningEvent>> = {
  40: 'severeThunderstorm',
  65: 'heavyOrPersistentRain',
  75: 'heavySnowfallOrSnowdrift',
};

/** The event of a number in the table; undefined for one that is not in it, or of a test. */
export function findWarningEvent(code: number, isPremonition: boolean): CodedEvent | undefined {
  const announced = isPremonition ? PREMONITION_BY_CODE[code] : undefined;
  if (announced) return { event: announced, companions: [] };
  const event = EVENT_BY_CODE[code];
  return event && { event, companions: COMPANIONS_BY_CODE[code] ?? [] };
}
