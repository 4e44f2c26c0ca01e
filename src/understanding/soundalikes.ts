import { distance } from 'fastest-levenshtein';
import { LRUCache } from 'lru-cache';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { NamedTown, TownReach } from '../place/name-search.ts';
import type { Place } from '../place/place.ts';
import { toPlainLetters } from '../place/name-forms.ts';

/** Letters of one sound, in the spelling of any of our languages. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph|[vw]/g, 'f'],
  [/tsch|sch|sh|ch|cz|[ckqgj]/g, 'k'],
  [/[sz]+/g, 's'],
  [/th|d/g, 't'],
  [/b/g, 'p'],
  [/n/g, 'm'],
];

/** Those of a language alone: final consonants that are silent, letters that sound alike. */
const OWN_SOUNDS: Readonly<Record<string, typeof SOUNDS>> = {
  fr: [
    [/c(?=[eiy])/g, 's'],
    [/(?:[aeou]ux|[stxzdp]|e?s)$/g, ''],
  ],
  es: [
    [/c(?=[ei])/g, 's'],
    [/v/g, 'b'],
    [/ll/g, 'y'],
    [/^(?:h|gu?|gü)(?=ue|e)/g, ''],
    [/^h/g, ''],
  ],
  // Names are inflected: "w żeszowie" is Rzeszów.
  pl: [
    [/rz/g, 'z'],
    [/ch/g, 'h'],
    [/u/g, 'o'],
    [/on(?=[bcdgkpst])|om(?=[bp])/g, 'a'],
    [/e(?:n(?=[cdgkst])|m(?=[bp]))/g, 'e'],
    [/(?:i?e?go|ie[jm]?|iach|ami|ach|iu|[aeiouy]|[ey][jm])$/g, ''],
    [/dz$|c$|d$/g, 't'],
  ],
};

/** Shorter words are too much alike. */
const MIN_MISHEARD_LETTERS = 4;
const MAX_DIFFERENCE_OF_LENGTHS = 4;

/** Maximum share of the letters that differ: of words that sound alike, and of others. */
const MAX_DIFFERENCE_OF_SOUNDALIKES = 0.45;
const MAX_DIFFERENCE = 0.24;

/** A form of a word as it is compared. */
interface Form {
  /** Without accents and signs. */
  letters: string;
  /** Its consonants by their sounds, each once in a row. */
  consonants: string;
}

/** A word as it is written, and as its language speaks it if that is another form. */
export interface Sound extends Form {
  word: string;
  spoken?: Form;
}

/**
 * How different a misheard word is from the one that may be meant, 0 to 1 by its letters; undefined if nobody would take
 * one for the other.
 */
export function compareSounds(heard: string, meant: string): number | undefined {
  return compare(readSound(heard), readSound(meant));
}

export function compare(heard: Sound, meant: Sound): number | undefined {
  const asWritten = compareForms(heard, meant);
  if (!heard.spoken && !meant.spoken) return asWritten;
  const asSpoken = compareForms(heard.spoken ?? heard, meant.spoken ?? meant);
  return asWritten === undefined || (asSpoken ?? Infinity) < asWritten ? asSpoken : asWritten;
}

function compareForms(heard: Form, meant: Form): number | undefined {
  const [one, other] = [heard.letters, meant.letters];
  const [length, least] = [Math.max(one.length, other.length), Math.min(one.length, other.length)];
  if (least < MIN_MISHEARD_LETTERS || length - least > MAX_DIFFERENCE_OF_LENGTHS) return undefined;
  const isAlike = heard.consonants === meant.consonants;
  const limit = isAlike ? MAX_DIFFERENCE_OF_SOUNDALIKES : MAX_DIFFERENCE;
  // No two words differ by less than their lengths do.
  if ((length - least) / length > limit) return undefined;
  const difference = distance(one, other) / length;
  return difference <= limit ? difference : undefined;
}

/** A word with the sounds of a language; without one, those that all languages share. */
export function readSound(word: string, language = ''): Sound {
  const letters = toPlainLetters(word.toLowerCase()).replaceAll(' ', '');
  const spoken = replaceAll(letters, OWN_SOUNDS[language] ?? []);
  const written = { word, ...readForm(letters) };
  return spoken === letters ? written : { ...written, spoken: readForm(spoken) };
}

function readForm(letters: string): Form {
  const start = /^[aeiouyh]/.test(letters) ? 'a' : '';
  const sounds = replaceAll(letters, SOUNDS);
  const consonants = start + sounds.replaceAll(/[aeiouyh]/g, '').replaceAll(/(.)\1+/g, '$1');
  return { letters, consonants };
}

function replaceAll(text: string, pairs: typeof SOUNDS): string {
  return pairs.reduce((replaced, [of, sound]) => replaced.replaceAll(of, sound), text);
}

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
    const abroad = country === home ? 0 : WEIGHT_OF_ABROAD;
    const weighed = difference + abroad - WEIGHT_OF_FAME * Math.min(fame, MAX_WEIGHED_FAME);
    if (!best || weighed < best.weighed) best = { name, weighed };
  }
  return best?.name;
}

/** The sound that a name begins with. */
function readStart({ spoken, consonants }: Sound): string | undefined {
  return (spoken?.consonants ?? consonants)[0];
}
