import { withSequel } from '../../wording/grammar.ts';
import { findSkyClass } from '../../weather/state.ts';
import type { NightWords, Sky, SkyClass, SkyWords } from '../skeleton-sentences.ts';
import { isAmerican, type Country } from './words.ts';

/** Weather as what a day is, `sunny`, and as what it has, `sunshine`; what falls is only had. */
export interface Words {
  adjective: string | null;
  noun: string;
  /** `there are showers`. */
  isPlural: boolean;
  /** Of the sun: `sunny, but with showers`. */
  isBright: boolean;
  /** `occasional rain`. */
  canBeOccasional: boolean;
  /** Of what goes on: `the rain will continue`. */
  goesOn?: string | undefined;
}

const one = (noun: string): Words => ({
  adjective: null,
  noun,
  isPlural: false,
  isBright: false,
  canBeOccasional: false,
});
const dry = (adjective: string, noun: string, isPlural = true): Words => ({
  ...one(noun),
  adjective,
  isPlural,
});
const bright = (words: Words): Words => ({ ...words, isBright: true });
const fall = (noun: string): Words => ({ ...one(noun), canBeOccasional: true });
const many = (noun: string): Words => ({ ...fall(noun), isPlural: true });
const skies = (adjective: string) => dry(adjective, `${adjective} skies`);

const SKY: SkyWords<Words> = {
  clear: bright(dry('sunny', 'sunshine', false)),
  mostlyClear: bright(skies('mostly sunny')),
  partlyCloudy: skies('partly cloudy'),
  cloudy: skies('cloudy'),
  overcast: skies('overcast'),
  fog: one('fog'),
  rimeFog: one('freezing fog'),
  lightDrizzle: fall('drizzle'),
  drizzle: fall('steady drizzle'),
  heavyDrizzle: fall('heavy drizzle'),
  lightFreezingDrizzle: fall('freezing drizzle'),
  heavyFreezingDrizzle: fall('heavy freezing drizzle'),
  lightRain: fall('light rain'),
  rain: fall('rain'),
  heavyRain: fall('heavy rain'),
  abundantRain: fall('a lot of rain'),
  lightFreezingRain: fall('light freezing rain'),
  freezingRain: fall('freezing rain'),
  lightSleet: fall('light sleet'),
  sleet: fall('sleet'),
  heavySleet: fall('heavy sleet'),
  lightSnow: fall('light snow'),
  snow: fall('snow'),
  heavySnow: fall('heavy snow'),
  lightShowers: many('light showers'),
  showers: many('showers'),
  heavyShowers: many('heavy showers'),
  lightSleetShowers: many('light sleet showers'),
  sleetShowers: many('sleet showers'),
  heavySleetShowers: many('heavy sleet showers'),
  lightSnowShowers: many('light snow showers'),
  snowShowers: many('snow showers'),
  heavySnowShowers: many('heavy snow showers'),
  thunderstorm: many('thunderstorms'),
  severeThunderstorm: many('severe thunderstorms'),
};

const SKY_AT_NIGHT: NightWords<Words> = {
  clear: skies('clear'),
  mostlyClear: skies('mostly clear'),
};

/** In North America sleet is ice pellets. */
const AMERICAN_SKY: NightWords<Words> = {
  lightSleet: one('a light mix of rain and snow'),
  sleet: one('a mix of rain and snow'),
  heavySleet: one('a heavy mix of rain and snow'),
  lightSleetShowers: many('light rain and snow showers'),
  sleetShowers: many('rain and snow showers'),
  heavySleetShowers: many('heavy rain and snow showers'),
};

/** As the weather services of the countries say it, where that differs. */
const SKY_BY_COUNTRY: Readonly<Record<Country, NightWords<Words>>> = {
  US: { ...AMERICAN_SKY, cloudy: skies('mostly cloudy') },
  CA: {
    ...AMERICAN_SKY,
    mostlyClear: bright(skies('mainly sunny')),
    partlyCloudy: one('a mix of sun and cloud'),
    cloudy: skies('mainly cloudy'),
  },
  GB: { partlyCloudy: { ...one('sunny intervals'), isPlural: true } },
  AU: {},
  IN: {},
};

