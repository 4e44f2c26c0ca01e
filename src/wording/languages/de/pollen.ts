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

/** To stand before "pollen", or before a hyphen. */
const NAMES: Record<PollenType, string> = {
  Ambrosia: 'Ambrosia',
  Beifuss: 'Beifuß',
  Birke: 'Birken',
  Erle: 'Erlen',
  Esche: 'Eschen',
  Graeser: 'Gräser',
  Hasel: 'Hasel',
  Roggen: 'Roggen',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'gering', 2: 'mäßig', 3: 'hoch' };

const list = listsIn('de');

/** German for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  const [time, place] = settingWords(setting);
  switch (content.form) {
    case 'type':
      return content.level === 0
        ? joined(time, 'fliegen', place, 'keine', compounds([content.type]))
        : levelsWords(time, place, [
            { level: content.level, types: [content.type], andOthers: false },
          ]);
    case 'types':
      return levelsWords(time, place, content.groups);
    case 'none':
      return content.soFarKnown
        ? joined(time, 'fliegen', place, 'soweit bekannt keine Pollen')
        : joined(time, 'fliegen', place, 'keine Pollen');
    case 'unknown':
      return content.type === null
        ? joined(time, 'gibt es', place, 'keine Pollenvorhersage')
        : joined(time, 'gibt es', place, 'keine Vorhersage für', compounds([content.type]));
  }
}

/** German for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'sonst fliegen keine Pollen';
  const known = soFarKnown ? 'soweit bekannt' : '';
  return joined('sonst ist die Belastung', known, atMost ? 'höchstens' : '', LEVELS[level]);
}

/** `heute ist in Leipzig die Belastung durch Birkenpollen hoch, durch Gräserpollen gering`. */
function levelsWords(time: string, place: string, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group) => `durch ${groupWords(group)} ${LEVELS[group.level]}`);
  return joined(time, 'ist', place, 'die Belastung', levels.join(', '));
}

function groupWords({ types, andOthers }: PollenGroup): string {
  if (!andOthers) return compounds(types);
  return list.format([...types.map((type) => `${NAMES[type]}-`), 'andere Pollen']);
}

/** `Birken- und Eschenpollen`. */
function compounds(types: readonly PollenType[]): string {
  return list.format(
    types.map((type, at) => `${NAMES[type]}${at === types.length - 1 ? 'pollen' : '-'}`),
  );
}

function settingWords(setting: PollenSetting): [time: string, place: string] {
  if (!('placeholders' in setting)) return [dayWords(setting.day), placeWords(setting.place)];
  return ['<DayID>', setting.placeholders === 'dayAndPlace' ? 'in der Region <Location>' : ''];
}
