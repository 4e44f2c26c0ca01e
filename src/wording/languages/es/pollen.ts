import type { PollenType } from '../../../contract/parameters.ts';
import type { PollenIndex } from '../../../weather/pollen.ts';
import { joined } from '../../joined.ts';
import type {
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../plan/statement.ts';
import { openedBy } from './place.ts';
import { dayWords } from './time.ts';
import { listsIn } from '../../intl.ts';

const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ambrosía',
  Beifuss: 'artemisa',
  Birke: 'abedul',
  Erle: 'aliso',
  Esche: 'fresno',
  Graeser: 'gramíneas',
  Hasel: 'avellano',
  Roggen: 'centeno',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'bajos', 2: 'moderados', 3: 'altos' };

const list = listsIn('es');

/** Spanish for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  const opening = settingWords(setting);
  switch (content.form) {
    case 'type':
      return content.level === 0
        ? `${opening}no habrá polen de ${NAMES[content.type]}`
        : `${opening}${levelsWords([{ level: content.level, types: [content.type], andOthers: false }])}`;
    case 'types':
      return `${opening}${levelsWords(content.groups)}`;
    case 'none':
      return `${opening}${content.soFarKnown ? 'que se sepa, ' : ''}no habrá polen`;
    case 'unknown':
      return joined(
        `${opening}no hay previsión de polen`,
        content.type && `de ${NAMES[content.type]}`,
      );
  }
}

/** Spanish for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'no habrá otros tipos de polen';
  const known = soFarKnown ? 'que se sepa, ' : '';
  return joined(`${known}los demás niveles serán`, atMost ? 'como mucho' : '', LEVELS[level]);
}

/** `habrá niveles altos de polen de abedul y fresno, y bajos de gramíneas`. */
function levelsWords(groups: readonly PollenGroup[]): string {
  const levels = groups.map(
    ({ level, types, andOthers }, at) =>
      `${LEVELS[level]} de ${at === 0 ? 'polen de ' : ''}${typesWords(types, andOthers)}`,
  );
  const last = levels.length > 1 ? levels.pop() : undefined;
  return `habrá niveles ${levels.join(', ')}${last ? `, y ${last}` : ''}`;
}

function typesWords(types: readonly PollenType[], andOthers: boolean): string {
  const names = types.map((type) => NAMES[type]);
  return list.format(andOthers ? [...names, 'otros'] : names);
}

/** `mañana en Leipzig, `. */
function settingWords(setting: PollenSetting): string {
  if (!('placeholders' in setting)) return openedBy(dayWords(setting.day), setting.place);
  return setting.placeholders === 'day' ? '<DayID> ' : '<DayID> en la zona de <Location>, ';
}
