import type { Words } from '../words/words.ts';
import { textOf, type Recogniser } from './meaning.ts';

const LONGEST = 7;

/**
 * Names of places: one to seven words of letters that `isPlace` takes. Every word counts as a
 * guess, so that whatever else can be understood is no part of a name.
 *
 * Words of time alone ("die nächsten drei tage") are never a place.
 */
export function placeRecogniser(
  timeWords: ReadonlySet<string>,
  isPlace: (name: string) => boolean,
): Recogniser {
  return (said) => {
    const lettered = said.every(({ text }) => /^[\p{L}'][\p{L}\p{M}'-]*$/u.test(text));
    if (said.length > LONGEST || !lettered) return undefined;
    if (said.every(({ text }) => timeWords.has(text))) return undefined;
    const name = textOf(said).replaceAll(" 's", "'s");
    return isPlace(name) ? { guesses: said.length, open: true, value: () => name } : undefined;
  };
}

/** Words that tell when and not where, with those that lead to a slot or change nothing. */
export function timeVocabulary(words: Words): ReadonlySet<string> {
  const { date, time, duration } = words;
  const listed: readonly ReadonlyMap<string, unknown>[] = [
    date.days,
    date.weekdays,
    date.months,
    date.seasons,
    date.steps,
    date.units,
    time.named,
    time.periods,
    time.halves,
    time.units,
    duration.units,
    duration.phrases,
    words.numbers,
    words.ordinals,
  ];
  const phrases = listed.flatMap((map) => [...map.keys()]);
  const patterns = [
    ...date.patterns.flatMap(([, list]) => list),
    ...time.clock.map(([pattern]) => pattern),
  ];
  return new Set([
    ...[...phrases, ...patterns, ...date.now].flatMap((phrase) => phrase.split(' ')),
    ...words.leads,
    ...words.trails,
    ...words.ones,
    ...words.fillers,
  ]);
}
