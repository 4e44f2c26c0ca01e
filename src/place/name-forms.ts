import { isNotPlace } from '../languages/landmark-words.ts';
import { listBaseForms } from '../languages/place-names.ts';
import { isSamePoint, type Place } from './place.ts';

/** Letters that Unicode does not decompose into a base letter and a mark. */
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

/** Transliterations of German, Danish and Swedish letters. */
const UMLAUT_SPELLINGS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Normalizes long to short forms, so that `St. Gallen` and `Sankt Gallen` match. */
const ABBREVIATIONS = new Map([
  ['sankt', 'st'],
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt'],
  ['fort', 'ft'],
]);

/** Words that people omit or vary: `Frankfurt (an der) Oder`, `Stratford (up)on Avon`. */
const NAME_CONNECTORS = new Set(
  'an am a d der den dem ob o im in bei b auf vor on upon the sur'.split(' '),
);

/**
 * Folds a name for comparison: lower-case letters a to z and digits, single spaces, no marks, no connecting
 * words. Empty for a name without Latin letters.
 */
export function foldName(name: string): string {
  const plain = toPlainLetters(name.toLowerCase());
  if (!plain.includes(' ')) return ABBREVIATIONS.get(plain) ?? plain;
  const words = plain.split(' ');
  const last = words.length - 1;
  const significant = words.filter(
    (word, i) => i === 0 || i === last || !NAME_CONNECTORS.has(word),
  );
  return significant.map((word) => ABBREVIATIONS.get(word) ?? word).join(' ');
}

/** A prefix of folded names, and whether every match is also a match of the unfolded name. */
export interface FoldedPrefix {
  folded: string;
  isExact: boolean;
}

/**
 * The folded prefixes for the start of a name. Its last word may be the start of a word that folding shortens
 * or omits, as in `Sank`, `Frankfurt an d`. Empty without Latin letters or digits.
 */
export function foldPrefixes(text: string): FoldedPrefix[] {
  return listSpellings(text).flatMap((spelling) => {
    const words = toPlainLetters(spelling).split(' ');
    const last = words.at(-1) ?? '';
    if (last === '') return [];
    const before = words
      .slice(0, -1)
      .filter((word, i) => i === 0 || !NAME_CONNECTORS.has(word))
      .map((word) => ABBREVIATIONS.get(word) ?? word);
    const startsWithLast = (word: string) => word.startsWith(last);
    const shortened = [...ABBREVIATIONS.keys()].filter(startsWithLast);
    const mayBeOmitted = before.length > 0 && [...NAME_CONNECTORS].some(startsWithLast);
    const prefixWith = (word: string) => [...before, word].join(' ');
    return [
      { folded: prefixWith(last), isExact: true },
      ...shortened.map((word) => ({
        folded: `${prefixWith(ABBREVIATIONS.get(word) ?? word)} `,
        isExact: false,
      })),
      ...(mayBeOmitted ? [{ folded: prefixWith(''), isExact: false }] : []),
    ];
  });
}

/** Whether a name starts with a text, compared letter by letter. */
export function hasNamePrefix(name: string, text: string): boolean {
  return listSpellings(name).some((spelling) =>
    listSpellings(text).some((start) => toPlainLetters(spelling).startsWith(toPlainLetters(start))),
  );
}

/** A name for a URL: `baden-wuerttemberg`. */
export function slugify(name: string): string {
  const spelling = listSpellings(name).at(-1) ?? '';
  return toPlainLetters(spelling).replaceAll(' ', '-');
}

/** The one or two lookup forms of a name: `munchen` and `muenchen` for `München`. */
export function foldSpellings(name: string): string[] {
  return listSpellings(name).map(foldName);
}

/** In lower case, and again with umlauts transliterated if there are any. */
function listSpellings(name: string): string[] {
  const lower = name.toLowerCase().normalize('NFC');
  const spelledOut = lower.replace(/[äöüøå]/g, (letter) => UMLAUT_SPELLINGS[letter] ?? letter);
  return spelledOut === lower ? [lower] : [lower, spelledOut];
}

