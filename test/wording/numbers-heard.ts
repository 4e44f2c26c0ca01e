/** The numbers in a spoken text, read back by what they are of. */
export interface Heard {
  degrees: number[];
  gusts: number[];
  /** As said, halves of inches included; 0 for "less than". */
  amounts: number[];
  /** Hours of the clock, 0 to 23. */
  hours: number[];
  /** What is left of the text: no digit may be. */
  rest: string;
}

type Reader = readonly [
  keyof Omit<Heard, 'rest'>,
  RegExp,
  (groups: (string | undefined)[]) => number[],
];

const GERMAN: readonly Reader[] = [
  ['gusts', /bis (\d+) Kilometer pro Stunde/g, ([value]) => [Number(value)]],
  [
    'amounts',
    /rund (\d+|ein) (?:Liter pro Quadratmeter|Zentimeter Schnee)/g,
    ([value]) => [signed(value)],
  ],
  ['hours', /zwischen (\d+|ein) und (\d+|ein) Uhr/g, (both) => both.map(signed)],
  ['hours', /(\d+|ein) Uhr/g, ([value]) => [signed(value)]],
  ['hours', /Mitternacht/g, () => [0]],
  ['degrees', /um den Gefrierpunkt/g, () => [0]],
  [
    'degrees',
    /(?:((?:minus |plus )?(?:\d+|einem)) (?:und|bis|auf) )?((?:minus |plus )?(?:\d+|einem|ein)) Grad/g,
    (values) => values.filter((value) => value !== undefined).map(signed),
  ],
];

const ENGLISH: readonly Reader[] = [
  ['gusts', /of up to (\d+) (?:miles per|kilometres an) hour/g, ([value]) => [Number(value)]],
  ['amounts', /less than (?:half )?an inch of/gi, () => [0]],
  ['amounts', /about half an inch of/gi, () => [0.5]],
  ['amounts', /about (\d+) and a half inches of/gi, ([value]) => [Number(value) + 0.5]],
  [
    'amounts',
    /about (\d+) (?:(?:centi|milli)metres?|inch|inches) of/gi,
    ([value]) => [Number(value)],
  ],
  [
    'hours',
    /between (\d+) and (\d+) ([AP]M)/g,
    ([from, to, half]) => [clock(from, half), clock(to, half)],
  ],
  ['hours', /(\d+) ([AP]M)/g, ([value, half]) => [clock(value, half)]],
  ['hours', /midnight/g, () => [0]],
  ['hours', /(?<!around |until |starting )(?:noon|midday)/g, () => [12]],
  ['degrees', /around freezing/g, () => [0]],
  [
    'degrees',
    /(?:((?:minus |plus )?\d+) (?:and|to) )?((?:minus |plus )?\d+) degrees?/g,
    (values) => values.filter((value) => value !== undefined).map(signed),
  ],
];

export function hear(text: string, tag: string): Heard {
  const heard: Heard = { degrees: [], gusts: [], amounts: [], hours: [], rest: text };
  for (const [kind, pattern, read] of tag.startsWith('de') ? GERMAN : ENGLISH) {
    heard.rest = heard.rest.replaceAll(pattern, (...match: unknown[]) => {
      heard[kind].push(...read(match.slice(1, -2).map(groupOf)));
      return '_';
    });
  }
  return heard;
}

function groupOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function signed(words: string | undefined): number {
  const size = Number(words?.replace(/^(?:minus|plus) /, '').replace(/^einem$|^ein$/, '1'));
  return words?.startsWith('minus') ? -size : size;
}

function clock(value: string | undefined, half: string | undefined): number {
  return (Number(value) % 12) + (half === 'PM' ? 12 : 0);
}
