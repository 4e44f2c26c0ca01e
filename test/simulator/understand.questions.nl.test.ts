import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** Every kind of question that people ask a weather skill, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'yes or no',
    [
      ['Is er vanavond kans op mist?', 'FogIntent', { dayPart: 'EV' }],
      ['Zijn de wegen morgenochtend glad?', 'IceIntent', { date: '2026-11-19', dayPart: 'MO' }],
      ['Is het nu winderig?', 'WindIntent', { span: 'NOW', whether: 'WHETHER' }],
      [
        'Is het nu winderig op Vlieland?',
        'WindIntent',
        { span: 'NOW', place: 'vlieland', whether: 'WHETHER' },
      ],
      [
        'Gaat het vanavond stormen op Vlieland?',
        'StormIntent',
        { dayPart: 'EV', place: 'vlieland' },
      ],
      ['Is de lucht vanavond helder?', 'CloudyIntent', { dayPart: 'EV', sky: 'CLEAR' }],
      [
        'Wordt het vrijdag dan warmer?',
        'ComparisonIntent',
        { date: '2026-11-20', direction: 'WARMER' },
      ],
      [
        'Is er zaterdag kans op sneeuw in Assen?',
        'SnowIntent',
        { date: '2026-11-21', place: 'assen' },
      ],
      ['Komt er vannacht nachtvorst in Ede?', 'FrostIntent', { dayPart: 'NI', place: 'ede' }],
      [
        'Ligt er morgen in Assen sneeuw?',
        'QuantityIntent',
        { quantity: 'SNOW_LYING', date: '2026-11-19', place: 'assen' },
      ],
      ['Hangt er vanochtend mist?', 'FogIntent', { dayPart: 'MO' }],
      ['Valt er morgen ijzel in Ede?', 'IceIntent', { date: '2026-11-19', place: 'ede' }],
      ["Vriest 't vannacht?", 'FrostIntent', { dayPart: 'NI' }],
      ['Hoe laat gaat het morgen regenen?', 'RainTimeIntent', { date: '2026-11-19' }],
      ['Hoe groot is de kans op regen morgen?', 'RainChanceIntent', { date: '2026-11-19' }],
      ["Regent 't nu in Leiden?", 'RainIntent', { span: 'NOW', place: 'leiden' }],
      [
        'Is er morgen veel wind in Goes?',
        'WindIntent',
        { date: '2026-11-19', place: 'goes', whether: 'WHETHER' },
      ],
      [
        'Is het morgen dan kouder?',
        'ComparisonIntent',
        { date: '2026-11-19', direction: 'COLDER' },
      ],
    ],
  ],
  [
    'advice',
    [
      [
        'Moet ik morgen in Haarlem een paraplu meenemen?',
        'UmbrellaIntent',
        { date: '2026-11-19', place: 'haarlem' },
      ],
      ['Kan ik in Ede zonder paraplu?', 'AdviceIntent', { activity: 'noUmbrella', place: 'ede' }],
      [
        'Heb ik tussen drie en vijf een paraplu nodig?',
        'UmbrellaIntent',
        { time: '15:00', untilTime: '17:00' },
      ],
      ['Heb ik in Goes vanavond een jas nodig?', 'JacketIntent', { dayPart: 'EV', place: 'goes' }],
      ['Heb ik morgen een regenjas nodig?', 'RainIntent', { date: '2026-11-19' }],
      [
        'Wat trek ik morgen aan in Zwolle?',
        'ClothesIntent',
        { date: '2026-11-19', place: 'zwolle' },
      ],
      [
        'Kan de was morgen in Ede buiten drogen?',
        'LaundryIntent',
        { date: '2026-11-19', place: 'ede' },
      ],
      ['Kan de was vanmiddag naar buiten?', 'LaundryIntent', { dayPart: 'AF' }],
      [
        "Kunnen we zaterdag bbq'en in Tiel?",
        'BarbecueIntent',
        { date: '2026-11-21', place: 'tiel' },
      ],
      [
        'Is het zondag in Tiel barbecueweer?',
        'BarbecueIntent',
        { date: '2026-11-22', place: 'tiel' },
      ],
      ['Kunnen we vanmiddag op het terras zitten?', 'BarbecueIntent', { dayPart: 'AF' }],
      ['Kan ik morgen in Ede met de fiets?', 'BicycleIntent', { date: '2026-11-19', place: 'ede' }],
      ['Is het vanavond goed weer om te fietsen?', 'BicycleIntent', { dayPart: 'EV' }],
      ['Welke dag wordt deze week het mooist?', 'BestDayIntent', { date: '2026-W47' }],
      ['Wat wordt de mooiste dag van de hele week?', 'BestDayIntent', { span: 'WEEK' }],
      [
        'Moet ik zaterdag nou krabben in Assen?',
        'ScrapingIntent',
        { date: '2026-11-21', place: 'assen' },
      ],
    ],
  ],
  [
    'the temperature',
    [
      [
        'Wat wordt de temperatuur morgenmiddag?',
        'TemperatureIntent',
        { date: '2026-11-19', dayPart: 'AF' },
      ],
      ['Hoe heet wordt het zondag nou?', 'HighIntent', { date: '2026-11-22' }],
      ['Wat is morgen de maximumtemperatuur?', 'HighIntent', { date: '2026-11-19' }],
      [
        'Wordt het zondag in Goes warm?',
        'TemperatureIntent',
        { warmth: 'WARM', date: '2026-11-22', place: 'goes' },
      ],
      [
        'Is het vanavond koud in Emmen?',
        'TemperatureIntent',
        { warmth: 'COLD', dayPart: 'EV', place: 'emmen' },
      ],
      ['Hoeveel graden is het in Fahrenheit?', 'TemperatureIntent', { unit: 'FAHRENHEIT' }],
      ['Hoe koud is het op de Veluwe?', 'TemperatureIntent', { place: 'de veluwe' }],
      ['Hoe koud is het om zes uur in Sneek?', 'LowIntent', { time: '18:00', place: 'sneek' }],
      [
        'Hoe warm wordt het in Venlo tussen twaalf en drie?',
        'TemperatureIntent',
        { time: '12:00', untilTime: '15:00', place: 'venlo' },
      ],
      [
        'Hoeveel graden wordt het volgende week in Ede maximaal?',
        'HighIntent',
        { date: '2026-W48', place: 'ede' },
      ],
      [
        'Wat is vannacht in Ede de minimumtemperatuur?',
        'LowIntent',
        { dayPart: 'NI', place: 'ede' },
      ],
      [
        'Wat is vanavond de gevoelstemperatuur in Sneek?',
        'FeelsLikeIntent',
        { dayPart: 'EV', place: 'sneek' },
      ],
      ['Hoe fris wordt het morgenavond?', 'LowIntent', { date: '2026-11-19', dayPart: 'EV' }],
      ['De temperatuur in Tilburg graag', 'TemperatureIntent', { place: 'tilburg' }],
      ['Vertel me even hoe warm het is', 'TemperatureIntent'],
    ],
  ],
  [
    'pollen, all of them',
    [
      [
        'Hoe zit het vandaag met de pollen in Leipzig?',
        'PollenIntent',
        { date: '2026-11-18', place: 'leipzig' },
      ],
      ['Pollenverwachting voor Berlijn graag', 'PollenIntent', { place: 'berlijn' }],
      ['Pollen in Dresden, morgen', 'PollenIntent', { date: '2026-11-19', place: 'dresden' }],
      ['Zitten er al pollen in de lucht?', 'PollenIntent'],
      ['Welke pollen zijn er nu in de lucht?', 'PollenIntent', { span: 'NOW' }],
      [
        'Welke pollen vliegen er nu rond in München?',
        'PollenIntent',
        { span: 'NOW', place: 'münchen' },
      ],
      [
        'Heb ik in Kiel morgen last van hooikoorts?',
        'PollenIntent',
        { date: '2026-11-19', place: 'kiel' },
      ],
      ['Pollenalarm voor vandaag', 'PollenIntent', { date: '2026-11-18' }],
      ['Kun je me zeggen of er morgen veel pollen zijn?', 'PollenIntent', { date: '2026-11-19' }],
      [
        'Hoe erg is de hooikoorts morgen in Bremen?',
        'PollenIntent',
        { date: '2026-11-19', place: 'bremen' },
      ],
      ['Mag ik even de pollenverwachting voor zaterdag?', 'PollenIntent', { date: '2026-11-21' }],
      ['Vertel me eens de pollenverwachting', 'PollenIntent'],
      ['Hoe is het nou met de hooikoorts?', 'PollenIntent'],
    ],
  ],
  [
    'pollen of one plant',
    [
      ['Hoe hoog is de berkenpollenconcentratie?', 'PollenIntent', { pollenType: 'Birke' }],
      ['Bloeien de grassen al?', 'PollenIntent', { pollenType: 'Graeser' }],
      [
        'Zitten er nu roggepollen in de lucht?',
        'PollenIntent',
        { span: 'NOW', pollenType: 'Roggen' },
      ],
      ['Hoe is het nou met de hazelaarpollen?', 'PollenIntent', { pollenType: 'Hasel' }],
      [
        'Hoeveel elzenpollen zitten er nu in de lucht?',
        'PollenIntent',
        { span: 'NOW', pollenType: 'Erle' },
      ],
      [
        'Hoe zit het met de bijvoet in Jena?',
        'PollenIntent',
        { place: 'jena', pollenType: 'Beifuss' },
      ],
      [
        'Zijn er nu veel graspollen in de lucht?',
        'PollenIntent',
        { span: 'NOW', pollenType: 'Graeser' },
      ],
      [
        'Hoe is de graspollenverwachting voor zondag?',
        'PollenIntent',
        { date: '2026-11-22', pollenType: 'Graeser' },
      ],
      [
        'Heb ik vandaag last van de berk?',
        'PollenIntent',
        { date: '2026-11-18', pollenType: 'Birke' },
      ],
      ['Bloeit de es al in Kiel?', 'PollenIntent', { place: 'kiel', pollenType: 'Esche' }],
      [
        'Vliegen er al elzenpollen rond?',
        'PollenIntent',
        { pollenType: 'Erle', whether: 'WHETHER' },
      ],
      [
        'Zijn er eigenlijk eikenpollen in Freiburg?',
        'PollenIntent',
        { place: 'freiburg', pollenType: 'OTHER', whether: 'WHETHER' },
      ],
      ['Hebben we nu last van ambrosia?', 'PollenIntent', { span: 'NOW', pollenType: 'Ambrosia' }],
    ],
  ],
];

describe.each(KINDS)('Dutch: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'nl-NL')).toEqual({ intent, ...slots });
  });
});
