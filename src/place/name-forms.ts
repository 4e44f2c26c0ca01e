/** Letters that Unicode does not take apart into a base letter and a mark. */
const UNDECOMPOSED_LETTERS: Record<string, string> = {
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
const UMLAUT_SPELLINGS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Short and long forms of one word, so that `St. Gallen` and `Sankt Gallen` meet. */
const ABBREVIATIONS: Record<string, string> = {
  sankt: 'st',
  saint: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
};

/** Words that people leave out or vary: `Frankfurt (an der) Oder`, `Stratford (up)on Avon`. */
const NAME_CONNECTORS = new Set(
  'an am a d der den dem ob o im in bei b auf vor on upon the sur'.split(' '),
);

/**
 * A name as it is compared: small letters a to z and digits, single spaces, no marks, no words
 * that only connect. Empty for a name without Latin letters.
 */
export function foldName(name: string): string {
  const words = toPlainLetters(name.toLowerCase()).split(' ');
  const last = words.length - 1;
  const telling = words.filter((word, i) => i === 0 || i === last || !NAME_CONNECTORS.has(word));
  return telling.map((word) => ABBREVIATIONS[word] ?? word).join(' ');
}

/** What a folded name begins with, and whether that alone tells that the name itself begins so. */
export interface FoldedPrefix {
  folded: string;
  isExact: boolean;
}

/**
 * What folded names begin with where a name begins with a text: its last word may go on, to one that
 * is shortened or left out, as in `Sank`, `Frankfurt an d`. Empty without Latin letters or digits.
 */
export function foldPrefixes(text: string): FoldedPrefix[] {
  return listSpellings(text).flatMap((spelling) => {
    const words = toPlainLetters(spelling).split(' ');
    const last = words.at(-1) ?? '';
    if (last === '') return [];
    const before = words
      .slice(0, -1)
      .filter((word, i) => i === 0 || !NAME_CONNECTORS.has(word))
      .map((word) => ABBREVIATIONS[word] ?? word);
    const goesOn = (word: string) => word.startsWith(last);
    const shortened = Object.keys(ABBREVIATIONS).filter(goesOn);
    const isLeftOut = before.length > 0 && [...NAME_CONNECTORS].some(goesOn);
    const startOf = (word: string) => [...before, word].join(' ');
    return [
      { folded: startOf(last), isExact: true },
      ...shortened.map((word) => ({
        folded: `${startOf(ABBREVIATIONS[word] ?? word)} `,
        isExact: false,
      })),
      ...(isLeftOut ? [{ folded: startOf(''), isExact: false }] : []),
    ];
  });
}

/** Whether a name begins with a text, letter by letter. */
export function hasNamePrefix(name: string, text: string): boolean {
  return listSpellings(name).some((spelling) =>
    listSpellings(text).some((start) => toPlainLetters(spelling).startsWith(toPlainLetters(start))),
  );
}

/** A name in an address: `baden-wuerttemberg`. */
export function slugify(name: string): string {
  const spelling = listSpellings(name).at(-1) ?? '';
  return toPlainLetters(spelling).replaceAll(' ', '-');
}

/** The one or two ways that a name is looked up: `munchen` and `muenchen` for `München`. */
export function foldSpellings(name: string): string[] {
  return listSpellings(name).map(foldName);
}

/** In small letters, and once more with umlauts spelled out where there are any. */
function listSpellings(name: string): string[] {
  const lower = name.toLowerCase().normalize('NFC');
  const spelledOut = lower.replace(/[äöüøå]/g, (letter) => UMLAUT_SPELLINGS[letter] ?? letter);
  return spelledOut === lower ? [lower] : [lower, spelledOut];
}

function toPlainLetters(lower: string): string {
  if (/^[a-z]+( [a-z]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => UNDECOMPOSED_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What stands behind a name in brackets or after a stroke, and how people say it. */
const SPOKEN_QUALIFIERS: Record<string, string> = {
  Allgäu: 'im Allgäu',
  Hessen: 'in Hessen',
  Lausitz: 'in der Lausitz',
  Main: 'am Main',
  Oberlausitz: 'in der Oberlausitz',
  Oder: 'an der Oder',
  Orla: 'an der Orla',
  Rheintal: 'im Rheintal',
  Ruhr: 'an der Ruhr',
  Saale: 'an der Saale',
  Schwarzwald: 'im Schwarzwald',
  Taunus: 'im Taunus',
  Unterweser: 'an der Unterweser',
  Vogtland: 'im Vogtland',
  Westfalen: 'in Westfalen',
};

const QUALIFIED_NAME = /^(?<town>[^(/]+?) ?(?:\((?<bracket>[^)]*)\)?|\/(?<stroke>[^/(]+))$/;

/**
 * A name from the table as it can be spoken: no brackets and no strokes.
 * `Frankfurt (Oder)` -> `Frankfurt an der Oder`, `Zürich (Kreis 11) / Oerlikon` -> `Oerlikon`.
 */
export function toSpokenName(name: string): string {
  const parts = name.split(' / ');
  const part = parts.find((one) => !one.includes('(')) ?? parts.at(-1) ?? name;
  const { town, bracket, stroke } = QUALIFIED_NAME.exec(part)?.groups ?? {};
  const qualifier = SPOKEN_QUALIFIERS[bracket ?? stroke ?? ''] ?? stroke;
  return removeUnspeakable([town ?? part, qualifier].filter(Boolean).join(' '));
}

function removeUnspeakable(name: string): string {
  return name
    .replace(/[ʻʼ‘`´]/g, '')
    .replace(/[^\p{L}\p{M}\p{Nd}'’. -]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const LOCATION_SUFFIX =
  /[ -](?:an der|an den|am|im|in der|in|ob der|ob|bei|auf der|auf|vor der|unter|upon|on|sur)[ -]\S.*$/;

const TITLE_PREFIX = /^(?:Hansestadt|Lutherstadt|Nordseebad|Ostseebad|Seebad) /;

/** `Rothenburg` for `Rothenburg ob der Tauber`, `Binz` for `Ostseebad Binz`, any other name as it is. */
export function stripNameAffixes(name: string): string {
  return name.replace(LOCATION_SUFFIX, '').replace(TITLE_PREFIX, '');
}

/** How a name looks in the languages that the skill speaks, with the letters that CLDR lists for them. */
const PRONOUNCEABLE_NAME =
  /^(?:['’]s-)?[A-ZÀÂÄÅÁĂÆÇĆČĎÉÈÊËÍÎÏŁĽĹÑŃŇÓÔÖØŒŘŔŚŠȘŞŤȚŢÚÙÛÜŮÝŹŻŽ](?:[a-zàâäåáăæçćčďéèêëęąěíìîïłľĺñńňóòôöøœřŕśšșşßťțţúùûüůýÿźżž'’ .()/-]|(?<=[^a-zß])[A-ZÀ-ÖØ-ÝĆČĎŁĽŃŇŒŘŚŠȘŞŤȚŢŮŹŻŽ])*$/;

/**
 * Whether someone may say this alternate name in one of our languages. GeoNames marks neither
 * language nor kind: airport codes (`MUC`) and transcripts of other scripts (`miunkheni`) are out.
 */
export function isPronounceable(alternateName: string): boolean {
  return PRONOUNCEABLE_NAME.test(alternateName) && !/^[A-Z]{1,3}$/.test(alternateName);
}
