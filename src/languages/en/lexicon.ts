import rewrites from './rewrites.json' with { type: 'json' };
import { createLexicon, enumerateWords, inflect, listMonthNames, splitWords } from '../lexicon.ts';

const UNITS = enumerateWords(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const TENS = enumerateWords('twenty thirty forty fifty sixty seventy eighty ninety', 2).map(
  ([word, tens]): [string, number] => [word, tens * 10],
);
const ORDINALS = enumerateWords(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  1,
);
const COMPOUNDS = compounds(UNITS.slice(1, 10));
const COMPOUND_ORDINALS = compounds(ORDINALS.slice(0, 9));

/** The day from which a week is counted: "Monday week", "a week from tomorrow". */
const EITHER_DAY = ['{weekday}', '{dayWord}'];

const MONTHS = listMonthNames(['en-US']);

/** The American order, unless only the other is a date: "7/13/2026", "13/7/2026". */
const SLASHED_DATES = [...MONTHS].flatMap(([name, month]): [RegExp, string][] => [
  [new RegExp(`\\b(1[3-9]|2\\d|3[01])/0?${month}(?:/(\\d{4}))?\\b`, 'g'), `${name} $1 $2`],
  [new RegExp(`\\b0?${month}/(\\d{1,2})(?:/(\\d{4}))?\\b`, 'g'), `${name} $1 $2`],
]);

/** What people say in other words than the samples. */
const REWRITES = rewrites.map(([from = '', to = '']): [RegExp, string] => [
  new RegExp(from, 'gu'),
  to,
]);

export const englishLexicon = createLexicon({
  locales: ['en-US'],
  rewrites: [
    // Called out alone it greets; as a question it goes on with the talk.
    [/^mornin(?:g|')?(?: all|(?=!))(?=[!.]*$)/, 'good morning'],
    // A typed sign: "-5 grad".
    [/(?<=\s)[-−](?=\d)/gu, 'minus '],
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
    // Of snow; beside "settle", Seattle would be one of its typos.
    [/(?<!\b(?:at|for|in) )\bsettle\b/g, 'stick'],
    [/\b(can|could) you (?=give|say|show|tell)/g, ''],
    [/\bin a quarter of an hour\b/g, 'in 15 minutes'],
    // Meals are times of the day.
    [/\b(?:at|near|around|by) breakfast(?: ?time)?\b/g, 'in the morning'],
    [/\b(?:at|near|around|by) (?:dinner|supper)(?: ?time)?\b/g, 'in the evening'],
    [/\bin half an hour\b/g, 'in 30 minutes'],
    [/\b(what|how|it|that|when|there)'s\b/g, '$1 is'],
    ...REWRITES,
    [
      /\b(?:a|one) hundred\b(?! (?:and|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)\b)/g,
      '100',
    ],
    // Of numbers said digit by digit: "five oh double six seven".
    [/\bdouble (\w+)/g, '$1 $1'],
    // A possessive is a word of its own, so that "tomorrow's" is a date.
    [/'s\b/g, " 's"],
  ],
  openings:
    "right|ok|okay|ok then|okay then|all right|alright|fine|cool|great|lovely|gotcha|got it|well|so|hm|hmm|ok so|okay so|right so|nice|good|perfect|awesome|sweet|i see|that's good",
  fillers: 'alright hey honey please just exactly actually so still again uh um okay ok',
  conjunctions: new Set(['and', 'but']),
  leads:
    'around at between by code coming during for from in near next of on over pin postcode that the these this until within zip',
  nameParts: new Set(
    'beach center centre city county east island islands lake mount new north old park south state upper west'.split(
      ' ',
    ),
  ),
  trails: ["'s"],
  invocation: {
    verbs: 'open launch start ask tell use',
    joiners: 'for about to and',
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
  hundreds: ['hundred'],
  ones: ['a', 'an'],
  ordinals: new Map([...ORDINALS, ...COMPOUND_ORDINALS, ['thirtieth', 30]]),
  ordinalMark: /(?<=\d)(st|nd|rd|th)$/,
  date: {
    now: ['now', 'right now'],
    days: [
      [-2, ['day before yesterday', 'the day before yesterday']],
      [-1, 'yesterday'],
      [0, 'today'],
      [1, 'tomorrow'],
      [2, ['day after tomorrow', 'the day after tomorrow']],
    ],
    weekdays: [
      [1, 'mon'],
      [2, 'tue tues'],
      [3, 'wed'],
      [4, 'thu thurs'],
      [5, 'fri'],
      [6, 'sat'],
    ],
    months: [
      [1, 'jan'],
      [2, 'feb'],
      [3, 'mar'],
      [4, 'apr'],
      [6, 'jun'],
      [7, 'jul'],
      [8, 'aug'],
      [9, 'sep sept'],
      [10, 'oct'],
      [11, 'nov'],
      [12, 'dec'],
    ],
    seasons: ['spring', 'summer', 'fall autumn', 'winter'],
    steps: [
      [0, 'this'],
      [1, 'next coming'],
      [-1, 'last'],
    ],
    units: [
      [1, 'day days'],
      [7, 'week weeks'],
      [14, 'fortnight fortnights'],
    ],
    longUnits: [
      [1, 'month months'],
      [12, 'year years'],
    ],
    patterns: [
      // prettier-ignore
      ['weekAfter', [...EITHER_DAY.flatMap((day) => [
        `a week from ${day}`, `1 week from ${day}`, `a week on ${day}`, `${day} week`, `week on ${day}`,
      ]), 'a week {dayWord}']],
      // prettier-ignore
      ['fortnightAfter', [...EITHER_DAY.flatMap((day) => [
        `2 weeks from ${day}`, `a fortnight from ${day}`, `a fortnight on ${day}`, `2 weeks on ${day}`,
      ]), 'a fortnight {dayWord}']],
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
      [
        'namedTwice',
        [
          '{dayWord} {weekday}',
          '{dayWord} {month} {day}',
          '{dayWord} the {day} of {month}',
          '{dayWord} the {ordinal}',
          '{dayWord} {day} {month}',
        ],
      ],
      ['season', ['{season}', '{step} {season}']],
    ],
  },
  time: {
    named: [
      ['12:00', ['noon', 'midday', '12 noon']],
      ['00:00', ['midnight', '12 midnight', '12 at night']],
    ],
    periods: [
      ['MO', 'morning'],
      ['AF', 'afternoon'],
      ['EV', 'evening'],
      ['NI', 'night'],
    ],
    halves: [
      ['am', ['am', 'in the morning', 'this morning']],
      [
        'pm',
        ['pm', 'in the afternoon', 'in the evening', 'this afternoon', 'this evening', 'tonight'],
      ],
      ['night', ['at night']],
    ],
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
    units: [
      [60, 'hour hours'],
      [1, 'minute minutes'],
      [1 / 60, 'second seconds'],
    ],
  },
  duration: {
    units: [
      ['W', 'week weeks'],
      ['D', 'day days'],
      ['H', 'hour hours'],
      ['M', 'minute minutes'],
    ],
    phrases: [
      ['PT1H', 'hour'],
      ['PT30M', ['half hour', 'half an hour']],
      ['PT1H30M', ['hour and a half', 'an hour and a half']],
      ['P2W', 'fortnight'],
    ],
    joiners: ['and'],
  },
  there: {
    words: new Set(splitWords('there')),
    notAfter: new Set(
      splitWords(
        "is are was were isn't aren't wasn't weren't be been will would won't wouldn't can could may might should shall has have had out in hi hey hello",
      ),
    ),
    notBefore: new Set(
      splitWords(
        "is are was were will would has have had may might could should won't isn't aren't",
      ),
    ),
  },
  near: {
    plain: [
      // Articles, pronouns, auxiliaries, prepositions, conjunctions.
      "put take takes took bring keep keeps left last lasts pass hit line meant use used using fast before enough drop answer speak better set change changes hard good great fine number getting gets got likely longer a an the this that these those it its is are was were be been being am do does did doing done will would shall should can could may might must have has had having i i'fall falls falling idea happen turns turn decent possible reckon developing develop due wise become becomes lives gets become store bit alright ahead bad fly flying flies d i'll i'm i've im me my mine we we'd we'll we're we've us our you you're you'd your he she they them their who and or but if whether so because since as than then when while at in on by for from to into of off out over up down with within without about around between through during until till near next there here any some no not n't don't isn't won't doesn't wouldn't it'll it'd that'll there'll what's",
      // Who asks, courtesy, and how a question is begun.
      'what which how why hey hi hello alexa dear excuse sorry thanks thank please kindly quickly quick maybe perhaps possibly probably really actually honestly anyway well oh so tell show give get let know say see check find look looking looks wonder wondering ask asking asked want wants wanted need needs like liked love curious interested hear think thinking guess suppose supposed mean going go goes gone come comes coming came make makes made sure able way kind sort type bit little lot much many more most less too also even ever else again still yet already only very quite pretty rather fairly later',
    ],
    common:
      'worth current camping hiking walk walking running beach thermometer fever hay hour hours detail week weeks weekend month year hourly update updates breakfast lunch dinner supper meal state county province position spot place places time day days outside outdoors area region place location town city country somewhere anywhere everywhere local locally nearby expect expected expecting anticipate report update information info details prediction predicted predict predictions projected conditions condition situation status outlook start starting begin beginning end rest whole entire all long large big small one thing things something anything everything nothing people everyone anyone friend friends family wife husband mum mom dad kids home house work trip visit visiting travel travelling traveling arrive when leave',
    spatial:
      'near nearby close close-by closeby neighboring neighbouring neighbour neighbor far distant away surrounding surroundings vicinity around beside along across walking distance same within of by',
    elsewhere:
      'pharmacy drugstore supermarket bakery election elections cup friend friends name camera flash sale market concert race meaning dish oven kitchen play plays playing played song songs music album playlist artist band singer lyrics radio podcast movie film films movies series episode netflix video videos timer timers alarm alarms remind reminder reminders wake calendar appointment meeting schedule email mail message text call phone dial buy order purchase shop shopping cart price prices cost costs cheap book books booking restaurant restaurants hotel hotels flight flights train trains bus taxi uber ticket tickets recipe recipes cook cooking bake joke jokes story stories game games quiz score scores match team football soccer baseball basketball president capital population spell define definition translate translation meaning language calculate plus minus times divided multiply multiplied square root percent dollars euros stock stocks bitcoin news headline headlines lights light lamp thermostat vacuum door lock volume louder quieter age born invented wrote painted married directions route traffic navigate distance far tall clock who whose',
    endings: "'s iest ier ing est ies ed er es ly y e s",
  },
});

/** "twenty-one" from "twenty" and "one". */
function compounds(ones: readonly (readonly [string, number])[]): [string, number][] {
  return TENS.flatMap(([ten, tens]) =>
    inflect(ones, ['']).map(([one, n]): [string, number] => [`${ten}-${one}`, tens + n]),
  );
}
