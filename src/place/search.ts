import { foldedForms } from './fold.ts';
import type { PlaceIndex } from './place-index.ts';
import type { Candidate } from './rank.ts';
import { positionOf } from './text-table.ts';

/** A place that answers to a name, and how it writes that name. */
export interface Hit extends Candidate {
  /** Position in the index's spellings. */
  spelling: number;
}

/** All places that a spoken name may stand for. */
export function hitsFor(spoken: string, { names }: PlaceIndex): Hit[] {
  return foldedForms(spoken).flatMap((folded) => {
    const at = positionOf(folded, names.folded);
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
export function positionOfId(id: number, { places }: PlaceIndex): number | undefined {
  let low = 0;
  let high = places.id.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places.id.at(middle) ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return places.id.at(low) === id ? low : undefined;
}
