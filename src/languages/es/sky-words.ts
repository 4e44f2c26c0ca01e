import type * as skeleton from '../skeleton-sentences.ts';
import { COUNTRY_WORDS, type Country } from './country.ts';

/** `habrá` of what is to come, `hay` of this moment. */
export type Verb = readonly [ahead: string, now: string];

/** What can happen: `lloverá` + `con fuerza`, after "con" as `lluvia fuerte`, and as a label. */
export interface Words {
  verb: Verb;
  rest: string;
  noun: string;
  label: string;
  /** Nothing falls or drifts. */
  isDry: boolean;
  /** The sun shines, or the stars. */
  isBright?: true;
  /** Clouds without a gap. */
  isGrey?: true;
}

type SkyTable = Pick<
  skeleton.SkyWords<Words>,
  'clear' | 'mostlyClear' | 'partlyCloudy' | 'cloudy' | 'overcast'
>;

/** What shines, as it is said after `hará`. */
export const SUN = 'sol';

export const THERE_IS: Verb = ['habrá', 'hay'];
const THE_SKY_IS: Verb = ['el cielo estará', 'el cielo está'];
const IT_IS: Verb = ['estará', 'está'];
const IT_IS_SUNNY: Verb = ['hará', 'hace'];
const IT_RAINS: Verb = ['lloverá', 'está lloviendo'];
const IT_SNOWS: Verb = ['nevará', 'está nevando'];
const DRIZZLE_GOES_ON: Verb = ['seguirá lloviznando', 'sigue lloviznando'];

/** `seguirá lloviendo`, `volverá a haber` + `chubascos`: what goes on, or comes again. */
const SEQUELS: ReadonlyMap<Verb, { continues: Verb; returns: Verb }> = new Map(
  ([[IT_RAINS, 'lloviendo', 'llover'], [IT_SNOWS, 'nevando', 'nevar'], [THERE_IS, 'habiendo', 'haber']] as const).map(
    ([verb, falling, toFall]) => [
      verb,
      {
        continues: [`seguirá ${falling}`, `sigue ${falling}`],
        returns: [`volverá a ${toFall}`, `vuelve a ${toFall}`],
      },
    ],
  ),
); // prettier-ignore

/** What falls, as it takes up what was told. */
export function takeUp(
  words: Words,
  sequel: NonNullable<skeleton.Sky['sequel']>,
  isSnow: boolean,
): Words {
  if (sequel === 'weaker' || sequel === 'stronger') {
    const noun = isSnow ? 'la nevada' : 'la lluvia';
    const rest = sequel === 'weaker' ? 'perderá intensidad' : 'ganará intensidad';
    return { ...words, verb: [noun, noun], rest };
  }
  if (sequel === 'continues' && words.noun === 'llovizna') {
    return { ...words, verb: DRIZZLE_GOES_ON, rest: '', noun: `más ${words.noun}` };
  }
  const verb = SEQUELS.get(words.verb)?.[sequel] ?? words.verb;
  return { ...words, verb, noun: `más ${words.noun}` };
}

/** Of what may fall; anything else there may be. */
export const SUBJUNCTIVES: ReadonlyMap<Verb, string> = new Map([
  [IT_RAINS, 'llueva'],
  [IT_SNOWS, 'nieve'],
  [DRIZZLE_GOES_ON, 'siga lloviznando'],
  ...[...SEQUELS.values()].flatMap(({ continues, returns }) => [
    [continues, continues[0].replace('seguirá', 'siga')] as const,
    [returns, returns[0].replace('volverá', 'vuelva')] as const,
  ]),
]);

const skyWords = (verb: Verb, words: string): Words => ({
  verb,
  rest: words,
  noun: `cielo ${words}`,
  label: words,
  isDry: true,
});
const bright = (words: Words): Words => ({ ...words, isBright: true });
const grey = (words: Words): Words => ({ ...words, isGrey: true });
const thereIs = (noun: string, label = noun): Words => ({
  verb: THERE_IS,
  rest: noun,
  noun,
  label,
  isDry: false,
});
const falls = (verb: Verb, rest: string, noun: string, label = noun): Words => ({
  verb,
  rest,
  noun,
  label,
  isDry: false,
});

