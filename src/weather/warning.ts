import type { WarnGroup } from '../contract/parameters.ts';

/** 1 minor, 2 moderate, 3 severe, 4 extreme: linear with CAP's severity. */
export type WarningSeverity = 1 | 2 | 3 | 4;

/** The texts of a warning in one language. */
export interface WarningText {
  event: string;
  headline: string | null;
  description: string | null;
  instruction: string | null;
  senderName: string;
  web: string | null;
  contact: string | null;
  /** Parameters of the event by name; a name may have several values. */
  parameters: Readonly<Record<string, string[]>>;
}

/** A municipality, lake or coastal area of a warning. */
export interface Warncell {
  /** Nine digits. */
  id: string;
  name: string;
}

/** Longitude and latitude, decimal degrees (WGS 84). */
type WarningPosition = [number, number];

/** A weather warning for an area and a time. */
export interface WeatherWarning {
  /** The same in all languages. */
  id: string;
  /** Number in DWD's event table (`II`), or the code of another weather service (`HWW`). */
  eventCode: number | string;
  /** Its event in our table, for codes of other services than DWD; undefined if the table has none. */
  event?: WarningEvent | undefined;
  groups: WarnGroup[];
  severity: WarningSeverity;
  /** Whether it announces a possible later warning. */
  isPremonition: boolean;
  /** Epoch milliseconds. */
  sent: number;
  onset: number;
  /** Null if the end is unknown. */
  expires: number | null;
  /** Bounds of its elevation, metres above sea level; null if unbounded. */
  lowest: number | null;
  highest: number | null;
  /** Texts by language (BCP 47 subtag: `de`, `en`). */
  texts: ReadonlyMap<string, WarningText>;
  warncells: readonly Warncell[];
  /** Each polygon has an outline, then holes. */
  polygons: readonly WarningPosition[][][];
}

/**
 * Ids of DWD warncells have nine digits: the type of the area, then its number. For districts, municipalities
 * and quarters of a city the number starts with the five digits of the official district key.
 */

/** `103159000`: 1, the key of a district, zeros. */
const DISTRICT_PATTERN = /^1(?<key>\d{5})000$/;

/** `809162000`: 8, the key of a city that is its own district, zeros. */
const CITY_PATTERN = /^8(?<key>\d{5})000$/;

/**
 * Whether a warning names a warncell or parts of it: municipalities and quarters of a district, or quarters of
 * a city, which warnings name instead of the city.
 */
export function isForWarncell(
  { warncells }: Pick<WeatherWarning, 'warncells'>,
  cell: string,
): boolean {
  const parts = createPartsPattern(cell);
  return warncells.some(({ id }) => id === cell || parts?.test(id));
}

/** Pattern of the ids of the parts of a cell; undefined if it has none. */
function createPartsPattern(cell: string): RegExp | undefined {
  const district = DISTRICT_PATTERN.exec(cell)?.groups?.['key'];
  if (district !== undefined) return new RegExp(`^[78]${district}`);
  const city = CITY_PATTERN.exec(cell)?.groups?.['key'];
  return city === undefined ? undefined : new RegExp(`^7${city}`);
}

/** The warning events of DWD, by its event table, and those that another service has beside them. */
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
  'tornado', 'hurricane', 'blizzard', 'flashFlood', 'flood',
] as const; // prettier-ignore
export type WarningEvent = (typeof WARNING_EVENTS)[number];

/** Companions of a thunderstorm. */
const COMPANIONS = [
  'hurricaneGusts', 'extremeHurricaneGusts', 'veryHeavyRain', 'extremelyHeavyRain', 'hail',
] as const; // prettier-ignore
export type Companion = (typeof COMPANIONS)[number];

export interface CodedEvent {
  event: WarningEvent;
  companions: readonly Companion[];
}

/** The `event-codes` of the CAP profile 2.1 of DWD, without test codes. */
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

/** Codes with another meaning in announcements of later warnings. */
const PREMONITION_BY_CODE: Readonly<Record<number, WarningEvent>> = {
  40: 'severeThunderstorm',
  65: 'heavyOrPersistentRain',
  75: 'heavySnowfallOrSnowdrift',
};

/** Finds what a warning warns of in our table; undefined for what the table does not have. */
export function findEventOf({
  eventCode,
  event,
  isPremonition,
}: Pick<WeatherWarning, 'eventCode' | 'event' | 'isPremonition'>): CodedEvent | undefined {
  if (typeof eventCode === 'number') return findWarningEvent(eventCode, isPremonition);
  return event && { event, companions: [] };
}

/** Finds the event of a code of DWD; undefined for unknown and test codes. */
export function findWarningEvent(code: number, isPremonition: boolean): CodedEvent | undefined {
  const announced = isPremonition ? PREMONITION_BY_CODE[code] : undefined;
  if (announced) return { event: announced, companions: [] };
  const event = EVENT_BY_CODE[code];
  return event && { event, companions: COMPANIONS_BY_CODE[code] ?? [] };
}

/** The kinds of warnings that Alexa has words for. */
export type AlertType = 'TORNADO' | 'HURRICANE' | 'SNOW_STORM' | 'THUNDER_STORM';

/** From this severity on, heavy snowfall counts as a storm of snow. */
const MIN_SNOW_STORM_SEVERITY = 3;

const HURRICANES: ReadonlySet<WarningEvent> = new Set([
  'hurricaneGusts',
  'extremeHurricaneGusts',
  'hurricane',
]);

/** The kind of a warning in the words of Alexa; undefined if it has none, as for frost. */
export function findAlertType(
  warning: Pick<WeatherWarning, 'eventCode' | 'event' | 'groups' | 'severity' | 'isPremonition'>,
): AlertType | undefined {
  const { groups, severity, isPremonition } = warning;
  // Alexa would say that there is an alert, not that there may be one later.
  if (isPremonition) return undefined;
  if (groups.includes('TORNADO')) return 'TORNADO';
  const [group] = groups;
  if (group === 'THUNDERSTORM') return 'THUNDER_STORM';
  if (group === 'SNOWDRIFT') return 'SNOW_STORM';
  if (group === 'SNOWFALL' && severity >= MIN_SNOW_STORM_SEVERITY) return 'SNOW_STORM';
  const event = findEventOf(warning)?.event;
  return event !== undefined && HURRICANES.has(event) ? 'HURRICANE' : undefined;
}
