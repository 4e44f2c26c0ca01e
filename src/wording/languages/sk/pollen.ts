import type { PollenType } from '../../../contract/parameters.ts';
import type { PollenIndex } from '../../../weather/pollen.ts';
import { joined } from '../../joined.ts';
import type { OtherPollenStatement, PollenGroup, PollenStatement } from '../../plan/statement.ts';
import { dayWords } from './days.ts';
import { placed } from './place.ts';
import { listsIn } from '../../intl.ts';

/** After "peľ" and "peľu". */
const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ambrózie',
  Beifuss: 'paliny',
  Birke: 'brezy',
  Erle: 'jelše',
  Esche: 'jaseňa',
  Graeser: 'tráv',
  Hasel: 'liesky',
  Roggen: 'raže',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'nízka', 2: 'stredná', 3: 'vysoká' };

const SO_FAR_KNOWN = 'podľa dostupných údajov';

const LIST = listsIn('sk');

/** After "a", where the list would not break a line; speech has plain spaces only. */
const NO_BREAK = '\u00A0';

/** Slovak for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  if (!('placeholders' in setting)) {
    return placed(setting.place, contentWords(dayWords(setting.day), '', content));
  }
  const area = setting.placeholders === 'dayAndPlace' ? 'v oblasti <Location>' : '';
  return contentWords('<DayID>', area, content);
}

/** Slovak for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'iný peľ v ovzduší nebude';
  const known = soFarKnown ? SO_FAR_KNOWN : '';
  const most = atMost ? 'nanajvýš' : '';
  return joined('koncentrácia ostatných druhov peľu bude', known, most, LEVELS[level]);
}

function contentWords(day: string, area: string, content: PollenStatement['content']): string {
  switch (content.form) {
    case 'type': {
      const { type, level } = content;
      return level === 0
        ? joined(day, 'nebude', area, 'v ovzduší peľ', NAMES[type])
        : levelsWords(day, area, [{ level, types: [type], andOthers: false }]);
    }
    case 'types':
      return levelsWords(day, area, content.groups);
    case 'none': {
      const known = content.soFarKnown ? SO_FAR_KNOWN : '';
      return joined(day, 'nebude', area, known, 'v ovzduší žiadny peľ');
    }
    case 'unknown': {
      const forecast =
        content.type === null ? 'peľová predpoveď' : `predpoveď pre peľ ${NAMES[content.type]}`;
      return joined(day, 'nie je', area, 'k dispozícii', forecast);
    }
  }
}

/** `zajtra bude koncentrácia peľu brezy a jaseňa vysoká, peľu tráv nízka`. */
function levelsWords(day: string, area: string, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group) => `peľu ${groupNames(group)} ${LEVELS[group.level]}`);
  return joined(day, 'bude', area, 'koncentrácia', levels.join(', '));
}

function groupNames({ types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type]);
  const list = LIST.format(andOthers ? [...names, 'ďalších rastlín'] : names);
  return list.replaceAll(NO_BREAK, ' ');
}
