import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** Where people ask for, how much, and what they say in a conversation, on a Wednesday. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'a place by its name',
    [
      ['Is het in Bergen op Zoom droog?', 'DryIntent', { place: 'bergen op zoom' }],
      [
        'Sneeuwt het nu in Wijk bij Duurstede?',
        'SnowIntent',
        { span: 'NOW', place: 'wijk bij duurstede' },
      ],
      ["Is het droog in 's-Hertogenbosch?", 'DryIntent', { place: "'s-hertogenbosch" }],
      [
        'Hoe is het nu in Alphen aan den Rijn?',
        'WeatherIntent',
        { span: 'NOW', place: 'alphen aan den rijn' },
      ],
      ['Waait het in Den Haag?', 'WindIntent', { place: 'den haag' }],
      ['Is het op de Veluwe koud?', 'TemperatureIntent', { warmth: 'COLD', place: 'de veluwe' }],
      ['Hoe is het weer in de buurt van Zutphen?', 'WeatherIntent', { place: 'zutphen' }],
      ['Is het in New York bewolkt?', 'CloudyIntent', { place: 'new york' }],
      ['Heb ik in Bergen aan Zee een jas nodig?', 'JacketIntent', { place: 'bergen aan zee' }],
      ['Schijnt in Oude Pekela de zon?', 'SunIntent', { place: 'oude pekela' }],
      ['WEER IN ZWOLLE!', 'WeatherIntent', { place: 'zwolle' }],
      ['Vraag Weer Stem naar het weer in Ede', 'WeatherIntent', { place: 'ede' }],
    ],
  ],
  [
    'a place by its postcode',
    [
      ['Wat wordt het in postcode 3511 voor weer?', 'WeatherIntent', { postcode: '3511' }],
      ['Hoe is het weer in 1012 AB?', 'WeatherIntent', { postcode: '1012' }],
      [
        'Hoe warm wordt het morgen in 1012AB?',
        'TemperatureIntent',
        { date: '2026-11-19', postcode: '1012' },
      ],
      ['Regent het in 9712?', 'RainIntent', { postcode: '9712' }],
      [
        'Regent het morgen in een nul een twee?',
        'RainIntent',
        { date: '2026-11-19', postcode: '1012' },
      ],
      ['Hoe warm is het in drie vijf een een?', 'TemperatureIntent', { postcode: '3511' }],
      ['Wat voor weer is het in tien twaalf?', 'WeatherIntent', { postcode: '1012' }],
      ['Sneeuwt het nu in postcode 50667?', 'SnowIntent', { span: 'NOW', postcode: '50667' }],
      ['Hoe staat het met de pollen in 50667?', 'PollenIntent', { postcode: '50667' }],
      ['Hoe is het weer in vijf nul zes zes zeven?', 'WeatherIntent', { postcode: '50667' }],
      [
        'Regent het zaterdag in 8011 om vijf uur?',
        'RainIntent',
        { date: '2026-11-21', time: '17:00', postcode: '8011' },
      ],
      ['Waait het in postcode drieëndertig elf?', 'WindIntent', { postcode: '3311' }],
      ['Heb ik een paraplu nodig in 3011?', 'UmbrellaIntent', { postcode: '3011' }],
    ],
  ],
  [
    'place and time in both orders',
    [
      [
        'Wat doet het weer in Gouda morgenmiddag?',
        'WeatherIntent',
        { date: '2026-11-19', dayPart: 'AF', place: 'gouda' },
      ],
      [
        'Wat doet het weer morgenmiddag in Gouda?',
        'WeatherIntent',
        { date: '2026-11-19', dayPart: 'AF', place: 'gouda' },
      ],
      ['Gaat het in Hoorn vanavond regenen?', 'RainIntent', { dayPart: 'EV', place: 'hoorn' }],
      ['Gaat het vanavond in Hoorn regenen?', 'RainIntent', { dayPart: 'EV', place: 'hoorn' }],
      ['Regent het in Delft zondag?', 'RainIntent', { date: '2026-11-22', place: 'delft' }],
      [
        'Hoe warm wordt het in Venlo zaterdag?',
        'TemperatureIntent',
        { date: '2026-11-21', place: 'venlo' },
      ],
      [
        'Hoe wordt het zaterdag in Venlo, alsjeblieft?',
        'WeatherIntent',
        { date: '2026-11-21', place: 'venlo' },
      ],
      ['Waait het op Ameland in het weekend?', 'WindIntent', { span: 'WEEKEND', place: 'ameland' }],
      ['Is het in Assen vannacht glad?', 'IceIntent', { dayPart: 'NI', place: 'assen' }],
      [
        'Hoe wordt in Utrecht het weer om vijf uur?',
        'WeatherIntent',
        { time: '17:00', place: 'utrecht' },
      ],
      ['Om vijf uur in Utrecht', 'WeatherIntent', { time: '17:00', place: 'utrecht' }],
      ['In Utrecht om vijf uur', 'WeatherIntent', { time: '17:00', place: 'utrecht' }],
    ],
  ],
  [
    'the sun in the sky, and how much',
    [
      ['Vraag Weer Stem hoe laat de zon ondergaat', 'SunsetIntent'],
      [
        'Hoe laat komt de zon in Zwolle morgen op?',
        'SunriseIntent',
        { date: '2026-11-19', place: 'zwolle' },
      ],
      ['Wanneer wordt het morgen donker?', 'SunsetIntent', { date: '2026-11-19' }],
      [
        'Hoeveel regen valt er morgen nog in Ede?',
        'RainAmountIntent',
        { date: '2026-11-19', place: 'ede' },
      ],
      [
        'Hoeveel sneeuw valt er nu in Winterberg?',
        'SnowAmountIntent',
        { span: 'NOW', place: 'winterberg' },
      ],
      [
        'Waar komt de wind morgen in Ede vandaan?',
        'WindIntent',
        { date: '2026-11-19', place: 'ede' },
      ],
      ['Hoe lang schijnt de zon zaterdag nog?', 'SunHoursIntent', { date: '2026-11-21' }],
    ],
  ],
  [
    'what follows on a question',
    [
      [
        'En zaterdagavond in Breda?',
        'FollowUpIntent',
        { date: '2026-11-21', dayPart: 'EV', place: 'breda' },
      ],
      ['En op Texel in het weekend?', 'FollowUpIntent', { span: 'WEEKEND', place: 'texel' }],
      [
        'En morgen tussen drie en vijf?',
        'FollowUpIntent',
        { date: '2026-11-19', time: '15:00', untilTime: '17:00' },
      ],
      ['En in Goes om half zes?', 'FollowUpIntent', { time: '17:30', place: 'goes' }],
      ['En de wind op Texel dan?', 'FollowUpIntent', { place: 'texel', aspect: 'wind' }],
      [
        'En de kans op regen morgen in Ede?',
        'FollowUpIntent',
        { date: '2026-11-19', place: 'ede', aspect: 'rain' },
      ],
      [
        'En de wind morgenmiddag?',
        'FollowUpIntent',
        { date: '2026-11-19', dayPart: 'AF', aspect: 'wind' },
      ],
      ['En berkenpollen in Ulm?', 'FollowUpIntent', { place: 'ulm', pollenType: 'Birke' }],
      ['En qua temperatuur?', 'FollowUpIntent', { aspect: 'temperature' }],
      ['En in postcode 2511 dan?', 'FollowUpIntent', { postcode: '2511' }],
      [
        'En de maximumtemperatuur zaterdag in Goes?',
        'FollowUpIntent',
        { date: '2026-11-21', place: 'goes', aspect: 'high' },
      ],
      ['En het hele weekend?', 'FollowUpIntent', { span: 'WEEKEND' }],
      ['Nee, morgen in Goes', 'FollowUpIntent', { date: '2026-11-19', place: 'goes' }],
      ['Nee, in Venlo alsjeblieft', 'FollowUpIntent', { place: 'venlo' }],
      ['In Fahrenheit graag', 'FollowUpIntent', { unit: 'FAHRENHEIT' }],
      ['En regent het in Almere?', 'RainIntent', { place: 'almere' }],
      ['En is het morgen in Ede glad?', 'IceIntent', { date: '2026-11-19', place: 'ede' }],
    ],
  ],
  [
    'what is said in a conversation',
    [
      ['Wat uitgebreider alsjeblieft', 'DetailIntent'],
      ['De tweede graag', 'ChoiceIntent', { choice: 'SECOND' }],
      ['Ik bedoel de derde, alsjeblieft', 'ChoiceIntent', { choice: 'THIRD' }],
      ['Ja hoor', 'AMAZON.YesIntent'],
      ['Nee hoor', 'AMAZON.NoIntent'],
      ['Nog een keer alsjeblieft', 'AMAZON.RepeatIntent'],
      ['Herhaal dat nog eens', 'AMAZON.RepeatIntent'],
      ['Bedankt, dat was het', 'AMAZON.StopIntent'],
      ['Stop!', 'AMAZON.StopIntent'],
      ['Alexa, hou op', 'AMAZON.StopIntent'],
      ['annuleer', 'AMAZON.CancelIntent'],
      ['Help me even', 'AMAZON.HelpIntent'],
      ['Ga naar huis', 'AMAZON.NavigateHomeIntent'],
    ],
  ],
  [
    'what is to be remembered',
    [
      ['Ik woon nu eigenlijk in Leeuwarden', 'HomeIntent', { place: 'leeuwarden' }],
      ['Onthoud maar dat ik in Bergen op Zoom woon', 'HomeIntent', { place: 'bergen op zoom' }],
      ['Mijn postcode is 6811 AB', 'HomeIntent', { postcode: '6811' }],
      ['Vergeet mijn woonplaats alsjeblieft', 'ForgetHomeIntent'],
      ['Weet je nog waar ik woon?', 'WhichHomeIntent'],
      ['Geef de temperatuur voortaan graag in Fahrenheit', 'UnitsIntent', { unit: 'FAHRENHEIT' }],
      ['Zeg alsjeblieft altijd Celsius', 'UnitsIntent', { unit: 'CELSIUS' }],
    ],
  ],
  [
    'what is not offered',
    [
      [
        'Hoe hoog is de luchtvochtigheid morgen in Bonn?',
        'QuantityIntent',
        { date: '2026-11-19', place: 'bonn', quantity: 'HUMIDITY' },
      ],
      [
        'Wat is de UV-index morgen eigenlijk?',
        'UnofferedIntent',
        { date: '2026-11-19', subject: 'UV' },
      ],
      [
        'Is er een weerwaarschuwing voor Utrecht?',
        'QuantityIntent',
        { place: 'utrecht', quantity: 'WARNINGS' },
      ],
    ],
  ],
  [
    'what is no question for the skill',
    [
      ['Hoe laat is het?', 'AMAZON.FallbackIntent'],
      ['Speel muziek van Queen', 'AMAZON.FallbackIntent'],
      ['toString', 'AMAZON.FallbackIntent'],
    ],
  ],
];

describe.each(KINDS)('Dutch: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'nl-NL')).toEqual({ intent, ...slots });
  });
});

const isPlace = (name: string) => ['den helder', 'hoek van holland', 'ede'].includes(name);

describe('Dutch: a place of the gazetteer', () => {
  it.each<Row>([
    ['Den Helder', 'WeatherIntent', { place: 'den helder' }],
    ['Temperatuur Ede', 'TemperatureIntent', { place: 'ede' }],
    ['Pollen Ede morgen', 'PollenIntent', { date: '2026-11-19', place: 'ede' }],
    ['Is het helder in Den Helder?', 'CloudyIntent', { place: 'den helder', sky: 'CLEAR' }],
    ['Regent het in Hoek van Holland?', 'RainIntent', { place: 'hoek van holland' }],
  ])('%s', (utterance, intent, slots) => {
    expect(recognize(utterance, 'nl-NL', { isPlace })).toEqual({ intent, ...slots });
  });
});
