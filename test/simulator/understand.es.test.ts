import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const NIGHT_BEFORE = new Date('2026-11-18T23:30:00+01:00');
const NIGHT_AFTER = new Date('2026-11-19T01:30:00+01:00');

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** For which day and part of it people ask, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'the bare weather',
    [
      ['Oye, ¿qué tiempo hace?', 'WeatherIntent'],
      ['que tiempo hace', 'WeatherIntent'],
      ['¿Me dices qué tiempo tenemos?', 'WeatherIntent'],
      ['Hola, dime el pronóstico, por favor', 'WeatherIntent'],
      ['El tiempo, porfa', 'WeatherIntent'],
      ['¿Qué tiempo tenemos fuera?', 'WeatherIntent'],
      ['¿Podrías decirme cómo está el tiempo?', 'WeatherIntent'],
      ['Quisiera saber el pronóstico', 'WeatherIntent'],
      ['Oye, ¿y el pronóstico?', 'FollowUpIntent', { aspect: 'weather' }],
      ['¿Cómo está el tiempo por aquí?', 'WeatherIntent', { place: 'HERE' }],
      ['¿Qué tiempo hace ahí fuera?', 'WeatherIntent'],
      ['el pronostico del tiempo, gracias', 'WeatherIntent'],
      ['Alexa, pregunta a Voz del Tiempo qué tiempo hace', 'WeatherIntent'],
      ['Abre Voz del Tiempo y dime el tiempo', 'WeatherIntent'],
    ],
  ],
  [
    'a day counted from today',
    [
      ['Mañana, ¿qué tiempo hará?', 'WeatherIntent', { date: '2026-11-19' }],
      ['¿Cómo estará mañana el tiempo?', 'WeatherIntent', { date: '2026-11-19' }],
      ['que tiempo va a hacer pasado manana', 'WeatherIntent', { date: '2026-11-20' }],
      ['Oye, ¿lloverá hoy?', 'RainIntent', { date: '2026-11-18' }],
      ['Quiero saber si lloverá mañana', 'RainIntent', { date: '2026-11-19' }],
      ['¿Cómo va a estar el día de hoy?', 'WeatherIntent', { date: '2026-11-18' }],
      ['Hoy, ¿va a hacer viento?', 'WindIntent', { date: '2026-11-18', whether: 'WHETHER' }],
      ['Mañana ¿nevará?', 'SnowIntent', { date: '2026-11-19' }],
      ['Dime si mañana lloverá', 'RainIntent', { date: '2026-11-19' }],
      ['¿Mañana hará falta paraguas?', 'UmbrellaIntent', { date: '2026-11-19' }],
      ['Para mañana, ¿qué previsión hay?', 'WeatherIntent', { date: '2026-11-19' }],
      ['¿Pasado mañana qué tiempo va a hacer?', 'WeatherIntent', { date: '2026-11-20' }],
      ['¿Hoy va a nevar?', 'SnowIntent', { date: '2026-11-18' }],
      ['Quiero saber si mañana hará sol', 'SunIntent', { date: '2026-11-19' }],
    ],
  ],
  [
    'a weekday',
    [
      ['El viernes, ¿qué tiempo tendremos?', 'WeatherIntent', { date: '2026-11-20' }],
      ['Dime el tiempo del jueves', 'WeatherIntent', { date: '2026-11-19' }],
      ['¿Me dices si el viernes lloverá?', 'RainIntent', { date: '2026-11-20' }],
      ['El domingo, ¿hará viento?', 'WindIntent', { date: '2026-11-22', whether: 'WHETHER' }],
      ['¿Sabes qué temperatura hará el martes?', 'TemperatureIntent', { date: '2026-11-24' }],
      ['¿Para el lunes qué previsión hay?', 'WeatherIntent', { date: '2026-11-23' }],
      ['¿El sábado qué tiempo va a hacer?', 'WeatherIntent', { date: '2026-11-21' }],
      ['¿El lunes que viene lloverá?', 'RainIntent', { date: '2026-11-23' }],
      ['Dime si el domingo hará sol', 'SunIntent', { date: '2026-11-22' }],
      ['Este viernes, ¿nevará?', 'SnowIntent', { date: '2026-11-20' }],
      [
        '¿El martes hará frío, por favor?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-24' },
      ],
      [
        '¿Sabes si el jueves hará viento?',
        'WindIntent',
        { date: '2026-11-19', whether: 'WHETHER' },
      ],
      ['Oye, el domingo, ¿hará calor?', 'TemperatureIntent', { date: '2026-11-22' }],
    ],
  ],
  [
    'a date of the calendar',
    [
      ['El 24/12, ¿nevará?', 'SnowIntent', { date: '2026-12-24' }],
      ['¿El primero de diciembre va a llover?', 'RainIntent', { date: '2026-12-01' }],
      ['¿El 25-11-2026 hará sol?', 'SunIntent', { date: '2026-11-25' }],
      ['¿El 1 de enero de dos mil veintisiete nevará?', 'SnowIntent', { date: '2027-01-01' }],
      ['¿Me dices si lloverá el sábado 21 de noviembre?', 'RainIntent', { date: '2026-11-21' }],
      ['Para el 28, ¿qué tiempo dan?', 'WeatherIntent', { date: '2026-11-28' }],
      ['Quiero saber si el día veintiocho hará sol', 'SunIntent', { date: '2026-11-28' }],
      ['¿El veinticuatro del doce nevará?', 'SnowIntent', { date: '2026-12-24' }],
      ['¿El 29 de febrero qué temperatura habrá?', 'TemperatureIntent', { date: '2028-02-29' }],
      ['Dime el tiempo del martes 24', 'WeatherIntent', { date: '2026-11-24' }],
      [
        'El treinta y uno de diciembre, ¿hará frío?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-12-31' },
      ],
      ['¿El 1º de diciembre lloverá?', 'RainIntent', { date: '2026-12-01' }],
      ['El día 25, ¿hará sol?', 'SunIntent', { date: '2026-11-25' }],
      ['Oye, ¿qué tiempo dan para el 30 de noviembre?', 'WeatherIntent', { date: '2026-11-30' }],
    ],
  ],
  [
    'a part of the day',
    [
      ['Esta tarde, ¿va a llover?', 'RainIntent', { dayPart: 'AF' }],
      [
        '¿Qué tiempo hará hoy por la tarde en Soria?',
        'WeatherIntent',
        { date: '2026-11-18', dayPart: 'AF', place: 'soria' },
      ],
      [
        'que tiempo hara manana por la manana',
        'WeatherIntent',
        { date: '2026-11-19', dayPart: 'MO' },
      ],
      [
        '¿Mañana por la noche hará frío?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-19', dayPart: 'NI' },
      ],
      [
        'El tiempo para el viernes por la tarde',
        'WeatherIntent',
        { date: '2026-11-20', dayPart: 'AF' },
      ],
      ['¿Me hace falta paraguas esta misma tarde?', 'UmbrellaIntent', { dayPart: 'AF' }],
      ['¿Qué tiempo hará mañana temprano?', 'WeatherIntent', { date: '2026-11-19', time: 'MO' }],
      ['¿Por la noche va a helar?', 'FrostIntent', { dayPart: 'NI' }],
      ['¿El domingo por la noche lloverá?', 'RainIntent', { date: '2026-11-22', dayPart: 'NI' }],
      ['Dime si lloverá esta noche', 'RainIntent', { dayPart: 'NI' }],
      [
        '¿Va a haber niebla mañana a primera hora?',
        'FogIntent',
        { date: '2026-11-19', dayPart: 'MO' },
      ],
      ['¿Sabes si nevará de madrugada?', 'SnowIntent', { dayPart: 'NI' }],
      ['Oye, ¿esta noche qué tiempo hará?', 'WeatherIntent', { dayPart: 'NI' }],
      ['¿Lloverá mañana al anochecer?', 'RainIntent', { date: '2026-11-19', dayPart: 'EV' }],
    ],
  ],
  [
    'the next days',
    [
      ['En los próximos tres días, ¿lloverá?', 'RainIntent', { span: 'NEXT_DAYS' }],
      ['¿La próxima semana nevará?', 'SnowIntent', { date: '2026-W48' }],
      ['la prevision para los proximos dias', 'WeatherIntent', { span: 'NEXT_DAYS' }],
      ['¿Lloverá las próximas dos semanas?', 'RainIntent', { duration: 'P2W' }],
      ['¿Qué tiempo tendremos toda la semana?', 'WeatherIntent', { date: '2026-W47' }],
      ['¿Cómo viene la semana?', 'WeatherIntent', { span: 'WEEK' }],
      [
        '¿Hará frío los próximos días, por favor?',
        'TemperatureIntent',
        { warmth: 'COLD', span: 'NEXT_DAYS' },
      ],
      ['Dime qué tiempo hizo la semana pasada', 'PastWeatherIntent', { date: '2026-W46' }],
      [
        '¿Hará viento durante los próximos días?',
        'WindIntent',
        { span: 'NEXT_DAYS', whether: 'WHETHER' },
      ],
      ['¿Los próximos días hará frío?', 'TemperatureIntent', { warmth: 'COLD', span: 'NEXT_DAYS' }],
      ['¿Esta semana lloverá?', 'RainIntent', { date: '2026-W47' }],
      ['¿La semana que viene qué tiempo hará?', 'WeatherIntent', { date: '2026-W48' }],
      ['En los próximos siete días, ¿nevará?', 'SnowIntent', { duration: 'P7D' }],
      ['Dime qué tiempo hará los próximos días', 'WeatherIntent', { span: 'NEXT_DAYS' }],
    ],
  ],
  [
    'the weekend',
    [
      ['¿El finde va a llover?', 'RainIntent', { span: 'WEEKEND' }],
      ['El fin de semana, ¿hará sol?', 'SunIntent', { span: 'WEEKEND' }],
      ['¿El próximo fin de semana nevará?', 'SnowIntent', { date: '2026-W47-WE' }],
      ['¿Qué temperaturas habrá el finde?', 'TemperatureIntent', { span: 'WEEKEND' }],
      [
        '¿Hará viento el fin de semana en Tarifa?',
        'WindIntent',
        { span: 'WEEKEND', place: 'tarifa', whether: 'WHETHER' },
      ],
      ['¿Va a haber tormentas durante el fin de semana?', 'ThunderIntent', { span: 'WEEKEND' }],
      [
        '¿Sabes si lloverá el fin de semana en Lugo?',
        'RainIntent',
        { span: 'WEEKEND', place: 'lugo' },
      ],
      ['Oye, ¿y el finde?', 'FollowUpIntent', { span: 'WEEKEND' }],
      ['¿Este fin de semana lloverá?', 'RainIntent', { date: '2026-W47-WE' }],
      ['El finde, ¿qué temperaturas habrá?', 'TemperatureIntent', { span: 'WEEKEND' }],
      ['¿El fin de semana que viene nevará?', 'SnowIntent', { date: '2026-W47-WE' }],
      ['Dime si el finde hará buen tiempo', 'WeatherIntent', { fine: 'FINE', span: 'WEEKEND' }],
      ['¿Este finde podemos hacer una barbacoa?', 'BarbecueIntent', { date: '2026-W47-WE' }],
      ['¿El fin de semana hará falta paraguas?', 'UmbrellaIntent', { span: 'WEEKEND' }],
    ],
  ],
];

