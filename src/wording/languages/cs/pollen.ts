import type { PollenType } from '../../../contract/parameters.ts';
import type { PollenIndex } from '../../../weather/pollen.ts';
import { joined } from '../../joined.ts';
import type { OtherPollenStatement, PollenGroup, PollenStatement } from '../../plan/statement.ts';
import { dayWords } from './days.ts';
import { placed } from './place.ts';
import { listsIn } from '../../intl.ts';

/** After "pyl" and "pylu". */
const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ambrozie',
  Beifuss: 'pelyňku',
  Birke: 'břízy',
  Erle: 'olše',
  Esche: 'jasanu',
  Graeser: 'trav',
  Hasel: 'lísky',
  Roggen: 'žita',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'nízká', 2: 'střední', 3: 'vysoká' };

const SO_FAR_KNOWN = 'podle dostupných údajů';

const LIST = listsIn('cs');

/** After "a", where the list would not break a line; speech has plain spaces only. */
const NO_BREAK = '\u00A0';

/** Czech for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  if (!('placeholders' in setting)) {
    return placed(setting.place, contentWords(dayWords(setting.day), '', content));
  }
  const area = setting.placeholders === 'dayAndPlace' ? 'v oblasti <Location>' : '';
  return contentWords('<DayID>', area, content);
}

/** Czech for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'jiný pyl ve vzduchu nebude';
  const known = soFarKnown ? SO_FAR_KNOWN : '';
  const most = atMost ? 'nejvýše' : '';
  return joined('koncentrace ostatních pylů bude', known, most, LEVELS[level]);
}

function contentWords(day: string, area: string, content: PollenStatement['content']): string {
  switch (content.form) {
    case 'type': {
      const { type, level } = content;
      return level === 0
        ? joined(day, 'nebude', area, 've vzduchu pyl', NAMES[type])
        : levelsWords(day, area, [{ level, types: [type], andOthers: false }]);
    }
    case 'types':
      return levelsWords(day, area, content.groups);
    case 'none': {
      const known = content.soFarKnown ? SO_FAR_KNOWN : '';
      return joined(day, 'nebude', area, known, 've vzduchu žádný pyl');
    }
    case 'unknown': {
      const forecast =
        content.type === null ? 'pylová předpověď' : `předpověď pro pyl ${NAMES[content.type]}`;
      return joined(day, 'není', area, 'k dispozici', forecast);
    }
  }
}

/** `zítra bude koncentrace pylu břízy a jasanu vysoká, pylu trav nízká`. */
function levelsWords(day: string, area: string, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group) => `pylu ${groupNames(group)} ${LEVELS[group.level]}`);
  return joined(day, 'bude', area, 'koncentrace', levels.join(', '));
}

function groupNames({ types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type]);
  const list = LIST.format(andOthers ? [...names, 'dalších rostlin'] : names);
  return list.replaceAll(NO_BREAK, ' ');
}
