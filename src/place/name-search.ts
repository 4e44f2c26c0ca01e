import { foldSpellings, hasNamePrefix, foldPrefixes, type FoldedPrefix } from './name-forms.ts';
import type { PlaceIndex } from './place-index.ts';
import { type Candidate, CLAIM_WEIGHT } from './ranking.ts';
import { findText, findTextsByPrefix, readText } from './index-storage.ts';

/** A place with a matching name, and its spelling of that name. */
export interface NameHit extends Candidate {
  /** Position in the spellings of the index. */
  spelling: number;
}

/** Finds all places with a spoken name. */
export function findNameHits(spoken: string, { names }: PlaceIndex): NameHit[] {
  return foldSpellings(spoken).flatMap((folded) => {
    const at = findText(folded, names.folded);
    if (at === undefined) return [];
    const first = names.first.at(at) ?? 0;
    const count = (names.first.at(at + 1) ?? first) - first;
    return Array.from({ length: count }, (_, i) => ({
      place: names.place.at(first + i) ?? 0,
      claim: names.claim.at(first + i) ?? 0,
      spelling: names.spelling.at(first + i) ?? 0,
    }));
  });
}

/** Finds the position of a place by its GeoNames id. */
export function findIndexOfId(id: number, { places }: PlaceIndex): number | undefined {
  let low = 0;
  let high = places.id.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places.id.at(middle) ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return places.id.at(low) === id ? low : undefined;
}

/** A place with a name that has the prefix, and its score. */
interface PrefixMatch {
  place: number;
  score: number;
}

/** The best matches, each place once, best first. */
interface TopMatches {
  /** Whether a match with this score would be among them. */
  accepts: (score: number) => boolean;
  add: (match: PrefixMatch) => void;
  places: () => number[];
}

/**
 * Finds up to `maxCount` places by the start of a name, best known first. Names with a prefix are adjacent in
 * the index, and only the spellings of the best are read.
 */
export function findPlacesByPrefix(text: string, maxCount: number, index: PlaceIndex): number[] {
  const best = createTopMatches(maxCount);
  for (const start of foldPrefixes(text)) collectMatches(start, text, best, index);
  return best.places();
}

function collectMatches(
  { folded, isExact }: FoldedPrefix,
  text: string,
  best: TopMatches,
  { names, places, spellings }: PlaceIndex,
): void {
  const [from, to] = findTextsByPrefix(folded, names.folded);
  const end = names.first.at(to) ?? 0;
  for (let use = names.first.at(from) ?? 0; use < end; use += 1) {
    const place = names.place.at(use) ?? 0;
    const score = (places.fame.at(place) ?? 0) + CLAIM_WEIGHT * (names.claim.at(use) ?? 0);
    if (!best.accepts(score)) continue;
    const spelling = () => readText(spellings, names.spelling.at(use) ?? 0);
    if (isExact || hasNamePrefix(spelling(), text)) best.add({ place, score });
  }
}

function createTopMatches(maxCount: number): TopMatches {
  let matches: PrefixMatch[] = [];
  return {
    accepts: (score) => matches.length < maxCount || score > (matches.at(-1)?.score ?? 0),
    add(found) {
      const same = matches.find(({ place }) => place === found.place);
      if (same && same.score >= found.score) return;
      const others = matches.filter((one) => one !== same);
      const after = others.findIndex(({ score }) => score < found.score);
      matches = others.toSpliced(after === -1 ? others.length : after, 0, found).slice(0, maxCount);
    },
    places: () => matches.map(({ place }) => place),
  };
}
