import { joinWords } from '../wording/grammar.ts';
import { findSkyClass, type SkyClass } from '../weather/state.ts';
import { toSpokenGust, type Units } from '../wording/units.ts';
import type { Sky, TimeShare } from '../wording/plan/statement.ts';
import type { CompassPoint } from '../weather/atmosphere.ts';

export type { CompassPoint, Sky, SkyClass };
export type SkyWords<Words> = Readonly<Record<SkyClass, Words>>;
export type NightWords<Words> = Partial<Readonly<Record<SkyClass, Words>>>;
export type ForceWords<Words = string> = Readonly<Record<number, Words>>;
export type Directions<Words = string> = Readonly<Record<CompassPoint, Words>>;

export function byShare(nowAndThen: string, atTimes: string): Readonly<Record<TimeShare, string>> {
  return { nowAndThen, atTimes };
}

/** Finds the words for a sky, by day or by night. */
export function createSky<Words>(day: SkyWords<Words>, night: NightWords<Words>) {
  const selectSkyClassWords = (sky: SkyClass, isNight: boolean): Words =>
    (isNight ? night[sky] : undefined) ?? day[sky];
  const selectSkyWords = (sky: Sky): Words =>
    selectSkyClassWords(findSkyClass(sky.state) ?? 'cloudy', sky.night);
  return { selectSkyClassWords, selectSkyWords };
}

/** A gust as it is said; from km/h. */
export function createGust(words: (speed: number, unit: Units['speed']) => string) {
  return (gust: number, units: Units): string => words(toSpokenGust(gust, units), units.speed);
}

/** Places of which most stand after one preposition, and `others` after another. */
export function createPlaces(usual: string, other: string, others: readonly string[]) {
  const afterOther = new Set(others);
  return { describePlace, placeAfter };

  /** `in Köln`, `auf Sylt`; nothing where the place has no name. */
  function describePlace(place: string | null): string {
    return place === null ? '' : `${afterOther.has(place) ? other : usual} ${place}`;
  }

  function placeAfter(word: string, place: string): string {
    const isIn = [usual, other].includes(word.toLowerCase());
    return isIn ? describePlace(place) : joinWords(word, place);
  }
}

/** A sentence after the name of its place, which stays as it is: `Praha. Zítra bude pršet`. */
export function createPlacePrefix(language: string) {
  return (place: string | null, words: string): string => {
    if (place === null) return words;
    const sentence = words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
    return `${place}${place.endsWith('.') ? '' : '.'} ${sentence}`;
  };
}
