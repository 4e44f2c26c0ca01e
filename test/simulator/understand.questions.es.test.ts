import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What people ask of the weather, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'yes or no',
    [
      ['¿Hay ahora niebla en Valladolid?', 'FogIntent', { span: 'NOW', place: 'valladolid' }],
      ['¿Sabes si está nublado?', 'CloudyIntent'],
      ['¿Esta tarde habrá tormenta?', 'ThunderIntent', { dayPart: 'AF' }],
      ['¿Mañana habrá temporal?', 'StormIntent', { date: '2026-11-19' }],
      ['¿En Cádiz hace mucho viento?', 'WindIntent', { place: 'cádiz', whether: 'WHETHER_MUCH' }],
      [
        '¿Esta noche estará despejado en Lugo?',
        'CloudyIntent',
        { dayPart: 'NI', place: 'lugo', sky: 'CLEAR' },
      ],
      ['¿Va a helar esta noche en Teruel?', 'FrostIntent', { dayPart: 'NI', place: 'teruel' }],
      [
        '¿Hará mañana más frío que hoy?',
        'ComparisonIntent',
        { date: '2026-11-19', direction: 'COLDER', otherDate: '2026-11-18' },
      ],
      ['¿El domingo hay riesgo de tormentas?', 'ThunderIntent', { date: '2026-11-22' }],
      ['¿Está nevando ahora en Granada?', 'SnowIntent', { span: 'NOW', place: 'granada' }],
      ['¿Tendremos sol el sábado en Huelva?', 'SunIntent', { date: '2026-11-21', place: 'huelva' }],
      ['Para mañana, ¿se esperan lluvias?', 'RainIntent', { date: '2026-11-19' }],
      ['¿Saldrá el sol hoy en Gijón?', 'SunIntent', { date: '2026-11-18', place: 'gijón' }],
      ['¿Mañana refrescará?', 'ComparisonIntent', { trend: 'COLDER', date: '2026-11-19' }],
      ['¿Va a granizar esta tarde?', 'HailIntent', { dayPart: 'AF' }],
    ],
  ],
  [
    'advice',
    [
      ['¿Me llevo el paraguas esta tarde?', 'UmbrellaIntent', { dayPart: 'AF' }],
      [
        '¿Mañana en Vigo hay que coger paraguas?',
        'UmbrellaIntent',
        { date: '2026-11-19', place: 'vigo' },
      ],
      ['¿Me hará falta el paraguas en Oviedo?', 'UmbrellaIntent', { place: 'oviedo' }],
      [
        '¿Necesito chaqueta esta noche en Burgos?',
        'JacketIntent',
        { dayPart: 'NI', place: 'burgos' },
      ],
      ['¿Cojo la chaqueta esta noche?', 'JacketIntent', { dayPart: 'NI' }],
      ['¿Mañana qué ropa me pongo?', 'ClothesIntent', { date: '2026-11-19' }],
      ['¿Hoy se secará la ropa?', 'LaundryIntent', { date: '2026-11-18' }],
      ['¿Puedo tender fuera esta tarde?', 'LaundryIntent', { dayPart: 'AF' }],
      ['¿Mañana puedo ir en bici al trabajo?', 'BicycleIntent', { date: '2026-11-19' }],
      ['¿Esta semana qué día hará mejor tiempo?', 'BestDayIntent', { date: '2026-W47' }],
      ['El finde, ¿cuál es el mejor día para salir?', 'BestDayIntent', { span: 'WEEKEND' }],
      ['¿Hoy es buen día para ir en bici?', 'BicycleIntent', { date: '2026-11-18' }],
      ['¿Mañana hace falta abrigarse?', 'JacketIntent', { date: '2026-11-19' }],
      ['Dime si necesito paraguas esta tarde', 'UmbrellaIntent', { dayPart: 'AF' }],
    ],
  ],
  [
    'the temperature',
    [
      [
        '¿Mañana por la tarde qué temperatura hará?',
        'TemperatureIntent',
        { date: '2026-11-19', dayPart: 'AF' },
      ],
      ['¿Sabes cuántos grados hace en Sevilla?', 'TemperatureIntent', { place: 'sevilla' }],
      ['¿A cuántos grados estamos en Burgos, por favor?', 'TemperatureIntent', { place: 'burgos' }],
      [
        '¿El sábado hará calor en Córdoba?',
        'TemperatureIntent',
        { date: '2026-11-21', place: 'córdoba' },
      ],
      ['¿Cuál es la máxima de hoy en Jaén?', 'HighIntent', { date: '2026-11-18', place: 'jaén' }],
      ['¿Esta noche cuál será la mínima en León?', 'LowIntent', { dayPart: 'NI', place: 'león' }],
      [
        '¿Cuánto frío hará mañana por la noche?',
        'LowIntent',
        { date: '2026-11-19', dayPart: 'NI' },
      ],
      ['¿Mañana cuál será la sensación térmica?', 'FeelsLikeIntent', { date: '2026-11-19' }],
      ['¿Cuántos grados marca el termómetro en Madrid?', 'TemperatureIntent', { place: 'madrid' }],
      [
        '¿Qué temperatura tendremos mañana en Cuenca?',
        'TemperatureIntent',
        { date: '2026-11-19', place: 'cuenca' },
      ],
      [
        '¿Me dices la temperatura en grados Fahrenheit?',
        'TemperatureIntent',
        { unit: 'FAHRENHEIT' },
      ],
      ['¿Mañana hasta cuántos grados llegaremos?', 'HighIntent', { date: '2026-11-19' }],
      ['¿Bajará de cero grados esta noche?', 'FrostIntent', { dayPart: 'NI' }],
      [
        'Temperaturas para mañana en Madrid',
        'TemperatureIntent',
        { date: '2026-11-19', place: 'madrid' },
      ],
    ],
  ],
  [
    'the sun in the sky',
    [
      ['¿Mañana a qué hora sale el sol?', 'SunriseIntent', { date: '2026-11-19' }],
      [
        '¿A qué hora amanece mañana en Cádiz?',
        'SunriseIntent',
        { date: '2026-11-19', place: 'cádiz' },
      ],
      ['¿Hoy a qué hora se pone el sol?', 'SunsetIntent', { date: '2026-11-18' }],
      ['¿A qué hora se hace de noche en Vigo?', 'SunsetIntent', { place: 'vigo' }],
      ['¿A qué hora va a llover mañana?', 'RainTimeIntent', { date: '2026-11-19' }],
      ['¿Qué probabilidad hay de que llueva mañana?', 'RainChanceIntent', { date: '2026-11-19' }],
      ['¿Hay hielo en la carretera?', 'IceIntent'],
      [
        '¿Tengo que quitar el hielo del parabrisas mañana?',
        'ScrapingIntent',
        { date: '2026-11-19' },
      ],
    ],
  ],
  [
    'how much and how long',
    [
      ['¿Mañana cuánto va a llover?', 'RainAmountIntent', { date: '2026-11-19' }],
      [
        '¿Cuánta nieve se espera el sábado en Jaca?',
        'SnowAmountIntent',
        { date: '2026-11-21', place: 'jaca' },
      ],
      ['¿Hoy cuántas horas de sol habrá?', 'SunHoursIntent', { date: '2026-11-18' }],
      ['¿De dónde viene el viento en Tarifa?', 'WindIntent', { place: 'tarifa' }],
    ],
  ],
  [
    'pollen, all',
    [
      ['¿Hoy hay mucho polen?', 'PollenIntent', { whether: 'WHETHER_MUCH', date: '2026-11-18' }],
      ['¿Me dices el nivel de polen?', 'PollenIntent'],
      [
        '¿Cómo está hoy el polen en Berlín?',
        'PollenIntent',
        { date: '2026-11-18', place: 'berlín' },
      ],
      [
        '¿Qué tal el polen mañana en Colonia?',
        'PollenIntent',
        { date: '2026-11-19', place: 'colonia' },
      ],
      [
        '¿Cómo está hoy el nivel de polen en Hamburgo?',
        'PollenIntent',
        { date: '2026-11-18', place: 'hamburgo' },
      ],
      ['Dime el nivel de polen para mañana', 'PollenIntent', { date: '2026-11-19' }],
      [
        '¿Habrá mucho polen el fin de semana?',
        'PollenIntent',
        { span: 'WEEKEND', whether: 'WHETHER_MUCH' },
      ],
      [
        'previsión de polen para pasado mañana en Colonia',
        'PollenIntent',
        { date: '2026-11-20', place: 'colonia' },
      ],
      [
        'niveles de polen en Fráncfort para mañana',
        'PollenIntent',
        { date: '2026-11-19', place: 'fráncfort' },
      ],
      ['¿Sabes si hay polen ahora mismo?', 'PollenIntent', { whether: 'WHETHER', span: 'NOW' }],
      [
        '¿Qué polen vuela hoy en Leipzig?',
        'PollenIntent',
        { date: '2026-11-18', place: 'leipzig' },
      ],
      ['¿Mañana qué nivel de polen habrá?', 'PollenIntent', { date: '2026-11-19' }],
      ['el polen, por favor', 'PollenIntent'],
      ['indice de polen en Berlín', 'PollenIntent', { place: 'berlín' }],
    ],
  ],
  [
    'pollen of one plant',
    [
      [
        '¿Hoy hay polen de abedul?',
        'PollenIntent',
        { whether: 'WHETHER', date: '2026-11-18', pollenType: 'Birke' },
      ],
      [
        '¿Cómo están hoy las gramíneas en Bonn?',
        'PollenIntent',
        { date: '2026-11-18', place: 'bonn', pollenType: 'Graeser' },
      ],
      [
        '¿Mañana habrá polen de fresno?',
        'PollenIntent',
        { date: '2026-11-19', pollenType: 'Esche', whether: 'WHETHER' },
      ],
      [
        '¿Hay ambrosía en el aire en Dresde?',
        'PollenIntent',
        { place: 'dresde', pollenType: 'Ambrosia', whether: 'WHETHER' },
      ],
      [
        '¿Cómo está mañana el centeno?',
        'PollenIntent',
        { date: '2026-11-19', pollenType: 'Roggen' },
      ],
      [
        '¿Está alto el fresno en Leipzig?',
        'PollenIntent',
        { place: 'leipzig', pollenType: 'Esche' },
      ],
      ['¿Hay aliso, por favor?', 'PollenIntent', { whether: 'WHETHER', pollenType: 'Erle' }],
      ['nivel de abedul para hoy', 'PollenIntent', { date: '2026-11-18', pollenType: 'Birke' }],
      [
        '¿Cómo está el polen de abedul en Bremen?',
        'PollenIntent',
        { place: 'bremen', pollenType: 'Birke' },
      ],
      [
        'gramineas en Hamburgo, por favor',
        'PollenIntent',
        { place: 'hamburgo', pollenType: 'Graeser' },
      ],
      ['¿Vuela ya el polen de avellano?', 'PollenIntent', { pollenType: 'Hasel' }],
      [
        '¿Cuánta ambrosía hay en Berlín?',
        'PollenIntent',
        { place: 'berlín', pollenType: 'Ambrosia' },
      ],
      [
        '¿Hay mañana polen de artemisa en Jena?',
        'PollenIntent',
        { whether: 'WHETHER', date: '2026-11-19', place: 'jena', pollenType: 'Beifuss' },
      ],
      [
        '¿Sabes si hay polen de olivo?',
        'PollenIntent',
        { whether: 'WHETHER', pollenType: 'OTHER' },
      ],
    ],
  ],
];

describe.each(KINDS)('Spanish: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'es-ES')).toEqual({ intent, ...slots });
  });
});
