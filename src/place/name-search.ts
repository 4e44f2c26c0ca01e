import { foldSpellings, hasNamePrefix, foldPrefixes, type FoldedPrefix } from './name-forms.ts';
import type { PlaceIndex } from './place-index.ts';
import { type Candidate, CLAIM_WEIGHT } from './ranking.ts';
import { findText, findTextsByPrefix, readText } from './index-storage.ts';

/** A place that answers to a name, and how it writes that name. */
export interface NameHit extends Candidate {
  /** Position in the index's spellings. */
  spelling: number;
}

/** All places that a spoken name may stand for. */
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

/** The position of a place by its GeoNames id. */
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

/** A place, and how well known it is by a name that begins as wanted. */
interface PrefixMatch {
  place: number;
  score: number;
}

/** So many places, each once, the best known first. */
interface TopMatches {
  /** Whether one that is so well known would be among them. */
  accepts: (renown: number) => boolean;
  add: (known: PrefixMatch) => void;
  places: () => number[];
}

/**
 * The places with a name that begins with a text, the best known by such a name first; so many at
 * most. All names of one beginning lie side by side, and spellings are read of the best only.
 */
export function findPlacesByPrefix(text: string, most: number, index: PlaceIndex): number[] {
  const best = createTopMatches(most);
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
    const renown = (places.fame.at(place) ?? 0) + CLAIM_WEIGHT * (names.claim.at(use) ?? 0);
    if (!best.accepts(renown)) continue;
    const spelling = () => readText(spellings, names.spelling.at(use) ?? 0);
    if (isExact || hasNamePrefix(spelling(), text)) best.add({ place, score: renown });
  }
}

function createTopMatches(most: number): TopMatches {
  let known: PrefixMatch[] = [];
  return {
    accepts: (renown) => known.length < most || renown > (known.at(-1)?.score ?? 0),
    add(found) {
      const same = known.find(({ place }) => place === found.place);
      if (same && same.score >= found.score) return;
      const others = known.filter((one) => one !== same);
      const after = others.findIndex(({ score }) => score < found.score);
      known = others.toSpliced(after === -1 ? others.length : after, 0, found).slice(0, most);
    },
    places: () => known.map(({ place }) => place),
  };
}
