/** Letters that Unicode does not take apart into a base letter and a mark. */
const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** How German, Danish and Swedish write a letter where the keyboard lacks it. */
const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Short and long forms of one word, so that `St. Gallen` and `Sankt Gallen` meet. */
const ABBREVIATED: Record<string, string> = {
  sankt: 'st',
  saint: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
};

/** Words that people leave out or vary: `Frankfurt (an der) Oder`, `Stratford (up)on Avon`. */
const CONNECTORS = new Set(
  'an am a d der den dem ob o im in bei b auf vor on upon the sur'.split(' '),
);

/**
 * A name as it is compared: small letters a to z and digits, single spaces, no marks, no words
 * that only connect. Empty for a name without Latin letters.
 */
export function foldName(name: string): string {
  const words = plainLetters(name.toLowerCase()).split(' ');
  const last = words.length - 1;
  const telling = words.filter((word, i) => i === 0 || i === last || !CONNECTORS.has(word));
  return telling.map((word) => ABBREVIATED[word] ?? word).join(' ');
}

/** The one or two ways that a name is looked up: `munchen` and `muenchen` for `München`. */
export function foldedForms(name: string): string[] {
  const folded = foldName(name);
  const lower = name.toLowerCase().normalize('NFC');
  const spelledOut = lower.replace(/[äöüøå]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  return spelledOut === lower ? [folded] : [folded, foldName(spelledOut)];
}

function plainLetters(lower: string): string {
  if (/^[a-z]+( [a-z]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
