import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const KINDS: [kind: string, rows: [locale: string, utterance: string, understood: string][]][] = [
  [
    'limits as they are spoken, without a unit',
    [
      ['it-IT', 'superiamo i trenta domani', 'Above date=2026-11-19 number=30'],
      ['it-IT', 'si supera i venti oggi', 'Above date=2026-11-18 number=20'],
      ['it-IT', 'domani si arriva ai venti', 'Above date=2026-11-19 number=20'],
      ['it-IT', 'andiamo sotto i cinque stanotte', 'Below dayPart=NI number=5'],
      ['it-IT', 'a che ora superiamo i venti', 'Reach number=20'],
    ],
  ],
  [
    'whether it is very warm or cold, with a limit for a yes or no',
    [
      ['it-IT', 'farà molto caldo domani', 'Above date=2026-11-19 number=28'],
      ['it-IT', 'farà tanto freddo domattina', 'Below date=2026-11-19 dayPart=MO number=5'],
      ['it-IT', 'fa un freddo cane', 'Below number=0'],
      ['it-IT', 'fa freschino stasera', 'Below dayPart=EV number=15'],
    ],
  ],
  [
    'bad and fine weather in plain words',
    [
      ['it-IT', 'farà un tempaccio domani', 'Weather date=2026-11-19 fine=BAD'],
      ['it-IT', 'sabato sarà una brutta giornata', 'Weather date=2026-11-21 fine=BAD'],
      ['it-IT', 'fa brutto a Genova', 'Weather place=genova fine=BAD'],
      ['it-IT', 'che tempaccio fa a Milano', 'Weather place=milano'],
    ],
  ],
  [
    'which of two places, never answered with yes',
    [
      [
        'it-IT',
        'domani fa più caldo a Roma o a Napoli',
        'WhichPlace date=2026-11-19 place=roma otherPlace=napoli direction=WARMER',
      ],
      [
        'it-IT',
        'a Roma o a Napoli domani fa più bello',
        'WhichPlace date=2026-11-19 place=roma otherPlace=napoli direction=BETTER',
      ],
      [
        'it-IT',
        'piove di più a Milano o a Torino',
        'WhichPlace place=milano otherPlace=torino moreOf=WETTER',
      ],
      [
        'it-IT',
        'domani fa più caldo a Roma che a Napoli',
        'ComparePlaces date=2026-11-19 place=roma otherPlace=napoli direction=WARMER',
      ],
    ],
  ],
  [
    'how strong a wind with a name is, never answered with yes',
    [
      ['it-IT', 'quanto è forte la bora a Trieste', 'Wind place=trieste'],
      ['it-IT', 'quanto tira lo scirocco a Palermo', 'Wind place=palermo'],
      ['it-IT', "com'è la tramontana oggi", 'Wind date=2026-11-18'],
      ['it-IT', 'a quanto soffia la bora', 'Wind'],
      ['it-IT', "c'è la bora a Trieste", 'Wind place=trieste compass=NE'],
      ['it-IT', 'tira lo scirocco', 'Wind compass=SE'],
      [
        'it-IT',
        'ci sarà la bora domani a Trieste',
        'Wind date=2026-11-19 place=trieste compass=NE',
      ],
    ],
  ],
  [
    'when and how, never answered with yes or no',
    [
      ['it-IT', 'fino a che ora non piove domani', 'RainTime date=2026-11-19'],
      ['it-IT', 'fino a quando resta asciutto', 'RainTime'],
      ['it-IT', 'fino a che ora tiene il tempo', 'RainTime'],
      ['it-IT', 'la nebbia quando se ne va', 'Fog when=WHEN'],
      ['it-IT', 'a che ora si alza la nebbia domani', 'Fog date=2026-11-19 when=WHEN'],
      ['it-IT', 'che danno per domani', 'Weather date=2026-11-19'],
      ['it-IT', 'che tempo danno sabato', 'Weather date=2026-11-21'],
      ['it-IT', 'danno pioggia domani', 'Rain date=2026-11-19'],
    ],
  ],
  [
    'the least warm, the least cold and the driest day',
    [
      ['it-IT', 'qual è il giorno meno caldo', 'WarmestDay absent=ABSENT'],
      ['it-IT', 'in che giorno farà meno freddo', 'WarmestDay'],
      ['it-IT', 'che giorno piove meno', 'BestDay'],
      ['it-IT', 'in che giorno non piove', 'Rain absent=ABSENT whichDay=WHICH_DAY'],
      ['it-IT', 'in che giorno piove di più', 'WettestDay'],
    ],
  ],
  [
    'how cold it gets is the low',
    [
      ['it-IT', 'quanto freddo farà domattina', 'Low date=2026-11-19 dayPart=MO'],
      ['it-IT', 'a quanto scende stanotte', 'Low dayPart=NI'],
      ['it-IT', 'quanto freddo fa', 'Temperature'],
    ],
  ],
  [
    'the reason of an answer',
    [
      ['it-IT', 'perché lo dici', 'DetailQuestion detail=REASON'],
      ['it-IT', 'come fai a saperlo', 'DetailQuestion detail=REASON'],
      ['it-IT', 'e perché no', 'DetailQuestion detail=REASON'],
    ],
  ],
  [
    'where the wind is from, of a talk about it',
    [
      ['it-IT', 'da dove viene', 'Wind'],
      ['it-IT', 'da che parte viene', 'Wind'],
      ['it-IT', 'da dove soffia', 'Wind'],
    ],
  ],
  [
    'more or less than another day',
    [
      ['it-IT', 'è più di ieri', 'CompareThat otherDate=2026-11-17 direction=WARMER'],
      ['it-IT', 'più di ieri', 'CompareThat otherDate=2026-11-17 direction=WARMER'],
      ['it-IT', 'meno di oggi', 'CompareThat otherDate=2026-11-18 direction=COLDER'],
    ],
  ],
  [
    'the day before',
    [
      ['it-IT', "ieri quanti gradi c'erano", 'PastTemperature date=2026-11-17'],
      ['it-IT', 'ieri faceva così freddo', 'Comparison date=2026-11-17 direction=COLDER'],
      ['it-IT', 'ieri ha piovuto più di oggi', 'PastRain date=2026-11-17'],
      ['it-IT', "com'è stato ieri", 'PastWeather date=2026-11-17'],
    ],
  ],
  [
    'staying outdoors, the beach and which day for it',
    [
      [
        'it-IT',
        'in Sardegna questo fine settimana si sta al mare',
        'Advice date=2026-W47-WE place=sardegna activity=beach',
      ],
      [
        'it-IT',
        'questo fine settimana si va al mare in Sardegna',
        'Advice date=2026-W47-WE place=sardegna activity=beach',
      ],
      ['it-IT', 'domani si va al mare', 'Advice date=2026-11-19 activity=beach'],
      ['it-IT', 'si sta bene fuori stasera', 'Weather dayPart=EV fine=FINE'],
      [
        'it-IT',
        'si sta bene in terrazza domani sera',
        'Weather date=2026-11-19 dayPart=EV fine=FINE',
      ],
      ['it-IT', 'si sta in maniche corte oggi', 'Advice date=2026-11-18 activity=shorts'],
      ['it-IT', 'stasera si mangia fuori', 'Barbecue dayPart=EV'],
      ['it-IT', 'domani si fa il barbecue', 'Barbecue date=2026-11-19'],
      ['it-IT', 'sabato si va in bici', 'Bicycle date=2026-11-21'],
      [
        'it-IT',
        'è meglio sabato o domenica per una gita',
        'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
      ],
      ['it-IT', 'si può stare fuori stasera', 'Barbecue dayPart=EV'],
      ['it-IT', 'in spiaggia domani si sta bene', 'Advice date=2026-11-19 activity=beach'],
    ],
  ],
  [
    'a question that asks for agreement, the state of the sea, and here',
    [
      ['it-IT', 'domani piove, no', 'Rain date=2026-11-19'],
      ['it-IT', 'domani non piove, vero', 'Rain date=2026-11-19 absent=ABSENT'],
    ],
  ],
  [
    'the day, what to take, heat and cold in everyday words',
    [
      ['it-IT', 'annaffio il giardino oggi', 'Advice date=2026-11-18 activity=watering'],
      ['it-IT', 'quanto si percepisce', 'FeelsLike'],
      ['it-IT', "domani mattina c'è nebbia in pianura", 'Fog date=2026-11-19 dayPart=MO'],
      ['it-IT', 'nevica ancora in montagna', 'Snow'],
      ['it-IT', "quanta neve c'è al Sestriere", 'Quantity place=sestriere quantity=SNOW_DEPTH'],
      ['it-IT', 'fa più caldo qui o a Firenze', 'WhichPlace otherPlace=firenze direction=WARMER'],
      ['it-IT', 'fino a quando dura questo caldo', 'NextChange change=COLDER'],
    ],
  ],
];

describe.each(KINDS)('people ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
