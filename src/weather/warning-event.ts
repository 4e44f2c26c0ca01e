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

export interface NumberedEvent {
  event: WarningEvent;
  companions: readonly Companion[];
}

/** Of `event-codes` in the service's CAP profile 2.1, without those of tests. */
const EVENTS: Readonly<Record<number, WarningEvent>> = {
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

const THUNDERSTORMS: Readonly<Record<number, readonly Companion[]>> = {
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
const PREMONITIONS: Readonly<Record<number, WarningEvent>> = {
  40: 'severeThunderstorm',
  65: 'heavyOrPersistentRain',
  75: 'heavySnowfallOrSnowdrift',
};

/** The event of a number in the table; undefined for one that is not in it, or of a test. */
export function numberedEvent(code: number, isPremonition: boolean): NumberedEvent | undefined {
  const announced = isPremonition ? PREMONITIONS[code] : undefined;
  if (announced) return { event: announced, companions: [] };
  const event = EVENTS[code];
  return event && { event, companions: THUNDERSTORMS[code] ?? [] };
}
