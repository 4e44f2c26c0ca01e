import { czechReader } from './cs.ts';
import { danishReader } from './da.ts';
import { germanReader } from './de.ts';
import { englishReader } from './en.ts';
import { spanishReader } from './es.ts';
import { frenchReader } from './fr.ts';
import { italianReader } from './it.ts';
import { dutchReader } from './nl.ts';
import { polishReader } from './pl.ts';
import { romanianReader } from './ro.ts';
import { slovakReader } from './sk.ts';
import { swedishReader } from './sv.ts';
import type { TextReader, SkillTextReader } from './text-reader.ts';

/** By language; those of the skill's languages in the first. */
const skillReaders: Readonly<Record<string, SkillTextReader>> = {
  de: germanReader,
  en: englishReader,
  es: spanishReader,
  fr: frenchReader,
  it: italianReader,
  nl: dutchReader,
  sv: swedishReader,
  pl: polishReader,
};
const serviceReaders: Readonly<Record<string, TextReader>> = {
  cs: czechReader,
  da: danishReader,
  ro: romanianReader,
  sk: slovakReader,
};

export function findReader(tag: string): TextReader {
  return found({ ...serviceReaders, ...skillReaders }, tag);
}

export function findSkillReader(tag: string): SkillTextReader {
  return found(skillReaders, tag);
}

function found<Found>(readers: Readonly<Record<string, Found>>, tag: string): Found {
  const reader = readers[tag.split('-')[0] ?? ''];
  if (!reader) throw new Error(`there is no reader for ${tag}: add it to readers/index.ts`);
  return reader;
}
