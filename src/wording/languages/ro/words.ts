import type { CompassPoint } from '../../../weather/wind.ts';
import type { Share } from '../../plan/statement.ts';
import type { SkyClass } from '../../sky-class.ts';
import { ARE, DRIZZLES, FALLS, IS, RAINS, SKY_IS, SNOWS, type Verb } from './verbs.ts';

/** What can happen: `va ploua` + `slab`, and as a label. */
export interface Words {
  verb: Verb;
  rest: string;
  label: string;
}

const sky = (rest: string): Words => ({ verb: SKY_IS, rest, label: `cer ${rest}` });
const is = (rest: string): Words => ({ verb: IS, rest, label: rest });
const are = (rest: string): Words => ({ verb: ARE, rest, label: rest });
const falls = (rest: string): Words => ({ verb: FALLS, rest, label: rest });
const verb = (does: Verb, rest: string, label: string): Words => ({ verb: does, rest, label });

export const SKY: Record<SkyClass, Words> = {
  clear: is('soare'),
  mostlyClear: sky('mai mult senin'),
  partlyCloudy: sky('parțial noros'),
  cloudy: sky('mai mult noros'),
  overcast: sky('acoperit'),
  fog: is('ceață'),
  rimeFog: is('ceață cu chiciură'),
  lightDrizzle: verb(DRIZZLES, 'slab', 'burniță slabă'),
  drizzle: verb(DRIZZLES, '', 'burniță'),
  heavyDrizzle: falls('burniță deasă'),
  lightFreezingDrizzle: falls('burniță înghețată slabă'),
  heavyFreezingDrizzle: falls('burniță înghețată deasă'),
  lightRain: verb(RAINS, 'slab', 'ploaie slabă'),
  rain: verb(RAINS, '', 'ploaie'),
  heavyRain: verb(RAINS, 'puternic', 'ploaie puternică'),
  lightFreezingRain: falls('ploaie înghețată slabă'),
  freezingRain: falls('ploaie înghețată'),
  lightSleet: falls('lapoviță slabă'),
  heavySleet: falls('lapoviță puternică'),
  lightSnow: verb(SNOWS, 'slab', 'ninsoare slabă'),
  snow: verb(SNOWS, '', 'ninsoare'),
  heavySnow: verb(SNOWS, 'puternic', 'ninsoare puternică'),
  lightShowers: are('averse slabe'),
  showers: are('averse'),
  heavyShowers: are('averse puternice'),
  lightSleetShowers: are('averse slabe de lapoviță'),
  heavySleetShowers: are('averse puternice de lapoviță'),
  lightSnowShowers: are('averse slabe de ninsoare'),
  heavySnowShowers: are('averse puternice de ninsoare'),
  thunderstorm: are('descărcări electrice'),
  severeThunderstorm: are('furtuni puternice'),
};

export const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = {
  clear: sky('senin'),
};

/** By Beaufort force, from the first that is worth saying. */
export const WINDS: Readonly<Record<number, string>> = {
  5: 'vânt destul de puternic',
  6: 'vânt puternic',
  7: 'vânt foarte puternic',
  8: 'vijelie',
  9: 'vânt de furtună',
  10: 'vânt de furtună puternică',
  11: 'vânt de furtună violentă',
  12: 'vânt de uragan',
};

/** Names of gusts from a Beaufort force on. */
export const STORM_GUSTS = [[12, 'rafale de uragan'], [11, 'rafale violente'], [10, 'rafale de furtună'], [0, 'rafale puternice']] as const; // prettier-ignore

export const DIRECTIONS: Record<CompassPoint, string> = {
  N: 'nord',
  NNE: 'nord-nord-est',
  NE: 'nord-est',
  ENE: 'est-nord-est',
  E: 'est',
  ESE: 'est-sud-est',
  SE: 'sud-est',
  SSE: 'sud-sud-est',
  S: 'sud',
  SSW: 'sud-sud-vest',
  SW: 'sud-vest',
  WSW: 'vest-sud-vest',
  W: 'vest',
  WNW: 'vest-nord-vest',
  NW: 'nord-vest',
  NNW: 'nord-nord-vest',
};

export const SHARES: Record<Share, string> = {
  nowAndThen: 'din când în când',
  atTimes: 'temporar',
};
