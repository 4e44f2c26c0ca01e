import { EXONYMS } from './exonyms/index.ts';
import type { PlaceIndex } from './place-index.ts';
import { textAt } from './text-table.ts';

/**
 * The name to answer with. Of all spellings that were meant, the one that was said; where that
 * lacks marks (`nurnberg`), the language's own or else the place's.
 */
export function nameAsked(
  spoken: string,
  place: number,
  meant: readonly string[],
  index: PlaceIndex,
  language: string,
): string {
  if (meant.every(isInitials)) return nameIn(language, place, index);
  const sayable = meant.filter((spelling) => !spelling.includes('.'));
  const said = sayable.find((spelling) => sameLetters(spelling, spoken));
  const usual = [exonym(place, index, language), mainName(place, index)];
  return (
    (said && hasMarks(said) ? said : undefined) ??
    usual.find((name) => name !== undefined && sayable.includes(name)) ??
    said ??
    (sayable.length > 0 ? sayable : meant).toSorted(byCare)[0] ??
    mainName(place, index)
  );
}

/** What a listener to a language calls a place. */
export function nameIn(language: string, place: number, index: PlaceIndex): string {
  return exonym(place, index, language) ?? mainName(place, index);
}

function exonym(place: number, { places }: PlaceIndex, language: string): string | undefined {
  const [plainLanguage = language] = language.split('-');
  return EXONYMS[plainLanguage]?.[places.id.at(place) ?? 0];
}

/** The name of a place in GeoNames. */
export function mainName(place: number, { places, spellings }: PlaceIndex): string {
  return textAt(spellings, places.name.at(place) ?? 0);
}

function sameLetters(spelling: string, spoken: string): boolean {
  return spelling.toLowerCase() === spoken.toLowerCase().normalize('NFC');
}

/** `LA`: in an answer the name is spelled out. */
function isInitials(spelling: string): boolean {
  return /^\p{Lu}{2,3}$/u.test(spelling);
}

function hasMarks(name: string): boolean {
  return marks(name) > 0;
}

/** More marks, then more words, first: `Mülheim an der Ruhr` before `Mulheim-on-Ruhr`. */
export function byCare(a: string, b: string): number {
  return marks(b) - marks(a) || b.length - a.length;
}

function marks(name: string): number {
  return name.replace(/\p{ASCII}/gu, '').length;
}
