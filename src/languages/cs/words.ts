import type { WarningWords } from '../types.ts';
import { does, falling, it, they, type VerbForms, type SkyClause } from '../czech-slovak-words.ts';
import * as skeleton from '../skeleton-sentences.ts';

export const RAINS: VerbForms = { now: 'prší', infinitive: 'pršet' };
export const SNOWS: VerbForms = { now: 'sněží', infinitive: 'sněžit' };
export const FALLS: VerbForms = { now: 'padá', infinitive: 'padat' };
const DRIZZLES: VerbForms = { now: 'mrholí', infinitive: 'mrholit' };

export const SKY: skeleton.SkyWords<SkyClause> = {
  clear: it('slunečno'),
  mostlyClear: it('převážně slunečno'),
  partlyCloudy: it('oblačno'),
  cloudy: it('skoro zataženo'),
  overcast: it('zataženo'),
  fog: it('mlha'),
  rimeFog: it('mrznoucí mlha'),
  lightDrizzle: does('', DRIZZLES, 'slabé mrholení'),
  drizzle: does('', DRIZZLES, 'mrholení'),
  heavyDrizzle: does('silně', DRIZZLES, 'silné mrholení'),
  lightFreezingDrizzle: it('slabé mrznoucí mrholení'),
  heavyFreezingDrizzle: it('silné mrznoucí mrholení'),
  lightRain: does('slabě', RAINS, 'slabý déšť'),
  rain: does('', RAINS, 'déšť'),
  heavyRain: does('vydatně', RAINS, 'silný déšť'),
  abundantRain: does('vydatně', RAINS, 'vydatný déšť'),
  lightFreezingRain: falling('slabý mrznoucí déšť', FALLS),
  freezingRain: falling('mrznoucí déšť', FALLS),
  lightSleet: falling('slabý déšť se sněhem', FALLS),
  sleet: falling('déšť se sněhem', FALLS),
  heavySleet: falling('silný déšť se sněhem', FALLS),
  lightSnow: does('slabě', SNOWS, 'slabé sněžení'),
  snow: does('', SNOWS, 'sněžení'),
  heavySnow: does('hustě', SNOWS, 'husté sněžení'),
  lightShowers: they('slabé přeháňky', 'slabá přeháňka'),
  showers: they('přeháňky', 'přeháňka'),
  heavyShowers: they('silné přeháňky', 'silná přeháňka'),
  lightSleetShowers: they('slabé smíšené přeháňky', 'slabá smíšená přeháňka'),
  sleetShowers: they('smíšené přeháňky', 'smíšená přeháňka'),
  heavySleetShowers: they('silné smíšené přeháňky', 'silná smíšená přeháňka'),
  lightSnowShowers: they('slabé sněhové přeháňky', 'slabá sněhová přeháňka'),
  snowShowers: they('sněhové přeháňky', 'sněhová přeháňka'),
  heavySnowShowers: they('silné sněhové přeháňky', 'silná sněhová přeháňka'),
  thunderstorm: they('bouřky', 'bouřka'),
  severeThunderstorm: they('silné bouřky', 'silná bouřka'),
};

export const SKY_AT_NIGHT: skeleton.NightWords<SkyClause> = {
  clear: it('jasno'),
  mostlyClear: it('skoro jasno'),
};

/** Around the direction: `silný západní vítr`. */
type Wind = readonly [adjective: string, noun: string];

/** By Beaufort force, from the first that is worth saying (ČMeS). */
export const WINDS: skeleton.ForceWords<Wind> = {
  5: ['čerstvý', 'vítr'],
  6: ['silný', 'vítr'],
  7: ['prudký', 'vítr'],
  8: ['bouřlivý', 'vítr'],
  9: ['', 'vichřice'],
  10: ['silná', 'vichřice'],
  11: ['mohutná', 'vichřice'],
  12: ['', 'orkán'],
};

/** Winds by their gusts from a Beaufort force on, after the levels of ČHMÚ's warnings. */
export const STORMS = [
  [12, 'orkán'],
  [11, 'extrémně silný vítr'],
  [10, 'velmi silný vítr'],
  [0, 'silný vítr'],
] as const;

export const DIRECTIONS: skeleton.Directions = {
  N: 'sever',
  NNE: 'severoseverovýchod',
  NE: 'severovýchod',
  ENE: 'východoseverovýchod',
  E: 'východ',
  ESE: 'východojihovýchod',
  SE: 'jihovýchod',
  SSE: 'jihojihovýchod',
  S: 'jih',
  SSW: 'jihojihozápad',
  SW: 'jihozápad',
  WSW: 'západojihozápad',
  W: 'západ',
  WNW: 'západoseverozápad',
  NW: 'severozápad',
  NNW: 'severoseverozápad',
};

