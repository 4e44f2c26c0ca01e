import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** For how long people ask, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'hours from and to',
    [
      ['Is het tussen drie en vijf droog?', 'DryIntent', { time: '15:00', untilTime: '17:00' }],
      ['Blijft het tussen 14 en 18 uur droog?', 'DryIntent', { time: '14:00', untilTime: '18:00' }],
      ['Weer van 14-18 uur', 'WeatherIntent', { time: '14:00', untilTime: '18:00' }],
      [
        'Wat wordt het morgen tussen acht uur en twaalf uur voor weer?',
        'WeatherIntent',
        { date: '2026-11-19', time: '08:00', untilTime: '12:00' },
      ],
      [
        'Waait het morgen tussen negen en half elf?',
        'WindIntent',
        { date: '2026-11-19', time: '09:00', untilTime: '10:30' },
      ],
      [
        'Hoe warm wordt het vanmiddag tussen drie en vijf?',
        'TemperatureIntent',
        { time: '15:00', untilTime: '17:00', dayPart: 'AF' },
      ],
      [
        'Regent het vanavond van zeven tot negen?',
        'RainIntent',
        { time: '19:00', untilTime: '21:00', dayPart: 'EV' },
      ],
      [
        'Gaat het morgen van tien tot vier regenen?',
        'RainIntent',
        { date: '2026-11-19', time: '10:00', untilTime: '16:00' },
      ],
      [
        'Is het van vier tot half zes droog in Breda?',
        'DryIntent',
        { time: '16:00', untilTime: '17:30', place: 'breda' },
      ],
      [
        'Is er tussen 13:00 en 17:00 kans op onweer?',
        'ThunderIntent',
        { time: '13:00', untilTime: '17:00' },
      ],
      [
        'Hoe hard waait het van 15 tot 18 uur op Texel?',
        'WindIntent',
        { time: '15:00', untilTime: '18:00', place: 'texel' },
      ],
      [
        'Is het van half vier tot kwart over vijf bewolkt?',
        'CloudyIntent',
        { time: '15:30', untilTime: '17:15' },
      ],
    ],
  ],
  [
    'rain that comes soon',
    [
      ['Gaat het zometeen regenen?', 'RainIntent', { span: 'SOON' }],
      [
        'Gaat het in Amersfoort het komende uur regenen?',
        'RainIntent',
        { span: 'SOON', place: 'amersfoort' },
      ],
      ['Regent het komende uur nog in Tiel?', 'RainIntent', { span: 'SOON', place: 'tiel' }],
      ['Komt er straks nog een bui in Goes?', 'RainIntent', { span: 'NEXT_HOURS', place: 'goes' }],
      [
        'Gaat het in de komende drie uur in Nijmegen regenen?',
        'RainIntent',
        { span: 'NEXT_HOURS', place: 'nijmegen' },
      ],
      ['Is het de komende twee uur droog?', 'DryIntent', { duration: 'PT2H' }],
      ['Regent het binnen een half uur?', 'RainIntent', { duration: 'PT30M' }],
      ['Blijft het het komende half uur droog?', 'DryIntent', { duration: 'PT30M' }],
      ['Valt er zo regen?', 'RainIntent', { span: 'SOON' }],
      ['Begint het dadelijk te regenen in Ede?', 'RainIntent', { span: 'SOON', place: 'ede' }],
      ['Wanneer begint het dan te regenen?', 'RainTimeIntent'],
      ['Wanneer komt de volgende bui?', 'NextRainIntent'],
      [
        'Wanneer gaat het eindelijk regenen in Den Bosch?',
        'RainTimeIntent',
        { place: 'den bosch' },
      ],
      ['Wanneer houdt het nou eindelijk op met regenen?', 'RainStopIntent'],
      ['Hoelang blijft het nog droog in Hilversum?', 'RainTimeIntent', { place: 'hilversum' }],
      ['Hoelang regent het nog?', 'RainStopIntent'],
    ],
  ],
  [
    'days from and to',
    [
      [
        'Hoe warm wordt het van donderdag t/m zaterdag?',
        'TemperatureIntent',
        { date: '2026-11-19', untilDate: '2026-11-21' },
      ],
      [
        'Regent het in Ede van vrijdag tot en met zondag?',
        'RainIntent',
        { date: '2026-11-20', untilDate: '2026-11-22', place: 'ede' },
      ],
      [
        'Weer van 24 tot en met 26 december in Maastricht',
        'WeatherIntent',
        { date: '2026-12-24', untilDate: '2026-12-26', place: 'maastricht' },
      ],
      ['Weer 24-26 december', 'WeatherIntent', { date: '2026-12-24', untilDate: '2026-12-26' }],
      [
        'Is het tussen vierentwintig en zesentwintig december koud?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-12-24', untilDate: '2026-12-26' },
      ],
      [
        'Wat wordt het vrijdag en zaterdag voor weer?',
        'WeatherIntent',
        { date: '2026-11-20', untilDate: '2026-11-21' },
      ],
      [
        'Wordt het van vrijdag tot maandag koud in Emmen?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-20', untilDate: '2026-11-23', place: 'emmen' },
      ],
      [
        'Wat doet het weer van vandaag tot vrijdag?',
        'WeatherIntent',
        { date: '2026-11-18', untilDate: '2026-11-20' },
      ],
      [
        'Wat voor weer wordt het tussen dinsdag en donderdag?',
        'WeatherIntent',
        { date: '2026-11-24', untilDate: '2026-11-26' },
      ],
      ['Blijft het droog tot zaterdag?', 'DryIntent', { untilDate: '2026-11-21' }],
      ['Wat voor weer wordt het tot zondag?', 'WeatherIntent', { untilDate: '2026-11-22' }],
      [
        'Is het van zaterdag tot en met maandag winderig?',
        'WindIntent',
        { date: '2026-11-21', untilDate: '2026-11-23', whether: 'WHETHER' },
      ],
    ],
  ],
  [
    'the next days',
    [
      ['Schijnt de komende dagen de zon?', 'SunIntent', { span: 'NEXT_DAYS' }],
      ['Gaat het in de komende vier dagen vriezen?', 'FrostIntent', { duration: 'P4D' }],
      [
        'Wat zijn de vooruitzichten voor de komende twee weken?',
        'WeatherIntent',
        { duration: 'P2W' },
      ],
      ['Hoe is het weer de rest van de week?', 'WeatherIntent', { span: 'REST_OF_WEEK' }],
      ['Hoe is het weer de volgende 3 dagen?', 'WeatherIntent', { duration: 'P3D' }],
      ['Hoe koud is het de komende vierentwintig uur?', 'LowIntent', { duration: 'PT24H' }],
      ['Is het de aankomende dagen zonnig?', 'SunIntent', { span: 'NEXT_DAYS' }],
      [
        'Gaat het de komende dagen in Tiel vriezen?',
        'FrostIntent',
        { span: 'NEXT_DAYS', place: 'tiel' },
      ],
      ['Is het volgende week glad in Ommen?', 'IceIntent', { date: '2026-W48', place: 'ommen' }],
      [
        'Waait het de komende vijf dagen op Texel?',
        'WindIntent',
        { duration: 'P5D', place: 'texel' },
      ],
      ['Is er de komende twee dagen kans op onweer?', 'ThunderIntent', { duration: 'P2D' }],
      [
        'Krijgen we volgende week sneeuw in Sneek?',
        'SnowIntent',
        { date: '2026-W48', place: 'sneek' },
      ],
      [
        'Hoe warm wordt het in Goes de komende tien dagen?',
        'TemperatureIntent',
        { duration: 'P10D', place: 'goes' },
      ],
      [
        'Wordt het deze week nog warm in Goes?',
        'TemperatureIntent',
        { warmth: 'WARM', date: '2026-W47', place: 'goes' },
      ],
    ],
  ],
  [
    'the weekend',
    [
      ['Schijnt in het weekend de zon?', 'SunIntent', { span: 'WEEKEND' }],
      ["Kunnen we dit weekend bbq'en?", 'BarbecueIntent', { date: '2026-W47-WE' }],
      [
        'Is het in het weekend droog in Den Haag?',
        'DryIntent',
        { span: 'WEEKEND', place: 'den haag' },
      ],
      ['Blijft het het hele weekend droog?', 'DryIntent', { span: 'WEEKEND' }],
      ['Is het van het weekend koud?', 'TemperatureIntent', { warmth: 'COLD', span: 'WEEKEND' }],
      ['En sneeuwt het in het weekend?', 'SnowIntent', { span: 'WEEKEND' }],
      [
        'Hoe hard waait het dit weekend op Vlieland?',
        'WindIntent',
        { date: '2026-W47-WE', place: 'vlieland' },
      ],
      [
        'Hoe koud wordt het in Emmen in het weekend?',
        'LowIntent',
        { span: 'WEEKEND', place: 'emmen' },
      ],
      [
        'Is het volgend weekend winderig in Hoorn?',
        'WindIntent',
        { date: '2026-W48-WE', place: 'hoorn', whether: 'WHETHER' },
      ],
      [
        'Krijgen we in het weekend sneeuw in Ommen?',
        'SnowIntent',
        { span: 'WEEKEND', place: 'ommen' },
      ],
      [
        'Kan ik dit weekend in Ede op de fiets?',
        'BicycleIntent',
        { date: '2026-W47-WE', place: 'ede' },
      ],
      [
        'Staat er in het weekend veel wind op Texel?',
        'WindIntent',
        { span: 'WEEKEND', place: 'texel', whether: 'WHETHER' },
      ],
      ['Hoe wordt het komend weekend eigenlijk?', 'WeatherIntent', { date: '2026-W47-WE' }],
    ],
  ],
];

describe.each(KINDS)('Dutch: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'nl-NL')).toEqual({ intent, ...slots });
  });
});
