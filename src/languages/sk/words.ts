import type { WarningWords } from '../types.ts';
import { does, falling, it, they, type VerbForms, type SkyClause } from '../czech-slovak-words.ts';
import * as skeleton from '../skeleton-sentences.ts';

export const RAINS: VerbForms = { now: 'prší', infinitive: 'pršať' };
export const SNOWS: VerbForms = { now: 'sneží', infinitive: 'snežiť' };
export const FALLS: VerbForms = { now: 'padá', infinitive: 'padať' };
const DRIZZLES: VerbForms = { now: 'mrholí', infinitive: 'mrholiť' };

export const SKY: skeleton.SkyWords<SkyClause> = {
  clear: it('slnečno'),
  mostlyClear: it('prevažne slnečno'),
  partlyCloudy: it('oblačno'),
  cloudy: it('veľká oblačnosť'),
  overcast: it('zamračené'),
  fog: it('hmla'),
  rimeFog: it('mrznúca hmla'),
  lightDrizzle: does('', DRIZZLES, 'slabé mrholenie'),
  drizzle: does('', DRIZZLES, 'mrholenie'),
  heavyDrizzle: does('silno', DRIZZLES, 'silné mrholenie'),
  lightFreezingDrizzle: it('slabé mrznúce mrholenie'),
  heavyFreezingDrizzle: it('silné mrznúce mrholenie'),
  lightRain: does('slabo', RAINS, 'slabý dážď'),
  rain: does('', RAINS, 'dážď'),
  heavyRain: does('výdatne', RAINS, 'silný dážď'),
  abundantRain: does('výdatne', RAINS, 'výdatný dážď'),
  lightFreezingRain: falling('slabý mrznúci dážď', FALLS),
  freezingRain: falling('mrznúci dážď', FALLS),
  lightSleet: falling('slabý dážď so snehom', FALLS),
  sleet: falling('dážď so snehom', FALLS),
  heavySleet: falling('silný dážď so snehom', FALLS),
  lightSnow: does('slabo', SNOWS, 'slabé sneženie'),
  snow: does('', SNOWS, 'sneženie'),
  heavySnow: does('husto', SNOWS, 'husté sneženie'),
  lightShowers: they('slabé prehánky', 'slabá prehánka'),
  showers: they('prehánky', 'prehánka'),
  heavyShowers: they('silné prehánky', 'silná prehánka'),
  lightSleetShowers: they('slabé prehánky dažďa so snehom', 'slabá prehánka dažďa so snehom'),
  sleetShowers: they('prehánky dažďa so snehom', 'prehánka dažďa so snehom'),
  heavySleetShowers: they('silné prehánky dažďa so snehom', 'silná prehánka dažďa so snehom'),
  lightSnowShowers: they('slabé snehové prehánky', 'slabá snehová prehánka'),
  snowShowers: they('snehové prehánky', 'snehová prehánka'),
  heavySnowShowers: they('silné snehové prehánky', 'silná snehová prehánka'),
  thunderstorm: they('búrky', 'búrka'),
  severeThunderstorm: they('silné búrky', 'silná búrka'),
};

export const SKY_AT_NIGHT: skeleton.NightWords<SkyClause> = {
  clear: it('jasno'),
  mostlyClear: it('takmer jasno'),
};

/** Around the direction, which ends as its noun wants: `silný západný vietor`, `silná západná víchrica`. */
type Wind = readonly [adjective: string, ending: 'ý' | 'á', noun: string];

/** By Beaufort force, from the first that is worth saying (Encyclopaedia Beliana). */
export const WINDS: skeleton.ForceWords<Wind> = {
  5: ['čerstvý', 'ý', 'vietor'],
  6: ['silný', 'ý', 'vietor'],
  7: ['prudký', 'ý', 'vietor'],
  8: ['búrlivý', 'ý', 'vietor'],
  9: ['', 'á', 'víchrica'],
  10: ['silná', 'á', 'víchrica'],
  11: ['mohutná', 'á', 'víchrica'],
  12: ['', 'ý', 'orkán'],
};

/** Winds by their gusts from a Beaufort force on, after the levels of SHMÚ's warnings. */
export const STORMS = [
  [12, 'orkán'],
  [11, 'extrémne silný vietor'],
  [10, 'veľmi silný vietor'],
  [0, 'silný vietor'],
] as const;

export const DIRECTIONS: skeleton.Directions = {
  N: 'sever',
  NNE: 'severoseverovýchod',
  NE: 'severovýchod',
  ENE: 'východoseverovýchod',
  E: 'východ',
  ESE: 'východojuhovýchod',
  SE: 'juhovýchod',
  SSE: 'juhojuhovýchod',
  S: 'juh',
  SSW: 'juhojuhozápad',
  SW: 'juhozápad',
  WSW: 'západojuhozápad',
  W: 'západ',
  WNW: 'západoseverozápad',
  NW: 'severozápad',
  NNW: 'severoseverozápad',
};

