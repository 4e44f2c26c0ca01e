import type { PollenType } from '../../../contract/parameters.ts';
import type { PollenIndex } from '../../../weather/pollen.ts';
import type {
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { opened } from './opening.ts';
import { placeWords } from './place.ts';
import { dayWords } from './time.ts';
import { listsIn } from '../../intl.ts';

const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ambrozie',
  Beifuss: 'pelin',
  Birke: 'mesteacăn',
  Erle: 'arin',
  Esche: 'frasin',
  Graeser: 'graminee',
  Hasel: 'alun',
  Roggen: 'secară',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'scăzut', 2: 'moderat', 3: 'ridicat' };

const LIST = listsIn('ro');

/** Romanian for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  const opening = settingWords(setting);
  switch (content.form) {
    case 'type': {
      const pollen = `polen de ${NAMES[content.type]}`;
      return content.level === 0
        ? `${opening}nu va fi ${pollen} în aer`
        : `${opening}nivelul de ${pollen} va fi ${LEVELS[content.level]}`;
    }
    case 'types':
      return `${opening}nivelul de polen va fi ${content.groups.map(groupWords).join(', ')}`;
    case 'none':
      return `${opening}${content.soFarKnown ? 'din câte se știe, ' : ''}nu va fi polen în aer`;
    case 'unknown': {
      const pollen = content.type === null ? 'polen' : `polenul de ${NAMES[content.type]}`;
      return `${opening}nu avem nicio prognoză pentru ${pollen}`;
    }
  }
}

/** Romanian for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'în rest nu va fi polen în aer';
  const known = soFarKnown ? 'din câte se știe, ' : '';
  return joined(`${known}pentru celelalte plante va fi`, atMost ? 'cel mult' : '', LEVELS[level]);
}

/** `ridicat pentru mesteacăn și frasin`. */
function groupWords({ level, types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type]);
  return `${LEVELS[level]} pentru ${LIST.format(andOthers ? [...names, 'alte plante'] : names)}`;
}

function settingWords(setting: PollenSetting): string {
  if (!('placeholders' in setting)) return opened(dayWords(setting.day), placeWords(setting.place));
  return opened('<DayID>', setting.placeholders === 'dayAndPlace' ? 'în regiunea <Location>' : '');
}
