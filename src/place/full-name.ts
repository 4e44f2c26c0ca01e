import { foldName } from './fold.ts';
import type { PlaceIndex } from './place-index.ts';
import { byCare, mainName } from './place-name.ts';
import { shortName } from './spoken-name.ts';
import { textAt } from './text-table.ts';

/** Where alternative names are as people say them, not `Charleston-on-the-Kanawha`. */
const GERMAN_SPEAKING = new Set(['DE', 'AT', 'CH', 'LI']);

/** The name of a place that says where it is, `Neustadt an der Weinstraße`, if it has one. */
export function fullName(name: string, place: number, index: PlaceIndex): string | undefined {
  const short = foldName(shortName(name));
  const isFuller = (other: string) => {
    const start = shortName(other);
    return start !== other && foldName(start) === short;
  };
  const main = mainName(place, index);
  if (isFuller(main)) return main;
  const country = index.countries[index.places.country.at(place) ?? -1] ?? '';
  if (!GERMAN_SPEAKING.has(country)) return undefined;
  return spellingsOf(place, index).filter(isFuller).toSorted(byCare)[0];
}

function spellingsOf(place: number, { names, spellings }: PlaceIndex): string[] {
  const found = new Set<number>();
  // The index leads from names to places: the way back is a walk through it, of some milliseconds.
  for (let i = 0; i < names.place.length; i++) {
    if (names.place.at(i) === place) found.add(names.spelling.at(i) ?? 0);
  }
  return Array.from(found, (spelling) => textAt(spellings, spelling));
}
