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

/** What a folded name begins with, and whether that alone tells that the name itself begins so. */
export interface FoldedStart {
  folded: string;
  isSure: boolean;
}

/**
 * What folded names begin with where a name begins with a text: its last word may go on, to one that
 * is shortened or left out, as in `Sank`, `Frankfurt an d`. Empty without Latin letters or digits.
 */
export function foldedStarts(text: string): FoldedStart[] {
  return spellings(text).flatMap((spelling) => {
    const words = plainLetters(spelling).split(' ');
    const last = words.at(-1) ?? '';
    if (last === '') return [];
    const before = words
      .slice(0, -1)
      .filter((word, i) => i === 0 || !CONNECTORS.has(word))
      .map((word) => ABBREVIATED[word] ?? word);
    const goesOn = (word: string) => word.startsWith(last);
    const shortened = Object.keys(ABBREVIATED).filter(goesOn);
    const isLeftOut = before.length > 0 && [...CONNECTORS].some(goesOn);
    const startOf = (word: string) => [...before, word].join(' ');
    return [
      { folded: startOf(last), isSure: true },
      ...shortened.map((word) => ({
        folded: `${startOf(ABBREVIATED[word] ?? word)} `,
        isSure: false,
      })),
      ...(isLeftOut ? [{ folded: startOf(''), isSure: false }] : []),
    ];
  });
}

/** Whether a name begins with a text, letter by letter. */
export function beginsWith(name: string, text: string): boolean {
  return spellings(name).some((spelling) =>
    spellings(text).some((start) => plainLetters(spelling).startsWith(plainLetters(start))),
  );
}

/** A name in an address: `baden-wuerttemberg`. */
export function slugOf(name: string): string {
  const spelling = spellings(name).at(-1) ?? '';
  return plainLetters(spelling).replaceAll(' ', '-');
}

/** The one or two ways that a name is looked up: `munchen` and `muenchen` for `München`. */
export function foldedForms(name: string): string[] {
  return spellings(name).map(foldName);
}

/** In small letters, and once more with umlauts spelled out where there are any. */
function spellings(name: string): string[] {
  const lower = name.toLowerCase().normalize('NFC');
  const spelledOut = lower.replace(/[äöüøå]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  return spelledOut === lower ? [lower] : [lower, spelledOut];
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
