import { areaNames, areasCalled, townsInAreas } from './areas.ts';
import { foldName } from './fold.ts';
import type { Place } from './place.ts';

/** One of the places that a name may mean. */
export interface PlaceChoice {
  place: Place;
  /** What tells it from the others: `Neustadt an der Aisch`, `Paris in Texas`, `Altdorf bei Nürnberg`. */
  description: string;
  /** Country and GeoNames admin1, `DE.02`; an answer may name the place by it. */
  area?: string | undefined;
}

/** What an answer may have around the words that tell. */
const FILLERS = new Set(
  'das die der den dem in im am an auf bei von nahe ob the one that near on of upon le la les celui celle en au du de il lo el'.split(
    ' ',
  ),
);

/**
 * Which of the choices an answer means: `in Bayern`, `Bayern`, `das in Sachsen`, `an der Oder`,
 * `Neustadt in Holstein`. Undefined where it means none of them, or several.
 */
export function among<T extends PlaceChoice>(spoken: string, choices: readonly T[]): T | undefined {
  const shared = sharedWords(choices);
  const said = tellingWords(spoken, shared);
  if (said.length === 0) return undefined;
  const areas = areasMeant(said.join(' '), spoken, shared, choices);
  const offered = choices.map(({ description }) => tellingWords(description, shared));
  const isWhole = (i: number) => offered[i]?.join(' ') === said.join(' ');
  const isPart = (i: number) => said.every((word) => offered[i]?.includes(word));
  return (
    only(choices.filter(({ area = '' }) => areas.includes(area))) ??
    only(choices.filter(({ place }) => areas.includes(place.country))) ??
    only(choices.filter((_, i) => isWhole(i))) ??
    only(choices.filter((_, i) => isPart(i)))
  );
}

function areasMeant(
  said: string,
  spoken: string,
  shared: ReadonlySet<string>,
  choices: readonly PlaceChoice[],
): readonly string[] {
  const names = areaNames([...new Set(choices.map(({ place }) => place.country))]);
  const isShared = (text: string) => tellingWords(text, shared).length === 0;
  return (
    areasCalled(said, names) ??
    townsInAreas(spoken, names).find(({ town }) => isShared(town))?.areas ??
    []
  );
}

/** Words that each choice has tell nothing: the name that was asked for. */
function sharedWords(choices: readonly PlaceChoice[]): ReadonlySet<string> {
  const [first = [], ...others] = choices.map(({ description }) => wordsOf(description));
  return new Set(first.filter((word) => others.every((other) => other.includes(word))));
}

function tellingWords(text: string, shared: ReadonlySet<string>): string[] {
  return wordsOf(text).filter((word) => !shared.has(word) && !FILLERS.has(word));
}

function wordsOf(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '');
}

function only<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}
