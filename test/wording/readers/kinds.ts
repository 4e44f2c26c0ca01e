import type { WeatherFamily } from '../../../src/weather/state.ts';
import { findReader } from './index.ts';
import { readNumbers } from './numbers.ts';

/** The kinds of weather that a text forecasts, without rain or snow that is only possible or likely. */
export function readKinds(text: string, tag: string): ReadonlySet<WeatherFamily> {
  return read(text, tag).kinds;
}

/** The same with what is only possible or likely. */
export function readAllKinds(text: string, tag: string): ReadonlySet<WeatherFamily> {
  const { kinds, chances } = read(text, tag);
  return new Set([...kinds, ...chances]);
}

const SNOW = /schnee|snow|niev|neig|nevic|sneeuw|\bsne\b|snö|śnieg|sněž|snež|ning/i;

/** An amount, not what may fall. */
const AMOUNT = /_|(?:will|could) fall|expected/;

function read(text: string, tag: string) {
  const { chances: phrases, kinds: patterns } = findReader(tag);
  const kinds = new Set<WeatherFamily>();
  const chances = new Set<WeatherFamily>();
  let rest = readNumbers(text, tag).rest.replaceAll(phrases, (phrase) => {
    if (!AMOUNT.test(phrase)) chances.add(SNOW.test(phrase) ? 'snow' : 'rain');
    return '_';
  });
  for (const [pattern, kind] of patterns) {
    rest = rest.replaceAll(pattern, () => {
      kinds.add(kind);
      return '_';
    });
  }
  return { kinds, chances };
}
