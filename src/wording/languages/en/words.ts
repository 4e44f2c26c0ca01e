import type { CompassPoint } from '../../../weather/wind.ts';
import type { Share } from '../../plan/statement.ts';
import type { SkyClass } from '../../sky-class.ts';

/** Where words differ between the countries that speak English. */
export type Country = 'US' | 'GB';

/** What can happen: `it` is `sunny`, or `there` is `light rain`; plural for `showers`. */
export type Words =
  { subject: 'it'; words: string } | { subject: 'there'; words: string; plural?: boolean };

const it = (words: string): Words => ({ subject: 'it', words });
const there = (words: string): Words => ({ subject: 'there', words });
const many = (words: string): Words => ({ subject: 'there', words, plural: true });

export const SKY: Record<SkyClass, Words> = {
  clear: it('sunny'),
  mostlyClear: it('mostly sunny'),
  partlyCloudy: it('partly cloudy'),
  cloudy: it('cloudy'),
  overcast: it('overcast'),
  fog: it('foggy'),
  rimeFog: it('foggy with frost'),
  lightDrizzle: there('light drizzle'),
  drizzle: there('drizzle'),
  heavyDrizzle: there('heavy drizzle'),
  lightFreezingDrizzle: there('light freezing drizzle'),
  heavyFreezingDrizzle: there('heavy freezing drizzle'),
  lightRain: there('light rain'),
  rain: there('rain'),
  heavyRain: there('heavy rain'),
  lightFreezingRain: there('light freezing rain'),
  freezingRain: there('freezing rain'),
  lightSleet: there('light sleet'),
  heavySleet: there('heavy sleet'),
  lightSnow: there('light snow'),
  snow: there('snow'),
  heavySnow: there('heavy snow'),
  lightShowers: many('light showers'),
  showers: many('showers'),
  heavyShowers: many('heavy showers'),
  lightSleetShowers: many('light showers of rain and snow'),
  heavySleetShowers: many('heavy showers of rain and snow'),
  lightSnowShowers: many('light snow showers'),
  heavySnowShowers: many('heavy snow showers'),
  thunderstorm: many('thunderstorms'),
  severeThunderstorm: many('severe thunderstorms'),
};

export const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = {
  clear: it('clear'),
  mostlyClear: it('mostly clear'),
};

/** In the United States sleet is ice pellets. */
export const SKY_IN_US: Partial<Record<SkyClass, Words>> = {
  lightSleet: there('a light mix of rain and snow'),
  heavySleet: there('a heavy mix of rain and snow'),
};

/** By Beaufort force from 5 on; Met Office names, and those of the National Weather Service. */
export const WINDS: Record<Country, readonly string[]> = {
  GB: [
    '', '', '', '', '', 'a fresh wind', 'a strong wind', 'a very strong wind', 'a gale',
    'a severe gale', 'storm-force wind', 'violent storm-force wind', 'hurricane-force wind',
  ],
  US: [
    '', '', '', '', '', 'breezy', 'windy', 'very windy', 'strong winds',
    'strong winds', 'damaging winds', 'damaging winds', 'hurricane-force winds',
  ],
}; // prettier-ignore

export const DIRECTIONS: Record<CompassPoint, string> = {
  N: 'north',
  NNE: 'north-northeast',
  NE: 'northeast',
  ENE: 'east-northeast',
  E: 'east',
  ESE: 'east-southeast',
  SE: 'southeast',
  SSE: 'south-southeast',
  S: 'south',
  SSW: 'south-southwest',
  SW: 'southwest',
  WSW: 'west-southwest',
  W: 'west',
  WNW: 'west-northwest',
  NW: 'northwest',
  NNW: 'north-northwest',
};

export const SHARES: Record<Share, string> = {
  nowAndThen: 'now and then',
  atTimes: 'at times',
};
