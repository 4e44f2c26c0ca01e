import { findStrengthChange, joinWords, withSequel } from '../../wording/grammar.ts';
import { isWet } from '../../weather/state.ts';
import type { CourseStatement } from '../../wording/plan/statement.ts';
import * as skeleton from '../skeleton-sentences.ts';
import type { PossibleFall } from '../skeleton-course.ts';

/** `va` + `ploua`, of this moment `plouă`. */
interface Verb {
  will: string;
  infinitive: string;
  present: string;
}

/** The verb of what can fall: `este posibil` + `să plouă`. */
export interface FallVerb extends Verb {
  subjunctive: string;
}

/** Of the sky. */
const SKY_IS: Verb = { will: 'cerul va', infinitive: 'fi', present: 'cerul este' };

/** There is, there are. */
export const IS: Verb = { will: 'va', infinitive: 'fi', present: 'este' };
export const ARE: Verb = { will: 'vor', infinitive: 'fi', present: 'sunt' };

/** The wind. */
export const BLOWS: Verb = {
  will: 'vântul va',
  infinitive: 'sufla',
  present: 'vântul suflă',
};

/** The same of gusts. */
export const HAS: Verb = { will: 'vântul va', infinitive: 'avea', present: 'vântul are' };

const DRIZZLES: FallVerb = {
  will: 'va',
  infinitive: 'burnița',
  present: 'burnițează',
  subjunctive: 'să burnițeze',
};

export const RAINS: FallVerb = {
  will: 'va',
  infinitive: 'ploua',
  present: 'plouă',
  subjunctive: 'să plouă',
};

export const SNOWS: FallVerb = {
  will: 'va',
  infinitive: 'ninge',
  present: 'ninge',
  subjunctive: 'să ningă',
};

export const FALLS: FallVerb = {
  will: 'va',
  infinitive: 'cădea',
  present: 'cade',
  subjunctive: 'să cadă',
};

/** The same of several. */
export const FALL: FallVerb = { ...FALLS, will: 'vor', present: 'cad' };

/** `va ploua`, of this moment `plouă`. */
export function inTense({ will, infinitive, present }: Verb, now: boolean): string {
  return now ? present : joinWords(will, infinitive);
}

/** `va mai ploua`: as it has before. */
export function furtherOn({ will, infinitive }: Verb): string {
  return `${will} mai ${infinitive}`;
}

/** `este posibil` + `să plouă puternic`, `sunt posibile averse`, `sunt din nou posibile averse`. */
export function mayFall(sky: skeleton.Sky, certainty: CourseStatement['certainty']): string {
  const { verb, rest } = selectSkyWords(sky);
  const how = certainty === 'likely' ? 'probabil' : 'posibil';
  if ('subjunctive' in verb) return joinWords('este', how, verb.subjunctive, rest);
  const { rest: what } = skies.selectSkyWords(sky);
  return joinWords('sunt', sky.sequel ? AGAIN[sky.sequel] : '', `${how}e`, what);
}

/** The second of two falls: `iar seara sunt posibile furtuni`, `iar seara și furtuni`. */
export function alsoMayFall(
  { sky, when }: PossibleFall,
  certainty: CourseStatement['certainty'],
): string {
  if (certainty !== 'likely') return joinWords('iar', when, mayFall(sky, certainty));
  return joinWords(when && 'iar', when, 'și', selectSkyWords(sky).label);
}

/** What can happen: `va ploua` + `slab`, and as a label. */
interface Words {
  verb: Verb | FallVerb;
  rest: string;
  label: string;
}

const skyWords = (rest: string): Words => ({ verb: SKY_IS, rest, label: `cer ${rest}` });
const is = (rest: string): Words => ({ verb: IS, rest, label: rest });
const are = (rest: string): Words => ({ verb: ARE, rest, label: rest });
const falls = (rest: string): Words => ({ verb: FALLS, rest, label: rest });
const verbWords = (does: Verb, rest: string, label: string): Words => ({ verb: does, rest, label });

