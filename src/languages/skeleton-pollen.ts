import type { PollenType } from '../contract/parameters.ts';
import { createListFormat } from '../wording/grammar.ts';
import type { Language } from '../wording/language.ts';
import type { PollenGroup, PollenSetting } from '../wording/plan/pollen.ts';
import type { Day } from '../wording/plan/statement.ts';

/** The types of one level as a list, and the level. */
export interface WordedGroup {
  names: string;
  level: string;
}

/** The words of one language for the pollen of a day; `Name` has the forms that it needs of a plant's name. */
export interface PollenWords<Name> {
  /** BCP 47, for the lists. */
  tag: string;
  names: Readonly<Record<PollenType, Name>>;
  levels: readonly [low: string, moderate: string, high: string];
  /** In a list, where that is not the name itself; the last word of it may be longer than the others. */
  inList?: (name: Name, isLast: boolean) => string;
  /** What more plants than can be named are called. */
  others: string;
  /** Where the place of a template is. */
  region: string;
  soFarKnown: string;
  /** Nothing of this type, or of any. */
  noneOf: (time: string, place: string, name: Name) => string;
  none: (time: string, place: string, soFarKnown: string) => string;
  /** One type, where that is worded otherwise than a list of one. */
  level?: (time: string, place: string, name: Name, level: string) => string;
  groups: (time: string, place: string, groups: readonly WordedGroup[]) => string;
  unknown: (time: string, place: string) => string;
  unknownOf: (time: string, place: string, name: Name) => string;
  noOthers: string;
  atMost: string;
  otherLevels: (level: string, atMost: string, soFarKnown: string) => string;
}

/** A language either describes a place within a sentence or puts its name before it. */
export interface PollenParts {
  describeDay: (day: Day) => string;
  describePlace?: (place: string | null) => string;
  prefixPlace?: (place: string | null, words: string) => string;
}

/** A list has a no-break space after "and" in some languages; speech has plain spaces only. */
const NO_BREAK = '\u00A0';

export function createPollen<Name>(
  words: PollenWords<Name>,
  { describeDay, describePlace, prefixPlace }: PollenParts,
): Pick<Language, 'pollen' | 'otherPollen'> {
  const list = createListFormat(words.tag);
  const { inList = String } = words;

  return {
    pollen({ setting, content }) {
      const [time, place] = describeSetting(setting);
      const name = 'placeholders' in setting ? null : setting.place;
      const sentence = describeContent(content, time, place);
      return prefixPlace ? prefixPlace(name, sentence) : sentence;
    },

    otherPollen({ level, atMost, soFarKnown }) {
      if (level === 0) return words.noOthers;
      const known = soFarKnown ? words.soFarKnown : '';
      return words.otherLevels(nameLevel(level), atMost ? words.atMost : '', known);
    },
  };

  function describeContent(
    content: Parameters<Language['pollen']>[0]['content'],
    time: string,
    place: string,
  ): string {
    switch (content.form) {
      case 'type': {
        const { type, level } = content;
        const name = words.names[type];
        if (level === 0) return words.noneOf(time, place, name);
        if (words.level) return words.level(time, place, name, nameLevel(level));
        return words.groups(time, place, [wordGroup({ level, types: [type], andOthers: false })]);
      }
      case 'types':
        return words.groups(time, place, content.groups.map(wordGroup));
      case 'none':
        return words.none(time, place, content.soFarKnown ? words.soFarKnown : '');
      case 'unknown':
        return content.type === null
          ? words.unknown(time, place)
          : words.unknownOf(time, place, words.names[content.type]);
    }
  }

  function wordGroup({ level, types, andOthers }: PollenGroup): WordedGroup {
    const names = types.map((type, at) =>
      inList(words.names[type], !andOthers && at === types.length - 1),
    );
    const items = andOthers ? [...names, words.others] : names;
    return { names: list.format(items).replaceAll(NO_BREAK, ' '), level: nameLevel(level) };
  }

  function nameLevel(level: PollenGroup['level']): string {
    return words.levels[level - 1] ?? '';
  }

  function describeSetting(setting: PollenSetting): [time: string, place: string] {
    if ('placeholders' in setting) {
      return ['<DayID>', setting.placeholders === 'dayAndPlace' ? words.region : ''];
    }
    return [describeDay(setting.day), describePlace?.(setting.place) ?? ''];
  }
}

/** `high for birch, moderate for ash, but low for grass`. */
export function joinContrast(levels: readonly string[], but: string): string {
  const last = levels.at(-1) ?? '';
  return [...levels.slice(0, -1), levels.length > 1 ? `${but} ${last}` : last].join(', ');
}
