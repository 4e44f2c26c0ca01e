import { ADDITIONAL_NAMES } from './additional-names.ts';
import { EXONYMS } from './exonyms/index.ts';
import { foldedForms } from './fold.ts';
import type { GeoNamesRow } from './geonames.ts';
import type { Claim } from './place-index.ts';
import { isSayable, shortName, spokenName } from './spoken-name.ts';

/** One way to write a place's name. */
export interface NameUse {
  /** As it is looked up. */
  folded: string;
  /** As it is answered. */
  spelling: string;
  claim: Claim;
}

/** All that a place answers to. */
export function namesOf(row: GeoNamesRow): NameUse[] {
  const plain: NameUse[] = [];
  const spelledOut: NameUse[] = [];
  for (const [spelling, claim] of spellingsOf(row)) {
    const [folded, withoutUmlauts] = foldedForms(spelling);
    if (folded) plain.push({ folded, spelling, claim });
    if (withoutUmlauts) spelledOut.push({ folded: withoutUmlauts, spelling, claim });
  }
  return [...plain.filter((use) => !isStandIn(use, spelledOut)), ...spelledOut];
}

function spellingsOf(row: GeoNamesRow): Map<string, Claim> {
  const name = spokenName(row.name);
  const spellings = new Map<string, Claim>();
  for (const alternate of row.alternateNames) {
    if (isSayable(alternate)) spellings.set(spokenName(alternate), 0);
  }
  spellings.set(shortName(name), 1);
  for (const own of [name, ...exonymsOf(row.id), ...(ADDITIONAL_NAMES[row.id] ?? [])]) {
    spellings.set(own, 2);
  }
  return spellings;
}

function exonymsOf(id: number): string[] {
  return Object.values(EXONYMS).flatMap((names) => names[id] ?? []);
}

/** `Muenchen` only stands in for `München`, which is what should be answered. */
function isStandIn(use: NameUse, spelledOut: readonly NameUse[]): boolean {
  return use.claim < 2 && spelledOut.some((better) => better.folded === use.folded);
}
