import type { WeatherFamily } from '../../../src/weather/state.ts';
import { findReader } from './index.ts';
import { readNumbers } from './numbers.ts';

/** The kinds of weather that a text forecasts, without those that are only possible or likely. */
export function readKinds(text: string, tag: string): ReadonlySet<WeatherFamily> {
  const { chances, kinds } = findReader(tag);
  const parsed = new Set<WeatherFamily>();
  let rest = readNumbers(text, tag).rest.replaceAll(chances, '_');
  for (const [pattern, kind] of kinds) {
    rest = rest.replaceAll(pattern, () => {
      parsed.add(kind);
      return '_';
    });
  }
  return parsed;
}
