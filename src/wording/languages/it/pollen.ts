import type { PollenType } from '../../../contract/parameters.ts';
import type { PollenIndex } from '../../../weather/pollen.ts';
import { joined } from '../../joined.ts';
import type {
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../plan/statement.ts';
import { placeWords } from './place.ts';
import { dayWords } from './time.ts';
import { listsIn } from '../../intl.ts';

/** `polline` + `di betulla`, `alta` + `per` + `la betulla`. */
const NAMES: Record<PollenType, readonly [ofIt: string, withArticle: string]> = {
  Ambrosia: ['di ambrosia', "l'ambrosia"],
  Beifuss: ['di artemisia', "l'artemisia"],
  Birke: ['di betulla', 'la betulla'],
  Erle: ['di ontano', "l'ontano"],
  Esche: ['di frassino', 'il frassino'],
  Graeser: ['di graminacee', 'le graminacee'],
  Hasel: ['di nocciolo', 'il nocciolo'],
  Roggen: ['di segale', 'la segale'],
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'bassa', 2: 'media', 3: 'alta' };

const list = listsIn('it');

/** Italian for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  const [time, place] = settingWords(setting);
  switch (content.form) {
    case 'type': {
      const pollen = `polline ${NAMES[content.type][0]}`;
      return content.level === 0
        ? joined(time, place, 'non è previsto', pollen)
        : joined(time, place, 'la concentrazione di', pollen, 'sarà', LEVELS[content.level]);
    }
    case 'types': {
      const levels = content.groups.map(groupWords).join(', ');
      return joined(time, place, 'la concentrazione di polline sarà', levels);
    }
    case 'none':
      return content.soFarKnown
        ? `${joined(time, place)}, per quanto si sa, non sono previsti pollini`
        : joined(time, place, 'non sono previsti pollini');
    case 'unknown':
      return content.type === null
        ? joined(time, place, 'mancano le previsioni sui pollini')
        : joined(time, place, 'mancano le previsioni sul polline', NAMES[content.type][0]);
  }
}

/** Italian for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'non sono previsti altri pollini';
  const known = soFarKnown ? ', per quanto si sa,' : '';
  const words = joined(atMost ? 'al massimo' : '', LEVELS[level]);
  return `per gli altri pollini${known} sarà ${words}`;
}

/** `media per il frassino e le graminacee`. */
function groupWords({ level, types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type][1]);
  return `${LEVELS[level]} per ${list.format(andOthers ? [...names, 'altre piante'] : names)}`;
}

function settingWords(setting: PollenSetting): [time: string, place: string] {
  if (!('placeholders' in setting)) return [dayWords(setting.day), placeWords(setting.place)];
  return ['<DayID>', setting.placeholders === 'dayAndPlace' ? 'in zona <Location>' : ''];
}
