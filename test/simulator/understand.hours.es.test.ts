import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** For which hours and days people ask, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'a time of the clock',
    [
      ['¿A las tres qué tiempo hará?', 'WeatherIntent', { time: '15:00' }],
      ['¿A las cinco y media va a llover?', 'RainIntent', { time: '17:30' }],
      ['¿Sabes si lloverá a las 15:30?', 'RainIntent', { time: '15:30' }],
      [
        '¿Mañana a las ocho hará frío?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-19', time: '08:00' },
      ],
      ['¿Hoy a las diez de la noche lloverá?', 'RainIntent', { date: '2026-11-18', time: '22:00' }],
      ['¿Mañana a la una y media lloverá?', 'RainIntent', { date: '2026-11-19', time: '13:30' }],
      ['¿Al mediodía hará viento?', 'WindIntent', { time: '12:00', whether: 'WHETHER' }],
      ['¿A medianoche nevará?', 'SnowIntent', { time: '00:00' }],
      ['¿Va a llover sobre las siete?', 'RainIntent', { time: '19:00' }],
      ['¿Nevará a eso de las seis de la tarde?', 'SnowIntent', { time: '18:00' }],
      ['¿Helará a las tres de la madrugada?', 'FrostIntent', { time: '03:00' }],
      [
        '¿Hoy hacia las siete menos cuarto lloverá?',
        'RainIntent',
        { date: '2026-11-18', time: '18:45' },
      ],
      [
        '¿Mañana a las nueve y cuarto hará sol?',
        'SunIntent',
        { date: '2026-11-19', time: '09:15' },
      ],
      ['¿A las veinte treinta lloverá?', 'RainIntent', { time: '20:30' }],
      ['El tiempo a las 15 h', 'WeatherIntent', { time: '15:00' }],
      ['¿A las cinco menos veinte lloverá?', 'RainIntent', { time: '16:40' }],
      ['¿Dentro de dos horas lloverá?', 'RainIntent', { time: '16:05' }],
      ['¿En media hora va a llover?', 'RainIntent', { time: '14:35' }],
      [
        'Esta noche a las once, ¿qué tiempo hará?',
        'WeatherIntent',
        { time: '23:00', dayPart: 'NI' },
      ],
      ['¿A partir de las cinco va a llover?', 'RainIntent', { time: '17:00' }],
      ['¿Lloverá a las 17.45?', 'RainIntent', { time: '17:45' }],
    ],
  ],
  [
    'hours from and to',
    [
      [
        '¿Mañana entre las tres y las seis va a llover?',
        'RainIntent',
        { date: '2026-11-19', time: '15:00', untilTime: '18:00' },
      ],
      [
        '¿Lloverá mañana de ocho a doce?',
        'RainIntent',
        { date: '2026-11-19', time: '08:00', untilTime: '12:00' },
      ],
      [
        '¿Qué temperatura hará de tres a cinco de la tarde?',
        'TemperatureIntent',
        { time: '15:00', untilTime: '17:00' },
      ],
      [
        'El tiempo entre las 9 y las 11 de la mañana en Bilbao',
        'WeatherIntent',
        { time: '09:00', untilTime: '11:00', place: 'bilbao' },
      ],
      [
        '¿Nevará desde las seis hasta las diez?',
        'SnowIntent',
        { time: '18:00', untilTime: '22:00' },
      ],
      ['¿Lloverá de 14-18 h?', 'RainIntent', { time: '14:00', untilTime: '18:00' }],
      [
        '¿Mañana hará viento de la una a las tres?',
        'WindIntent',
        { date: '2026-11-19', time: '13:00', untilTime: '15:00', whether: 'WHETHER' },
      ],
      [
        '¿Va a llover de dos y media a cuatro?',
        'RainIntent',
        { time: '14:30', untilTime: '16:00' },
      ],
      [
        '¿Qué tiempo hará mañana entre las ocho y el mediodía?',
        'WeatherIntent',
        { date: '2026-11-19', time: '08:00', untilTime: '12:00' },
      ],
      ['¿Lloverá hasta las seis?', 'RainIntent', { untilTime: '18:00' }],
      ['¿Nevará antes de las ocho?', 'SnowIntent', { untilTime: '20:00' }],
      [
        '¿Puedo tender la ropa de cuatro a siete?',
        'LaundryIntent',
        { time: '16:00', untilTime: '19:00' },
      ],
      [
        '¿Qué tiempo hará mañana de las 10 a las 14?',
        'WeatherIntent',
        { date: '2026-11-19', time: '10:00', untilTime: '14:00' },
      ],
      [
        '¿Hará frío desde las 3 hasta las 5 de la tarde?',
        'TemperatureIntent',
        { warmth: 'COLD', time: '15:00', untilTime: '17:00' },
      ],
    ],
  ],
  [
    'rain that comes soon',
    [
      ['¿Va a empezar a llover ya?', 'RainIntent'],
      ['¿Me puedes decir si va a llover pronto?', 'RainIntent', { span: 'SOON' }],
      ['¿En la próxima hora lloverá?', 'RainIntent', { span: 'SOON' }],
      ['¿Lloverá en Vigo en la próxima hora?', 'RainIntent', { span: 'SOON', place: 'vigo' }],
      ['¿Sigue lloviendo fuera?', 'RainIntent'],
      ['¿Se va a poner a llover enseguida en Lugo?', 'RainIntent', { span: 'SOON', place: 'lugo' }],
      ['¿Caerá algo en la próxima media hora?', 'RainIntent', { duration: 'PT30M' }],
      ['¿Lloverá dentro de un par de horas?', 'RainIntent', { time: '16:05' }],
      ['¿Cuándo va a parar de llover en Vigo?', 'RainStopIntent', { place: 'vigo' }],
      ['¿Sabes cuándo dejará de llover?', 'RainStopIntent'],
      ['¿Cuándo empezará a llover por aquí?', 'RainTimeIntent', { place: 'HERE' }],
      ['¿Cuándo va a volver a llover en Murcia?', 'NextRainIntent', { place: 'murcia' }],
      [
        '¿Está lloviendo ahora mismo en el 33001?',
        'RainIntent',
        { span: 'NOW', postcode: '33001' },
      ],
      ['¿A qué hora para de llover, por favor?', 'RainStopIntent'],
    ],
  ],
  [
    'days from and to',
    [
      [
        '¿Lloverá del viernes al domingo?',
        'RainIntent',
        { date: '2026-11-20', untilDate: '2026-11-22' },
      ],
      [
        '¿Nevará desde el jueves hasta el sábado?',
        'SnowIntent',
        { date: '2026-11-19', untilDate: '2026-11-21' },
      ],
      [
        '¿Hará sol entre el viernes y el domingo?',
        'SunIntent',
        { date: '2026-11-20', untilDate: '2026-11-22' },
      ],
      [
        'Tiempo del 24 al 26 de diciembre',
        'WeatherIntent',
        { date: '2026-12-24', untilDate: '2026-12-26' },
      ],
      [
        '¿De viernes a domingo qué temperaturas habrá?',
        'TemperatureIntent',
        { date: '2026-11-20', untilDate: '2026-11-22' },
      ],
      ['¿Va a llover de aquí al domingo?', 'RainIntent', { untilDate: '2026-11-22' }],
      ['¿Lloverá hasta el sábado?', 'RainIntent', { untilDate: '2026-11-21' }],
      [
        '¿Lloverá desde hoy hasta el viernes?',
        'RainIntent',
        { date: '2026-11-18', untilDate: '2026-11-20' },
      ],
      [
        '¿Hará sol el sábado y el domingo?',
        'SunIntent',
        { date: '2026-11-21', untilDate: '2026-11-22' },
      ],
      [
        '¿Hará frío del 1 al 3 de diciembre en Granada?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-12-01', untilDate: '2026-12-03', place: 'granada' },
      ],
      ['¿Lloverá hoy y mañana?', 'RainIntent', { date: '2026-11-18', untilDate: '2026-11-19' }],
      [
        '¿Hará calor del veintiocho al treinta?',
        'TemperatureIntent',
        { date: '2026-11-28', untilDate: '2026-11-30' },
      ],
      [
        'Del jueves al sábado, ¿hará viento?',
        'WindIntent',
        { date: '2026-11-19', untilDate: '2026-11-21', whether: 'WHETHER' },
      ],
    ],
  ],
];

describe.each(KINDS)('Spanish: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'es-ES')).toEqual({ intent, ...slots });
  });
});