const SKY: skeleton.SkyWords<Words> = {
  clear: is('soare'),
  mostlyClear: skyWords('mai mult senin'),
  partlyCloudy: skyWords('parțial noros'),
  cloudy: skyWords('mai mult noros'),
  overcast: skyWords('acoperit'),
  fog: is('ceață'),
  rimeFog: is('ceață cu depuneri de chiciură'),
  lightDrizzle: verbWords(DRIZZLES, '', 'burniță slabă'),
  drizzle: verbWords(DRIZZLES, '', 'burniță'),
  heavyDrizzle: falls('burniță deasă'),
  lightFreezingDrizzle: falls('burniță înghețată slabă'),
  heavyFreezingDrizzle: falls('burniță înghețată deasă'),
  lightRain: verbWords(RAINS, 'slab', 'ploaie slabă'),
  rain: verbWords(RAINS, '', 'ploaie'),
  heavyRain: verbWords(RAINS, 'abundent', 'ploaie puternică'),
  abundantRain: verbWords(RAINS, 'abundent', 'ploaie abundentă'),
  lightFreezingRain: falls('ploaie înghețată slabă'),
  freezingRain: falls('ploaie înghețată'),
  lightSleet: falls('lapoviță slabă'),
  sleet: falls('lapoviță'),
  heavySleet: falls('lapoviță puternică'),
  lightSnow: verbWords(SNOWS, 'slab', 'ninsoare slabă'),
  snow: verbWords(SNOWS, '', 'ninsoare'),
  heavySnow: verbWords(SNOWS, 'abundent', 'ninsoare puternică'),
  lightShowers: are('averse slabe'),
  showers: are('averse'),
  heavyShowers: are('averse puternice'),
  lightSleetShowers: are('averse slabe de lapoviță'),
  sleetShowers: are('averse de lapoviță'),
  heavySleetShowers: are('averse puternice de lapoviță'),
  lightSnowShowers: are('averse slabe de ninsoare'),
  snowShowers: are('averse de ninsoare'),
  heavySnowShowers: are('averse puternice de ninsoare'),
  thunderstorm: are('averse cu descărcări electrice'),
  severeThunderstorm: are('furtuni puternice'),
};

const CLEAR_SKY = skyWords('senin');

const SKY_AT_NIGHT: skeleton.NightWords<Words> = { clear: CLEAR_SKY };

const skies = skeleton.createSky(SKY, SKY_AT_NIGHT);
export const { selectSkyClassWords } = skies;

/** How what falls takes up what was told; a strength has words of its own. */
const AGAIN = { continues: 'în continuare', returns: 'din nou', weaker: '', stronger: '' } as const;

/** `va continua să plouă`, `vor fi` + `din nou averse`, `precipitațiile vor` + `slăbi`. */
const selectSkyWords = withSequel<Words>(skies.selectSkyWords, (words, sequel) => {
  const { verb, rest } = words;
  if (sequel === 'weaker' || sequel === 'stronger') {
    const change = STRENGTH_CHANGES[sequel];
    return { ...words, verb: { will: change, infinitive: '', present: change }, rest: '' };
  }
  if (sequel === 'continues' && 'subjunctive' in verb && WEATHER_VERBS.has(verb)) {
    const { subjunctive } = verb;
    const goesOn = (form: string) => `${form} ${subjunctive}`;
    return {
      ...words,
      verb: {
        will: verb.will,
        infinitive: goesOn('continua'),
        present: goesOn('continuă'),
        subjunctive: goesOn('să continue'),
      },
    };
  }
  return { ...words, rest: joinWords(AGAIN[sequel], rest) };
});

/** How the wind blows, by Beaufort force, from the first that is worth saying. */
export const WINDS: skeleton.ForceWords = {
  5: 'destul de tare',
  6: 'tare',
  7: 'foarte tare',
  8: 'cu putere de vijelie',
  9: 'cu putere de furtună',
  10: 'cu putere de furtună puternică',
  11: 'cu putere de furtună violentă',
  12: 'cu putere de uragan',
};

/** How strong gusts are from a Beaufort force on. */
export const STORM_GUSTS = [
  [12, 'cu putere de uragan'],
  [11, 'violente'],
  [0, 'foarte puternice'],
] as const;

