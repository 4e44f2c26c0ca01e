import type { Manner } from '../../../language.ts';
import type { SpokenWind, WindFact } from '../../../plan/questions/fact-statement.ts';
import { joined } from '../../../joined.ts';
import type { Units } from '../../../units.ts';
import { gustWords } from '../numbers.ts';
import { DIRECTIONS, WINDS, type Country, type Words } from '../words.ts';
import type { Frame } from './frame.ts';

const CALM: Words = { subject: 'it', words: 'calm' };
const LIGHT: Record<Country, Words> = {
  GB: { subject: 'there', words: 'a light wind' },
  US: { subject: 'there', words: 'light winds', plural: true },
};
const MODERATE: Record<Country, Words> = {
  GB: { subject: 'there', words: 'a moderate wind' },
  US: { subject: 'there', words: 'moderate winds', plural: true },
};

/** By Beaufort force; who asks about the wind wants to hear of a weak one, too. */
const FORCES: Record<Country, Readonly<Record<number, Words>>> = {
  GB: forcesOf('GB'),
  US: forcesOf('US'),
};

const RANKS = { windiest: 'the most wind', calmest: 'the least wind' };

export function windFactWords(
  { opening, rank, wind }: WindFact,
  { units, now }: Manner,
  { opened, closed }: Frame,
  country: Country,
): string {
  const words = FORCES[country][wind.force] ?? CALM;
  const details = `${words.words}${detailsOf(wind, words, units)}`;
  return rank
    ? `${joined(RANKS[rank], 'is expected', closed(opening))}: ${details}`
    : `${opened(opening)}${subjectOf(words, now)} ${details}`;
}

/** ` from the west, with gusts of up to 40 miles per hour`, `, with winds from the west`. */
function detailsOf({ force, direction, gust }: SpokenWind, words: Words, units: Units): string {
  const from = direction && force > 0 ? `from the ${DIRECTIONS[direction]}` : '';
  const upTo = gust === null ? '' : `of up to ${gustWords(gust, units)}`;
  if (words.subject === 'there') {
    return `${from && ` ${from}`}${upTo && `, with gusts ${upTo}`}`;
  }
  if (upTo) return `, with ${joined('gusts', from, upTo)}`;
  return from && `, with winds ${from}`;
}

function subjectOf({ subject, plural }: Words, now: boolean): string {
  if (subject === 'it') return now ? "it's" : "it'll be";
  if (!now) return "there'll be";
  return plural ? 'there are' : "there's";
}

function forcesOf(country: Country): Readonly<Record<number, Words>> {
  const [light, moderate] = [LIGHT[country], MODERATE[country]];
  return { 0: CALM, 1: light, 2: light, 3: light, 4: moderate, ...WINDS[country] };
}
