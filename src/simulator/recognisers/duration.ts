import { numberOf, type Token } from '../tokens.ts';
import type { DurationUnit, Words } from '../words/words.ts';
import { sure, textOf, type Recogniser } from './meaning.ts';

/** Durations as AMAZON.DURATION gives them, ISO 8601: `PT6H`, `P3D`, `PT1H30M`, `P1W`. */
export function durationRecogniser(words: Words): Recogniser {
  return (said) => {
    const phrase = words.duration.phrases.get(textOf(said));
    const iso = phrase ?? isoDuration(said, words);
    return iso === undefined ? undefined : sure(() => iso);
  };
}

function isoDuration(said: readonly Token[], words: Words): string | undefined {
  const amounts = amountsOf(said, words);
  if (!amounts || amounts.size === 0) return undefined;
  const written = (units: readonly DurationUnit[]) =>
    units.map((unit) => (amounts.has(unit) ? `${amounts.get(unit)}${unit}` : '')).join('');
  const clock = written(['H', 'M']);
  return `P${written(['W', 'D'])}${clock && `T${clock}`}`;
}

/** Pairs of a number and a unit; undefined where the words are anything else. */
function amountsOf(said: readonly Token[], words: Words): Map<DurationUnit, number> | undefined {
  const { units, joiners } = words.duration;
  const rest = said.filter(({ text }, i) => i % 3 !== 2 || !joiners.has(text));
  const amounts = new Map<DurationUnit, number>();
  for (let i = 0; i < rest.length; i += 2) {
    const word = rest[i]?.key ?? '';
    const count = words.ones.has(word) ? 1 : numberOf(word, words);
    const unit = units.get(rest[i + 1]?.text ?? '');
    if (!count || !unit || amounts.has(unit)) return undefined;
    amounts.set(unit, count);
  }
  return amounts;
}
