import { joinWords, withSequel } from '../../wording/grammar.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';
import { dutchLandmarks } from './place-names.ts';
import { createGust } from '../../wording/units.ts';

/** What can happen, in three pieces: `valt er` + place + `lichte regen`, and as a label. */
type Words = readonly [verb: string, rest: string, label: string];

const is = (words: string): Words => ['is het', words, words];
const falls = (words: string): Words => ['valt er', words, words];
const fall = (words: string): Words => ['vallen er', words, words];

const SKY: skeleton.SkyWords<Words> = {
  clear: is('zonnig'),
  mostlyClear: is('vrij zonnig'),
  partlyCloudy: is('half bewolkt'),
  cloudy: is('overwegend bewolkt'),
  overcast: is('bewolkt'),
  fog: ['is het', 'mistig', 'mist'],
  rimeFog: ['hangt er', 'aanvriezende mist', 'aanvriezende mist'],
  lightDrizzle: ['valt er', 'motregen', 'lichte motregen'],
  drizzle: falls('motregen'),
  heavyDrizzle: falls('dichte motregen'),
  lightFreezingDrizzle: falls('lichte onderkoelde motregen'),
  heavyFreezingDrizzle: falls('dichte onderkoelde motregen'),
  lightRain: falls('lichte regen'),
  rain: ['regent het', '', 'regen'],
  heavyRain: ['regent het', 'hard', 'zware regen'],
  abundantRain: falls('veel regen'),
  lightFreezingRain: falls('lichte ijzel'),
  freezingRain: falls('ijzel'),
  lightSleet: falls('wat natte sneeuw'),
  sleet: falls('natte sneeuw'),
  heavySleet: falls('flink wat natte sneeuw'),
  lightSnow: falls('lichte sneeuw'),
  snow: ['sneeuwt het', '', 'sneeuw'],
  heavySnow: ['sneeuwt het', 'hard', 'zware sneeuwval'],
  lightShowers: fall('lichte buien'),
  showers: fall('buien'),
  heavyShowers: fall('zware buien'),
  lightSleetShowers: fall('lichte buien met natte sneeuw'),
  sleetShowers: fall('buien met natte sneeuw'),
  heavySleetShowers: fall('zware buien met natte sneeuw'),
  lightSnowShowers: fall('lichte sneeuwbuien'),
  snowShowers: fall('sneeuwbuien'),
  heavySnowShowers: fall('zware sneeuwbuien'),
  thunderstorm: ['zijn er', 'onweersbuien', 'onweer'],
  severeThunderstorm: ['zijn er', 'zware onweersbuien', 'zwaar onweer'],
};

const SKY_AT_NIGHT: skeleton.NightWords<Words> = {
  clear: is('helder'),
  mostlyClear: is('licht bewolkt'),
};

const skies = skeleton.createSky(SKY, SKY_AT_NIGHT);

const INFINITIVES: Partial<Record<string, string>> = { 'regent het': 'regenen', 'sneeuwt het': 'sneeuwen' }; // prettier-ignore
export const AGAIN = { continues: 'nog', returns: 'opnieuw' } as const;

/** `blijft het` + `regenen`, `vallen er` + `opnieuw buien`, `neemt de regen` + `af`. */
const selectSkyWords = withSequel<Words>(
  skies.selectSkyWords,
  ([verb, rest, label], sequel, isSnow) => {
    if (sequel === 'weaker' || sequel === 'stronger') {
      const change = sequel === 'weaker' ? 'af' : 'toe';
      return [`neemt de ${isSnow ? 'sneeuwval' : 'regen'}`, change, label];
    }
    const goesOn = joinWords(rest, INFINITIVES[verb] ?? '');
    const isVerb = verb.endsWith(' het');
    if (sequel === 'continues' && isVerb) return ['blijft het', goesOn, label];
    return [verb, joinWords(AGAIN[sequel], rest), label];
  },
);

/** A label without a verb: `lichte regen`. */
export function skyText(sky: skeleton.SkyClass, night: boolean): string {
  return skies.selectSkyClassWords(sky, night)[2];
}

/** By Beaufort force, from the first that is worth saying (KNMI); to follow an article. */
const WINDS: skeleton.ForceWords = {
  5: 'vrij krachtige wind',
  6: 'krachtige wind',
  7: 'harde wind',
  8: 'stormachtige wind',
  9: 'storm',
  10: 'zware storm',
  11: 'zeer zware storm',
  12: 'orkaan',
};

