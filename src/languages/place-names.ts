import { listCzechExonyms, listRomanianExonyms, listSlovakExonyms } from './service-place-names.ts';
import { listDanishExonyms } from './da/names.ts';
import { germanAreaWords, listGermanExonyms, germanLandmarks } from './de/place-names.ts';
import { englishAreaWords, listEnglishExonyms, englishLandmarks } from './en/place-names.ts';
import { spanishAreaWords, listSpanishExonyms, spanishLandmarks } from './es/place-names.ts';
import { frenchAreaWords, listFrenchExonyms, frenchLandmarks } from './fr/place-names.ts';
import { italianAreaWords, listItalianExonyms, italianLandmarks } from './it/place-names.ts';
import { dutchAreaWords, listDutchExonyms, dutchLandmarks } from './nl/place-names.ts';
import {
  listPolishBaseForms,
  polishAreaWords,
  listPolishExonyms,
  polishLandmarks,
} from './pl/place-names.ts';
import { swedishAreaWords, listSwedishExonyms, swedishLandmarks } from './sv/names.ts';
import type { AreaWords, Exonyms, LandmarkWords } from './types.ts';

/** Names that three languages or more have in common. */
export const SHARED_EXONYMS: readonly (readonly [id: number, name: string, languages: string])[] = [
  [4140963, 'Washington', 'cs da de en es fr it nl ro sk sv'],
  [261745, 'Heraklion', 'cs da de en it nl pl ro sk sv'],
  [5128581, 'New York', 'cs da de en fr it nl ro sk sv'],
  [3413829, 'Reykjavik', 'da de fr it nl ro sv'],
  [1850147, 'Tokio', 'cs de es nl pl sk'],
  [1816670, 'Peking', 'cs de nl sk sv'],
  [1880252, 'Singapur', 'cs de es pl sk'],
  [2867714, 'München', 'da de nl ro sv'],
  [2960316, 'Luxemburg', 'de nl ro sk sv'],
  [2747373, 'Haag', 'cs da sk sv'],
  [524901, 'Moskva', 'cs da sk sv'],
  [2800866, 'Bruxelles', 'da fr it ro'],
  [734077, 'Thessaloniki', 'da de nl sv'],
  [3173435, 'Milano', 'da it ro sv'],
  [2267057, 'Lissabon', 'da de nl sv'],
  [792680, 'Belgrad', 'de pl ro sv'],
  [3176219, 'Genua', 'de nl pl sv'],
  [2800931, 'Bruges', 'en fr it ro'],
  [2659811, 'Lucerna', 'es it pl ro'],
  [3067696, 'Praga', 'es it pl ro'],
  [703448, 'Kiev', 'es fr it ro'],
  [2950159, 'Berlín', 'cs es sk'],
  [3172394, 'Neapol', 'cs pl sk'],
  [3165524, 'Turín', 'cs es sk'],
  [3530597, 'Ciudad de México', 'cs es sk'],
  [2761369, 'Wien', 'da de sv'],
  [756135, 'Warszawa', 'da pl sv'],
  [3067696, 'Prag', 'da de sv'],
  [683506, 'Bukarest', 'da de sv'],
  [3169070, 'Rom', 'da de sv'],
  [3172394, 'Napoli', 'da it ro'],
  [3165524, 'Torino', 'da it ro'],
  [3176219, 'Genova', 'da it ro'],
  [3164603, 'Venedig', 'da de sv'],
  [360630, 'Kairo', 'da de sv'],
  [2661552, 'Berna', 'es it ro'],
  [3094802, 'Cracovia', 'es it ro'],
  [792680, 'Belgrado', 'es it nl'],
  [683506, 'Bucarest', 'es fr it'],
  [3169070, 'Roma', 'es it ro'],
  [98182, 'Bagdad', 'da nl sv'],
  [112931, 'Teheran', 'da nl sv'],
  [616052, 'Jerevan', 'da nl sv'],
  [1512569, 'Tasjkent', 'da nl sv'],
  [3093133, 'Lodz', 'da nl sv'],
  [3099434, 'Gdansk', 'da nl sv'],
  [3088171, 'Poznan', 'da nl sv'],
  [3081368, 'Wroclaw', 'da nl sv'],
];

/** By language: lists the names that are its own. A process that answers in one language builds one of these tables. */
export const OWN_EXONYMS: Readonly<Record<string, () => Exonyms>> = {
  cs: listCzechExonyms,
  da: listDanishExonyms,
  de: listGermanExonyms,
  en: listEnglishExonyms,
  es: listSpanishExonyms,
  fr: listFrenchExonyms,
  it: listItalianExonyms,
  nl: listDutchExonyms,
  pl: listPolishExonyms,
  ro: listRomanianExonyms,
  sk: listSlovakExonyms,
  sv: listSwedishExonyms,
};

/** Other languages use the form of an address: `Paris, Texas`. */
const DEFAULT_AREA_WORDS: AreaWords = { in: ',', near: ',', areas: {} };

const AREA_WORDS: Readonly<Record<string, AreaWords>> = {
  de: germanAreaWords,
  en: englishAreaWords,
  es: spanishAreaWords,
  fr: frenchAreaWords,
  it: italianAreaWords,
  nl: dutchAreaWords,
  sv: swedishAreaWords,
  pl: polishAreaWords,
};

const LANDMARK_WORDS: Readonly<Record<string, LandmarkWords>> = {
  de: germanLandmarks,
  en: englishLandmarks,
  es: spanishLandmarks,
  fr: frenchLandmarks,
  it: italianLandmarks,
  nl: dutchLandmarks,
  sv: swedishLandmarks,
  pl: polishLandmarks,
};

/** @param language BCP 47 */
export function selectAreaWords(language: string): AreaWords {
  return AREA_WORDS[language.split('-')[0] ?? ''] ?? DEFAULT_AREA_WORDS;
}

/** @param language BCP 47; other languages than the skill's get the words of English */
export function selectLandmarkWords(language: string): LandmarkWords {
  return LANDMARK_WORDS[language.split('-')[0] ?? ''] ?? englishLandmarks;
}

/** By language: what a name in a sentence may be the inflected form of; all in plain letters. */
const BASE_FORMS: Readonly<Record<string, (plain: string) => readonly string[]>> = {
  pl: listPolishBaseForms,
};

/** The names that one in plain letters may be a form of; none in a language that does not inflect names. */
export function listBaseForms(plain: string, language: string): readonly string[] {
  return BASE_FORMS[language.split('-')[0] ?? '']?.(plain) ?? [];
}
