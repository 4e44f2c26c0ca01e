import type { PlaceChoice } from './ambiguity.ts';
import { fullName } from './full-name.ts';
import { inArea, nearTown } from './in-area.ts';
import { greaterTownNear } from './nearest.ts';
import type { PlaceIndex } from './place-index.ts';
import { nameIn } from './place-name.ts';
import type { Place } from './place.ts';
import { areaAt } from './read-place.ts';

/** A place, and its position in the index. */
export interface Located {
  at: number;
  place: Place;
}

/**
 * The places of one name with what tells them apart in a language: their fuller name, else their
 * state or country, else the greater town beside them. One that nothing tells apart is left out;
 * one alone needs no more than its name.
 */
export function described(
  located: readonly Located[],
  language: string,
  index: PlaceIndex,
): PlaceChoice[] {
  if (located.length === 1) return located.map(({ place }) => ({ place, description: place.name }));
  const areas = located.map(({ at }) => areaAt(at, index));
  const choices = located.map(({ at, place }, i): PlaceChoice => {
    const area = areas[i] ?? '';
    const full = fullName(place.name, at, index);
    if (full !== undefined) return { place: { ...place, name: full }, description: full, area };
    const isTelling = areas.every((other, k) => k === i || other !== area);
    const beside = isTelling ? undefined : greaterTownBeside(at, language, index);
    const description =
      beside === undefined
        ? inArea(place.name, area, language)
        : nearTown(place.name, beside, language);
    return { place, description, area };
  });
  return [...new Map(choices.map((choice) => [choice.description, choice])).values()];
}

function greaterTownBeside(at: number, language: string, index: PlaceIndex): string | undefined {
  const town = greaterTownNear(at, index);
  return town === undefined ? undefined : nameIn(language, town, index);
}
