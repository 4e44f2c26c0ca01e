import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What people ask about warnings, the air and the moon, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'does it stay dry',
    [
      ['¿No va a llover, verdad?', 'RainIntent', { absent: 'ABSENT' }],
      ['No lloverá mañana, ¿verdad?', 'RainIntent', { date: '2026-11-19', absent: 'ABSENT' }],
      [
        '¿No va a llover mañana en Gijón?',
        'RainIntent',
        { date: '2026-11-19', place: 'gijón', absent: 'ABSENT' },
      ],
      ['¿Se mantendrá seco esta tarde?', 'DryIntent', { dayPart: 'AF' }],
      ['¿Se mantendra seco hasta las seis?', 'DryIntent', { untilTime: '18:00' }],
      ['¿Estará seco el sábado en Bilbao?', 'DryIntent', { date: '2026-11-21', place: 'bilbao' }],
      ['¿Sabes si va a estar seco el finde?', 'DryIntent', { span: 'WEEKEND' }],
      ['¿Tendremos tiempo seco el domingo?', 'DryIntent', { date: '2026-11-22' }],
      ['¿Aguantará sin llover hasta las ocho?', 'DryIntent', { untilTime: '20:00' }],
      ['¿Ahora no llueve?', 'RainIntent', { span: 'NOW', absent: 'ABSENT' }],
      ['¿Mañana lloverá?', 'RainIntent', { date: '2026-11-19' }],
    ],
  ],
  [
    'is it cloudy',
    [
      ['¿Está nublado ahora en Vigo?', 'CloudyIntent', { span: 'NOW', place: 'vigo' }],
      ['¿Mañana estará nublado?', 'CloudyIntent', { date: '2026-11-19' }],
      ['¿Se va a nublar esta tarde?', 'CloudyIntent', { dayPart: 'AF' }],
      ['¿Habrá nubes el viernes en Cádiz?', 'CloudyIntent', { date: '2026-11-20', place: 'cádiz' }],
      ['¿El cielo estará cubierto mañana?', 'CloudyIntent', { date: '2026-11-19' }],
      ['¿Hay muchas nubes?', 'CloudyIntent'],
      ['¿Mañana estará despejado?', 'CloudyIntent', { date: '2026-11-19', sky: 'CLEAR' }],
    ],
  ],
  [
    'is it muggy',
    [
      ['¿Hace bochorno?', 'MuggyIntent'],
      [
        '¿Hará bochorno mañana en Sevilla?',
        'MuggyIntent',
        { date: '2026-11-19', place: 'sevilla' },
      ],
      ['¿Esta noche va a hacer bochorno?', 'MuggyIntent', { dayPart: 'NI' }],
      ['¿Habrá mucho bochorno el sábado?', 'MuggyIntent', { date: '2026-11-21' }],
      ['¿Hace un calor húmedo en Valencia?', 'MuggyIntent', { place: 'valencia' }],
    ],
  ],
  [
    'moonrise and moonset',
    [
      ['¿A qué hora sale la luna?', 'MoonriseIntent'],
      [
        '¿Mañana cuándo sale la luna en Lugo?',
        'MoonriseIntent',
        { date: '2026-11-19', place: 'lugo' },
      ],
      ['¿Ha salido ya la luna?', 'MoonriseIntent'],
      ['¿Cuándo saldrá la luna esta noche?', 'MoonriseIntent', { dayPart: 'NI' }],
      ['¿A qué hora se pone la luna mañana?', 'MoonsetIntent', { date: '2026-11-19' }],
      ['La puesta de la luna en Huelva', 'MoonsetIntent', { place: 'huelva' }],
      ['¿Cuándo se oculta la luna?', 'MoonsetIntent'],
      ['¿A qué hora sale el sol?', 'SunriseIntent'],
    ],
  ],
  [
    'warnings',
    [
      [
        '¿Hay alguna alerta meteorológica en Murcia?',
        'QuantityIntent',
        { place: 'murcia', quantity: 'WARNINGS' },
      ],
      [
        '¿Hay algún aviso para Berlín mañana?',
        'QuantityIntent',
        { date: '2026-11-19', place: 'berlín', quantity: 'WARNINGS' },
      ],
      ['¿Hay avisos meteorológicos?', 'QuantityIntent', { quantity: 'WARNINGS' }],
      ['¿Cuánto dura el aviso por tormentas?', 'QuantityIntent', { quantity: 'WARNINGS' }],
      [
        'Dime las alertas para Hamburgo',
        'QuantityIntent',
        { place: 'hamburgo', quantity: 'WARNINGS' },
      ],
      [
        '¿Alguna alerta por viento esta noche?',
        'QuantityIntent',
        { dayPart: 'NI', quantity: 'WARNINGS' },
      ],
      ['¿Qué avisos están en vigor?', 'QuantityIntent', { quantity: 'WARNINGS' }],
    ],
  ],
  [
    'the air',
    [
      [
        '¿Hoy qué humedad hay en Valencia?',
        'QuantityIntent',
        { date: '2026-11-18', place: 'valencia', quantity: 'HUMIDITY' },
      ],
      ['¿Cuál es la humedad relativa?', 'QuantityIntent', { quantity: 'HUMIDITY' }],
      ['¿Hay mucha humedad en Cádiz?', 'QuantityIntent', { place: 'cádiz', quantity: 'HUMIDITY' }],
      [
        '¿Cuál será el punto de rocio mañana?',
        'QuantityIntent',
        { date: '2026-11-19', quantity: 'DEW_POINT' },
      ],
      ['¿De cuánto es la presión atmosférica?', 'QuantityIntent', { quantity: 'PRESSURE' }],
      [
        '¿Está subiendo la presión?',
        'QuantityIntent',
        { quantity: 'PRESSURE', tendency: 'RISING' },
      ],
      [
        '¿Qué nubosidad habrá el sábado?',
        'QuantityIntent',
        { date: '2026-11-21', quantity: 'CLOUD_COVER' },
      ],
      ['¿Cuántas nubes hay?', 'QuantityIntent', { quantity: 'CLOUD_COVER' }],
      ['¿Cómo de nublado está?', 'QuantityIntent', { quantity: 'CLOUD_COVER' }],
      ['¿Y la humedad?', 'QuantityIntent', { quantity: 'HUMIDITY' }],
    ],
  ],
  [
    'the moon',
    [
      ['¿En qué fase está la luna?', 'QuantityIntent', { quantity: 'MOON' }],
      [
        '¿Cuál es la fase lunar mañana?',
        'QuantityIntent',
        { date: '2026-11-19', quantity: 'MOON' },
      ],
      ['¿La luna está creciente o menguante?', 'QuantityIntent', { quantity: 'MOON' }],
      ['¿Qué luna hay hoy?', 'QuantityIntent', { date: '2026-11-18', quantity: 'MOON' }],
      ['¿Cuándo es la próxima luna llena?', 'QuantityIntent', { quantity: 'FULL_MOON' }],
      ['¿Cuándo hay luna llena?', 'QuantityIntent', { quantity: 'FULL_MOON' }],
      ['¿Qué día es luna nueva?', 'QuantityIntent', { quantity: 'NEW_MOON' }],
      ['¿Cuánto falta para la luna llena?', 'QuantityIntent', { quantity: 'FULL_MOON' }],
    ],
  ],
];

describe.each(KINDS)('Spanish: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'es-ES')).toEqual({ intent, ...slots });
  });
});

describe('Spanish of Mexico and the United States', () => {
  it.each(['es-MX', 'es-US'])('in %s asks how cloudy and how muggy it is', (locale) => {
    expect(recognize('¿Qué tan nublado está?', locale)).toEqual({
      intent: 'QuantityIntent',
      quantity: 'CLOUD_COVER',
    });
    expect(recognize('¿Qué tan nublado va a estar mañana?', locale)).toEqual({
      intent: 'QuantityIntent',
      quantity: 'CLOUD_COVER',
      date: '2026-11-19',
    });
    expect(recognize('¿Qué tan bochornoso estará mañana?', locale)).toEqual({
      intent: 'MuggyIntent',
      date: '2026-11-19',
    });
  });
});