/** Dry skies as AEMET calls them. */
const SPANISH_SKIES: SkyTable = {
  clear: { verb: IT_IS_SUNNY, rest: SUN, noun: SUN, label: 'soleado', isDry: true, isBright: true },
  mostlyClear: bright(skyWords(THE_SKY_IS, 'poco nuboso')),
  partlyCloudy: { ...thereIs('intervalos nubosos'), isDry: true },
  cloudy: grey(skyWords(THE_SKY_IS, 'muy nuboso')),
  overcast: grey(skyWords(THE_SKY_IS, 'cubierto')),
}; // prettier-ignore

/** As SMN and the Spanish texts of the National Weather Service call them. */
const AMERICAN_SKIES: SkyTable = {
  clear: { ...bright(skyWords(IT_IS, 'soleado')), noun: SUN },
  mostlyClear: bright(skyWords(IT_IS, 'mayormente despejado')),
  partlyCloudy: skyWords(IT_IS, 'parcialmente nublado'),
  cloudy: grey(skyWords(IT_IS, 'mayormente nublado')),
  overcast: grey(skyWords(IT_IS, 'nublado')),
};

const SKIES: Readonly<Record<Country, SkyTable>> = {
  ES: SPANISH_SKIES,
  MX: AMERICAN_SKIES,
  US: { ...AMERICAN_SKIES, mostlyClear: bright(skyWords(IT_IS, 'mayormente soleado')) },
};

const SKY_AT_NIGHT: Readonly<Record<Country, skeleton.NightWords<Words>>> = {
  ES: { clear: bright(skyWords(THE_SKY_IS, 'despejado')) },
  MX: { clear: bright(skyWords(IT_IS, 'despejado')) },
  US: {
    clear: bright(skyWords(IT_IS, 'despejado')),
    mostlyClear: AMERICAN_SKIES.mostlyClear,
  },
};

export function createSkyTables(country: Country): {
  day: skeleton.SkyWords<Words>;
  night: skeleton.NightWords<Words>;
} {
  return {
    day: { ...SKIES[country], ...createWeatherTable(country) },
    night: SKY_AT_NIGHT[country],
  };
}

function createWeatherTable(country: Country): Omit<skeleton.SkyWords<Words>, keyof SkyTable> {
  const { freezing, thunderstorms, severeThunderstorms } = COUNTRY_WORDS[country];
  const [light, lights] = COUNTRY_WORDS[country].light;
  return {
    fog: thereIs('niebla'),
    rimeFog: thereIs(`niebla ${freezing}`),
    lightDrizzle: thereIs('llovizna', `llovizna ${light}`),
    drizzle: thereIs('llovizna'),
    heavyDrizzle: thereIs('llovizna intensa'),
    lightFreezingDrizzle: thereIs(`llovizna ${freezing}`, `llovizna ${freezing} ${light}`),
    heavyFreezingDrizzle: thereIs(`llovizna ${freezing} intensa`),
    lightRain: thereIs(`lluvia ${light}`),
    rain: falls(IT_RAINS, '', 'lluvia'),
    heavyRain: falls(IT_RAINS, 'con fuerza', 'lluvia fuerte'),
    abundantRain: falls(IT_RAINS, 'abundantemente', 'lluvia abundante'),
    lightFreezingRain: thereIs(`lluvia ${freezing} ${light}`),
    freezingRain: thereIs(`lluvia ${freezing}`),
    lightSleet: thereIs(`aguanieve ${light}`),
    sleet: thereIs('aguanieve'),
    heavySleet: thereIs('aguanieve fuerte'),
    lightSnow: thereIs(country === 'ES' ? 'nevadas débiles' : 'nevadas ligeras'),
    snow: falls(IT_SNOWS, '', 'nevadas', 'nieve'),
    heavySnow: falls(IT_SNOWS, 'con fuerza', 'nevadas fuertes'),
    lightShowers: thereIs(`chubascos ${lights}`),
    showers: thereIs('chubascos'),
    heavyShowers: thereIs('chubascos fuertes'),
    lightSleetShowers: thereIs(`chubascos ${lights} de aguanieve`),
    sleetShowers: thereIs('chubascos de aguanieve'),
    heavySleetShowers: thereIs('chubascos fuertes de aguanieve'),
    lightSnowShowers: thereIs(`chubascos ${lights} de nieve`),
    snowShowers: thereIs('chubascos de nieve'),
    heavySnowShowers: thereIs('chubascos fuertes de nieve'),
    thunderstorm: thereIs(thunderstorms),
    severeThunderstorm: thereIs(severeThunderstorms),
  };
}
