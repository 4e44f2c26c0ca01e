import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** Every kind of question that people ask a weather skill, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'the bare weather',
    [
      ['Weather please', 'WeatherIntent'],
      ['How is the weather?', 'WeatherIntent'],
      ['Can you give me the forecast?', 'WeatherIntent'],
    ],
  ],
  [
    'a day counted from today',
    [
      ['Will it rain the day after tomorrow?', 'RainIntent', { date: '2026-11-20' }],
      ['What is the weather like today?', 'WeatherIntent', { date: '2026-11-18' }],
      [
        'Is it going to be windy tomorrow?',
        'WindIntent',
        { date: '2026-11-19', whether: 'WHETHER' },
      ],
    ],
  ],
  [
    'a weekday',
    [
      ['Will it be sunny on Friday?', 'SunIntent', { date: '2026-11-20' }],
      ['Is it going to snow next Monday?', 'SnowIntent', { date: '2026-11-23' }],
      ['How warm will it be this Saturday?', 'TemperatureIntent', { date: '2026-11-21' }],
    ],
  ],
  [
    'a date of the calendar',
    [
      ['Will it snow on December 24th?', 'SnowIntent', { date: '2026-12-24' }],
      [
        'Will it be cold on the first of December?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-12-01' },
      ],
      ['Is it going to rain on November twenty-fifth?', 'RainIntent', { date: '2026-11-25' }],
    ],
  ],
  [
    'a part of the day',
    [
      ['Is it going to rain this evening?', 'RainIntent', { dayPart: 'EV' }],
      [
        'Will the roads be icy tomorrow morning?',
        'IceIntent',
        { date: '2026-11-19', dayPart: 'MO' },
      ],
      ['Will there be frost overnight?', 'FrostIntent', { dayPart: 'NI' }],
      ['How cold will it get tonight?', 'LowIntent', { dayPart: 'NI' }],
    ],
  ],
  [
    'a time of the clock',
    [
      ['Will it rain at half past five?', 'RainIntent', { time: '17:30' }],
      [
        'What will the temperature be tomorrow at 8 am?',
        'TemperatureIntent',
        { date: '2026-11-19', time: '08:00' },
      ],
      ['Will it be foggy at 10 pm?', 'FogIntent', { time: '22:00' }],
    ],
  ],
  [
    'hours from and to',
    [
      ['Will it rain between 2 and 6 pm?', 'RainIntent', { time: '14:00', untilTime: '18:00' }],
      [
        'Will it be sunny tomorrow from eight to twelve?',
        'SunIntent',
        { date: '2026-11-19', time: '08:00', untilTime: '12:00' },
      ],
      [
        'How warm will it be tomorrow between eight and noon in Boston?',
        'TemperatureIntent',
        { date: '2026-11-19', time: '08:00', untilTime: '12:00', place: 'boston' },
      ],
    ],
  ],
  [
    'rain that comes soon',
    [
      ['Is it about to start raining?', 'RainIntent'],
      [
        'Will it rain within the next hour in Boston?',
        'RainIntent',
        { duration: 'PT1H', place: 'boston' },
      ],
      ['Is there any rain in the next three hours?', 'RainIntent', { span: 'NEXT_HOURS' }],
      ['When will it rain again?', 'RainTimeIntent'],
      ['When is the next rain?', 'NextRainIntent'],
      ['When is it going to start to rain?', 'RainTimeIntent'],
      ['How long will it stay dry?', 'RainTimeIntent'],
      ['When does it stop raining in Seattle?', 'RainStopIntent', { place: 'seattle' }],
      ['How much longer is it going to rain?', 'RainStopIntent'],
      ['What time will it rain tomorrow?', 'RainTimeIntent', { date: '2026-11-19' }],
    ],
  ],
  [
    'days from and to',
    [
      [
        'Will it rain from Monday to Wednesday?',
        'RainIntent',
        { date: '2026-11-23', untilDate: '2026-11-25' },
      ],
      [
        'How warm will it be from Friday to Sunday?',
        'TemperatureIntent',
        { date: '2026-11-20', untilDate: '2026-11-22' },
      ],
      ["What's the weather until Sunday?", 'WeatherIntent', { untilDate: '2026-11-22' }],
    ],
  ],
  [
    'the next days',
    [
      ['Will it rain over the next few days?', 'RainIntent', { span: 'NEXT_DAYS' }],
      ['How warm will it be over the next five days?', 'TemperatureIntent', { duration: 'P5D' }],
      ['Is it going to snow next week?', 'SnowIntent', { date: '2026-W48' }],
      ["What's the weather for the next fortnight?", 'WeatherIntent', { duration: 'P2W' }],
    ],
  ],
  [
    'the weekend',
    [
      ['Will it be sunny over the weekend?', 'SunIntent', { span: 'WEEKEND' }],
      ['Are there any storms coming this weekend?', 'ThunderIntent', { date: '2026-W47-WE' }],
      ['Can we have a barbecue at the weekend?', 'BarbecueIntent', { span: 'WEEKEND' }],
    ],
  ],
  [
    'yes or no',
    [
      ['Is it going to be foggy tomorrow?', 'FogIntent', { date: '2026-11-19' }],
      ['Is there a thunderstorm coming today?', 'ThunderIntent', { date: '2026-11-18' }],
      ['Will there be a gale tomorrow?', 'StormIntent', { date: '2026-11-19' }],
      ['Will there be a storm in the next hour?', 'StormIntent', { duration: 'PT1H' }],
      [
        "What's the chance of rain over the next two hours?",
        'RainChanceIntent',
        { duration: 'PT2H' },
      ],
      ['Will it be cloudy for the next five hours?', 'CloudyIntent', { duration: 'PT5H' }],
      ['Is it going to freeze tonight?', 'FrostIntent', { dayPart: 'NI' }],
      ['Are the roads slippery right now?', 'IceIntent', { span: 'NOW' }],
      ['Is it windy outside?', 'WindIntent', { whether: 'WHETHER' }],
      ['Will the skies be clear tonight?', 'CloudyIntent', { dayPart: 'NI', sky: 'CLEAR' }],
      [
        'Will it be warmer tomorrow than today?',
        'ComparisonIntent',
        { date: '2026-11-19', direction: 'WARMER', otherDate: '2026-11-18' },
      ],
      [
        'Is tomorrow going to be colder?',
        'ComparisonIntent',
        { date: '2026-11-19', direction: 'COLDER' },
      ],
      ['Will it cool down on Friday?', 'ComparisonIntent', { trend: 'COLDER', date: '2026-11-20' }],
    ],
  ],
  [
    'how much and how long',
    [
      ['How much rain will we get tomorrow?', 'RainAmountIntent', { date: '2026-11-19' }],
      ['How many inches of snow are expected in Denver?', 'SnowAmountIntent', { place: 'denver' }],
      ['How many hours of sunshine will there be today?', 'SunHoursIntent', { date: '2026-11-18' }],
      ['Where is the wind coming from?', 'WindIntent'],
      ['How strong is the wind in Chicago?', 'WindIntent', { place: 'chicago' }],
    ],
  ],
  [
    'advice',
    [
      ['Do I need an umbrella today?', 'UmbrellaIntent', { date: '2026-11-18' }],
      [
        'Should I bring an umbrella tomorrow in Seattle?',
        'UmbrellaIntent',
        { date: '2026-11-19', place: 'seattle' },
      ],
      ['What should I wear today?', 'ClothesIntent', { date: '2026-11-18' }],
      ['Do I need a coat this evening?', 'JacketIntent', { dayPart: 'EV' }],
      ['Can I hang the laundry out today?', 'LaundryIntent', { date: '2026-11-18' }],
      ['Will my clothes dry outside tomorrow?', 'LaundryIntent', { date: '2026-11-19' }],
      ['Can we sit outside on Saturday?', 'BarbecueIntent', { date: '2026-11-21' }],
      ['Can I bike to work tomorrow?', 'BicycleIntent', { date: '2026-11-19' }],
      [
        'Will I have to scrape the windshield tomorrow morning?',
        'ScrapingIntent',
        { date: '2026-11-19', dayPart: 'MO' },
      ],
      ['Which day will be the nicest this week?', 'BestDayIntent', { date: '2026-W47' }],
    ],
  ],
  [
    'the temperature',
    [
      ['How many degrees is it in Miami?', 'TemperatureIntent', { place: 'miami' }],
      ['How cold is it outside?', 'TemperatureIntent'],
      ["What's the temperature in Celsius?", 'TemperatureIntent', { unit: 'CELSIUS' }],
      ["What's the high tomorrow?", 'HighIntent', { date: '2026-11-19' }],
      ['How hot will it get on Sunday?', 'HighIntent', { date: '2026-11-22' }],
      ["What's the low tonight?", 'LowIntent', { dayPart: 'NI' }],
      ['What does it feel like outside?', 'FeelsLikeIntent'],
      ['Wind chill in Chicago', 'FeelsLikeIntent', { place: 'chicago' }],
    ],
  ],
  [
    'the sun in the sky',
    [
      ['What time does the sun rise tomorrow?', 'SunriseIntent', { date: '2026-11-19' }],
      ['When does it get light?', 'SunriseIntent'],
      ["When's sunset in Boston?", 'SunsetIntent', { place: 'boston' }],
      ['When will it get dark today?', 'SunsetIntent', { date: '2026-11-18' }],
    ],
  ],
  [
    'pollen, all and one',
    [
      ['How high is the pollen count today?', 'PollenIntent', { date: '2026-11-18' }],
      ['What kind of pollen is in the air right now?', 'PollenIntent', { span: 'NOW' }],
      ['Pollen levels in Munich', 'PollenIntent', { place: 'munich' }],
      [
        'Is there any alder pollen in Jena?',
        'PollenIntent',
        { pollenType: 'Erle', place: 'jena', whether: 'WHETHER' },
      ],
      [
        'How bad is the grass pollen tomorrow?',
        'PollenIntent',
        { pollenType: 'Graeser', date: '2026-11-19' },
      ],
      ['Is mugwort pollen flying?', 'PollenIntent', { pollenType: 'Beifuss' }],
    ],
  ],
];

describe.each(KINDS)('English: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'en-US')).toEqual({ intent, ...slots });
  });
});
