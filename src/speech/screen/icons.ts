import type { WeatherState } from '../../weather/state.ts';
import { skyClassOf, type SkyClass } from '../../wording/sky-class.ts';

/** The drawings that `icon-graphics.ts` has. */
export const ICONS = [
  'sun',
  'moon',
  'fewCloudsDay',
  'fewCloudsNight',
  'partlyCloudyDay',
  'partlyCloudyNight',
  'cloudy',
  'overcast',
  'fog',
  'drizzle',
  'rain',
  'heavyRain',
  'showersDay',
  'showersNight',
  'snow',
  'sleet',
  'ice',
  'thunder',
  'storm',
  'unknown',
] as const;
export type Icon = (typeof ICONS)[number];

/** By class; where the sun or the moon is in the drawing, by day and by night. */
const BY_CLASS: Record<SkyClass, Icon | readonly [day: Icon, night: Icon]> = {
  clear: ['sun', 'moon'],
  mostlyClear: ['fewCloudsDay', 'fewCloudsNight'],
  partlyCloudy: ['partlyCloudyDay', 'partlyCloudyNight'],
  cloudy: 'cloudy',
  overcast: 'overcast',
  fog: 'fog',
  rimeFog: 'fog',
  lightDrizzle: 'drizzle',
  drizzle: 'drizzle',
  heavyDrizzle: 'drizzle',
  lightFreezingDrizzle: 'ice',
  heavyFreezingDrizzle: 'ice',
  lightRain: 'rain',
  rain: 'rain',
  heavyRain: 'heavyRain',
  lightFreezingRain: 'ice',
  freezingRain: 'ice',
  lightSleet: 'sleet',
  heavySleet: 'sleet',
  lightSnow: 'snow',
  snow: 'snow',
  heavySnow: 'snow',
  lightShowers: ['showersDay', 'showersNight'],
  showers: ['showersDay', 'showersNight'],
  heavyShowers: ['showersDay', 'showersNight'],
  lightSleetShowers: 'sleet',
  heavySleetShowers: 'sleet',
  lightSnowShowers: 'snow',
  heavySnowShowers: 'snow',
  thunderstorm: 'thunder',
  severeThunderstorm: 'storm',
};

/** A state without a class of its own has the drawing for what is not known. */
export function iconOf(state: WeatherState, night: boolean): Icon {
  const sky = skyClassOf(state);
  if (!sky) return 'unknown';
  const icon = BY_CLASS[sky];
  if (typeof icon === 'string') return icon;
  return night ? icon[1] : icon[0];
}
