import { LRUCache } from 'lru-cache';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { NamedTown, TownReach } from '../place/name-search.ts';
import type { Place } from '../place/place.ts';
import { compare, readSound, type Sound } from './sounds.ts';

/** Fame is the common logarithm of the inhabitants: three thousand at home, a quarter of a million elsewhere. */
const REACH: TownReach = { minFameAtHome: 3.5, minFameAbroad: 5.4, maxDistanceKm: 1000 };

/** Fame of the towns whose name may be split: of twenty thousand inhabitants. */
const MIN_FAME_OF_SPLIT = 4.3;

/** How much more a town's name may differ that has ten times the inhabitants, and how much less one abroad. */
const WEIGHT_OF_FAME = 0.04;
const MAX_WEIGHED_FAME = 6;
const WEIGHT_OF_ABROAD = 0.1;

/** The towns that a listener may have named, as a transcript may spell them. */
export interface MisheardTowns {
  /** The town whose name sounds like unknown words: "münchn", "kuxhaven". */
  findAlike: (heard: string) => string | undefined;
  /** The town of a name that a transcript has split, by its joined letters: "sacramento". */
  findSplit: (joined: string) => string | undefined;
}

/** A town, and its name as it is compared. */
interface HeardTown extends NamedTown {
  sound: Sound;
}

const MAX_CACHED_HOMES = 8;
const cache = new LRUCache<string, MisheardTowns>({ max: MAX_CACHED_HOMES });

/** Loads the towns around a listener once, which takes some hundredths of a second. */
export function loadMisheardTowns(
  place: Place,
  language: string,
  gazetteer: Gazetteer,
): MisheardTowns {
  const key = `${language}|${place.country}|${place.latitude}|${place.longitude}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const towns = gazetteer.listInReach(place, REACH, language);
  const found = createMisheardTowns(towns, place.country, language);
  cache.set(key, found);
  return found;
}

function createMisheardTowns(
  towns: readonly NamedTown[],
  home: string,
  language: string,
): MisheardTowns {
  const heard = towns.flatMap((town) =>
    listShortNames(town.name).map((short): HeardTown => ({
      ...town,
      sound: readSound(short, language),
    })),
  );
  // Nobody hears another beginning of a name: "Anchorage" is not "Park Ridge".
  const byStart = Map.groupBy(heard, ({ sound }) => readStart(sound));
  const split = new Map(
    heard.flatMap(({ name, fame, sound }) =>
      fame >= MIN_FAME_OF_SPLIT && !/[ -]/.test(name) ? [[sound.letters, name] as const] : [],
    ),
  );
  return {
    findAlike: (words) => {
      const sound = readSound(words, language);
      return findMostAlike(sound, byStart.get(readStart(sound)) ?? [], home);
    },
    findSplit: (joined) => split.get(readSound(joined, language).letters),
  };
}

const ARTICLE = /^(?:l['’]|(?:le|la|les|el|los|las|il|lo|den|de|the|a|o) )/i;
/** A first part that many names share is no name: "Saint", "Bad", "New". */
const MIN_SHORT_LETTERS = 8;

/** A name, and as people shorten it: without its article, "Chamonix" and "Font-Romeu" of longer ones. */
function listShortNames(name: string): string[] {
  const parts = name.split(/[ -]/);
  const shorter = parts.slice(1, 3).map((_, at) => parts.slice(0, at + 1).join(' '));
  const long = shorter.filter((one) => one.replaceAll(' ', '').length >= MIN_SHORT_LETTERS);
  return [...new Set([name, name.replace(ARTICLE, ''), ...long])];
}

function findMostAlike(
  sound: Sound,
  towns: readonly HeardTown[],
  home: string,
): string | undefined {
  let best: { name: string; weighed: number } | undefined;
  for (const { name, fame, country, sound: other } of towns) {
    const difference = compare(sound, other);
    if (difference === undefined) continue;
    const distance = country === home ? 0 : WEIGHT_OF_ABROAD;
    const weighed = difference + distance - WEIGHT_OF_FAME * Math.min(fame, MAX_WEIGHED_FAME);
    if (!best || weighed < best.weighed) best = { name, weighed };
  }
  return best?.name;
}

/** The sound that a name begins with. */
function readStart({ spoken, consonants }: Sound): string | undefined {
  return (spoken?.consonants ?? consonants)[0];
}
