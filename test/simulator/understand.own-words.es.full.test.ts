import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const KINDS: [kind: string, rows: [locale: string, utterance: string, understood: string][]][] = [
  [
    'limits as they are spoken, without a unit',
    [
      ['es-ES', 'sube de treinta y cinco hoy', 'Above date=2026-11-18 number=35'],
      ['es-ES', 'subirá de 35 mañana', 'Above date=2026-11-19 number=35'],
      ['es-ES', 'pasamos de cuarenta esta tarde', 'Above dayPart=AF number=40'],
      ['es-ES', 'llegamos a los cuarenta mañana', 'Above date=2026-11-19 number=40'],
      ['es-ES', 'sube de treinta', 'Above number=30'],
      ['es-ES', 'baja de quince esta noche', 'Below dayPart=NI number=15'],
      ['es-ES', 'a qué hora bajará de treinta grados', 'Reach number=30 windSide=BELOW'],
      ['es-ES', 'a qué hora pasaremos de los treinta', 'Reach number=30'],
    ],
  ],
  [
    'whether it is very warm or cold, with a limit for a yes or no',
    [
      ['es-ES', 'va a hacer mucho calor hoy', 'Above date=2026-11-18 number=30'],
      [
        'es-ES',
        'hará mucho frío mañana por la mañana',
        'Below date=2026-11-19 dayPart=MO number=8',
      ],
      ['es-ES', 'hace mucho calor en Córdoba', 'Temperature place=córdoba warmth=WARM_OR_HOT'],
      ['es-ES', 'hace fresco fuera', 'Below number=15'],
      ['es-ES', 'hará fresquito esta noche', 'Below dayPart=NI number=15'],
    ],
  ],
  [
    'bad and fine weather in plain words',
    [
      ['es-ES', 'hace feo hoy', 'Weather date=2026-11-18 fine=BAD'],
      ['es-ES', 'hará un tiempo de perros mañana', 'Weather date=2026-11-19 fine=BAD'],
      ['es-ES', 'va a hacer malo el domingo', 'Weather date=2026-11-22 fine=BAD'],
      ['es-ES', 'tendremos un buen día mañana', 'Weather date=2026-11-19 fine=FINE'],
      ['es-ES', 'hará feo el finde', 'Weather span=WEEKEND fine=BAD'],
    ],
  ],
  [
    'which of two places, never answered with yes',
    [
      [
        'es-ES',
        'mañana hace más calor en Sevilla o en Córdoba',
        'WhichPlace date=2026-11-19 place=sevilla otherPlace=córdoba direction=WARMER',
      ],
      [
        'es-ES',
        'llueve más en Bilbao o en Vigo',
        'WhichPlace place=bilbao otherPlace=vigo moreOf=WETTER',
      ],
      [
        'es-ES',
        'hace más calor en Sevilla que en Córdoba',
        'ComparePlaces place=sevilla otherPlace=córdoba direction=WARMER',
      ],
    ],
  ],
  [
    'how strong a wind with a name is, never answered with yes',
    [
      ['es-ES', 'cuánto sopla la tramontana en Girona', 'Wind place=girona'],
      ['es-ES', 'cómo está el levante en Tarifa', 'Wind place=tarifa'],
      ['es-ES', 'a cuánto sopla el cierzo en Zaragoza', 'Wind place=zaragoza'],
      ['es-ES', 'hay levante en Tarifa', 'Wind place=tarifa compass=E'],
      ['es-ES', 'sopla el levante', 'Wind compass=E'],
    ],
  ],
  [
    'when and how, never answered with yes or no',
    [
      ['es-ES', 'hasta qué hora no llueve mañana', 'RainTime date=2026-11-19'],
      ['es-ES', 'hasta cuándo aguanta sin llover', 'RainTime'],
      ['es-ES', 'hasta qué hora estará seco mañana', 'RainTime date=2026-11-19'],
      ['es-ES', 'cuándo levanta la niebla', 'Fog when=WHEN'],
      ['es-ES', 'a qué hora se levantará la niebla mañana', 'Fog date=2026-11-19 when=WHEN'],
      ['es-ES', 'para cuándo dan lluvia', 'NextRain'],
      ['es-ES', 'para cuándo se espera lluvia', 'NextRain'],
      ['es-ES', 'a qué hora empezará la lluvia', 'RainTime'],
      ['es-ES', 'qué dan para mañana', 'Weather date=2026-11-19'],
      ['es-ES', 'qué tiempo dan para el finde', 'Weather span=WEEKEND'],
      ['es-ES', 'qué dicen para el domingo', 'Weather date=2026-11-22'],
      ['es-ES', 'dan lluvia mañana', 'Rain date=2026-11-19'],
      ['es-ES', 'dan agua para el finde', 'Rain span=WEEKEND'],
      ['es-ES', 'a qué hora hará más calor', 'High clock=WHEN'],
    ],
  ],
  [
    'the least warm, the least cold and the driest day',
    [
      [
        'es-ES',
        'qué día de esta semana será el menos caluroso',
        'WarmestDay date=2026-W47 absent=ABSENT',
      ],
      ['es-ES', 'qué día hará menos calor', 'WarmestDay absent=ABSENT'],
      ['es-ES', 'qué día hará menos frío', 'WarmestDay'],
      ['es-ES', 'cuál es el día más fresco de la semana', 'ColdestDay span=WEEK'],
      ['es-ES', 'qué día llueve menos', 'Dry whichDay=WHICH_DAY'],
      ['es-ES', 'qué día no llueve', 'Rain absent=ABSENT whichDay=WHICH_DAY'],
      ['es-ES', 'qué día lloverá más', 'WettestDay'],
      ['es-ES', 'qué día de esta semana será el más cálido', 'WarmestDay date=2026-W47'],
    ],
  ],
  [
    'how cold it gets is the low',
    [
      ['es-ES', 'cuánto frío hará mañana por la mañana', 'Low date=2026-11-19 dayPart=MO'],
      ['es-ES', 'a cuánto baja esta noche', 'Low dayPart=NI'],
      ['es-ES', 'a cuánto sube mañana', 'High date=2026-11-19'],
    ],
  ],
  [
    'the reason of an answer',
    [
      ['es-ES', 'por qué lo dices', 'DetailQuestion detail=REASON'],
      ['es-ES', 'por qué dices que no', 'DetailQuestion detail=REASON'],
      ['es-ES', 'y eso por qué', 'DetailQuestion detail=REASON'],
      ['es-ES', 'cómo lo sabes', 'DetailQuestion detail=REASON'],
    ],
  ],
  [
    'where the wind is from, of a talk about it',
    [
      ['es-ES', 'de dónde viene', 'Wind'],
      ['es-ES', 'de dónde sopla', 'Wind'],
      ['es-ES', 'por dónde viene el viento', 'Wind'],
    ],
  ],
  [
    'more or less than another day',
    [
      ['es-ES', 'es más que ayer', 'CompareThat otherDate=2026-11-17 direction=WARMER'],
      ['es-ES', 'más que ayer', 'CompareThat otherDate=2026-11-17 direction=WARMER'],
      ['es-ES', 'es menos que hoy', 'CompareThat otherDate=2026-11-18 direction=COLDER'],
    ],
  ],
  [
    'the day before',
    [
      ['es-ES', 'qué tal estuvo ayer', 'PastWeather date=2026-11-17'],
      ['es-ES', 'ayer llovió más que hoy', 'PastRain date=2026-11-17'],
      ['es-ES', 'ayer hacía más calor', 'Comparison date=2026-11-17 direction=WARMER'],
      ['es-ES', 'ayer estuvo peor', 'PastWeather date=2026-11-17'],
    ],
  ],
  [
    'staying outdoors, the beach and which day for it',
    [
      ['es-ES', 'se está bien en la calle esta noche', 'Weather dayPart=NI fine=FINE'],
      ['es-ES', 'se está a gusto en la terraza esta noche', 'Weather dayPart=NI fine=FINE'],
      ['es-ES', 'se puede cenar fuera hoy', 'Barbecue date=2026-11-18'],
      ['es-ES', 'mañana se va a la playa', 'Advice date=2026-11-19 activity=beach'],
      ['es-ES', 'hace día de playa mañana', 'Advice date=2026-11-19 activity=beach'],
      ['es-ES', 'vamos a la playa el sábado', 'Advice date=2026-11-21 activity=beach'],
      [
        'es-ES',
        'es mejor sábado o domingo para la playa',
        'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
      ],
      ['es-ES', 'se está bien en la playa', 'Advice activity=beach'],
    ],
  ],
  [
    'a question that asks for agreement, the state of the sea, and here',
    [
      ['es-ES', 'cómo estará el mar en Menorca', 'Unoffered place=menorca subject=WAVES'],
      ['es-ES', 'qué tal está la mar', 'Unoffered subject=WAVES'],
      ['es-ES', 'no lloverá mañana, no', 'Rain date=2026-11-19 absent=ABSENT'],
      ['es-ES', 'no va a llover mañana, verdad', 'Rain date=2026-11-19 absent=ABSENT'],
      ['es-ES', 'no va a hacer frío, no', 'Temperature'],
      ['es-ES', 'mañana hace bueno, no', 'Weather date=2026-11-19 fine=FINE'],
    ],
  ],
  [
    'mountains of Spain',
    [
      [
        'es-ES',
        'hace más fresco en la sierra de Granada',
        'Comparison place=sierra nevada direction=COLDER',
      ],
      ['es-ES', 'qué tiempo hace en la sierra de Madrid', 'Weather place=la sierra de madrid'],
      ['es-ES', 'nieva en la sierra de Gredos', 'Snow place=la sierra de gredos'],
    ],
  ],
  [
    'the day, what to take, heat and cold in everyday words',
    [
      ['es-ES', 'hace mucho aire', 'Wind whether=WHETHER_MUCH'],
      ['es-ES', 'cuánto aire hace en Tarifa', 'Wind place=tarifa'],
      ['es-ES', 'me llevo rebeca', 'Jacket'],
      ['es-ES', 'hace falta manta esta noche', 'Below dayPart=NI number=18'],
      ['es-ES', 'nos vamos a asar esta tarde', 'Above dayPart=AF number=35'],
      ['es-ES', 'hay tormenta a la vista', 'Thunder'],
      ['es-ES', 'hasta cuándo dura este calor', 'NextChange change=COLDER'],
      ['es-ES', 'riego las plantas hoy', 'Advice date=2026-11-18 activity=watering'],
      ['es-ES', 'lavo el coche hoy', 'Advice date=2026-11-18 activity=carWash'],
      ['es-ES', 'a qué hora escampa el domingo', 'RainTime date=2026-11-22'],
      ['es-ES', 'hace más calor aquí o en Madrid', 'WhichPlace otherPlace=madrid direction=WARMER'],
    ],
  ],
];

describe.each(KINDS)('people ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