export const DIRECTIONS: skeleton.Directions = {
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

export const SHARES = skeleton.byShare('din când în când', 'din când în când');

/** What is called an island before its name. */
const ISLANDS = new Set([
  'Amrum', 'Baltrum', 'Borkum', 'Fehmarn', 'Föhr', 'Helgoland', 'Hiddensee', 'Juist', 'Langeoog',
  'Norderney', 'Rügen', 'Spiekeroog', 'Sylt', 'Usedom', 'Wangerooge',
]); // prettier-ignore

/** What stands after "în" instead of "la": lands and the large islands. */
const LANDS = new Set([
  'Banat', 'Bavaria', 'Bucovina', 'Cipru', 'Corfu', 'Corsica', 'Creta', 'Crișana', 'Dobrogea',
  'Fuerteventura', 'Gran Canaria', 'Ibiza', 'Lanzarote', 'Madeira', 'Mallorca', 'Malta',
  'Maramureș', 'Moldova', 'Muntenia', 'Oltenia', 'Sardinia', 'Sicilia', 'Tenerife', 'Tirol',
  'Transilvania',
]); // prettier-ignore

const BEFORE_PLACE = new Set(['la', 'în', 'pe']);

export function placeAfter(word: string, place: string): string {
  return BEFORE_PLACE.has(word.toLowerCase()) ? describePlace(place) : joinWords(word, place);
}

/** `la Köln`, `în Creta`, `pe insula Sylt`; nothing where the place has no name. */
export function describePlace(place: string | null): string {
  if (place === null) return '';
  if (ISLANDS.has(place)) return `pe insula ${place}`;
  return `${LANDS.has(place) ? 'în' : 'la'} ${place}`;
}

/** Clouds without a gap. */
export function isGrey(sky: skeleton.Sky): boolean {
  return GREY.has(selectSkyWords(sky));
}

const GREY: ReadonlySet<Words> = new Set([SKY.cloudy, SKY.overcast]);

/** What says on its own what falls. */
const WEATHER_VERBS: ReadonlySet<Verb> = new Set([DRIZZLES, RAINS, SNOWS]);

/** `cerul va fi acoperit`, `va ploua slab`; of this moment `plouă slab`. */
export function skyClause(sky: skeleton.Sky, now: boolean): string {
  const { verb, rest } = selectSkyWords(sky);
  return joinWords(inTense(verb, now), rest);
}

/** After how hot or cold it gets: `cer senin`, `cer acoperit`. */
export function skyLabel(sky: skeleton.Sky): string {
  const words = selectSkyWords(sky);
  return words === SKY.clear ? CLEAR_SKY.label : words.label;
}

/** Of the same fall, which has no strength of its own then. */
const STRENGTH_CHANGES = {
  weaker: 'precipitațiile vor slăbi în intensitate',
  stronger: 'precipitațiile se vor intensifica',
} as const;

/** What comes after another sky; the same verb is not said twice: `cerul va fi senin, apoi acoperit`. */
export function skyAfter(first: skeleton.Sky, second: skeleton.Sky, now: boolean): string {
  const change = findStrengthChange(first, second);
  if (change) return STRENGTH_CHANGES[change];
  const { verb, rest } = selectSkyWords(second);
  return verb === selectSkyWords(first).verb && rest !== '' ? rest : skyClause(second, now);
}

/** What passes before another sky, with its verb as a time stands between: `seara va fi ceață`, `seara va fi senin`. */
export function skyWithin(background: skeleton.Sky, passing: skeleton.Sky, now: boolean): string {
  if (findStrengthChange(background, passing)) return skyAfter(background, passing, now);
  if (isWet(passing.state) && selectSkyWords(passing).verb === selectSkyWords(background).verb) {
    return skyAfter(background, passing, now);
  }
  const clause = skyClause(passing, now);
  const isSame = selectSkyWords(background).verb === SKY_IS;
  return isSame ? clause.replace(/^cerul /, '') : clause;
}

/** After how many degrees there are: `8 grade` + `, cu cer senin`, `8 grade` + ` și va ploua`. */
export function skyBesideDegrees(sky: skeleton.Sky, now: boolean): string {
  const { verb, label } = selectSkyWords(sky);
  return WEATHER_VERBS.has(verb) ? ` și ${skyClause(sky, now)}` : `, cu ${label}`;
}