describe.each(KINDS)('Spanish: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'es-ES')).toEqual({ intent, ...slots });
  });
});

describe('Spanish questions around midnight', () => {
  it.each<[string, Date, Record<string, string>]>([
    ['¿Qué tiempo hará mañana?', NIGHT_BEFORE, { date: '2026-11-19' }],
    ['¿Qué tiempo hará a las ocho?', NIGHT_BEFORE, { time: '08:00' }],
    ['¿Qué tiempo hará dentro de dos horas?', NIGHT_BEFORE, { time: '01:30' }],
    ['¿Qué tiempo hará esta noche?', NIGHT_BEFORE, { dayPart: 'NI' }],
    ['¿Qué tiempo hará hoy?', NIGHT_AFTER, { date: '2026-11-19' }],
    ['¿Qué tiempo hará a las tres?', NIGHT_AFTER, { time: '03:00' }],
    ['¿Qué tiempo hará el jueves?', NIGHT_AFTER, { date: '2026-11-19' }],
  ])('%s', (utterance, now, slots) => {
    expect(recognize(utterance, 'es-ES', { now })).toEqual({ intent: 'WeatherIntent', ...slots });
  });
});

describe('other sentences in Spanish', () => {
  it.each([
    ['¿Qué hora es?', 'AMAZON.FallbackIntent'],
    ['¿A qué hora sale el tren a Barcelona?', 'AMAZON.FallbackIntent'],
    ['¿Cuál es el mejor restaurante de Bilbao?', 'AMAZON.FallbackIntent'],
    ['Pon música de Rosalía', 'AMAZON.FallbackIntent'],
    ['¿Quién ganó el partido ayer?', 'AMAZON.FallbackIntent'],
    ['Pon un temporizador de diez minutos', 'AMAZON.FallbackIntent'],
    ['Pon una alarma a las siete de la mañana', 'AMAZON.FallbackIntent'],
    ['Reserva un vuelo a Roma para mañana', 'AMAZON.FallbackIntent'],
    ['Busca un restaurante en Sevilla para el sábado', 'AMAZON.FallbackIntent'],
    ['Abre Voz del Tiempo', undefined],
    ['Alexa, abre por favor Voz del Tiempo', undefined],
    ['  ', undefined],
  ])('%s', (utterance, intent) => {
    expect(recognize(utterance, 'es-ES')).toEqual({ intent });
  });
});

describe('questions in the Spanish of America', () => {
  it.each<[string, string, Record<string, string>, string]>([
    [
      '¿Cómo va a estar el clima mañana en Monterrey?',
      'WeatherIntent',
      { date: '2026-11-19', place: 'monterrey' },
      'es-MX',
    ],
    [
      '¿Va a llover al rato en Puebla?',
      'RainIntent',
      { span: 'NEXT_HOURS', place: 'puebla' },
      'es-MX',
    ],
    [
      '¿Ocupo chamarra mañana en la noche?',
      'JacketIntent',
      { date: '2026-11-19', dayPart: 'NI' },
      'es-MX',
    ],
    ['¿Está lloviendo ahorita en Mérida?', 'RainIntent', { span: 'NOW', place: 'mérida' }, 'es-MX'],
    ['El clima de Los Ángeles, por favor', 'WeatherIntent', { place: 'los ángeles' }, 'es-US'],
    [
      '¿Cuál es el tiempo en el zip code nueve cero dos uno cero?',
      'WeatherIntent',
      { postcode: '90210' },
      'es-US',
    ],
  ])('%s', (utterance, intent, slots, locale) => {
    expect(recognize(utterance, locale)).toEqual({ intent, ...slots });
  });
});
