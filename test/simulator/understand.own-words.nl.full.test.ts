import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const KINDS: [kind: string, rows: [locale: string, utterance: string, understood: string][]][] = [
  [
    'limits as they are spoken, without a unit',
    [
      ['nl-NL', 'gaat het boven de tien morgen', 'Above date=2026-11-19 number=10'],
      ['nl-NL', 'gaan we morgen over de tien', 'Above date=2026-11-19 number=10'],
      ['nl-NL', 'haalt het morgen de tien', 'Above date=2026-11-19 number=10'],
      ['nl-NL', 'duikt het onder het vriespunt vannacht', 'Below dayPart=NI number=0'],
      ['nl-NL', 'wanneer komt het onder de vijf', 'Reach number=5 windSide=BELOW'],
    ],
  ],
  [
    'whether it is very warm or cold, with a limit for a yes or no',
    [
      ['nl-NL', 'wordt het heel koud morgen', 'Below date=2026-11-19 number=5'],
      ['nl-NL', 'is het erg warm buiten', 'Above span=OUTSIDE number=25'],
      ['nl-NL', 'is het frisjes vanavond', 'Below dayPart=EV number=12'],
      ['nl-NL', 'is het kil buiten', 'Below span=OUTSIDE number=12'],
      ['nl-NL', 'wordt het steenkoud', 'Below number=0'],
    ],
  ],
  [
    'bad and fine weather in plain words',
    [
      ['nl-NL', 'wordt het rotweer zaterdag', 'Weather date=2026-11-21 fine=BAD'],
      ['nl-NL', 'is het pokkenweer in Amsterdam', 'Weather place=amsterdam fine=BAD'],
      ['nl-NL', 'wordt het morgen druilerig', 'Weather date=2026-11-19 fine=BAD'],
      ['nl-NL', 'krijgen we dit weekend fijn weer', 'Weather date=2026-W47-WE fine=FINE'],
      ['nl-NL', 'is het nu beroerd weer', 'Weather span=NOW fine=BAD'],
    ],
  ],
  [
    'which of two places, never answered with yes',
    [
      [
        'nl-NL',
        'in Maastricht of Groningen morgen mooier weer',
        'WhichPlace date=2026-11-19 place=maastricht otherPlace=groningen direction=BETTER',
      ],
      [
        'nl-NL',
        'is het in Maastricht of in Groningen warmer morgen',
        'WhichPlace date=2026-11-19 place=maastricht otherPlace=groningen direction=WARMER',
      ],
      [
        'nl-NL',
        'is het morgen warmer in Maastricht of Groningen',
        'WhichPlace date=2026-11-19 place=maastricht otherPlace=groningen direction=WARMER',
      ],
      [
        'nl-NL',
        'regent het meer in Utrecht of in Arnhem',
        'WhichPlace place=utrecht otherPlace=arnhem moreOf=WETTER',
      ],
      [
        'nl-NL',
        'is het kouder in Utrecht of Arnhem',
        'WhichPlace place=utrecht otherPlace=arnhem direction=COLDER',
      ],
      [
        'nl-NL',
        'waar kan ik zaterdag beter heen, Maastricht of Groningen',
        'WhichPlace date=2026-11-21 place=maastricht otherPlace=groningen direction=BETTER',
      ],
      [
        'nl-NL',
        'is het kouder in Utrecht dan in Arnhem',
        'ComparePlaces place=utrecht otherPlace=arnhem direction=COLDER',
      ],
    ],
  ],
  [
    'when and how, never answered with yes or no',
    [
      ['nl-NL', 'tot hoe laat blijft het droog morgen', 'RainTime date=2026-11-19'],
      ['nl-NL', 'tot wanneer blijft het morgen droog', 'RainTime date=2026-11-19'],
      ['nl-NL', 'tot hoe laat is het droog', 'RainTime'],
      ['nl-NL', 'hoe lang blijft het morgen droog', 'RainTime date=2026-11-19'],
      ['nl-NL', 'hoe laat is de mist weg', 'Fog when=WHEN'],
      ['nl-NL', 'wanneer is de mist weg morgen', 'Fog date=2026-11-19 when=WHEN'],
      ['nl-NL', 'wat geven ze op voor morgen', 'Weather date=2026-11-19'],
      ['nl-NL', 'geven ze regen op voor morgen', 'Rain date=2026-11-19'],
      ['nl-NL', 'hoe ziet het er komende twee uur uit', 'Weather duration=PT2H'],
    ],
  ],
  [
    'the least warm, the least cold and the driest day',
    [
      ['nl-NL', 'welke dag is het minst koud', 'WarmestDay'],
      ['nl-NL', 'welke dag wordt het minst warm', 'WarmestDay absent=ABSENT'],
      ['nl-NL', 'op welke dag regent het niet', 'Rain absent=ABSENT whichDay=WHICH_DAY'],
      ['nl-NL', 'welke dag is het minst nat', 'BestDay'],
      ['nl-NL', 'welke dag is het droogst', 'Dry whichDay=WHICH_DAY'],
      ['nl-NL', 'welke dag blijft het droog', 'Dry whichDay=WHICH_DAY'],
      ['nl-NL', 'welke dag regent het het meest', 'WettestDay'],
    ],
  ],
  [
    'how cold it gets is the low',
    [
      ['nl-NL', 'hoe koud wordt het morgenochtend', 'Low date=2026-11-19 dayPart=MO'],
      ['nl-NL', 'hoe koud wordt het morgen', 'Low date=2026-11-19'],
      ['nl-NL', 'hoe koud wordt het vannacht', 'Low dayPart=NI'],
      ['nl-NL', 'hoe koud precies', 'Low'],
      ['nl-NL', 'hoe koud is het buiten', 'Temperature'],
      ['nl-NL', 'hoe koud is het nu', 'Temperature span=NOW'],
      ['nl-NL', 'hoe koud wordt het om zes uur', 'Low time=18:00'],
      ['nl-NL', 'hoe koud wordt het op oudejaarsavond', 'Low span=NEW_YEARS_EVE'],
      ['nl-NL', 'hoe fris wordt het vanavond', 'Low dayPart=EV'],
      [
        'nl-NL',
        'hoe koud wordt het op oudejaarsavond in Rotterdam',
        'Low span=NEW_YEARS_EVE place=rotterdam',
      ],
    ],
  ],
  [
    'the reason of an answer',
    [
      ['nl-NL', 'waarom zeg je dat', 'DetailQuestion detail=REASON'],
      ['nl-NL', 'hoe kom je daarbij', 'DetailQuestion detail=REASON'],
      ['nl-NL', 'waarom dan niet', 'DetailQuestion detail=REASON'],
    ],
  ],
  [
    'where the wind is from, of a talk about it',
    [
      ['nl-NL', 'waar komt hij vandaan', 'Wind'],
      ['nl-NL', 'uit welke hoek komt de wind', 'Wind'],
      ['nl-NL', 'uit welke richting waait het', 'Wind'],
    ],
  ],
  [
    'more or less than another day',
    [
      ['nl-NL', 'is dat meer dan gisteren', 'CompareThat otherDate=2026-11-17 direction=WARMER'],
      ['nl-NL', 'meer dan gisteren', 'CompareThat otherDate=2026-11-17 direction=WARMER'],
      ['nl-NL', 'is dat minder dan vandaag', 'CompareThat otherDate=2026-11-18 direction=COLDER'],
    ],
  ],
  [
    'gusts and forces of the wind in a few words',
    [
      [
        'nl-NL',
        'windstoten boven de vijftig',
        'WindThreshold number=50 windPart=GUSTS windSide=ABOVE',
      ],
      [
        'nl-NL',
        'windstoten boven de dertig morgen',
        'WindThreshold date=2026-11-19 number=30 windPart=GUSTS windSide=ABOVE',
      ],
      [
        'nl-NL',
        'zaterdag windstoten boven de zestig',
        'WindThreshold date=2026-11-21 number=60 windPart=GUSTS windSide=ABOVE',
      ],
      [
        'nl-NL',
        'windstoten van meer dan zestig zaterdag',
        'WindThreshold date=2026-11-21 number=60 windPart=GUSTS windSide=ABOVE',
      ],
      ['nl-NL', 'meer dan zestig', 'WindThreshold number=60 windSide=ABOVE'],
      [
        'nl-NL',
        'windkracht zeven vrijdag',
        'WindThreshold date=2026-11-20 number=6 windSide=ABOVE_FORCE',
      ],
      [
        'nl-NL',
        'windkracht zeven aan zee vrijdag',
        'WindThreshold date=2026-11-20 number=6 windSide=ABOVE_FORCE',
      ],
      [
        'nl-NL',
        'is het windkracht zes morgen',
        'WindThreshold date=2026-11-19 number=5 windSide=ABOVE_FORCE',
      ],
      [
        'nl-NL',
        'haalt de wind morgen windkracht acht',
        'WindThreshold date=2026-11-19 number=7 windSide=ABOVE_FORCE',
      ],
      ['nl-NL', 'hoeveel windkracht staat er', 'Wind unit=BEAUFORT'],
      [
        'nl-NL',
        'wind boven de veertig morgen',
        'WindThreshold date=2026-11-19 number=40 windPart=WIND windSide=ABOVE',
      ],
    ],
  ],
  [
    'the day before',
    [
      ['nl-NL', 'was het gisteren natter dan vandaag', 'PastRain date=2026-11-17'],
      ['nl-NL', 'was het gisteren natter', 'PastRain date=2026-11-17'],
      ['nl-NL', 'hoe was het gisteren', 'PastWeather date=2026-11-17'],
      ['nl-NL', 'hoe was het weer gisteren', 'PastWeather date=2026-11-17'],
      ['nl-NL', 'was het gisteren ook zo koud', 'Comparison date=2026-11-17 direction=COLDER'],
      ['nl-NL', 'viel er gisteren meer regen', 'PastRainAmount date=2026-11-17'],
    ],
  ],
  [
    'staying outdoors, the beach and which day for it',
    [
      ['nl-NL', 'is het lekker buiten', 'Weather fine=FINE'],
      ['nl-NL', 'kunnen we vanavond buiten zitten', 'Barbecue dayPart=EV'],
      ['nl-NL', 'is het strandweer zaterdag', 'Advice date=2026-11-21 activity=beach'],
      ['nl-NL', 'gaan we morgen naar het strand', 'Advice date=2026-11-19 activity=beach'],
      [
        'nl-NL',
        'is het beter zaterdag of zondag voor een fietstocht',
        'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
      ],
      ['nl-NL', 'zit ik lekker op het terras vanavond', 'Barbecue dayPart=EV'],
    ],
  ],
  [
    'a question that asks for agreement, the state of the sea, and here',
    [
      [
        'nl-NL',
        'is het beter zaterdag of zondag voor een fietstocht',
        'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
      ],
      ['nl-NL', 'het regent morgen niet hè', 'Rain date=2026-11-19 absent=ABSENT'],
      ['nl-NL', 'het gaat toch niet regenen', 'Rain absent=ABSENT'],
    ],
  ],
  [
    'the day, what to take, heat and cold in everyday words',
    [
      ['nl-NL', 'ligt er sneeuw in Winterberg', 'Quantity place=winterberg quantity=SNOW_LYING'],
      ['nl-NL', 'wordt het een mooie avond', 'Weather dayPart=EV fine=FINE'],
      ['nl-NL', 'tot wanneer blijft het koud', 'NextChange change=WARMER'],
      ['nl-NL', 'hoe laat wordt het droog zaterdag', 'RainTime date=2026-11-21'],
      [
        'nl-NL',
        'is het hier warmer of in Groningen',
        'WhichPlace otherPlace=groningen direction=WARMER',
      ],
      ['nl-NL', 'regent het komende drie dagen', 'Rain span=NEXT_DAYS'],
    ],
  ],
];

describe.each(KINDS)('people ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
