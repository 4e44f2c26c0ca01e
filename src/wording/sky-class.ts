import type { WeatherState } from '../weather/state.ts';

/**
 * The kinds of weather in texts. Within a language each has its own phrase, so that the word identifies the
 * range of values.
 */
export const SKY_CLASSES = [
  'clear',
  'mostlyClear',
  'partlyCloudy',
  'cloudy',
  'overcast',
  'fog',
  'rimeFog',
  'lightDrizzle',
  'drizzle',
  'heavyDrizzle',
  'lightFreezingDrizzle',
  'heavyFreezingDrizzle',
  'lightRain',
  'rain',
  'heavyRain',
  'lightFreezingRain',
  'freezingRain',
  'lightSleet',
  'heavySleet',
  'lightSnow',
  'snow',
  'heavySnow',
  'lightShowers',
  'showers',
  'heavyShowers',
  'lightSleetShowers',
  'heavySleetShowers',
  'lightSnowShowers',
  'heavySnowShowers',
  'thunderstorm',
  'severeThunderstorm',
] as const;
export type SkyClass = (typeof SKY_CLASSES)[number];

/** Forecast state codes of the public weather API's document, by class. */
const STATES_BY_CLASS: Record<SkyClass, readonly WeatherState[]> = {
  clear: [0],
  mostlyClear: [1],
  partlyCloudy: [2, 10],
  cloudy: [20, 21],
  overcast: [3, 30],
  fog: [4, 40, 45],
  rimeFog: [48, 49],
  lightDrizzle: [51],
  drizzle: [5, 50, 53],
  heavyDrizzle: [55],
  lightFreezingDrizzle: [56],
  heavyFreezingDrizzle: [57],
  lightRain: [60, 61],
  rain: [6, 63],
  heavyRain: [65],
  lightFreezingRain: [66],
  freezingRain: [67],
  lightSleet: [68],
  heavySleet: [69],
  lightSnow: [70, 71],
  snow: [7, 73],
  heavySnow: [75],
  lightShowers: [80],
  showers: [8, 81],
  heavyShowers: [82],
  lightSleetShowers: [83],
  heavySleetShowers: [84],
  lightSnowShowers: [85],
  heavySnowShowers: [86],
  thunderstorm: [9, 95],
  severeThunderstorm: [96],
};

const classByState = new Map(
  SKY_CLASSES.flatMap((name) => STATES_BY_CLASS[name].map((state) => [state, name] as const)),
);

/** Undefined for a state that is not specified (-1, 999) or not in the document. */
export function findSkyClass(state: WeatherState): SkyClass | undefined {
  return classByState.get(state);
}
