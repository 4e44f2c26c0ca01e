import type { PollenType } from '../../../contract/parameters.ts';
import type { PollenIndex } from '../../../weather/pollen.ts';
import { joined } from '../../joined.ts';
import type {
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../plan/statement.ts';
import { dayWords } from './time.ts';
import { placeWords } from './place.ts';
import { listsIn } from '../../intl.ts';

/** The plant, and what flies of it. */
const NAMES: Record<PollenType, readonly [plant: string, pollen: string]> = {
  Ambrosia: ['ambrosia', 'ambrosiapollen'],
  Beifuss: ['bijvoet', 'bijvoetpollen'],
  Birke: ['berk', 'berkenpollen'],
  Erle: ['els', 'elzenpollen'],
  Esche: ['es', 'essenpollen'],
  Graeser: ['gras', 'graspollen'],
  Hasel: ['hazelaar', 'hazelaarpollen'],
  Roggen: ['rogge', 'roggepollen'],
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'laag', 2: 'matig', 3: 'hoog' };

const list = listsIn('nl');

/** Dutch for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  const [time, place] = settingWords(setting);
  switch (content.form) {
    case 'type': {
      const pollen = NAMES[content.type][1];
      return content.level === 0
        ? joined(time, 'zijn er', place, 'geen', pollen, 'in de lucht')
        : joined(time, 'is', place, 'de hoeveelheid', pollen, LEVELS[content.level]);
    }
    case 'types': {
      const levels = list.format(content.groups.map(groupWords));
      return joined(time, 'is', place, 'de hoeveelheid pollen', levels);
    }
    case 'none': {
      const known = content.soFarKnown ? 'voor zover bekend' : '';
      return joined(time, 'zijn er', place, known, 'geen pollen in de lucht');
    }
    case 'unknown': {
      const ofType = content.type && `voor ${NAMES[content.type][1]}`;
      return joined(time, 'is er', place, ofType ? 'geen verwachting' : 'geen pollenverwachting', ofType); // prettier-ignore
    }
  }
}

/** Dutch for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'andere pollen zijn er niet';
  const known = soFarKnown ? 'voor zover bekend' : '';
  const most = atMost ? 'hooguit' : '';
  return joined('de hoeveelheid andere pollen is', known, most, LEVELS[level]);
}

/** `van berk en es hoog`. */
function groupWords({ level, types, andOthers }: PollenGroup): string {
  const plants = types.map((type) => NAMES[type][0]);
  return `van ${list.format(andOthers ? [...plants, 'andere planten'] : plants)} ${LEVELS[level]}`;
}

function settingWords(setting: PollenSetting): [time: string, place: string] {
  if (!('placeholders' in setting)) return [dayWords(setting.day), placeWords(setting.place)];
  return ['<DayID>', setting.placeholders === 'dayAndPlace' ? 'in de regio <Location>' : ''];
}
