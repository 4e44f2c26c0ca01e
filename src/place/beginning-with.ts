import { beginsWith, foldedStarts, type FoldedStart } from './fold.ts';
import type { PlaceIndex } from './place-index.ts';
import { CLAIM } from './rank.ts';
import { positionsBeginning, textAt } from './text-table.ts';

/** A place, and how well known it is by a name that begins as wanted. */
interface Known {
  place: number;
  renown: number;
}

/** So many places, each once, the best known first. */
interface Best {
  /** Whether one that is so well known would be among them. */
  takes: (renown: number) => boolean;
  add: (known: Known) => void;
  places: () => number[];
}

/**
 * The places with a name that begins with a text, the best known by such a name first; so many at
 * most. All names of one beginning lie side by side, and spellings are read of the best only.
 */
export function beginningWith(text: string, most: number, index: PlaceIndex): number[] {
  const best = bestOf(most);
  for (const start of foldedStarts(text)) collect(start, text, best, index);
  return best.places();
}

function collect(
  { folded, isSure }: FoldedStart,
  text: string,
  best: Best,
  { names, places, spellings }: PlaceIndex,
): void {
  const [from, to] = positionsBeginning(folded, names.folded);
  const end = names.first.at(to) ?? 0;
  for (let use = names.first.at(from) ?? 0; use < end; use += 1) {
    const place = names.place.at(use) ?? 0;
    const renown = (places.fame.at(place) ?? 0) + CLAIM * (names.claim.at(use) ?? 0);
    if (!best.takes(renown)) continue;
    const spelling = () => textAt(spellings, names.spelling.at(use) ?? 0);
    if (isSure || beginsWith(spelling(), text)) best.add({ place, renown });
  }
}

function bestOf(most: number): Best {
  let known: Known[] = [];
  return {
    takes: (renown) => known.length < most || renown > (known.at(-1)?.renown ?? 0),
    add(found) {
      const same = known.find(({ place }) => place === found.place);
      if (same && same.renown >= found.renown) return;
      const others = known.filter((one) => one !== same);
      const after = others.findIndex(({ renown }) => renown < found.renown);
      known = others.toSpliced(after === -1 ? others.length : after, 0, found).slice(0, most);
    },
    places: () => known.map(({ place }) => place),
  };
}
