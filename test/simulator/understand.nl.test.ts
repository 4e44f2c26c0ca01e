import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What people ask for and when, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'the bare weather',
    [
      ['Weer alsjeblieft', 'WeatherIntent'],
      ['Hoe is het weer eigenlijk?', 'WeatherIntent'],
      ['Hoe ziet het weer er eigenlijk uit?', 'WeatherIntent'],
      ['Vertel me eens wat het weer doet', 'WeatherIntent'],
      ['Wat gaat het weer nou doen?', 'WeatherIntent'],
      ["Hoe is 't weer?", 'WeatherIntent'],
      ['Hoe is het weer bij ons in de buurt?', 'WeatherIntent'],
      ['Geef me even het weer, alsjeblieft', 'WeatherIntent'],
      ['Kun je me vertellen hoe het weer is?', 'WeatherIntent'],
      ['Zou u mij kunnen vertellen wat voor weer het wordt?', 'WeatherIntent'],
      ['Mag ik even het weerbericht?', 'WeatherIntent'],
      ['Ik wil graag het weerbericht', 'WeatherIntent'],
      ['Weet je hoe het weer wordt?', 'WeatherIntent'],
      ['HET WEERBERICHT ALSJEBLIEFT!', 'WeatherIntent'],
      ['Alexa, vraag aan Weer Stem hoe het weer wordt', 'WeatherIntent'],
    ],
  ],
  [
    'a day counted from today',
    [
      ["Hoe wordt 't weer morgen?", 'WeatherIntent', { date: '2026-11-19' }],
      ['Wat wordt het morgen eigenlijk voor weer?', 'WeatherIntent', { date: '2026-11-19' }],
      ['Kun je me zeggen hoe het weer overmorgen wordt?', 'WeatherIntent', { date: '2026-11-20' }],
      ['Overmorgen sneeuw?', 'SnowIntent', { date: '2026-11-20' }],
      [
        'Zal het overmorgen regenen in Meppel?',
        'RainIntent',
        { date: '2026-11-20', place: 'meppel' },
      ],
      [
        'Is er vandaag nog regen op komst?',
        'RainIntent',
        { date: '2026-11-18', span: 'NEXT_DAYS' },
      ],
      [
        'Is het overmorgen winderig in Tiel?',
        'WindIntent',
        { date: '2026-11-20', place: 'tiel', whether: 'WHETHER' },
      ],
      ['Is het morgen in Zwolle bewolkt?', 'CloudyIntent', { date: '2026-11-19', place: 'zwolle' }],
      [
        'Krijgen we morgen onweer in Breda?',
        'ThunderIntent',
        { date: '2026-11-19', place: 'breda' },
      ],
      ['Komt er overmorgen mist in Almere?', 'FogIntent', { date: '2026-11-20', place: 'almere' }],
      [
        'Kan ik overmorgen in Ede op de fiets?',
        'BicycleIntent',
        { date: '2026-11-20', place: 'ede' },
      ],
      [
        'Moet ik me morgen in Emmen warm aankleden?',
        'JacketIntent',
        { date: '2026-11-19', place: 'emmen' },
      ],
      ['Hoe was het weer eergisteren ook alweer?', 'PastWeatherIntent', { date: '2026-11-16' }],
      [
        'Was het gisteren koud in De Bilt?',
        'PastTemperatureIntent',
        { date: '2026-11-17', place: 'de bilt' },
      ],
    ],
  ],
  [
    'a weekday',
    [
      ['Hoe wordt zaterdag het weer eigenlijk?', 'WeatherIntent', { date: '2026-11-21' }],
      ['Schijnt vrijdag de zon bij ons?', 'SunIntent', { date: '2026-11-20', place: 'HOME' }],
      ['Is het op woensdag mistig?', 'FogIntent', { date: '2026-11-18' }],
      ['En gaat het donderdag regenen?', 'RainIntent', { date: '2026-11-19' }],
      ['Weet je of het vrijdag regent?', 'RainIntent', { date: '2026-11-20' }],
      ['Is het zondag in Arnhem mistig?', 'FogIntent', { date: '2026-11-22', place: 'arnhem' }],
      ['Krijgen we vrijdag sneeuw in Sneek?', 'SnowIntent', { date: '2026-11-20', place: 'sneek' }],
      [
        'Hoe koud wordt het in Sneek komende vrijdag?',
        'LowIntent',
        { date: '2026-11-20', place: 'sneek' },
      ],
      [
        'Is het aanstaande zaterdag bewolkt in Goes?',
        'CloudyIntent',
        { date: '2026-11-21', place: 'goes' },
      ],
      ['Is het a.s. zaterdag droog in Goes?', 'DryIntent', { date: '2026-11-21', place: 'goes' }],
      ['Wat wordt het volgende maandag voor weer?', 'WeatherIntent', { date: '2026-11-23' }],
      ['Sneeuwt het nou zondag aanstaande?', 'SnowIntent', { date: '2026-11-22' }],
      ['Komt er maandag regen in Venlo?', 'RainIntent', { date: '2026-11-23', place: 'venlo' }],
      [
        'Hoe was het weer afgelopen maandag hier?',
        'PastWeatherIntent',
        { date: '2026-11-16', place: 'HERE' },
      ],
    ],
  ],
  [
    'a date of the calendar',
    [
      ['Is het op 24 december glad in Assen?', 'IceIntent', { date: '2026-12-24', place: 'assen' }],
      [
        'Gaat het in Assen op de 24e december sneeuwen?',
        'SnowIntent',
        { date: '2026-12-24', place: 'assen' },
      ],
      [
        'Wordt het op vierentwintig december eigenlijk koud?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-12-24' },
      ],
      [
        'Is het op drie december mistig in Goes?',
        'FogIntent',
        { date: '2026-12-03', place: 'goes' },
      ],
      [
        'Hoe koud wordt het in Emmen op eerste kerstdag?',
        'LowIntent',
        { span: 'CHRISTMAS', place: 'emmen' },
      ],
      [
        'Is het op oudejaarsdag mistig in Ede?',
        'FogIntent',
        { span: 'NEW_YEARS_EVE', place: 'ede' },
      ],
      ['Wat wordt het op 24-12 voor weer?', 'WeatherIntent', { date: '2026-12-24' }],
      [
        'Is het op 24-12-2026 koud in Utrecht?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-12-24', place: 'utrecht' },
      ],
      ['Hoe koud is het over een maand?', 'LowIntent', { date: '2026-12-18' }],
      ['Regent het nou op 24/12?', 'RainIntent', { date: '2026-12-24' }],
      [
        'Is het op 5 december 2026 droog in Ede?',
        'DryIntent',
        { date: '2026-12-05', place: 'ede' },
      ],
      [
        'Is het op zaterdag 28 november winderig in Tiel?',
        'WindIntent',
        { date: '2026-11-28', place: 'tiel', whether: 'WHETHER' },
      ],
      ['Regent het zaterdag de 28e in Tiel?', 'RainIntent', { date: '2026-11-28', place: 'tiel' }],
      [
        'Blijft het op de vijfentwintigste droog in Ede?',
        'DryIntent',
        { date: '2026-11-25', place: 'ede' },
      ],
      [
        'Wordt het op drieentwintig november in Ede warm?',
        'TemperatureIntent',
        { warmth: 'WARM', date: '2026-11-23', place: 'ede' },
      ],
      [
        'Is het in Ede op de tweeëntwintigste van november zonnig?',
        'SunIntent',
        { date: '2026-11-22', place: 'ede' },
      ],
      [
        'Is het over een week nog koud in Ede?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-25', place: 'ede' },
      ],
      [
        'Hoeveel graden is het in Ede over vier dagen?',
        'TemperatureIntent',
        { date: '2026-11-22', place: 'ede' },
      ],
      [
        'Is het in december nog warm in Ede?',
        'TemperatureIntent',
        { warmth: 'WARM', date: '2026-12', place: 'ede' },
      ],
    ],
  ],
  [
    'a part of the day',
    [
      [
        'Gaat het morgenmiddag in Goes regenen?',
        'RainIntent',
        { date: '2026-11-19', dayPart: 'AF', place: 'goes' },
      ],
      [
        'Hoe warm is het s middags in Roermond?',
        'TemperatureIntent',
        { dayPart: 'AF', place: 'roermond' },
      ],
      [
        'Hoe wordt het zaterdagmiddag in Zwolle?',
        'WeatherIntent',
        { date: '2026-11-21', dayPart: 'AF', place: 'zwolle' },
      ],
      ['Is het in de loop van de ochtend droog?', 'DryIntent', { dayPart: 'MO' }],
      ['Wordt het zondagochtend mistig?', 'FogIntent', { date: '2026-11-22', dayPart: 'MO' }],
      [
        'Hoe was het weer gisteravond hier?',
        'PastWeatherIntent',
        { date: '2026-11-17', dayPart: 'EV', place: 'HERE' },
      ],
      [
        'Wat doet het weer morgenvroeg in Gent?',
        'WeatherIntent',
        { date: '2026-11-19', dayPart: 'MO', place: 'gent' },
      ],
      ["Is het 's ochtends glad in Assen?", 'IceIntent', { dayPart: 'MO', place: 'assen' }],
      ["Hangt er 's morgens mist in Ede?", 'FogIntent', { dayPart: 'MO', place: 'ede' }],
      ['Zaterdagmorgen regen?', 'RainIntent', { date: '2026-11-21', dayPart: 'MO' }],
      [
        'Hoe koud wordt het zaterdagnacht in Emmen?',
        'LowIntent',
        { date: '2026-11-21', dayPart: 'NI', place: 'emmen' },
      ],
      ['Wordt het deze middag warm?', 'TemperatureIntent', { warmth: 'WARM', dayPart: 'AF' }],
      ['Is het in de namiddag droog in Gent?', 'DryIntent', { dayPart: 'AF', place: 'gent' }],
      ['Hoeveel wind staat er vanavond op Texel?', 'WindIntent', { dayPart: 'EV', place: 'texel' }],
      ["Schijnt overmorgen 's middags de zon?", 'SunIntent', { date: '2026-11-20', dayPart: 'AF' }],
      ['Onweert het vannacht in Arnhem?', 'ThunderIntent', { dayPart: 'NI', place: 'arnhem' }],
    ],
  ],
  [
    'a time of the clock',
    [
      ['Is het om half zes droog?', 'DryIntent', { time: '17:30' }],
      ['Is het om kwart over vier nog zonnig?', 'SunIntent', { time: '16:15' }],
      ['Gaat het om kwart voor acht sneeuwen?', 'SnowIntent', { time: '19:45' }],
      ['Hoe is het weer om 15.30 uur?', 'WeatherIntent', { time: '15:30' }],
      ['Waait het om 15:30?', 'WindIntent', { time: '15:30' }],
      ['Wat wordt het om 17u30 voor weer?', 'WeatherIntent', { time: '17:30' }],
      ['Hoe is het om 17u in Gent?', 'WeatherIntent', { time: '17:00', place: 'gent' }],
      [
        "Weer morgen om acht uur 's avonds in Delft",
        'WeatherIntent',
        { date: '2026-11-19', time: '20:00', place: 'delft' },
      ],
      ['Is het om tien over half vier mistig?', 'FogIntent', { time: '15:40' }],
      ['Is het om vijf voor half zeven bewolkt?', 'CloudyIntent', { time: '18:25' }],
      ['Hoe koud is het om middernacht?', 'LowIntent', { time: '00:00' }],
      ['Hoe koud is het om één uur vannacht?', 'LowIntent', { time: '01:00' }],
      ['Is het morgen om een uur droog?', 'DryIntent', { date: '2026-11-19', time: '13:00' }],
      ['Is het om tien over een droog?', 'DryIntent', { time: '01:10' }],
      ['Is het tegen zeven uur droog?', 'DryIntent', { time: '19:00' }],
      [
        "Is het om twaalf uur 's middags warm?",
        'TemperatureIntent',
        { warmth: 'WARM', time: '12:00' },
      ],
      ['Weer om half een graag', 'WeatherIntent', { time: '12:30' }],
      ['Is het over een kwartier droog?', 'DryIntent', { time: '14:20' }],
      ['Is het over anderhalf uur nog droog?', 'DryIntent', { time: '15:35' }],
      ['Waait het over een uur of twee?', 'WindIntent', { time: '16:05' }],
      ["Is het om zeven uur 's ochtends glad?", 'IceIntent', { time: '07:00' }],
    ],
  ],
];

describe.each(KINDS)('Dutch: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'nl-NL')).toEqual({ intent, ...slots });
  });
});
