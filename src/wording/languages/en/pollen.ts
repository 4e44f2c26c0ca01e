import type { PollenType } from '../../../contract/parameters.ts';
import type { PollenIndex } from '../../../weather/pollen.ts';
import { joined } from '../../joined.ts';
import type { Language } from '../../language.ts';
import type { Day, PollenGroup, PollenSetting } from '../../plan/statement.ts';
import { placeWords } from './place.ts';
import type { Country } from './words.ts';
import { listsIn } from '../../intl.ts';

const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ragweed',
  Beifuss: 'mugwort',
  Birke: 'birch',
  Erle: 'alder',
  Esche: 'ash',
  Graeser: 'grass',
  Hasel: 'hazel',
  Roggen: 'rye',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'low', 2: 'moderate', 3: 'high' };

/** English for pollen. */
export function pollenSentences(
  country: Country,
  dayWords: (day: Day) => string,
): Pick<Language, 'pollen' | 'otherPollen'> {
  const list = listsIn(`en-${country}`);

  return {
    pollen({ setting, content }) {
      const opening = `${settingWords(setting)}, `;
      switch (content.form) {
        case 'type': {
          const pollen = `${NAMES[content.type]} pollen`;
          return content.level === 0
            ? `${opening}there'll be no ${pollen}`
            : `${opening}${pollen} levels will be ${LEVELS[content.level]}`;
        }
        case 'types': {
          const [first, ...others] = content.groups.map(groupWords);
          const last = others.pop();
          const levels = [first, ...others, last && `and ${last}`].filter(Boolean);
          return `${opening}pollen levels will be ${levels.join(', ')}`;
        }
        case 'none':
          return `${opening}there'll be no pollen${content.soFarKnown ? ' as far as is known' : ''}`;
        case 'unknown': {
          const pollen = joined(content.type && NAMES[content.type], 'pollen');
          return `${opening}there's no ${pollen} forecast`;
        }
      }
    },

    otherPollen({ level, atMost, soFarKnown }) {
      if (level === 0) return "there'll be no other pollen";
      const known = soFarKnown ? 'as far as is known, ' : '';
      return `${known}other pollen levels will be ${LEVELS[level]}${atMost ? ' at most' : ''}`;
    },
  };

  /** `Tomorrow in Leipzig`. */
  function settingWords(setting: PollenSetting): string {
    if (!('placeholders' in setting)) {
      return joined(dayWords(setting.day), placeWords(setting.place));
    }
    return joined(
      '<DayID>',
      setting.placeholders === 'dayAndPlace' ? 'in the <Location> region' : '',
    );
  }

  /** `moderate for ash and grass`. */
  function groupWords({ level, types, andOthers }: PollenGroup): string {
    const names = types.map((type) => NAMES[type]);
    return `${LEVELS[level]} for ${list.format(andOthers ? [...names, 'others'] : names)}`;
  }
}
