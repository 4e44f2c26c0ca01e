import { counted, grouped, inflected, monthNames, weekdayNames, words } from './lists.ts';
import { nearNl } from './near.nl.ts';
import { rewrites } from './nl-rewrites.ts';
import type { Words } from './words.ts';

const UNITS = counted(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
);
const TENS = counted('twintig dertig veertig vijftig zestig zeventig tachtig negentig', 2).map(
  ([word, tens]): [string, number] => [word, tens * 10],
);
/** "drieëntwintig", by many written without the dots. */
const COMPOUNDS = UNITS.slice(1, 10).flatMap(([unit, ones]) =>
  TENS.flatMap(([ten, tens]) =>
    ['en', 'ën'].map((and): [string, number] => [unit + and + ten, tens + ones]),
  ),
);

const IRREGULAR_ORDINALS = new Map([
  [1, 'eerste'],
  [3, 'derde'],
  [8, 'achtste'],
]);
const ORDINALS = [...UNITS.slice(1), ...TENS, ...COMPOUNDS]
  .filter(([, n]) => n <= 31)
  .map(([word, n]): [string, number] => [
    IRREGULAR_ORDINALS.get(n) ?? `${word}${n < 20 ? 'de' : 'ste'}`,
    n,
  ]);

export const nl: Words = {
  rewrites,
  fillers: new Set(
    words(
      'al alweer alsjeblieft alstublieft alsjeblief bedankt bijna eindelijk gewoon graag hele even eventjes eens eigenlijk misschien toevallig nou nog ook toch wel hoor maar zeg daar hier ongeveer precies zoal uh eh hè oké oke ok okay',
    ),
  ),
  leads: new Set(
    words(
      'bij binnen de gedurende in komende naar om op postcode rond tegen tijdens tot tussen van voor volgende',
    ),
  ),
  trails: new Set(['uur']),
  invocation: {
    verbs: new Set(words('open start vraag zeg gebruik')),
    joiners: new Set(words('naar om en')),
  },
  builtIns: {
    'AMAZON.StopIntent': [
      'stop',
      'stoppen',
      'hou op',
      'houd op',
      'wees stil',
      'stil',
      'uit',
      'einde',
    ],
    'AMAZON.CancelIntent': ['annuleer', 'annuleren', 'afbreken', 'breek af'],
    'AMAZON.HelpIntent': ['help', 'hulp', 'help me', 'kun je me helpen', 'kan je me helpen'],
    'AMAZON.NavigateHomeIntent': [
      'naar huis',
      'ga naar huis',
      'startscherm',
      'naar het startscherm',
    ],
    'AMAZON.RepeatIntent': ['herhaal', 'herhalen', 'opnieuw', 'nog eens', 'zeg dat opnieuw'],
    'AMAZON.YesIntent': ['ja', 'jawel', 'jazeker', 'ja zeker', 'zeker', 'jep', 'yes'],
    'AMAZON.NoIntent': ['nee', 'neen', 'nee hoor', 'nee dank u'],
  },
  // Without accents it is an article, unless the rewrites find that it counts.
  numbers: new Map([
    ...UNITS.filter(([word]) => word !== 'een'),
    ...TENS,
    ...COMPOUNDS,
    ['één', 1],
  ]),
  ones: new Set(['een']),
  ordinals: new Map(ORDINALS),
  ordinalMark: /(?<=\d)(?:e|de|ste)$/,
  date: {
    now: new Set(['nu']),
    days: new Map([
      ['eergisteren', -2],
      ['gisteren', -1],
      ['vandaag', 0],
      ['morgen', 1],
      ['overmorgen', 2],
    ]),
    weekdays: new Map(weekdayNames('nl-NL')),
    months: monthNames(['nl-NL']),
    seasons: new Map([...counted('lente zomer herfst winter'), ['voorjaar', 0], ['najaar', 2]]),
    steps: new Map([
      ['dit', 0],
      ...inflected(
        [
          ['dez', 0],
          ['volgend', 1],
          ['komend', 1],
          ['aankomend', 1],
          ['aanstaand', 1],
          ['eerstvolgend', 1],
          ['vorig', -1],
        ],
        ['', 'e'],
      ),
      ['afgelopen', -1],
    ]),
    units: grouped([
      [1, words('dag dagen')],
      [7, words('week weken')],
    ]),
    longUnits: grouped([
      [1, words('maand maanden')],
      [12, words('jaar jaren')],
    ]),
    patterns: [
      ['monthsAhead', ['over {count} {longUnit}']],
      ['ahead', ['over {count} {unit}', 'vandaag over {count} {unit}']],
      ['weekday', ['{weekday}', '{step} {weekday}', '{weekday} {step}', 'de {step} {weekday}']],
      [
        'calendarDay',
        [
          '{day} {month}',
          'de {day} {month}',
          'de {day} van {month}',
          '{day} {month} {year}',
          '{day} {monthNumber}',
          '{day} {monthNumber} {year}',
          '{weekday} {day} {month}',
          '{weekday} de {day} {month}',
        ],
      ],
      ['dayOfMonth', ['{ordinal}', 'de {ordinal}', '{weekday} de {ordinal}']],
      [
        'weekdayOfWeek',
        ['{step} week {weekday}', '{weekday} {step} week', '{weekday} van {step} week'],
      ],
      ['week', ['{step} week', 'de {step} week', 'de week']],
      [
        'comingWeekend',
        ['komend weekend', 'komende weekend', 'de komende weekend', 'aankomend weekend'],
      ],
      ['weekend', ['{step} weekend']],
      ['month', ['{month}', '{month} {year}', '{step} maand']],
      ['year', ['{step} jaar']],
      ['season', ['{season}', 'de {season}', '{step} {season}']],
    ],
  },
  time: {
    named: grouped([
      ['12:00', ['tussen de middag', 'midden op de dag', 'het middaguur']],
      ['00:00', ['middernacht']],
    ]),
    periods: new Map([
      ['ochtend', 'MO'],
      ['voormiddag', 'MO'],
      ['middag', 'AF'],
      ['namiddag', 'AF'],
      ['avond', 'EV'],
      ['nacht', 'NI'],
    ]),
    halves: grouped([
      ['am', ["'s ochtends", "'s morgens", 'in de ochtend', 'vanochtend', 'vanmorgen']],
      [
        'pm',
        [
          "'s middags",
          "'s namiddags",
          "'s avonds",
          'in de middag',
          'in de namiddag',
          'in de avond',
          'vanmiddag',
          'vanavond',
        ],
      ],
      ['night', ["'s nachts", 'in de nacht', 'vannacht']],
    ]),
    clock: [
      ['{hour}', 0],
      ['{hour} uur', 0],
      ['{hour} uur {minute}', 0],
      ['{hour} {minutes}', 0],
      ['{hour} {minutes} uur', 0],
      ['half {hour}', -30],
      ['kwart over {hour}', 15],
      ['kwart voor {hour}', -15],
      ['{past} over {hour}', 0],
      ['{to} voor {hour}', 0],
      ['{past} minuten over {hour}', 0],
      ['{to} minuten voor {hour}', 0],
      ['{past} over half {hour}', -30],
      ['{to} voor half {hour}', -30],
    ],
    ahead: ['over {count} {unit}'],
    units: grouped([
      [60, words('uur uren uurtje uurtjes')],
      [1, words('minuut minuten minuutjes')],
    ]),
  },
  duration: {
    units: grouped([
      ['W', words('week weken')],
      ['D', words('dag dagen')],
      ['H', words('uur uren uurtjes')],
      ['M', words('minuut minuten minuutjes')],
    ]),
    phrases: new Map([
      ['uur', 'PT1H'],
      ['half uur', 'PT30M'],
      ['halfuur', 'PT30M'],
      ['een half uur', 'PT30M'],
      ['een halfuur', 'PT30M'],
      ['kwartier', 'PT15M'],
      ['een kwartier', 'PT15M'],
      ['drie kwartier', 'PT45M'],
      ['anderhalf uur', 'PT1H30M'],
      ['tweeënhalf uur', 'PT2H30M'],
      ['etmaal', 'PT24H'],
    ]),
    joiners: new Set(['en']),
  },
  near: nearNl,
};
