import { iconOf, type IconSigns } from '../../weather/icon.ts';
import type { WeatherState } from '../../weather/state.ts';
import type { Locale } from '../../wording/locale.ts';
import { skyClassOf } from '../../wording/sky-class.ts';

/** A state in words and as an icon. */
export function weatherEntry(
  state: WeatherState,
  signs: IconSigns,
  { language }: Pick<Locale, 'language'>,
): { state: number; text: string; icon: string } {
  const sky = skyClassOf(state);
  return {
    state,
    text: sky === undefined ? language.unknownText : language.skyText(sky, signs.night),
    icon: iconOf(state, signs),
  };
}