/** Names of gusts from a Beaufort force on (KNMI), to go before their speed. */
export const STORM_GUSTS = [[12, 'windstoten van orkaankracht,'], [11, 'zeer zware windstoten'], [0, 'zware windstoten']] as const; // prettier-ignore

export const DIRECTIONS: skeleton.Directions = {
  N: 'noord',
  NNE: 'noordnoordoost',
  NE: 'noordoost',
  ENE: 'oostnoordoost',
  E: 'oost',
  ESE: 'oostzuidoost',
  SE: 'zuidoost',
  SSE: 'zuidzuidoost',
  S: 'zuid',
  SSW: 'zuidzuidwest',
  SW: 'zuidwest',
  WSW: 'westzuidwest',
  W: 'west',
  WNW: 'westnoordwest',
  NW: 'noordwest',
  NNW: 'noordnoordwest',
};

export const SHARES = skeleton.byShare('af en toe', 'geregeld');

/** What stands after "op" instead of "in". */
export const { describePlace, placeAfter } = skeleton.createPlaces('in', 'op', [
  'Ameland', 'Amrum', 'Aruba', 'Bali', 'Baltrum', 'Bonaire', 'Borkum', 'Corfu', 'Corsica', 'Cuba',
  'Curaçao', 'Cyprus', 'Fehmarn', 'Formentera', 'Föhr', 'Fuerteventura', 'Goeree-Overflakkee',
  'Gran Canaria', 'Helgoland', 'Hiddensee', 'Ibiza', 'Jamaica', 'Juist', 'Kos', 'Kreta',
  'La Palma', 'Langeoog', 'Lanzarote', 'Madeira', 'Mallorca', 'Malta', 'Marken', 'Menorca',
  'Norderney', 'Pellworm', 'Rhodos', 'Rügen', 'Saba', 'Sardinië', 'Schiermonnikoog',
  'Schouwen-Duiveland', 'Sicilië', 'Sint Eustatius', 'Sint Maarten', 'Spiekeroog', 'Sylt',
  'Tenerife', 'Terschelling', 'Texel', 'Tholen', 'Urk', 'Usedom', 'Vlieland', 'Walcheren',
  'Wangerooge',
], dutchLandmarks.describeLandmark); // prettier-ignore

/** After what falls: its clouds are not new, and more may fall from them. */
export const STAYS_CLOUDY = ['blijft het', 'bewolkt'] as const;

/** A break in what falls. */
export const IS_DRY = ['is het', 'droog'] as const;

/** What the sky does, as verb and rest: `valt er` + `lichte regen`. */
export function predicate(of: skeleton.Sky): [verb: string, rest: string] {
  const [verb, rest] = selectSkyWords(of);
  return [verb, rest];
}

/** The same, of each day first `valt er` + `regen`, as `regent het beide dagen eerst` would lack its end. */
export function predicateAfter(eachFirst: boolean, of: skeleton.Sky): [verb: string, rest: string] {
  const [verb, rest] = predicate(of);
  return eachFirst && rest === '' ? ['valt er', describeNoun(of)] : [verb, rest];
}

/** As a noun where there is one: `lichte regen`, `aanvriezende mist`. */
export function describeNoun(of: skeleton.Sky): string {
  const [verb, rest, label] = skies.selectSkyWords(of);
  return /^(?:valt|vallen|hangt|is) er$/.test(verb) ? rest : label;
}

/** `vallen er` + `waarschijnlijk buien`, `regent het` + `waarschijnlijk`. */
export function expectedFall(of: skeleton.Sky): [verb: string, rest: string] {
  const [verb, rest] = predicate(of);
  return [verb, joinWords('waarschijnlijk', rest)];
}

/** Whether one says of a sky what it is like, not what falls from it. */
export function isState(of: skeleton.Sky): boolean {
  return ['is het', 'hangt er'].includes(predicate(of)[0]);
}

/**
 * `gaat het` + `hard regenen`, `begint er` + `natte sneeuw te vallen`, after a time at which that begins, not one from
 * which on it falls.
 */
