import { joinWords } from '../../wording/grammar.ts';
import { createPollen, type PollenParts } from '../skeleton-pollen.ts';
import type { Country } from './words.ts';
import { withoutComma } from './time.ts';

export function createPollenWords(country: Country, parts: PollenParts) {
  return createPollen(
    {
      tag: `en-${country}`,
      names: {
        Ambrosia: 'ragweed',
        Beifuss: 'mugwort',
        Birke: 'birch',
        Erle: 'alder',
        Esche: 'ash',
        Graeser: 'grass',
        Hasel: 'hazel',
        Roggen: 'rye',
      },
      levels: ['low', 'moderate', 'high'],
      others: 'others',
      region: 'in the <Location> region',
      soFarKnown: 'as far as is known',
      noneOf: (day, place, plant) => `${joinWords(day, place)}, there'll be no ${plant} pollen`,
      none: (day, place, known) =>
        joinWords(`${joinWords(day, place)}, there'll be no pollen`, known),
      level: (day, place, plant, level) =>
        `${joinWords(day, place)}, ${plant} pollen levels will be ${level}`,
      groups(day, place, groups) {
        const [first, ...others] = groups.map(({ names, level }) => `${level} for ${names}`);
        const last = others.pop();
        const levels = [first, ...others, last && `and ${last}`].filter(Boolean).join(', ');
        return `${joinWords(day, place)}, pollen levels will be ${levels}`;
      },
      unknown: (day, place) => `I have no pollen forecast for ${withoutOn(day, place)}`,
      unknownOf: (day, place, plant) =>
        `I have no ${plant} pollen forecast for ${withoutOn(day, place)}`,
      noOthers: "there'll be no other pollen",
      atMost: 'at most',
      otherLevels(level, most, known) {
        const levels = joinWords('other pollen levels will be', level, most);
        return known === '' ? levels : `${known}, ${levels}`;
      },
    },
    parts,
  );
}

/** `Saturday in Leipzig`. */
function withoutOn(day: string, place: string): string {
  return withoutComma(joinWords(day.replace(/^on /, ''), place));
}
