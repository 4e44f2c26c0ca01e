import { counted, grouped, inflected, monthNames, weekdayNames, words } from './lists.ts';
import { nearEn } from './near.en.ts';
import type { Words } from './words.ts';

const UNITS = counted(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const TENS = counted('twenty thirty forty fifty sixty seventy eighty ninety', 2).map(
  ([word, tens]): [string, number] => [word, tens * 10],
);
const ORDINALS = counted(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  1,
);
const COMPOUNDS = compounds(UNITS.slice(1, 10));
const COMPOUND_ORDINALS = compounds(ORDINALS.slice(0, 9));

const MONTHS = monthNames(['en-US']);

/** The American order, unless only the other is a date: "7/13/2026", "13/7/2026". */
const SLASHED_DATES = [...MONTHS].flatMap(([name, month]): [RegExp, string][] => [
  [new RegExp(`\\b(1[3-9]|2\\d|3[01])/0?${month}(?:/(\\d{4}))?\\b`, 'g'), `${name} $1 $2`],
  [new RegExp(`\\b0?${month}/(\\d{1,2})(?:/(\\d{4}))?\\b`, 'g'), `${name} $1 $2`],
]);

export const en: Words = {
  rewrites: [
    [/\b([ap])\.? ?m\b\.?/g, '$1m'],
    [/(\d:\d\d):\d\d/g, '$1'],
    [/(hours?|minutes?) and [a-z0-9-]+(?: [a-z]+)? seconds?\b/g, '$1'],
    ...SLASHED_DATES,
    [
      /\b(jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|mon|tues|tue|wed|thurs|thu|fri|sat|sun)\. (?=\p{L}|\d)/gu,
      '$1 ',
    ],
    [/(\d)([ap]m)\b/g, '$1 $2'],
    [/(\d)\s*[-–]\s*(\d)/g, '$1 to $2'],
    [/\b(\w+)-(day|hour|week)\b/g, '$1 $2'],
    [/\b(mon|tues|wednes|thurs|fri|satur|sun)day (morn)/g, '$1day $2'],
    [/\bo clock\b/g, "o'clock"],
    [/\bgonna\b/g, 'going to'],
    [/\b(can|could) you (?=give|say|show|tell)/g, ''],
    [/\bin a quarter of an hour\b/g, 'in 15 minutes'],
    // Meals are times of the day.
    [/\b(?:at|near|around|by) breakfast(?: ?time)?\b/g, 'in the morning'],
    [/\b(?:at|near|around|by) lunch(?: ?time)?\b/g, 'at noon'],
    [/\b(?:at|near|around|by) (?:dinner|supper)(?: ?time)?\b/g, 'in the evening'],
    [/\bin half an hour\b/g, 'in 30 minutes'],
    [/\b(what|how|it|that|when|there)'s\b/g, '$1 is'],
    // Of numbers said digit by digit: "five oh double six seven".
    [/\bdouble (\w+)/g, '$1 $1'],
    // A possessive is a word of its own, so that "tomorrow's" is a date.
    [/'s\b/g, " 's"],
  ],
  fillers: new Set(words('please just exactly actually still again uh um okay ok')),
  leads: new Set(
    words(
      'around at between by code coming during for from in near next of on over pin postcode that the these this until within zip',
    ),
  ),
  trails: new Set(["'s"]),
  invocation: {
    verbs: new Set(words('open launch start ask tell use')),
    joiners: new Set(words('for about to and')),
  },
  builtIns: {
    'AMAZON.StopIntent': ['stop', 'off', 'shut up', 'quit', 'exit', 'end'],
    'AMAZON.CancelIntent': ['cancel', 'never mind', 'forget it'],
    'AMAZON.HelpIntent': ['help', 'help me', 'can you help me', 'what can i say'],
    'AMAZON.NavigateHomeIntent': ['go home', 'home', 'take me home'],
    'AMAZON.RepeatIntent': ['repeat', 'repeat that', 'say that again', 'say it again', 'again'],
    'AMAZON.YesIntent': ['yes', 'yes please', 'yeah', 'yep', 'sure'],
    'AMAZON.NoIntent': ['no', 'no thanks', 'no thank you', 'nope'],
  },
  numbers: new Map([...UNITS, ...TENS, ...COMPOUNDS, ['oh', 0]]),
  hundred: 'hundred',
  ones: new Set(['a', 'an']),
  ordinals: new Map([...ORDINALS, ...COMPOUND_ORDINALS, ['thirtieth', 30]]),
  ordinalMark: /(?<=\d)(st|nd|rd|th)$/,
  date: {
    now: new Set(['now', 'right now']),
    days: new Map([
      ['day before yesterday', -2],
      ['the day before yesterday', -2],
      ['yesterday', -1],
      ['today', 0],
      ['tomorrow', 1],
      ['day after tomorrow', 2],
      ['the day after tomorrow', 2],
    ]),
    weekdays: new Map([
      ...weekdayNames('en-US'),
      ...counted('mon tue wed thu fri sat', 1),
      ['tues', 2],
      ['thurs', 4],
    ]),
    months: new Map([
      ...MONTHS,
      ...counted('jan feb mar apr may jun jul aug sep oct nov dec', 1),
      ['sept', 9],
    ]),
    seasons: new Map([...counted('spring summer fall winter'), ['autumn', 2]]),
    steps: new Map([
      ['this', 0],
      ['next', 1],
      ['coming', 1],
      ['last', -1],
    ]),
    units: grouped([
      [1, words('day days')],
      [7, words('week weeks')],
      [14, words('fortnight fortnights')],
    ]),
    longUnits: grouped([
      [1, words('month months')],
      [12, words('year years')],
    ]),
    patterns: [
      ['monthsAhead', ['in {count} {longUnit}', '{count} {longUnit} from now']],
      ['ahead', ['in {count} {unit}', '{count} {unit} from now', '{count} {unit} from today']],
      ['weekday', ['{weekday}', '{step} {weekday}', 'this coming {weekday}']],
      [
        'calendarDay',
        [
          '{month} {day}',
          '{month} the {day}',
          '{day} {month}',
          '{day} of {month}',
          'the {day} of {month}',
          '{month} {day} {year}',
          '{month} the {day} {year}',
          '{day} of {month} {year}',
          'the {day} of {month} {year}',
          '{weekday} {month} {day}',
          '{weekday} the {day} of {month}',
        ],
      ],
      ['dayOfMonth', ['{ordinal}', 'the {ordinal}', '{weekday} the {ordinal}']],
      [
        'weekdayOfWeek',
        ['{weekday} {step} week', '{weekday} of {step} week', '{step} week {weekday}'],
      ],
      ['week', ['{step} week', 'the week']],
      ['comingWeekend', ['coming weekend', 'this coming weekend']],
      ['weekend', ['{step} weekend']],
      ['month', ['{month}', '{month} {year}', '{step} {month}', '{step} month']],
      ['year', ['{step} year']],
      ['season', ['{season}', '{step} {season}']],
    ],
  },
  time: {
    named: grouped([
      ['12:00', ['noon', 'midday', '12 noon']],
      ['00:00', ['midnight', '12 midnight', '12 at night']],
    ]),
    periods: new Map([
      ['morning', 'MO'],
      ['afternoon', 'AF'],
      ['evening', 'EV'],
      ['night', 'NI'],
    ]),
    halves: grouped([
      ['am', ['am', 'in the morning', 'this morning']],
      [
        'pm',
        ['pm', 'in the afternoon', 'in the evening', 'this afternoon', 'this evening', 'tonight'],
      ],
      ['night', ['at night']],
    ]),
    clock: [
      ['{hour}', 0],
      ["{hour} o'clock", 0],
      ['{hour} {minutes}', 0],
      ['{hour} hundred', 0],
      ['half past {hour}', 30],
      ['half {hour}', 30],
      ['quarter past {hour}', 15],
      ['quarter after {hour}', 15],
      ['quarter to {hour}', -15],
      ['a quarter past {hour}', 15],
      ['a quarter to {hour}', -15],
      ['{past} past {hour}', 0],
      ['{past} after {hour}', 0],
      ['{to} to {hour}', 0],
      ['{to} before {hour}', 0],
    ],
    ahead: [
      'in {count} {unit}',
      '{count} {unit} from now',
      'in {count} {unit} and {more} {moreUnit}',
      '{count} {unit} and {more} {moreUnit} from now',
      '{count} {unit} {more} {moreUnit} from now',
    ],
    units: grouped([
      [60, words('hour hours')],
      [1, words('minute minutes')],
      [1 / 60, words('second seconds')],
    ]),
  },
  duration: {
    units: grouped([
      ['W', words('week weeks')],
      ['D', words('day days')],
      ['H', words('hour hours')],
      ['M', words('minute minutes')],
    ]),
    phrases: new Map([
      ['hour', 'PT1H'],
      ['half hour', 'PT30M'],
      ['half an hour', 'PT30M'],
      ['hour and a half', 'PT1H30M'],
      ['an hour and a half', 'PT1H30M'],
      ['fortnight', 'P2W'],
    ]),
    joiners: new Set(['and']),
  },
  near: nearEn,
};

/** "twenty-one" from "twenty" and "one". */
function compounds(ones: readonly (readonly [string, number])[]): [string, number][] {
  return TENS.flatMap(([ten, tens]) =>
    inflected(ones, ['']).map(([one, n]): [string, number] => [`${ten}-${one}`, tens + n]),
  );
}