/** `západný`, `západná`; `južný`. */
export function directionAdjective(point: skeleton.CompassPoint, ending: Wind[1]): string {
  const stem = point === 'S' ? 'juž' : DIRECTIONS[point];
  return `${stem}n${ending}`;
}

/** Of whole days, and of shorter times. */
export const SHARES_OF_DAY = skeleton.byShare('občas', 'časť dňa');
export const SHARES = skeleton.byShare('občas', 'chvíľami');

export const slovakWarnings: WarningWords = {
  calledOff: 'Výstraha zrušená',
  severities: {
    1: 'Výstraha 1. stupňa',
    2: 'Výstraha 2. stupňa',
    3: 'Výstraha 3. stupňa',
    4: 'Výstraha 4. stupňa',
  },
  groups: {
    THUNDERSTORM: 'búrky',
    WIND: 'vietor',
    TORNADO: 'tornádo',
    RAIN: 'dážď',
    HAIL: 'krúpy',
    SNOWFALL: 'sneženie',
    SNOWDRIFT: 'snehové záveje',
    FOG: 'hmla',
    FROST: 'mráz',
    GLAZE: 'poľadovica',
    THAW: 'odmäk',
    POWERLINEVIBRATION: 'kmitanie vodičov vysokého napätia',
    UV: 'UV žiarenie',
    HEAT: 'vysoké teploty',
  },
  events: {
    names: {
      gusts: 'nárazy vetra',
      galeGusts: 'búrlivé nárazy vetra',
      severeGaleGusts: 'nárazy vetra so silou silnej víchrice',
      violentStormGusts: 'nárazy vetra so silou mohutnej víchrice',
      hurricaneGusts: 'nárazy vetra so silou orkánu',
      extremeHurricaneGusts: 'extrémne nárazy vetra so silou orkánu',
      wind: 'vietor',
      strongWind: 'silný vietor',
      storm: 'víchrica',
      severeStorm: 'silná víchrica',
      thunderstorm: 'búrka',
      strongThunderstorm: 'silná búrka',
      severeThunderstorm: 'veľmi silná búrka',
      extremeThunderstorm: 'extrémne silná búrka',
      heavyRain: 'prívalový dážď',
      veryHeavyRain: 'veľmi silný prívalový dážď',
      extremelyHeavyRain: 'extrémne silný prívalový dážď',
      persistentRain: 'trvalý dážď',
      copiousPersistentRain: 'výdatný trvalý dážď',
      extremelyCopiousPersistentRain: 'extrémne výdatný trvalý dážď',
      heavyOrPersistentRain: 'veľmi silný prívalový alebo trvalý dážď',
      lightSnowfall: 'slabé sneženie',
      snowfall: 'sneženie',
      heavySnowfall: 'silné sneženie',
      extremelyHeavySnowfall: 'extrémne silné sneženie',
      snowdrift: 'snehové záveje',
      heavySnowdrift: 'vysoké snehové záveje',
      extremelyHeavySnowdrift: 'extrémne vysoké snehové záveje',
      heavySnowfallOrSnowdrift: 'silné sneženie alebo snehové záveje',
      fog: 'hmla',
      frost: 'mráz',
      severeFrost: 'silný mráz',
      slightSlipperiness: 'miestami šmykľavé cesty',
      slipperiness: 'šmykľavé cesty',
      glaze: 'poľadovica',
      extremeGlaze: 'extrémna poľadovica',
      thaw: 'odmäk',
      heavyThaw: 'silný odmäk',
      powerLineVibration: 'kmitanie vodičov vysokého napätia',
      uv: 'silné UV žiarenie',
      heat: 'veľmi vysoké teploty',
      extremeHeat: 'extrémne vysoké teploty',
      tornado: 'tornádo',
      hurricane: 'hurikán',
      blizzard: 'snehová búrka',
      flashFlood: 'prívalová povodeň',
      flood: 'povodeň',
    },
    companions: {
      hurricaneGusts: 'nárazmi vetra so silou orkánu',
      extremeHurricaneGusts: 'extrémnymi nárazmi vetra so silou orkánu',
      veryHeavyRain: 'veľmi silným prívalovým dažďom',
      extremelyHeavyRain: 'extrémne silným prívalovým dažďom',
      hail: 'krúpami',
    },
    with: 's',
    premonition: 'Predbežná informácia',
  },
};
