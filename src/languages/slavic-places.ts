import { joinWords } from '../wording/grammar.ts';

/** A form with a preposition of its own: `na Helu`. */
const WITH_PREPOSITION = /^(?:nad?|we?|v[eo]?) /;

interface PlaceTable {
  /** Towns with their locatives: `Kraków=Krakowie; Hel=na Helu`. */
  towns: readonly string[];
  /** The preposition that a locative stands after: `w`, `we`. */
  preposition: (locative: string) => string;
}

/**
 * Places in languages that inflect them. A town whose locative is known stands in the sentence: `w Krakowie`; any
 * other name stands before it with a colon: `Pcim: jutro będzie pochmurno`.
 */
export function createSlavicPlaces({ towns, preposition }: PlaceTable) {
  const phrases = new Map(
    towns.flatMap(parseTowns).map(([name, form]) => {
      const hasOwn = WITH_PREPOSITION.test(form);
      return [name, hasOwn ? form : `${preposition(form)} ${form}`] as const;
    }),
  );
  return { describePlace, labelPlace, prefixPlace, findPlacePhrase };

  /** `w Krakowie`; undefined if the locative is unknown. */
  function findPlacePhrase(place: string): string | undefined {
    return phrases.get(place);
  }

  /** The same, nothing if it is unknown. */
  function describePlace(place: string | null): string {
    return (place === null ? undefined : phrases.get(place)) ?? '';
  }

  /** Puts the name of a place without a known locative before a sentence. */
  function labelPlace(place: string | null, sentence: string): string {
    return place === null || phrases.has(place) ? sentence : `${place}: ${sentence}`;
  }

  /** `w Krakowie jutro będzie pochmurno`, `Pcim: jutro będzie pochmurno`. */
  function prefixPlace(place: string | null, sentence: string): string {
    return labelPlace(place, joinWords(describePlace(place), sentence));
  }
}

/** Parses `Kraków=Krakowie; Hel=na Helu`. */
export function parseTowns(list: string): (readonly [name: string, locative: string])[] {
  return list
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', locative = ''] = entry.split('=');
      return [name.trim(), locative.trim()] as const;
    });
}

/** `v Praze bude zítra`, `zítra bude`; the day of a template stands first: `<DayID> bude v okolí města <Location>`. */
export function verbSecond(day: string, verb: string, place: string): string {
  const isTemplate = day.startsWith('<');
  return place === '' || isTemplate ? joinWords(day, verb, place) : joinWords(place, verb, day);
}
