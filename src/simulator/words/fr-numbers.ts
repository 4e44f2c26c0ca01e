import { counted } from './lists.ts';
import type { Words } from './words.ts';

type Rewrite = Words['rewrites'][number];

const UNITS = counted(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const TENS = counted('vingt trente quarante cinquante soixante septante huitante nonante', 2).map(
  ([word, tens]): [string, number] => [word, tens * 10],
);

/** Of France, Belgium and Switzerland. */
export const NUMBERS: readonly (readonly [string, number])[] = [
  ...UNITS,
  ['une', 1],
  ...TENS.flatMap(([ten, tens]) => compounds(ten, tens, 10)),
  ...compounds('soixante', 60, 20),
  ['quatre-vingts', 80],
  ...compounds('quatre-vingt', 80, 20),
];

/** A number from 0 to 99 as a pattern, in digits or words. */
const NUMBER = `(?<!\\p{L})(?:\\d{1,2}|${NUMBERS.map(([word]) => word.replaceAll('-', '[- ]'))
  .toSorted((a, b) => b.length - a.length)
  .join('|')})(?![\\p{L}\\d-])`;

const DIGIT = UNITS.slice(1, 10)
  .map(([word]) => word)
  .join('|');

/** Numbers put together, hours written out, and what of them stands between a number and its unit. */
export const COUNTING: readonly Rewrite[] = [
  [/\b(\d{1,2}) ?[h:] ?(\d{2})\b/g, '$1 heures $2'],
  [/\b(\d{1,2}) ?h\b/g, '$1 heures'],
  [/(\d{1,2}(?: heures(?: \d\d)?)?)\s*[-–]\s*(?=\d)/g, 'de $1 à '],
  [
    new RegExp(
      `(?:autour de|aux (?:alentours|environs) de|sur les coups de) (?=${NUMBER} h)`,
      'gu',
    ),
    'vers ',
  ],
  // An hour of the clock, unless words before it make it a span.
  [
    new RegExp(
      `(?<!(?:ces|d'ici|dans|durant|les|pendant|prochaine?s?|sur) )(${NUMBER}) heures?\\b(?! (?:à venir|qui))`,
      'gu',
    ),
    '$1 h',
  ],
  [/(vingt|trente|\p{L}+ante) et (?=(?:une?|onze)\b)/gu, '$1-et-'],
  ...UNITS.slice(1, 10).map(([word, n]): Rewrite => [
    new RegExp(`\\bdeux mille vingt[- ](?:et[- ])?${word}\\b`, 'g'),
    `202${n}`,
  ]),
  // Of postcodes: "trente et un mille cinq cents" is 31 5 0 0.
  [new RegExp(`(?<!\\b(?:${DIGIT})) cent\\b`, 'g'), ' un cent'],
  [new RegExp(`(?: mille)? (${DIGIT}) cents? (?=${NUMBER})`, 'gu'), ' $1 '],
  [new RegExp(`(?: mille)? (${DIGIT}) cents?\\b`, 'g'), ' $1 zéro zéro'],
  [new RegExp(` mille (?=(?:${DIGIT})\\b)`, 'g'), ' zéro zéro '],
  [new RegExp(` mille (?=${NUMBER})`, 'gu'), ' zéro '],
  [/ mille\b/g, ' zéro zéro zéro'],
  [/\bdans (?:une )?demi-heure\b/g, 'dans 30 minutes'],
  [/\bdans un quart d'heure\b/g, 'dans 15 minutes'],
  [/\bdans (?:trois|3) quarts d'heure\b/g, 'dans 45 minutes'],
  ...UNITS.slice(1, 7).map(([word, n]): Rewrite => [
    new RegExp(`\\bdans (?:${n === 1 ? 'une' : word}|${n}) heures? et demie\\b`, 'g'),
    `dans ${n * 60 + 30} minutes`,
  ]),
  [new RegExp(`(${NUMBER}) (prochaine?s) (?=heures|jours|minutes|semaines)`, 'gu'), '$2 $1 '],
  [
    new RegExp(`(${NUMBER}) (heures|minutes|semaines) (?:à venir|qui viennent|suivantes)`, 'gu'),
    'prochaines $1 $2',
  ],
  [new RegExp(`(${NUMBER}) jours (?:à venir|qui viennent|suivants)`, 'gu'), 'prochains $1 jours'],
];

/** Days of a range, each with its month: "du 24 au 26 décembre". */
export function daysOfRanges(weekdays: readonly string[], months: readonly string[]): Rewrite[] {
  const day = `((?:(?:${weekdays.join('|')}) )?(?:1er|premier|${NUMBER}))`;
  const month = `(?: (${months.join('|')}))`;
  return [
    [new RegExp(`\\bdu ${day}${month} au (?=${day})`, 'gu'), 'de $1 $2 à '],
    [new RegExp(`\\bdu ${day} au ${day}${month}`, 'gu'), 'de $1 $3 à $2 $3'],
    [new RegExp(`\\bjusqu'au (?=${day})`, 'gu'), "jusqu'à le "],
    [new RegExp(`\\bentre le ${day} et le ${day}${month}`, 'gu'), 'de $1 $3 à $2 $3'],
    [
      new RegExp(`\\b(?:du|entre le) ${day} (?:au|et le) ${day}(?! heures?)`, 'gu'),
      'de le $1 à le $2',
    ],
    [new RegExp(`\\bdu (?=${day}(?! (?:cent|mille|${NUMBER})))`, 'gu'), 'de le '],
  ];
}

/** A ten with each of the first numbers: "vingt-deux", "vingt-et-un". */
function compounds(ten: string, tens: number, count: number): [string, number][] {
  const units: [string, number][] = [...UNITS.slice(1, count), ['une', 1]];
  return [
    [ten, tens],
    ...units.flatMap(([unit, n]): [string, number][] => [
      [`${ten}-${unit}`, tens + n],
      [`${ten}-et-${unit}`, tens + n],
    ]),
  ];
}

/** "deux heures et demie" and the like, in ISO 8601. */
export function hoursAndAHalf(): [string, string][] {
  return UNITS.slice(2, 7).flatMap(([word, n]): [string, string][] => [
    [`${word} heures et demie`, `PT${n}H30M`],
    [`${n} heures et demie`, `PT${n}H30M`],
  ]);
}