export function begins(of: skeleton.Sky, turn: string): [verb: string, rest: string] {
  const [verb, rest] = predicate(of);
  const toFall = INFINITIVES[verb];
  if (turn.startsWith('vanaf ')) return [verb, rest];
  // An amount does not begin.
  if (of.isAbundant) {
    return ['gaat het', joinWords(of.sequel === 'returns' ? AGAIN.returns : '', 'flink regenen')];
  }
  if (verb === 'valt er' && turn.startsWith('in de loop')) {
    return ['begint er', `${rest} te vallen`];
  }
  if (toFall === undefined) return [verb, rest];
  return ['gaat het', joinWords(rest, toFall)];
}

/** What an hour is like with its temperature: `is het` + `bewolkt en 9 graden`, `regent het` + ` en is het 12 graden`. */
export function besideDegrees(
  of: skeleton.Sky,
  degrees: string,
  hasTime: boolean,
): [verb: string, rest: string, after: string] {
  const [verb, rest] = predicate(of);
  if (verb === 'is het') return [verb, `${rest} en ${degrees}`, ''];
  return [verb, rest, ` en ${hasTime ? 'is het' : 'het is'} ${degrees}`];
}

/** Of sun that comes with heat or frost, as a noun. */
export function describeSun(of: skeleton.Sky): string | undefined {
  const [, , label] = skies.selectSkyWords(of);
  return { zonnig: 'volop zon', 'vrij zonnig': 'flink wat zon' }[label];
}

/** The same verb is not said twice: `is het tot 12 uur mistig, daarna bewolkt`. */
export function following(firstVerb: string, [verb, rest]: readonly [string, string]): string[] {
  return verb === firstVerb && rest !== '' ? [rest] : [verb, rest];
}

/** By Beaufort force (KNMI); who asks about the wind wants to hear of a weak one, too. */
const FORCES: skeleton.ForceWords = {
  1: 'zwakke wind',
  2: 'zwakke wind',
  3: 'matige wind',
  4: 'matige wind',
  ...WINDS,
};

/** `krachtige wind uit het zuidwesten`, without its article. */
export function describeWind(force: number, direction: skeleton.CompassPoint | null): string {
  return joinWords(FORCES[force] ?? 'wind', direction && `uit het ${DIRECTIONS[direction]}en`);
}

/** `voor Utrecht`: whom a forecast is for. */
export function forPlace(place: string | null): string {
  return place === null ? '' : `voor ${place}`;
}

const SPEEDS = numbers.bySpeed('kilometer per uur', 'mijl per uur', 'meter per seconde', 'knopen');

/** `één`, `2`. */
export function counted(value: number): string {
  return value === 1 ? 'één' : String(value);
}

/** `één graad`, `min 2 graden`, `2 graden Fahrenheit`. */
export const { describeDegrees, describeBareDegrees, describeRange } = numbers.createDegrees({
  size: counted,
  minus: 'min',
  plus: 'plus',
  noun: (size) => (size === 1 ? 'graad' : 'graden'),
  scales: ['Celsius', 'Fahrenheit'],
});

/** `rond de 8 graden`, `rond min 2 graden`, `rond het vriespunt`. */
export const describeAround = numbers.createAround(
  'rond het vriespunt',
  (celsius, units, value) => `rond ${value > 1 ? 'de ' : ''}${describeDegrees(celsius, units)}`,
);

/** What a day gets no warmer than sounds like a low if that is frost. */
export const describeGust = createGust((speed, unit) => `${counted(speed)} ${SPEEDS[unit]}`);

/** `van 34 kilometer per uur`, `van maximaal 34 kilometer per uur`. */
export function atSpeed(speed: number, upTo: boolean, { speed: unit }: numbers.Units): string {
  return joinWords('van', upTo ? 'maximaal' : null, `${counted(speed)} ${SPEEDS[unit]}`);
}

/** After thunderstorms: `met windstoten tot 60 kilometer per uur`. */
export function withGusts(gust: number, units: numbers.Units): string {
  const kind = skeleton.nameGust(gust, STORM_GUSTS, [[0, 'windstoten']]);
  return `met ${kind} tot ${describeGust(gust, units)}`;
}

/** `windstoten tot 85 kilometer per uur`; from km/h. */
export function gustsUpTo(gust: number, units: numbers.Units): string {
  return `windstoten tot ${describeGust(gust, units)}`;
}
