import { beginsWith, foldedStarts, type FoldedStart } from './fold.ts';
import type { PlaceIndex } from './place-index.ts';
import { CLAIM } from './rank.ts';
import { positionsBeginning, textAt } from './text-table.ts';

/** A place, and how well known it is by a name that begins as wanted. */
interface Known {
  place: number;
  renown: number;
}

/**
 * The places with a name that begins with a text, the best known by such a name first; so many at
 * most. All names of one beginning lie side by side, and spellings are read of the best only.
 */
export function beginningWith(text: string, most: number, index: PlaceIndex): number[] {
  const best = new Best(most);
  for (const start of foldedStarts(text)) collect(start, text, best, index);
  return best.places();
}

function collect({ folded, isSure }: FoldedStart, text: string, best: Best, index: PlaceIndex) {
  const { names, places, spellings } = index;
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

/** So many places, each once, the best known first. */
class Best {
  readonly #most: number;
  #known: Known[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  takes(renown: number): boolean {
    return this.#known.length < this.#most || renown > (this.#known.at(-1)?.renown ?? 0);
  }

  add({ place, renown }: Known): void {
    const same = this.#known.find((known) => known.place === place);
    if (same && same.renown >= renown) return;
    const others = this.#known.filter((known) => known !== same);
    const after = others.findIndex((known) => known.renown < renown);
    others.splice(after === -1 ? others.length : after, 0, { place, renown });
    this.#known = others.slice(0, this.#most);
  }

  places(): number[] {
    return this.#known.map(({ place }) => place);
  }
}
