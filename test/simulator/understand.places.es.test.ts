import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** Where people ask for, and what they say then, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'a place by its name',
    [
      [
        '¿Ahora qué tiempo hace en Santiago de Compostela?',
        'WeatherIntent',
        { span: 'NOW', place: 'santiago de compostela' },
      ],
      ['¿Sabes si llueve en San Sebastián?', 'RainIntent', { place: 'san sebastián' }],
      [
        '¿Me dices qué temperatura hace en Las Palmas de Gran Canaria?',
        'TemperatureIntent',
        { place: 'las palmas de gran canaria' },
      ],
      ['¿En Alcalá de Henares hace sol?', 'SunIntent', { place: 'alcalá de henares' }],
      ['Tiempo Barcelona, por favor', 'WeatherIntent', { place: 'barcelona' }],
      ['¿Cómo está el tiempo por Málaga?', 'WeatherIntent', { place: 'málaga' }],
      ['En Nueva York, ¿qué tiempo hace?', 'WeatherIntent', { place: 'nueva york' }],
      ['Dime el tiempo que hace en Zaragoza', 'WeatherIntent', { place: 'zaragoza' }],
      [
        '¿Hay niebla en Jerez de la Frontera, por favor?',
        'FogIntent',
        { place: 'jerez de la frontera' },
      ],
      [
        '¿En el Puerto de Santa María va a llover?',
        'RainIntent',
        { place: 'el puerto de santa maría' },
      ],
      ['TIEMPO EN VALENCIA, POR FAVOR', 'WeatherIntent', { place: 'valencia' }],
      ['¿Hace viento cerca de Tarifa?', 'WindIntent', { place: 'tarifa', whether: 'WHETHER' }],
      [
        '¿En Buenos Aires hace calor?',
        'TemperatureIntent',
        { warmth: 'WARM_OR_HOT', place: 'buenos aires' },
      ],
    ],
  ],
  [
    'a place by its postcode',
    [
      ['¿Va a llover en cero ocho cero cero uno?', 'RainIntent', { postcode: '8001' }],
      [
        '¿Necesito paraguas en el 33001 mañana?',
        'UmbrellaIntent',
        { date: '2026-11-19', postcode: '33001' },
      ],
      [
        '¿Lloverá esta tarde en el código postal veintiocho mil trece?',
        'RainIntent',
        { dayPart: 'AF', postcode: '28013' },
      ],
      ['¿Hace sol en cuarenta y uno cero cero uno?', 'SunIntent', { postcode: '41001' }],
      [
        '¿Hace frío en el código postal cincuenta mil uno?',
        'TemperatureIntent',
        { warmth: 'COLD', postcode: '50001' },
      ],
      ['codigo postal 28013 manana', 'WeatherIntent', { date: '2026-11-19', postcode: '28013' }],
      ['En el 28013, ¿qué tiempo hace?', 'WeatherIntent', { postcode: '28013' }],
      ['¿En el código postal 41001 lloverá?', 'RainIntent', { postcode: '41001' }],
      [
        '¿Mañana lloverá en el código postal cero ocho cero cero uno?',
        'RainIntent',
        { date: '2026-11-19', postcode: '8001' },
      ],
      [
        '¿Qué tiempo hará esta tarde en el 46001?',
        'WeatherIntent',
        { dayPart: 'AF', postcode: '46001' },
      ],
      ['¿El finde lloverá en el 15001?', 'RainIntent', { span: 'WEEKEND', postcode: '15001' }],
      ['Hoy en el 37001, ¿hará sol?', 'SunIntent', { date: '2026-11-18', postcode: '37001' }],
      [
        '¿Esta noche helará en el código postal 44001?',
        'FrostIntent',
        { dayPart: 'NI', postcode: '44001' },
      ],
    ],
  ],
  [
    'place and time in both orders',
    [
      [
        '¿Qué tiempo hará en Bilbao mañana por la tarde?',
        'WeatherIntent',
        { date: '2026-11-19', dayPart: 'AF', place: 'bilbao' },
      ],
      ['En León, ¿lloverá el viernes?', 'RainIntent', { date: '2026-11-20', place: 'león' }],
      [
        'Mañana por la tarde, ¿lloverá en Gijón?',
        'RainIntent',
        { date: '2026-11-19', dayPart: 'AF', place: 'gijón' },
      ],
      [
        '¿Lloverá en Gijón mañana por la tarde?',
        'RainIntent',
        { date: '2026-11-19', dayPart: 'AF', place: 'gijón' },
      ],
      ['El sábado en Toledo, ¿hará sol?', 'SunIntent', { date: '2026-11-21', place: 'toledo' }],
      [
        '¿Qué temperatura hará en Ávila el domingo por la noche?',
        'TemperatureIntent',
        { date: '2026-11-22', dayPart: 'NI', place: 'ávila' },
      ],
      [
        '¿Hará viento en Cádiz a las cinco?',
        'WindIntent',
        { time: '17:00', place: 'cádiz', whether: 'WHETHER' },
      ],
      [
        '¿Hará viento a las cinco en Cádiz?',
        'WindIntent',
        { time: '17:00', place: 'cádiz', whether: 'WHETHER' },
      ],
      [
        'En Santiago de Compostela, ¿qué tiempo hará el fin de semana?',
        'WeatherIntent',
        { span: 'WEEKEND', place: 'santiago de compostela' },
      ],
      ['tiempo Vigo mañana', 'WeatherIntent', { date: '2026-11-19', place: 'vigo' }],
      [
        '¿Lloverá en Santander en las próximas seis horas?',
        'RainIntent',
        { duration: 'PT6H', place: 'santander' },
      ],
      [
        'Para mañana en Lugo, ¿qué tiempo dan?',
        'WeatherIntent',
        { date: '2026-11-19', place: 'lugo' },
      ],
      [
        'Hoy en Cuenca, ¿hace falta abrigo?',
        'JacketIntent',
        { date: '2026-11-18', place: 'cuenca' },
      ],
    ],
  ],
  [
    'what follows on a question',
    [
      ['Vale, ¿y mañana?', 'FollowUpIntent', { date: '2026-11-19' }],
      ['¿Y mañana en Vigo?', 'FollowUpIntent', { date: '2026-11-19', place: 'vigo' }],
      ['¿Y pasado mañana por la tarde?', 'FollowUpIntent', { date: '2026-11-20', dayPart: 'AF' }],
      ['¿Y mañana el viento?', 'FollowUpIntent', { date: '2026-11-19', aspect: 'wind' }],
      [
        '¿Y mañana entre las tres y las seis?',
        'FollowUpIntent',
        { date: '2026-11-19', time: '15:00', untilTime: '18:00' },
      ],
      [
        '¿Y mañana el polen de abedul?',
        'FollowUpIntent',
        { date: '2026-11-19', pollenType: 'Birke' },
      ],
      [
        '¿Y hoy por la noche en Soria?',
        'FollowUpIntent',
        { date: '2026-11-18', dayPart: 'NI', place: 'soria' },
      ],
      ['¿Y el domingo por la mañana?', 'FollowUpIntent', { date: '2026-11-22', dayPart: 'MO' }],
      ['Pues entonces, ¿y en Lisboa?', 'FollowUpIntent', { place: 'lisboa' }],
      ['¿Y en León esta noche?', 'FollowUpIntent', { dayPart: 'NI', place: 'león' }],
      [
        '¿Y la temperatura en Soria mañana?',
        'FollowUpIntent',
        { date: '2026-11-19', place: 'soria', aspect: 'temperature' },
      ],
      [
        '¿Y el viento el sábado por la tarde?',
        'FollowUpIntent',
        { date: '2026-11-21', dayPart: 'AF', aspect: 'wind' },
      ],
      ['¿Y los próximos días el viento?', 'FollowUpIntent', { span: 'NEXT_DAYS', aspect: 'wind' }],
    ],
  ],
  [
    'what is said in a conversation',
    [
      ['Cuéntame más, por favor', 'DetailIntent'],
      ['¿Me das más detalles?', 'DetailIntent'],
      ['Dímelo con más detalle', 'DetailIntent'],
      ['La primera', 'ChoiceIntent', { choice: 'FIRST' }],
      ['el segundo, por favor', 'ChoiceIntent', { choice: 'SECOND' }],
      ['Me quedo con el tercero', 'ChoiceIntent', { choice: 'THIRD' }],
      ['Sí, por favor', 'AMAZON.YesIntent'],
      ['No, gracias', 'AMAZON.NoIntent'],
      ['No hace falta', 'AMAZON.NoIntent'],
      ['¿Puedes repetirlo?', 'AMAZON.RepeatIntent'],
      ['Dilo otra vez, por favor', 'AMAZON.RepeatIntent'],
      ['¡Para!', 'AMAZON.StopIntent'],
      ['Eso es todo, gracias', 'AMAZON.StopIntent'],
      ['Ayuda', 'AMAZON.HelpIntent'],
      ['¿Qué te puedo preguntar?', 'AMAZON.HelpIntent'],
      ['Cancela', 'AMAZON.CancelIntent'],
    ],
  ],
  [
    'what is to be remembered',
    [
      ['Oye, vivo en Valencia', 'HomeIntent', { place: 'valencia' }],
      [
        'Recuerda que vivo en Santiago de Compostela',
        'HomeIntent',
        { place: 'santiago de compostela' },
      ],
      ['Mi código postal es el 28013', 'HomeIntent', { postcode: '28013' }],
      ['Mi codigo postal es cero ocho cero cero uno', 'HomeIntent', { postcode: '8001' }],
      ['Olvida mi ciudad, por favor', 'ForgetHomeIntent'],
      ['¿Sabes dónde vivo?', 'WhichHomeIntent'],
      ['Usa siempre grados Fahrenheit', 'UnitsIntent', { unit: 'FAHRENHEIT' }],
      ['Prefiero Celsius, por favor', 'UnitsIntent', { unit: 'CELSIUS' }],
    ],
  ],
  [
    'what is not offered',
    [
      ['¿Mañana cuál es el índice UV?', 'UnofferedIntent', { date: '2026-11-19', subject: 'UV' }],
      [
        '¿Cómo está la calidad del aire en Madrid?',
        'UnofferedIntent',
        { place: 'madrid', subject: 'AIR_QUALITY' },
      ],
      ['¿Qué visibilidad hay?', 'QuantityIntent', { quantity: 'VISIBILITY' }],
    ],
  ],
];

describe.each(KINDS)('Spanish: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'es-ES')).toEqual({ intent, ...slots });
  });
});
