import { POLLEN_TYPES, type PollenType } from '../../contract/parameters.ts';
import type { PollenDay, PollenIndex } from '../../weather/atmosphere.ts';
import { toRelativeDay, type Audience, type Day } from './statement.ts';
import type { Plan } from './plan.ts';

/** The pollen of a day at a place: of one type, or of all notable types. */
export interface PollenStatement {
  kind: 'pollen';
  setting: PollenSetting;
  content:
    | { form: 'type'; type: PollenType; level: PollenIndex }
    | { form: 'types'; groups: readonly PollenGroup[] }
    /** `soFarKnown` if some types are unknown. */
    | { form: 'none'; soFarKnown: boolean }
    | { form: 'unknown'; type: PollenType | null };
}

/** Time and place, or placeholders for them. */
export type PollenSetting =
  { day: Day; place: string | null } | { placeholders: 'day' | 'dayAndPlace' };

/** Types of one level. */
export interface PollenGroup {
  level: Exclude<PollenIndex, 0>;
  types: readonly PollenType[];
  /** Whether there are more types than named. */
  andOthers: boolean;
}

/** All types of pollen not named before. */
export interface OtherPollenStatement {
  kind: 'otherPollen';
  /** The highest level. */
  level: PollenIndex;
  /** Whether some types have a lower level. */
  atMost: boolean;
  soFarKnown: boolean;
}

/** Maximum number of spoken types. */
const MAX_NAMED_TYPES = 4;

const LEVELS = [3, 2, 1] as const;

/** Order of types within a level. */
const NAMING_ORDER: readonly PollenType[] = [
  'Graeser', 'Birke', 'Hasel', 'Erle', 'Esche', 'Roggen', 'Beifuss', 'Ambrosia',
]; // prettier-ignore

/** Plans the pollen of a day: of one type, or of all types with the strongest by name. */
export function planPollen(day: PollenDay, type: PollenType | undefined, audience: Audience): Plan {
  const setting = { day: toRelativeDay(day.date, audience), place: audience.place };
  return planPollenIn(setting, day.levels, type);
}

/** Plans a template with placeholders for the day, or the day and the place. */
export function planPollenTemplate(
  { levels }: PollenDay,
  type: PollenType | undefined,
  placeholders: 'day' | 'dayAndPlace',
): Plan {
  return planPollenIn({ placeholders }, levels, type);
}

function planPollenIn(
  setting: PollenSetting,
  levels: PollenDay['levels'],
  type: PollenType | undefined,
): Plan {
  if (type === undefined) return planAllTypes(setting, levels);
  const level = levels[type];
  const content =
    level === undefined
      ? { form: 'unknown' as const, type }
      : { form: 'type' as const, type, level };
  return [{ kind: 'pollen', setting, content }];
}

function planAllTypes(setting: PollenSetting, levels: PollenDay['levels']): Plan {
  const known = NAMING_ORDER.filter((type) => levels[type] !== undefined);
  const soFarKnown = known.length < POLLEN_TYPES.length;
  const statement = (content: PollenStatement['content']): PollenStatement => ({
    kind: 'pollen',
    setting,
    content,
  });
  if (known.length === 0) return [statement({ form: 'unknown', type: null })];
  const groups = groupByLevel(levels);
  if (groups.length === 0) return [statement({ form: 'none', soFarKnown })];
  const named = statement({ form: 'types', groups });
  const isTruncated = groups.some(({ andOthers }) => andOthers);
  const others = known
    .filter((type) => !groups.some(({ types }) => types.includes(type)))
    .map((type) => levels[type] ?? 0);
  // "And others" covers the rest; if no other type flies, that is reported only if all types are known.
  if (isTruncated || others.length === 0) return [named];
  const highest = findHighestLevel(others);
  if (highest === 0 && soFarKnown) return [named];
  const atMost = others.some((level) => level < highest);
  return [named, { kind: 'otherPollen', level: highest, atMost, soFarKnown }];
}

/** Complete levels from the highest on, within the maximum number of named types. */
function groupByLevel(levels: PollenDay['levels']): PollenGroup[] {
  const groups: PollenGroup[] = [];
  let left = MAX_NAMED_TYPES;
  for (const level of LEVELS) {
    const types = NAMING_ORDER.filter((type) => levels[type] === level);
    if (types.length === 0) continue;
    if (types.length > left) {
      const isFirst = groups.length === 0;
      return isFirst
        ? [{ level, types: types.slice(0, MAX_NAMED_TYPES), andOthers: true }]
        : groups;
    }
    groups.push({ level, types, andOthers: false });
    left -= types.length;
  }
  return groups;
}

function findHighestLevel(levels: readonly PollenIndex[]): PollenIndex {
  return levels.reduce((highest, level) => (level > highest ? level : highest), 0);
}
