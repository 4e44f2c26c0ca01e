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

const NAMES: Record<PollenType, readonly [plant: string, pollen: string]> = {
  Ambrosia: ['ambrosie', 'ambrosiepollen'],
  Beifuss: ['bynke', 'bynkepollen'],
  Birke: ['birk', 'birkepollen'],
  Erle: ['el', 'ellepollen'],
  Esche: ['ask', 'askepollen'],
  Graeser: ['græs', 'græspollen'],
  Hasel: ['hassel', 'hasselpollen'],
  Roggen: ['rug', 'rugpollen'],
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'lavt', 2: 'moderat', 3: 'højt' };

const list = listsIn('da');

/** Danish for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  const [time, place] = settingWords(setting);
  switch (content.form) {
    case 'type': {
      const { type, level } = content;
      return level === 0
        ? joined(time, 'er der ingen', NAMES[type][1], 'i luften', place)
        : levelsWords(time, place, [{ level, types: [type], andOthers: false }]);
    }
    case 'types':
      return levelsWords(time, place, content.groups);
    case 'none': {
      const known = content.soFarKnown ? 'så vidt vides' : '';
      return joined(time, 'er der', known, 'ingen pollen i luften', place);
    }
    case 'unknown':
      return content.type === null
        ? joined(time, 'er der ingen pollenprognose', place)
        : joined(time, 'er der ingen prognose for', NAMES[content.type][1], place);
  }
}

/** Danish for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'ellers er der ingen pollen i luften';
  const known = soFarKnown ? 'så vidt vides' : '';
  return joined('ellers er pollentallet', known, atMost ? 'højst' : '', LEVELS[level]);
}

/** `i dag er pollentallet i Aarhus højt for birk, men lavt for græs`. */
function levelsWords(time: string, place: string, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group) => `${LEVELS[group.level]} for ${groupWords(group)}`);
  const last = levels.pop() ?? '';
  const lowest = levels.length > 0 ? `men ${last}` : last;
  return joined(time, 'er pollentallet', place, [...levels, lowest].join(', '));
}

/** `birk og ask`, `birk, ask og andre typer`. */
function groupWords({ types, andOthers }: PollenGroup): string {
  const plants = types.map((type) => NAMES[type][0]);
  return list.format(andOthers ? [...plants, 'andre typer'] : plants);
}

function settingWords(setting: PollenSetting): [time: string, place: string] {
  if (!('placeholders' in setting)) return [dayWords(setting.day), placeWords(setting.place)];
  const isWithPlace = setting.placeholders === 'dayAndPlace';
  return ['<DayID>', isWithPlace ? 'i området omkring <Location>' : ''];
}