const NIGHT_BY_COUNTRY: Readonly<Record<Country, NightWords<Words>>> = {
  US: SKY_AT_NIGHT,
  CA: { ...SKY_AT_NIGHT, mostlyClear: skies('mainly clear'), partlyCloudy: SKY.partlyCloudy },
  GB: { ...SKY_AT_NIGHT, partlyCloudy: SKY.partlyCloudy },
  AU: SKY_AT_NIGHT,
  IN: SKY_AT_NIGHT,
};

/** Mixed clouds in a text: a label tells no more than that they are mixed. */
type MixedWords = Partial<Record<NonNullable<Sky['leaning']>, Words>>;

/** Four to six eighths are partly cloudy but for the last of them (National Weather Service: three to five). */
const MOSTLY_CLOUDY: MixedWords = { duller: skies('mostly cloudy') };

const MIXED_BY_COUNTRY: Readonly<Record<Country, MixedWords>> = {
  US: MOSTLY_CLOUDY,
  CA: { duller: skies('mainly cloudy') },
  GB: { brighter: { ...one('sunny spells'), isPlural: true }, duller: skies('mostly cloudy') },
  AU: { duller: skies('cloudy') },
  IN: MOSTLY_CLOUDY,
};

export function selectSkyClassWords(sky: SkyClass, night: boolean, country: Country): Words {
  const atNight = night ? NIGHT_BY_COUNTRY[country][sky] : undefined;
  return atNight ?? SKY_BY_COUNTRY[country][sky] ?? SKY[sky];
}

export function selectSkyWords(sky: Sky, country: Country): Words {
  const select = ({ state, night, leaning, ...detail }: Sky) => {
    const found = findSkyClass(state, detail) ?? 'cloudy';
    const isMixed = found === 'partlyCloudy' && !(leaning === 'brighter' && night);
    const mixed = isMixed && leaning ? MIXED_BY_COUNTRY[country][leaning] : undefined;
    return mixed ?? selectSkyClassWords(found, night, country);
  };
  return withSequel(select, takeUp)(sky);
}

/** `more rain`, as a sentence `the rain will continue`. */
function takeUp(words: Words, sequel: NonNullable<Sky['sequel']>): Words {
  const noun = words.noun.replace(/^a /, '');
  const isMix = noun !== words.noun;
  const more = isMix ? `another ${noun}` : `more ${noun}`;
  const goesOn = GOES_ON[sequel]?.(noun);
  if (sequel === 'weaker' || sequel === 'stronger') return { ...words, goesOn };
  return { ...words, noun: more, canBeOccasional: false, goesOn };
}

const GOES_ON: Partial<Record<NonNullable<Sky['sequel']>, (noun: string) => string>> = {
  continues: (noun) => `the ${noun} will ${noun.endsWith('fog') ? 'persist' : 'continue'}`,
  weaker: (noun) => `the ${noun.replace(/^light /, '')} will ease`,
  stronger: (noun) => `the ${noun} will get heavier`,
};

/** As a label: `sunny`, `light rain`. */
export function nameSky({ adjective, noun }: Words): string {
  return adjective ?? noun;
}

/** After another word: `and overcast`, `with sunny intervals`. */
export function besides(sky: Words): string {
  return `${sky.adjective === null ? 'with' : 'and'} ${nameSky(sky)}`;
}

export function itIs(now: boolean): string {
  return now ? "it's" : "it'll be";
}

/** `it'll be sunny`, `there'll be light rain`; of this moment `there's light rain`. */
export function clause({ adjective, noun, isPlural }: Words, now: boolean): string {
  if (adjective !== null) return `${itIs(now)} ${adjective}`;
  if (!now) return `there'll be ${noun}`;
  return `${isPlural ? 'there are' : "there's"} ${noun}`;
}

/** What falls as snow with rain, to follow "the". */
export function nameSleet(country: Country): string {
  return isAmerican(country) ? 'mix of rain and snow' : 'sleet';
}
