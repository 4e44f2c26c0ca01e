import type { PollenType } from '../../../contract/parameters.ts';
import type { PollenIndex } from '../../../weather/pollen.ts';
import { joined } from '../../joined.ts';
import type {
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../plan/statement.ts';
import { dayWords } from './day.ts';
import { placed } from './place.ts';
import { listsIn } from '../../intl.ts';

/** In the genitive, after "pyłku". */
const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ambrozji',
  Beifuss: 'bylicy',
  Birke: 'brzozy',
  Erle: 'olchy',
  Esche: 'jesionu',
  Graeser: 'traw',
  Hasel: 'leszczyny',
  Roggen: 'żyta',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'niskie', 2: 'średnie', 3: 'wysokie' };

const list = listsIn('pl');

/** Polish for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  switch (content.form) {
    case 'type':
      return content.level === 0
        ? inSetting(setting, `w powietrzu nie będzie pyłku ${NAMES[content.type]}`)
        : levelsWords(setting, [{ level: content.level, types: [content.type], andOthers: false }]);
    case 'types':
      return levelsWords(setting, content.groups);
    case 'none':
      return inSetting(
        setting,
        content.soFarKnown
          ? 'w powietrzu nie będzie, o ile wiadomo, żadnych pyłków'
          : 'w powietrzu nie będzie pyłków',
      );
    case 'unknown': {
      const what = content.type === null ? 'pyłków' : `pyłku ${NAMES[content.type]}`;
      return inSetting(setting, `stężenie ${what} pozostaje nieznane`);
    }
  }
}

/** Polish for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'innych pyłków nie będzie';
  const known = soFarKnown ? 'o ile wiadomo, ' : '';
  const most = atMost ? 'co najwyżej' : '';
  return `${known}${joined('stężenie innych pyłków będzie', most, LEVELS[level])}`;
}

/** `jutro stężenie pyłku brzozy będzie wysokie, a traw niskie`. */
function levelsWords(setting: PollenSetting, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group, at) => {
    const isLast = at > 0 && at === groups.length - 1;
    const words = at === 0 ? `stężenie pyłku ${groupWords(group)} będzie` : groupWords(group);
    return joined(isLast ? 'a' : '', words, LEVELS[group.level]);
  });
  return inSetting(setting, levels.join(', '));
}

/** `brzozy i jesionu`. */
function groupWords({ types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type]);
  return list.format(andOthers ? [...names, 'innych roślin'] : names);
}

function inSetting(setting: PollenSetting, words: string): string {
  if (!('placeholders' in setting)) {
    return placed(setting.place, `${dayWords(setting.day)} ${words}`);
  }
  // A name that is filled in cannot be inflected, and the day has to come first.
  const place = setting.placeholders === 'dayAndPlace' ? 'w rejonie miejscowości <Location>' : '';
  return joined('<DayID>', place, words);
}
