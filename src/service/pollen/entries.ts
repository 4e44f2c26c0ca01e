import { POLLEN_TYPES, type PollenType } from '../../contract/parameters.ts';
import type { PollenResponse } from '../../contract/public/pollen.ts';
import type { PollenDay } from '../../weather/pollen.ts';
import type { PollenNames, PollenPlant } from '../../wording/pollen-names.ts';

/** Latin names of the pollen index's types, by "Pollen types" of the public weather API's document. */
export const PLANTS: Readonly<Record<PollenType, PollenPlant>> = {
  Ambrosia: 'Ambrosia',
  Beifuss: 'Artemisia',
  Birke: 'Betula',
  Erle: 'Alnus',
  Esche: 'Fraxinus',
  Graeser: 'Poaceae',
  Hasel: 'Corylus',
  Roggen: 'Secale',
};

/** A day with all types of which something is known, in the order of the voice-text document. */
export function dayEntry(
  { date, levels }: PollenDay,
  names: PollenNames,
): PollenResponse['daily'][number] {
  const items = POLLEN_TYPES.flatMap((type) => {
    const level = levels[type];
    if (level === undefined) return [];
    const plant = PLANTS[type];
    return { pollen_forecast: compact(plant), pollen_index: level, name: names[plant] };
  });
  return { date, items };
}

/** `quercusilex` for `Quercus ilex`. */
function compact(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '');
}
