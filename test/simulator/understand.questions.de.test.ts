import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** Every kind of question that people ask a weather skill, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'the bare weather',
    [
      ['Wetter bitte', 'WeatherIntent'],
      ['Wie sieht denn das Wetter aus?', 'WeatherIntent'],
      ['Sag mir mal das Wetter', 'WeatherIntent'],
      ["Wie wird's am Wochenende?", 'WeatherIntent', { span: 'WEEKEND' }],
      ['Wie wird es in den nächsten Tagen?', 'WeatherIntent', { span: 'NEXT_DAYS' }],
      ['Wie wird es morgen Mittag?', 'WeatherIntent', { date: '2026-11-19', time: '12:00' }],
    ],
  ],
  [
    'a day counted from today',
    [
      ['Regnet es übermorgen?', 'RainIntent', { date: '2026-11-20' }],
      ['Wie wird denn das Wetter heute?', 'WeatherIntent', { date: '2026-11-18' }],
      ['Wird es morgen windig?', 'WindIntent', { date: '2026-11-19', whether: 'WHETHER' }],
    ],
  ],
  [
    'a weekday',
    [
      ['Scheint am Freitag die Sonne?', 'SunIntent', { date: '2026-11-20' }],
      ['Schneit es nächsten Montag?', 'SnowIntent', { date: '2026-11-23' }],
      ['Wie warm wird es diesen Samstag?', 'TemperatureIntent', { date: '2026-11-21' }],
    ],
  ],
  [
    'a date of the calendar',
    [
      ['Schneit es am 24. Dezember?', 'SnowIntent', { date: '2026-12-24' }],
      [
        'Wird es am ersten Dezember kalt?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-12-01' },
      ],
      ['Regnet es am fünfundzwanzigsten November?', 'RainIntent', { date: '2026-11-25' }],
    ],
  ],
  [
    'a part of the day',
    [
      ['Regnet es heute Abend?', 'RainIntent', { date: '2026-11-18', dayPart: 'EV' }],
      ['Ist es morgen früh glatt?', 'IceIntent', { date: '2026-11-19', dayPart: 'MO' }],
      ['Gibt es in der Nacht Frost?', 'FrostIntent', { dayPart: 'NI' }],
      ['Wie kalt wird es heute Nacht?', 'LowIntent', { dayPart: 'NI' }],
    ],
  ],
  [
    'a time of the clock',
    [
      ['Regnet es um halb sechs?', 'RainIntent', { time: '17:30' }],
      [
        'Wie viel Grad sind es morgen um acht Uhr?',
        'TemperatureIntent',
        { date: '2026-11-19', time: '08:00' },
      ],
      ['Ist es um 22 Uhr neblig?', 'FogIntent', { time: '22:00' }],
    ],
  ],
  [
    'hours from and to',
    [
      ['Regnet es zwischen 14 und 18 Uhr?', 'RainIntent', { time: '14:00', untilTime: '18:00' }],
      [
        'Ist es morgen von acht bis zwölf sonnig?',
        'SunIntent',
        { date: '2026-11-19', time: '08:00', untilTime: '12:00' },
      ],
      [
        'Wie warm wird es morgen zwischen acht und zwölf in Leipzig?',
        'TemperatureIntent',
        { date: '2026-11-19', time: '08:00', untilTime: '12:00', place: 'leipzig' },
      ],
    ],
  ],
  [
    'rain that comes soon',
    [
      ['Fängt es gleich an zu regnen?', 'RainIntent', { span: 'SOON' }],
      [
        'Regnet es in der nächsten Stunde in Bremen?',
        'RainIntent',
        { duration: 'PT1H', place: 'bremen' },
      ],
      ['Gibt es in den nächsten drei Stunden Regen?', 'RainIntent', { span: 'NEXT_HOURS' }],
      ['Wann regnet es das nächste Mal?', 'NextRainIntent'],
      ['Wann geht der Regen endlich los?', 'RainTimeIntent'],
      ['Wie lange bleibt es noch trocken?', 'RainTimeIntent'],
      ['Wann hört es in Köln auf zu regnen?', 'RainStopIntent', { place: 'köln' }],
      ['Bis wann regnet es noch?', 'RainStopIntent'],
      ['Um wie viel Uhr regnet es morgen?', 'RainTimeIntent', { date: '2026-11-19' }],
      [
        'Wie hoch ist morgen die Regenwahrscheinlichkeit?',
        'RainChanceIntent',
        { date: '2026-11-19' },
      ],
    ],
  ],
  [
    'days from and to',
    [
      [
        'Regnet es von Montag bis Mittwoch?',
        'RainIntent',
        { date: '2026-11-23', untilDate: '2026-11-25' },
      ],
      [
        'Wie warm wird es von Freitag bis Sonntag?',
        'TemperatureIntent',
        { date: '2026-11-20', untilDate: '2026-11-22' },
      ],
      ['Wie wird das Wetter bis Sonntag?', 'WeatherIntent', { untilDate: '2026-11-22' }],
    ],
  ],
  [
    'the next days',
    [
      ['Regnet es in den nächsten Tagen?', 'RainIntent', { span: 'NEXT_DAYS' }],
      ['Wie warm wird es in den nächsten fünf Tagen?', 'TemperatureIntent', { duration: 'P5D' }],
      ['Schneit es nächste Woche?', 'SnowIntent', { date: '2026-W48' }],
    ],
  ],
  [
    'the weekend',
    [
      ['Scheint am Wochenende die Sonne?', 'SunIntent', { span: 'WEEKEND' }],
      ['Gibt es dieses Wochenende Gewitter?', 'ThunderIntent', { date: '2026-W47-WE' }],
      ['Können wir am Wochenende grillen?', 'BarbecueIntent', { span: 'WEEKEND' }],
    ],
  ],
  [
    'yes or no',
    [
      ['Wird es morgen neblig?', 'FogIntent', { date: '2026-11-19' }],
      ['Kommt heute noch ein Gewitter?', 'ThunderIntent', { date: '2026-11-18' }],
      ['Gewittert es morgen?', 'ThunderIntent', { date: '2026-11-19' }],
      ['Stürmt es morgen?', 'StormIntent', { date: '2026-11-19' }],
      ['Gibt es in der nächsten Stunde Sturm?', 'StormIntent', { duration: 'PT1H' }],
      [
        'Regenwahrscheinlichkeit in den nächsten zwei Stunden',
        'RainChanceIntent',
        { duration: 'PT2H' },
      ],
      ['Ist es in den nächsten fünf Stunden bewölkt?', 'CloudyIntent', { duration: 'PT5H' }],
      ['Kommt heute noch ein Sturm?', 'StormIntent', { date: '2026-11-18' }],
      ['Friert es heute Nacht?', 'FrostIntent', { dayPart: 'NI' }],
      ['Sind die Straßen morgen früh glatt?', 'IceIntent', { date: '2026-11-19', dayPart: 'MO' }],
      ['Ist es gerade windig?', 'WindIntent', { span: 'NOW', whether: 'WHETHER' }],
      [
        'Ist der Himmel heute Abend klar?',
        'CloudyIntent',
        { date: '2026-11-18', dayPart: 'EV', sky: 'CLEAR' },
      ],
      [
        'Wird es morgen wärmer als heute?',
        'ComparisonIntent',
        { date: '2026-11-19', direction: 'WARMER', otherDate: '2026-11-18' },
      ],
      ['Kühlt es am Freitag ab?', 'ComparisonIntent', { trend: 'COLDER', date: '2026-11-20' }],
    ],
  ],
  [
    'how much and how long',
    [
      ['Wie viel regnet es morgen?', 'RainAmountIntent', { date: '2026-11-19' }],
      ['Wie viel Neuschnee fällt in Garmisch?', 'SnowAmountIntent', { place: 'garmisch' }],
      ['Wie lange scheint heute die Sonne?', 'SunHoursIntent', { date: '2026-11-18' }],
      ['Woher weht der Wind?', 'WindIntent'],
      ['Wie stark ist der Wind auf Sylt?', 'WindIntent', { place: 'sylt' }],
    ],
  ],
  [
    'advice',
    [
      ['Brauche ich heute einen Schirm?', 'UmbrellaIntent', { date: '2026-11-18' }],
      [
        'Soll ich morgen in Hamburg einen Regenschirm mitnehmen?',
        'UmbrellaIntent',
        { date: '2026-11-19', place: 'hamburg' },
      ],
      ['Was soll ich heute anziehen?', 'ClothesIntent', { date: '2026-11-18' }],
      [
        'Brauche ich heute Abend eine Jacke?',
        'JacketIntent',
        { date: '2026-11-18', dayPart: 'EV' },
      ],
      ['Kann ich heute die Wäsche raushängen?', 'LaundryIntent', { date: '2026-11-18' }],
      ['Trocknet die Wäsche morgen draußen?', 'LaundryIntent', { date: '2026-11-19' }],
      ['Kann man am Samstag draußen sitzen?', 'BarbecueIntent', { date: '2026-11-21' }],
      ['Kann ich morgen mit dem Rad zur Arbeit fahren?', 'BicycleIntent', { date: '2026-11-19' }],
      [
        'Muss ich morgen früh Scheiben kratzen?',
        'ScrapingIntent',
        { date: '2026-11-19', dayPart: 'MO' },
      ],
      ['Welcher Tag wird diese Woche am schönsten?', 'BestDayIntent', { date: '2026-W47' }],
    ],
  ],
  [
    'the temperature',
    [
      ['Wie viel Grad hat es in Freiburg?', 'TemperatureIntent', { place: 'freiburg' }],
      ['Wie warm ist es draußen?', 'TemperatureIntent'],
      ['Wie viel Grad sind es in Fahrenheit?', 'TemperatureIntent', { unit: 'FAHRENHEIT' }],
      ['Wie hoch ist die Höchsttemperatur morgen?', 'HighIntent', { date: '2026-11-19' }],
      ['Wie heiß wird es am Sonntag?', 'HighIntent', { date: '2026-11-22' }],
      ['Was ist die Tiefsttemperatur heute Nacht?', 'LowIntent', { dayPart: 'NI' }],
      ['Wie fühlt es sich draußen an?', 'FeelsLikeIntent'],
      ['Gefühlte Temperatur in Kiel', 'FeelsLikeIntent', { place: 'kiel' }],
    ],
  ],
  [
    'the sun in the sky',
    [
      ['Wann geht morgen die Sonne auf?', 'SunriseIntent', { date: '2026-11-19' }],
      ['Wann wird es hell?', 'SunriseIntent'],
      ['Wann geht in Rostock die Sonne unter?', 'SunsetIntent', { place: 'rostock' }],
      ['Wann wird es heute dunkel?', 'SunsetIntent', { date: '2026-11-18' }],
    ],
  ],
  [
    'pollen, all and one',
    [
      ['Wie stark ist heute der Pollenflug?', 'PollenIntent', { date: '2026-11-18' }],
      ['Welche Pollen fliegen denn gerade?', 'PollenIntent', { span: 'NOW' }],
      ['Pollenbelastung in Ulm', 'PollenIntent', { place: 'ulm' }],
      [
        'Fliegen in Jena schon Erlenpollen?',
        'PollenIntent',
        { pollenType: 'Erle', place: 'jena', whether: 'WHETHER' },
      ],
      [
        'Wie hoch ist morgen die Belastung durch Gräser?',
        'PollenIntent',
        { pollenType: 'Graeser', date: '2026-11-19' },
      ],
      [
        'Sind Beifußpollen in der Luft?',
        'PollenIntent',
        { pollenType: 'Beifuss', whether: 'WHETHER' },
      ],
    ],
  ],
];

describe.each(KINDS)('German: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'de-DE')).toEqual({ intent, ...slots });
  });
});
