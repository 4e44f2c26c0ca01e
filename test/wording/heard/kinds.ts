import type { WeatherFamily } from '../../../src/weather/state.ts';
import { listenerOf } from './index.ts';
import { hear } from './numbers.ts';

/** The kinds of weather that a text says there will be; not what is only possible or likely. */
export function kindsHeard(text: string, tag: string): ReadonlySet<WeatherFamily> {
  const { chances, kinds } = listenerOf(tag);
  const heard = new Set<WeatherFamily>();
  let rest = hear(text, tag).rest.replaceAll(chances, '_');
  for (const [pattern, kind] of kinds) {
    rest = rest.replaceAll(pattern, () => {
      heard.add(kind);
      return '_';
    });
  }
  return heard;
}
