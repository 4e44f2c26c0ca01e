import type { PollenType } from '../../../contract/parameters.ts';
import type { PollenIndex } from '../../../weather/pollen.ts';
import { joined } from '../../joined.ts';
import type {
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../plan/statement.ts';
import { dayWords } from './calendar.ts';
import { de } from './elision.ts';
import { placeWords } from './place.ts';
import { listsIn } from '../../intl.ts';

const NAMES: Record<PollenType, readonly [article: string, name: string]> = {
  Ambrosia: ["l'", 'ambroisie'],
  Beifuss: ["l'", 'armoise'],
  Birke: ['le ', 'bouleau'],
  Erle: ["l'", 'aulne'],
  Esche: ['le ', 'frêne'],
  Graeser: ['les ', 'graminées'],
  Hasel: ['le ', 'noisetier'],
  Roggen: ['le ', 'seigle'],
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'faible', 2: 'modéré', 3: 'élevé' };

const AS_FAR_AS_IS_KNOWN = 'à notre connaissance';

const list = listsIn('fr');

/** French for the pollen of a day. */
export function pollenWords({ setting, content }: PollenStatement): string {
  const opening = settingWords(setting);
  switch (content.form) {
    case 'type': {
      const pollen = pollenOf(content.type);
      return content.level === 0
        ? `${opening}, il n'y aura pas de ${pollen}`
        : `${opening}, le taux de ${pollen} sera ${LEVELS[content.level]}`;
    }
    case 'types': {
      const groups = content.groups.map(groupWords).join(', ');
      return `${opening}, le taux de pollen sera ${groups}`;
    }
    case 'none': {
      const known = content.soFarKnown ? AS_FAR_AS_IS_KNOWN : '';
      return `${opening}, ${joined("il n'y aura pas de pollen", known)}`;
    }
    case 'unknown': {
      const what = content.type === null ? 'de pollen' : `pour le ${pollenOf(content.type)}`;
      return `${opening}, il n'y a pas de prévision ${what}`;
    }
  }
}

/** French for the pollen that have not been named. */
export function otherPollenWords({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return "il n'y aura pas d'autres pollens";
  const clause = joined('le taux des autres pollens sera', LEVELS[level], atMost ? 'au plus' : '');
  return soFarKnown ? `${AS_FAR_AS_IS_KNOWN}, ${clause}` : clause;
}

/** `élevé pour le bouleau et le frêne`. */
function groupWords({ level, types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type].join(''));
  const named = list.format(andOthers ? [...names, "d'autres plantes"] : names);
  return `${LEVELS[level]} pour ${named}`;
}

/** `pollen de bouleau`, `pollen d'aulne`. */
function pollenOf(type: PollenType): string {
  return `pollen ${de(NAMES[type][1])}`;
}

/** `demain à Leipzig`; the words around a placeholder fit every name. */
function settingWords(setting: PollenSetting): string {
  if (!('placeholders' in setting)) {
    return joined(dayWords(setting.day), placeWords(setting.place));
  }
  return joined(
    '<DayID>',
    setting.placeholders === 'dayAndPlace' ? 'pour <Location> et sa région' : '',
  );
}
