import { counted, grouped, inflected, monthNames, weekdayNames, words } from './lists.ts';
import { nearDe } from './near.de.ts';
import type { Words } from './words.ts';

const UNITS = counted(
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const TENS = counted('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 2).map(
  ([word, tens]): [string, number] => [word, tens * 10],
);
const STEMS = UNITS.slice(1, 10).map(([word, n]): [string, number] => [n === 1 ? 'ein' : word, n]);
const COMPOUNDS = STEMS.flatMap(([unit, ones]) =>
  TENS.map(([ten, tens]): [string, number] => [`${unit}und${ten}`, tens + ones]),
);

const IRREGULAR_ORDINALS = new Map([
  [1, 'erst'],
  [3, 'dritt'],
  [7, 'siebt'],
  [8, 'acht'],
]);
const ORDINAL_STEMS = [...UNITS.slice(1), ...TENS, ...COMPOUNDS]
  .filter(([, n]) => n <= 31)
  .map(([word, n]): [string, number] => [
    IRREGULAR_ORDINALS.get(n) ?? `${word}${n < 20 ? 't' : 'st'}`,
    n,
  ]);

const WEEKDAYS = weekdayNames('de-DE');

export const de: Words = {
  rewrites: [
    [/(\d)\s*[-–]\s*(\d)/g, '$1 bis $2'],
    [/\b(\d{1,2})\.(\d{2})(?= uhr)/g, '$1:$2'],
    [/\b(ist|wird|sieht|gibt|regnet|schneit|bleibt|fängt|hört)'s\b/g, '$1 es'],
    [/\b(kannst|könntest) du mir (bitte )?sagen,? /g, ''],
    [/\bdrei viertel\b/g, 'dreiviertel'],
    [/\bin einer viertelstunde\b/g, 'in 15 minuten'],
    [/\bin einer halben stunde\b/g, 'in 30 minuten'],
    [/\bin einer dreiviertelstunde\b/g, 'in 45 minuten'],
    // "birkenpollenflug": the plant is a word of its own.
    [/(?<=\p{L})pollen/gu, ' pollen'],
    [
      new RegExp(
        `(${WEEKDAYS.map(([name]) => name).join('|')})s?(früh|morgen|vormittag|mittag|nachmittag|abend|nacht)`,
        'g',
      ),
      '$1 $2',
    ],
  ],
  fillers: new Set(
    words(
      'bitte denn eigentlich mal doch wohl so eben noch schon wieder endlich auch etwa okay ok',
    ),
  ),
  leads: new Set(
    words(
      'am an auf bei bis das dem den der die für fürs gegen im in nächste nächsten kommende kommenden postleitzahl um vom von zum zur zwischen',
    ),
  ),
  trails: new Set(['uhr']),
  invocation: {
    verbs: new Set(words('öffne starte frage frag sag sage')),
    joiners: new Set(words('nach und')),
  },
  builtIns: {
    'AMAZON.StopIntent': ['stopp', 'stop', 'halt', 'aus', 'sei still', 'ende', 'beenden'],
    'AMAZON.CancelIntent': ['abbrechen', 'brich ab', 'abbruch', 'vergiss es'],
    'AMAZON.HelpIntent': ['hilfe', 'hilf mir', 'kannst du mir helfen', 'was kann ich sagen'],
    'AMAZON.NavigateHomeIntent': ['nach hause', 'geh nach hause', 'startseite'],
    'AMAZON.RepeatIntent': [
      'wiederhole das',
      'wiederholen',
      'wiederhol das',
      'noch mal',
      'nochmal',
      'noch einmal',
      'sag das noch einmal',
      'sag das nochmal',
    ],
    'AMAZON.YesIntent': ['ja', 'ja bitte', 'jawohl', 'klar', 'na klar', 'sicher'],
    'AMAZON.NoIntent': ['nein', 'nein danke', 'nee', 'nicht'],
  },
  numbers: new Map([
    ...UNITS,
    ...TENS,
    ...COMPOUNDS,
    ['zwo', 2],
    ...words('ein eine einem einen einer').map((word): [string, number] => [word, 1]),
  ]),
  ones: new Set(),
  ordinals: new Map(inflected(ORDINAL_STEMS, ['e', 'en', 'er', 'es', 'em'])),
  ordinalMark: /\.$/,
  date: {
    now: new Set(['jetzt']),
    days: new Map([
      ['vorgestern', -2],
      ['gestern', -1],
      ['heute', 0],
      ['morgen', 1],
      ['übermorgen', 2],
    ]),
    weekdays: new Map([...WEEKDAYS, ['sonnabend', 6]]),
    months: monthNames(['de-DE', 'de-AT']),
    seasons: new Map([...counted('frühling sommer herbst winter'), ['frühjahr', 0]]),
    steps: new Map([
      ...inflected([['dies', 0]], ['e', 'em', 'en', 'er', 'es']),
      ...inflected(
        [
          ['nächst', 1],
          ['kommend', 1],
          ['übernächst', 2],
          ['letzt', -1],
          ['vorig', -1],
        ],
        ['e', 'em', 'en', 'er', 'es'],
      ),
    ]),
    units: grouped([
      [1, words('tag tage tagen')],
      [7, words('woche wochen')],
    ]),
    patterns: [
      ['ahead', ['in {count} {unit}', 'heute in {count} {unit}']],
      ['weekday', ['{weekday}', '{step} {weekday}']],
      [
        'calendarDay',
        [
          '{day} {month}',
          '{day} {month} {year}',
          '{day} {monthNumber}',
          '{day} {monthNumber} {year}',
          '{weekday} den {day} {month}',
          '{weekday} der {day} {month}',
          '{weekday} dem {day} {month}',
        ],
      ],
      ['dayOfMonth', ['{ordinal}', '{weekday} den {ordinal}', '{weekday} dem {ordinal}']],
      [
        'weekdayOfWeek',
        [
          '{step} woche {weekday}',
          '{weekday} {step} woche',
          '{weekday} in der {step} woche',
          '{weekday} der {step} woche',
        ],
      ],
      ['week', ['{step} woche', 'die woche']],
      ['comingWeekend', ['kommendes wochenende', 'kommende wochenende', 'kommenden wochenende']],
      ['weekend', ['{step} wochenende']],
      ['month', ['{month}', '{month} {year}', '{step} monat']],
      ['year', ['{step} jahr']],
      ['season', ['{season}', '{step} {season}']],
    ],
  },
  time: {
    named: grouped([
      ['12:00', ['mittag', 'mittags', 'am mittag', 'zu mittag', '12 uhr mittags']],
      ['00:00', ['mitternacht', '12 uhr nachts']],
    ]),
    periods: new Map([
      ['morgen', 'MO'],
      ['früh', 'MO'],
      ['vormittag', 'MO'],
      ['nachmittag', 'AF'],
      ['abend', 'EV'],
      ['nacht', 'NI'],
    ]),
    halves: grouped([
      ['am', ['früh', 'morgens', 'vormittags', 'am morgen', 'am vormittag', 'in der früh']],
      ['pm', ['nachmittags', 'abends', 'mittags', 'am nachmittag', 'am abend']],
      ['night', ['nachts', 'in der nacht']],
    ]),
    clock: [
      ['{hour}', 0],
      ['{hour} uhr', 0],
      ['{hour} uhr {minute}', 0],
      ['{hour} {minutes}', 0],
      ['{hour} {minutes} uhr', 0],
      ['halb {hour}', -30],
      ['viertel nach {hour}', 15],
      ['viertel vor {hour}', -15],
      ['dreiviertel {hour}', -15],
      ['{past} nach {hour}', 0],
      ['{to} vor {hour}', 0],
      ['{past} nach halb {hour}', -30],
      ['{to} vor halb {hour}', -30],
    ],
    ahead: ['in {count} {unit}'],
    units: grouped([
      [60, words('stunde stunden')],
      [1, words('minute minuten')],
    ]),
  },
  duration: {
    units: grouped([
      ['W', words('woche wochen')],
      ['D', words('tag tage tagen')],
      ['H', words('stunde stunden')],
      ['M', words('minute minuten')],
    ]),
    phrases: new Map([
      ['stunde', 'PT1H'],
      ['halbe stunde', 'PT30M'],
      ['halben stunde', 'PT30M'],
      ['dreiviertelstunde', 'PT45M'],
      ['viertelstunde', 'PT15M'],
      ['anderthalb stunden', 'PT1H30M'],
      ['eineinhalb stunden', 'PT1H30M'],
      ['zweieinhalb stunden', 'PT2H30M'],
    ]),
    joiners: new Set(['und']),
  },
  near: nearDe,
};
