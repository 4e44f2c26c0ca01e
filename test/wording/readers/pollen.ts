import { POLLEN_TYPES, type PollenType } from '../../../src/contract/parameters.ts';
import { findReader } from './index.ts';

/** The content of a spoken text about pollen. */
export interface ReadPollen {
  levels: Partial<Record<PollenType, number>>;
  /** The highest level of all that are not named. */
  others?: number;
}

export function readPollen(text: string, tag: string): ReadPollen {
  const { names, levels, named, others, noOthers, none } = findReader(tag).pollen;
  const levelOf = (word = '') => levels[word.toLowerCase()] ?? 0;
  const parsed: ReadPollen = { levels: {} };
  for (const pattern of named) {
    for (const { groups } of text.matchAll(pattern)) {
      for (const type of POLLEN_TYPES) {
        const isNamed = new RegExp(`(?<!\\p{L})(?:${names[type]})(?:pollen|-|(?!\\p{L}))`, 'iu');
        if (isNamed.test(groups?.names ?? '')) parsed.levels[type] = levelOf(groups?.level);
      }
    }
  }
  const ofOthers = others.exec(text)?.groups?.level;
  if (ofOthers !== undefined) parsed.others = levelOf(ofOthers);
  if (noOthers.test(text) || none.test(text)) parsed.others = 0;
  return parsed;
}
