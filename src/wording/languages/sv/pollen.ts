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

/** To stand alone, or before "pollen". */
const PLANTS: Record<PollenType, string> = {
  Ambrosia: 'ambrosia',
  Beifuss: 'gråbo',
  Birke: 'björk',
  Erle: 'al',
  Esche: 'ask',
  Graeser: 'gräs',
  Hasel: 'hassel',
  Roggen: 'råg',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'låg', 2: 'måttlig', 3: 'hög' };

const list = listsIn('sv');

/** Swedish for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  const [time, place] = settingWords(setting);
  switch (content.form) {
    case 'type': {
      const { type, level } = content;
      return level === 0
        ? joined(time, `finns det inget ${PLANTS[type]}pollen i luften`, place)
        : levelsWords(time, place, [{ level, types: [type], andOthers: false }]);
    }
    case 'types':
      return levelsWords(time, place, content.groups);
    case 'none': {
      const known = content.soFarKnown ? 'såvitt känt' : '';
      return joined(time, 'finns det', known, 'inget pollen i luften', place);
    }
    case 'unknown': {
      const { type } = content;
      const what = type === null ? 'pollenprognos' : `prognos för ${PLANTS[type]}pollen`;
      return joined(time, 'finns det ingen', what, place);
    }
  }
}

/** Swedish for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'i övrigt finns det inget pollen i luften';
  const known = soFarKnown ? 'såvitt känt' : '';
  return joined('i övrigt är pollenhalten', known, atMost ? 'högst' : '', LEVELS[level]);
}

/** `i dag är pollenhalten i Uppsala hög för björk, men låg för gräs`. */
function levelsWords(time: string, place: string, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group) => `${LEVELS[group.level]} för ${groupWords(group)}`);
  const last = levels.pop() ?? '';
  const lowest = levels.length > 0 ? `men ${last}` : last;
  return joined(time, 'är pollenhalten', place, [...levels, lowest].join(', '));
}

/** `björk och ask`, `björk, ask och andra sorter`. */
function groupWords({ types, andOthers }: PollenGroup): string {
  const plants = types.map((type) => PLANTS[type]);
  return list.format(andOthers ? [...plants, 'andra sorter'] : plants);
}

function settingWords(setting: PollenSetting): [time: string, place: string] {
  if (!('placeholders' in setting)) return [dayWords(setting.day), placeWords(setting.place)];
  const isWithPlace = setting.placeholders === 'dayAndPlace';
  return ['<DayID>', isWithPlace ? 'i området kring <Location>' : ''];
}