/** `západní vítr`, `jižní vichřice`. */
export function directionAdjective(point: skeleton.CompassPoint): string {
  return point === 'S' ? 'jižní' : `${DIRECTIONS[point]}ní`;
}

/** Of whole days, and of shorter times. */
export const SHARES_OF_DAY = skeleton.byShare('občas', 'po část dne');
export const SHARES = skeleton.byShare('občas', 'chvílemi');

export const czechWarnings: WarningWords = {
  calledOff: 'Výstraha zrušena',
  severities: {
    1: 'Výstraha nízkého stupně',
    2: 'Výstraha zvýšeného stupně',
    3: 'Výstraha vysokého stupně',
    4: 'Výstraha extrémního stupně',
  },
  groups: {
    THUNDERSTORM: 'bouřky',
    WIND: 'vítr',
    TORNADO: 'tornádo',
    RAIN: 'déšť',
    HAIL: 'kroupy',
    SNOWFALL: 'sněžení',
    SNOWDRIFT: 'sněhové jazyky a závěje',
    FOG: 'mlha',
    FROST: 'mráz',
    GLAZE: 'náledí',
    THAW: 'obleva',
    POWERLINEVIBRATION: 'kmitání vodičů vysokého napětí',
    UV: 'UV záření',
    HEAT: 'vysoké teploty',
  },
  events: {
    names: {
      gusts: 'nárazy větru',
      galeGusts: 'bouřlivé nárazy větru',
      severeGaleGusts: 'nárazy větru o síle silné vichřice',
      violentStormGusts: 'nárazy větru o síle mohutné vichřice',
      hurricaneGusts: 'nárazy větru o síle orkánu',
      extremeHurricaneGusts: 'extrémní nárazy větru o síle orkánu',
      wind: 'vítr',
      strongWind: 'silný vítr',
      storm: 'vichřice',
      severeStorm: 'silná vichřice',
      thunderstorm: 'bouřka',
      strongThunderstorm: 'silná bouřka',
      severeThunderstorm: 'velmi silná bouřka',
      extremeThunderstorm: 'extrémně silná bouřka',
      heavyRain: 'přívalový déšť',
      veryHeavyRain: 'velmi silný přívalový déšť',
      extremelyHeavyRain: 'extrémně silný přívalový déšť',
      persistentRain: 'trvalý déšť',
      copiousPersistentRain: 'vydatný trvalý déšť',
      extremelyCopiousPersistentRain: 'extrémně vydatný trvalý déšť',
      heavyOrPersistentRain: 'velmi silný přívalový nebo trvalý déšť',
      lightSnowfall: 'slabé sněžení',
      snowfall: 'sněžení',
      heavySnowfall: 'silné sněžení',
      extremelyHeavySnowfall: 'extrémně silné sněžení',
      snowdrift: 'sněhové jazyky',
      heavySnowdrift: 'vysoké sněhové závěje',
      extremelyHeavySnowdrift: 'extrémně vysoké sněhové závěje',
      heavySnowfallOrSnowdrift: 'silné sněžení nebo sněhové závěje',
      fog: 'mlha',
      frost: 'mráz',
      severeFrost: 'silný mráz',
      slightSlipperiness: 'místy kluzké vozovky',
      slipperiness: 'náledí',
      glaze: 'ledovka',
      extremeGlaze: 'extrémní ledovka',
      thaw: 'obleva',
      heavyThaw: 'silná obleva',
      powerLineVibration: 'kmitání vodičů vysokého napětí',
      uv: 'silné UV záření',
      heat: 'velmi vysoké teploty',
      extremeHeat: 'extrémně vysoké teploty',
      tornado: 'tornádo',
      hurricane: 'hurikán',
      blizzard: 'sněhová bouře',
      flashFlood: 'přívalová povodeň',
      flood: 'povodeň',
    },
    companions: {
      hurricaneGusts: 'nárazy větru o síle orkánu',
      extremeHurricaneGusts: 'extrémními nárazy větru o síle orkánu',
      veryHeavyRain: 'velmi silným přívalovým deštěm',
      extremelyHeavyRain: 'extrémně silným přívalovým deštěm',
      hail: 'kroupami',
    },
    with: 's',
    premonition: 'Předběžná informace',
  },
};
