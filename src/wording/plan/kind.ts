import { isNightly } from '../../weather/daylight.ts';
import {
  familyOf,
  gravest,
  mostFrequent,
  skyState,
  type WeatherFamily,
  type WeatherState,
} from '../../weather/state.ts';
import type { Sky } from './statement.ts';

/** What is seen of an hour. */
export interface SkyHour {
  state: WeatherState;
  night: boolean;
}

/** Weather that is told as one: `dry` is sun and clouds, `rain` also drizzle. */
export type WeatherKind = WeatherFamily | 'dry' | 'liquid' | 'frozen';

const KINDS: Partial<Record<WeatherFamily, WeatherKind>> = {
  bright: 'dry',
  cloudy: 'dry',
  drizzle: 'rain',
};

/** All that is wet is `liquid` or `frozen`. */
const BROAD_KINDS: Partial<Record<WeatherFamily, WeatherKind>> = {
  drizzle: 'liquid',
  rain: 'liquid',
  showers: 'liquid',
  snow: 'frozen',
  sleet: 'frozen',
};

/** Typical cloud cover of the sky's states, percent. */
const COVER: Partial<Record<WeatherState, number>> = { 0: 0, 1: 25, 3: 93.75, 30: 93.75 };
const COVER_OF_OTHERS = 62.5;

export function kindOf({ state }: Pick<SkyHour, 'state'>): WeatherKind {
  const family = familyOf(state);
  return (family && KINDS[family]) ?? family ?? 'dry';
}

export function broadKindOf({ state }: Pick<SkyHour, 'state'>): WeatherKind {
  const family = familyOf(state);
  return (family && BROAD_KINDS[family]) ?? kindOf({ state });
}

/** What hours are like in one word: that of the kind which most of them are of. */
export function skyOf(hours: readonly SkyHour[]): Sky {
  const kind = mostFrequent(hours.map(broadKindOf));
  const main = hours.filter((hour) => broadKindOf(hour) === kind);
  const states = main.map(({ state }) => state);
  return {
    state: kind === 'dry' ? skyState(coverOf(main)) : (gravest(states) ?? mostFrequent(states)),
    night: isNightly(main.map(({ night }) => night)),
  };
}

/** Mean cloud cover of dry hours, percent. */
export function coverOf(hours: readonly SkyHour[]): number {
  const covers = hours.map(({ state }) => COVER[state] ?? COVER_OF_OTHERS);
  return covers.reduce((sum, cover) => sum + cover, 0) / covers.length;
}
