import { readFileSync } from 'node:fs';

/**
 * The data in `test/peers/data`: what people ask of a weather voice, by row of a table of features, and
 * conversations of eight turns, each with what a right answer must have. They were written before the code that
 * answers them, by people who had not seen any of it, as native speakers would talk. They are a yardstick: nobody
 * changes a sentence or an expectation to make an answer right.
 */
const FOLDER = new URL('../data/', import.meta.url);

export const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'sv'] as const;
export type PeerLanguage = (typeof LANGUAGES)[number];

export interface ExpectedPlace {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** State or region of the place. */
  region?: string;
  /** Decimal degrees, of what is no town: an island, a sight. */
  lat?: number;
  lon?: number;
  /** Metres. */
  height?: number;
}

/** A region, of which any town may be told. */
export interface ExpectedRegion {
  in: string;
  country: string;
}

/** `here` is the place of the device, `home` the one that the listener told. */
export type ExpectedWhere = 'here' | 'home' | ExpectedPlace | ExpectedRegion;

export interface Threshold {
  of: string;
  above?: number;
  below?: number;
  unit: string;
}

/** What a right answer has; null and missing fields are free. */
export interface Expectation {
  /** What was asked for; `spoken-topics.ts` has the topics of the skill that answer it. */
  topic: string;
  /** `now`, `20260716`, `20260716 night`, `2026071617`, `20260718-20260719`. */
  when?: string | null;
  /** The days that are compared. */
  whens?: string[];
  /** Whether the date is beyond any forecast. */
  beyond?: boolean;
  /** Whether the forecast may end before the last day. */
  cut?: boolean;
  /** Count of days. */
  days?: number;
  /** Whether the answer begins with yes or no. */
  first?: 'yesNo' | 'notYesNo' | null;
  /** What is true if the answer begins with yes. */
  truth?: string;
  /** Whether the answer has a number. */
  number?: boolean | null;
  place?: ExpectedWhere | null;
  places?: ExpectedWhere[];
  threshold?: Threshold;
  /** `C`, `F`, `km/h`. */
  unit?: string;
  pollen?: string;
  /** Whether the skill asks which place is meant. */
  asks?: boolean;
  /** Whether the session stays open. */
  listens?: boolean;
}

/** A sentence of a row. */
export interface PeerSentence {
  row: string;
  say: string;
  /** BCP 47. */
  locale: string;
  /** ISO 8601. */
  now: string;
  /** What was said before. */
  after: string | undefined;
  expect: Expectation;
}

interface Row {
  row: string;
  now?: string;
  after?: string;
  expect: Expectation;
  say: (string | { say: string; locale?: string; now?: string; expect?: Partial<Expectation> })[];
}

const LOCALES: Record<PeerLanguage, string> = {
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
  sv: 'sv-SE',
};

/** A Wednesday morning, where the device is. */
const MORNING = '2026-07-15T10:20:00';
const OFFSETS: Record<string, string> = { 'en-US': '-05:00', 'en-GB': '+01:00' };

export function readRows(language: PeerLanguage): PeerSentence[] {
  const rows: Row[] = readData(`rows.${language}.json`);
  return rows.flatMap((row) =>
    row.say.map((said) => {
      const sentence = typeof said === 'string' ? { say: said } : said;
      const { say, locale = LOCALES[language], now = row.now, expect } = sentence;
      return {
        row: row.row,
        say,
        locale,
        now: now ?? `${MORNING}${OFFSETS[locale] ?? '+02:00'}`,
        after: row.after,
        expect: { ...row.expect, ...expect },
      };
    }),
  );
}

export interface PeerConversation {
  name: string;
  locale: string;
  now: string;
  /** As in a dialog file: `speaker in Berlin`. */
  device: string;
  turns: { say: string; expect: Expectation }[];
}

export function readConversations(language: PeerLanguage): PeerConversation[] {
  return readData(`conversations.${language}.json`);
}

function readData<T>(file: string): T[] {
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
}