/** Letters a to z, digits and single spaces for a name in lower case. */
export function toPlainLetters(lower: string): string {
  if (/^[a-z]+( [a-z]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => UNDECOMPOSED_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Spoken forms of qualifiers in brackets or after a slash. */
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
 * Makes a GeoNames name speakable: no brackets and no slashes. `Frankfurt (Oder)` -> `Frankfurt an der Oder`,
 * `Zürich (Kreis 11) / Oerlikon` -> `Oerlikon`.
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

/** Pattern of names in the languages of the skill, with their letters from CLDR. */
const PRONOUNCEABLE_NAME =
  /^(?:['’]s-)?[A-ZÀÂÄÅÁĂÆÇĆČĎÉÈÊËÍÎÏŁĽĹÑŃŇÓÔÖØŒŘŔŚŠȘŞŤȚŢÚÙÛÜŮÝŹŻŽ](?:[a-zàâäåáăæçćčďéèêëęąěíìîïłľĺñńňóòôöøœřŕśšșşßťțţúùûüůýÿźżž'’ .()/-]|(?<=[^a-zß])[A-ZÀ-ÖØ-ÝĆČĎŁĽŃŇŒŘŚŠȘŞŤȚŢŮŹŻŽ])*$/;

/**
 * Whether an alternate name is pronounceable in a supported language. GeoNames tags neither language nor type:
 * excludes airport codes (`MUC`) and transcripts of other scripts (`miunkheni`).
 */
export function isPronounceable(alternateName: string): boolean {
  return PRONOUNCEABLE_NAME.test(alternateName) && !/^[A-Z]{1,3}$/.test(alternateName);
}

/** Inhabitants (as a power of ten) of a place abroad whose name people inflect, and how much better known it has to be. */
const MIN_INFLECTED_FAME_ABROAD = 4.7;
const MIN_FAME_LEAD = 1;

/**
 * The form of a spoken name under which the place is listed: `Kraków` for `krakowie` in a language that inflects
 * names; else the name as it was said. A place of the very name comes first unless the other is much better known.
 */
export function selectNameForm<By extends { language: string }>(
  spoken: string,
  listener: By,
  lookup: FormLookup<By>,
): string {
  const { language } = listener;
  const plain = toPlainLetters(spoken.toLowerCase().normalize('NFC'));
  const forms = isNotPlace(spoken, language) ? [] : listBaseForms(plain, language);
  const find = (name: string) => lookup.find(name, listener);
  const asSaid = forms.length === 0 ? undefined : find(spoken);
  let best = {
    form: spoken,
    place: asSaid,
    fame: asSaid ? (asSaid.fame ?? 0) + MIN_FAME_LEAD : -1,
  };
  for (const form of forms) {
    const place = find(form);
    if (place === undefined) continue;
    const { fame = MIN_INFLECTED_FAME_ABROAD } = place;
    const isMeant = place.country === language.toUpperCase() || fame >= MIN_INFLECTED_FAME_ABROAD;
    const isSame = asSaid !== undefined && isSamePoint(asSaid, place);
    if (isMeant && (isSame || fame > best.fame)) {
      best = { form, place, fame: Math.max(best.fame, fame) };
    }
  }
  if (best.form === spoken || best.place === undefined) return spoken;
  return findUsualName(best.place, listener, lookup) ?? best.form;
}

interface FormLookup<By> {
  find: (name: string, listener: By) => Place | undefined;
  findNearest: (latitude: number, longitude: number, language: string) => Place | undefined;
}

/** Letters that a name and a form of it begin with. */
const STEM_LETTERS = 3;

/** The usual name of a place that was found by a form that other languages list: `Łódź` of "Lodza". */
function findUsualName<By extends { language: string }>(
  place: Place,
  listener: By,
  lookup: FormLookup<By>,
): string | undefined {
  const { latitude, longitude, name } = place;
  const usual = lookup.findNearest(latitude, longitude, listener.language)?.name;
  if (
    usual === undefined ||
    foldName(usual).slice(0, STEM_LETTERS) !== foldName(name).slice(0, STEM_LETTERS)
  ) {
    return undefined;
  }
  const other = lookup.find(usual, listener);
  return other && isSamePoint(other, place) ? usual : undefined;
}
