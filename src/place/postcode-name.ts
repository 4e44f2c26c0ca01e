import { spokenName } from './spoken-name.ts';

const CANTON = / (?:A[GIR]|B[ELS]|F[LR]|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH])$/;

/** What the lists of postcodes shorten, and what it stands for. */
const SHORTENED: readonly [RegExp, string][] = [
  [/\bSt\. ?(?=\p{Lu})/gu, 'Sankt '],
  [/\bSt-/g, 'Saint-'],
  [/\bSte-/g, 'Sainte-'],
  [/\bSta\. ?/g, 'Santa '],
  [/\bS\. ?(?=[AEIOU])/g, 'Sant’'],
  [/\bS\. ?(?=\p{Lu})/gu, 'San '],
  [/\bb\. ?/g, 'bei '],
  [/\ba\. ?d\. ?/g, 'an der '],
  [/\ba\. ?/g, 'am '],
];

/** Words that begin no quarter's name: `Neustadt an der Donau` is not a part of a Neustadt. */
const CONNECTOR = /^(?:an?|am|auf|bei|de[rmns]?|im|in|ob|sur|und|unter|vor|vorm|zu[mr]?)$/;

/**
 * A row's name as it is spoken, without what only tells it from namesakes: `Gossau` for `Gossau SG
 * 2`, `Wien` for `Wien, Favoriten`, `Biel` for `Biel/Bienne`, `Muri bei Bern` for `Muri b. Bern`.
 */
export function plainName(name: string): string {
  const [first = name] = name.split(/,|\/| \d/);
  const whole = SHORTENED.reduce((text, [short, long]) => text.replace(short, long), first.trim());
  return spokenName(whole.replace(CANTON, ''));
}

/**
 * What a plain name begins with and may be a town's, of which the rest is a quarter: `Dresden` for
 * `Dresden Innere Altstadt`, `Villach` for `Villach-Lind`.
 */
export function townsWithin(plain: string): string[] {
  const ends = Array.from(plain.matchAll(/[ -](?=(?<next>\p{L}+))/gu), ({ index, groups }) => ({
    start: plain.slice(0, index),
    next: groups?.['next'] ?? '',
  }));
  return ends
    .filter(({ start, next }) => !CONNECTOR.test(next) && !CONNECTOR.test(lastWord(start)))
    .map(({ start }) => start);
}

function lastWord(text: string): string {
  return /\p{L}+$/u.exec(text)?.[0] ?? '';
}
