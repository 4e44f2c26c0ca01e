import { LRUCache } from 'lru-cache';
import { joinWords } from '../wording/grammar.ts';
import landmarks from './landmarks.json' with { type: 'json' };
import notPlaces from './not-places.json' with { type: 'json' };
import type { LandmarkTable, LandmarkWords } from './types.ts';

const MAX_MEMOIZED = 1000;

/** The latest results by name: most listeners ask about one place. */
function memoize<Result>(compute: (name: string) => Result): (name: string) => Result {
  const results = new LRUCache<string, { result: Result }>({ max: MAX_MEMOIZED });
  return (name) => {
    const known = results.get(name);
    if (known) return known.result;
    const result = compute(name);
    results.set(name, { result });
    return result;
  };
}

const LISTS = ['islands', 'lakes', 'summits', 'sights'] as const;

const texts = new Map<string, string>();

function textOf(list: (typeof LISTS)[number]): string {
  const text = texts.get(list) ?? landmarks[list].join('\n');
  texts.set(list, text);
  return text;
}

/** Describes where a landmark is, from the words of a language: `am Bodensee`, `in the Highlands`. */
export function createLandmarkWords(table: LandmarkTable): LandmarkWords {
  const groups = Object.entries(table.groups);
  const { airport, inflect = (name) => name } = table;
  const describe = memoize(describeLandmark);
  return { describeLandmark: describe, nameAirport: airport.name };

  function describeLandmark(name: string): string | undefined {
    const before = findWordBefore(name);
    if (before === undefined) return undefined;
    return before.endsWith("'") ? `${before}${name}` : joinWords(before, inflect(name));
  }

  function findWordBefore(name: string): string | undefined {
    const group = groups.find(([, names]) => isListed(name, names));
    if (group) return group[0];
    if (airport.pattern.test(name)) return airport.before;
    const list = LISTS.find((one) => table[one] !== undefined && isListed(name, textOf(one)));
    return list && table[list];
  }
}

/** Whether a list has a name: a search in the text takes less than to cut it into names. */
function isListed(name: string, list: string): boolean {
  for (let at = list.indexOf(name); at !== -1; at = list.indexOf(name, at + 1)) {
    const end = list.charAt(at + name.length);
    const isStart = at === 0 || list.charAt(at - 1) === '\n' || list.startsWith(', ', at - 2);
    if (isStart && (end === '' || end === ',' || end === ':' || end === '\n')) return true;
  }
  return false;
}

/** German adjectives that begin a name and that inflect, unlike those of towns: `Großer`, `Sächsische`. */
const ADJECTIVE = /^(\p{L}+isch|Groß|Kahl|Alt|Hoh|Ober(?=er See))(?:er|es|e) (?=\p{Lu})/u;

/** The form of a German name after a preposition: `Großen Arber` for `Großer Arber`. */
export function inflectAdjective(name: string): string {
  return name.replace(ADJECTIVE, '$1en ');
}

/** Words that are also names of villages, and that questions mean otherwise; whole names only, by language. */
const NOT_PLACES: Readonly<Record<string, string>> = notPlaces;

const findNotPlaces = memoize((language) => {
  const words = NOT_PLACES[language];
  return words === undefined ? undefined : new Set(words.split(', '));
});

/** What stands before such a word: `auf dem Display`, `für meinen Spaziergang`. */
const BEFORE =
  /^(?:(?:à|a|al|alla|am|an|auf|aan|at|bei|beim|dans|en|for|für|fürs|im|in|mon|na|nel|nella|on|op|para|per|pour|su|sul|sullo|sur|van|voor|zu|zum|zur)\s+)?(?:(?:das|dem|den|der|die|de|del|een|ein|eine|einen|einer|el|het|il|la|las|le|les|lo|los|ma|mein|meine|meinen|meiner|mi|mia|mio|mijn|mon|my|our|the|this|un|una|une|a|an)\s+|l['’]\s*)?(?=\p{L})/u;

/** Whether a name is a word of the question and no place, with or without the words before it. */
export function isNotPlace(spoken: string, language: string): boolean {
  const words = findNotPlaces(language.split('-')[0] ?? '');
  if (words === undefined) return false;
  const name = spoken.toLowerCase().normalize('NFC').replaceAll('’', "'");
  // One word has none before it.
  return words.has(name) || (/[ ']/.test(name) && words.has(name.replace(BEFORE, '')));
}
