import type { Variants } from '../types.ts';

/** Where words differ between the countries that speak Spanish. */
export type Country = 'ES' | 'MX' | 'US';

interface CountryWords {
  /** Tells what is to come: the noun of `no tengo previsión`. */
  forecast: string;
  /** Of light precipitation (AEMET, SMN). */
  light: readonly [singular: string, plural: string];
  /** How it snows lightly. */
  lightly: string;
  /** Of what freezes on the ground. */
  freezing: string;
  thunderstorms: string;
  severeThunderstorms: string;
  now: string;
  lightWind: string;
  gusts: string;
  /** Of this evening, and after another day; from 18 to 22. */
  evening: readonly [today: string, ofDay: string];
  /** First hour of the clock that is `de la noche`. */
  firstHourOfNight: number;
  iceOnRoads: string;
  jacket: string;
  rainJacket: string;
  tShirt: string;
  shorts: string;
  sunscreen: string;
  car: string;
}

const AMERICAN: CountryWords = {
  forecast: 'pronóstico',
  light: ['ligera', 'ligeros'],
  lightly: 'ligeramente',
  freezing: 'helada',
  thunderstorms: 'tormentas eléctricas',
  severeThunderstorms: 'tormentas eléctricas fuertes',
  now: 'en este momento',
  lightWind: 'viento ligero',
  gusts: 'rachas',
  evening: ['esta noche', 'por la noche'],
  firstHourOfNight: 19,
  iceOnRoads: 'hielo en las calles',
  jacket: 'chaqueta',
  rainJacket: 'un impermeable',
  tShirt: 'una camiseta',
  shorts: 'shorts',
  sunscreen: 'bloqueador solar',
  car: 'carro',
};

export const COUNTRY_WORDS: Readonly<Record<Country, CountryWords>> = {
  ES: {
    forecast: 'previsión',
    light: ['débil', 'débiles'],
    lightly: 'débilmente',
    freezing: 'engelante',
    thunderstorms: 'tormentas',
    severeThunderstorms: 'tormentas fuertes',
    now: 'ahora mismo',
    lightWind: 'viento flojo',
    gusts: 'rachas',
    evening: ['esta tarde noche', 'por la tarde noche'],
    firstHourOfNight: 21,
    iceOnRoads: 'placas de hielo',
    jacket: 'chaqueta',
    rainJacket: 'un chubasquero',
    tShirt: 'una camiseta',
    shorts: 'pantalón corto',
    sunscreen: 'crema solar',
    car: 'coche',
  },
  MX: { ...AMERICAN, jacket: 'chamarra', tShirt: 'una playera', car: 'coche' },
  /** `ráfagas` in the Spanish texts of the National Weather Service, `rachas` in those of SMN. */
  US: { ...AMERICAN, gusts: 'ráfagas' },
};

/** What the skill's own sentences say otherwise in each country. */
export interface CountryPhrases {
  alright: string;
  forecast: string;
  thisForecast: string;
  rightNow: string;
  notUnderstood: string;
  isPast: string;
  wentWrong: string;
  /** What was done a moment ago. */
  deleted: string;
  livesIn: string;
  examples: { weather: string; rain: string; pollen: string; birch: string; weekend: string };
  help: Variants<readonly [examples: string, last: string]>;
}

const POLLEN_EXAMPLES = {
  pollen: '¿Cuál es el nivel de polen en Leipzig?',
  birch: '¿Cuál es el nivel de polen de abedul?',
};

const AMERICAN_PHRASES = {
  alright: 'De acuerdo',
  forecast: COUNTRY_WORDS.MX.forecast,
  thisForecast: 'Este pronóstico',
  rightNow: 'En este momento',
  notUnderstood: 'Perdona, no te entendí.',
  isPast: 'Eso ya pasó.',
  wentWrong: 'algo salió mal',
  deleted: 'borré',
};

export const COUNTRY_PHRASES: Readonly<Record<Country, CountryPhrases>> = {
  ES: {
    alright: 'Vale',
    forecast: COUNTRY_WORDS.ES.forecast,
    thisForecast: 'Esta previsión',
    rightNow: 'Ahora mismo',
    notUnderstood: 'Perdona, no te he entendido.',
    isPast: 'Eso ya ha pasado.',
    wentWrong: 'algo ha ido mal',
    deleted: 'he borrado',
    livesIn: 'Vivo en Valencia.',
    examples: {
      weather: '¿Qué tiempo hará mañana en Sevilla?',
      rain: '¿Va a llover en Bilbao?',
      weekend: '¿Qué tiempo hará el fin de semana?',
      ...POLLEN_EXAMPLES,
    },
    help: [
      ['¿Qué tiempo hará mañana a las 3 en Barcelona?', '¿Va a llover?'],
      ['¿Necesito paraguas mañana?', '¿Cuándo volverá a llover?'],
      ['¿Qué día hará mejor tiempo?', '¿A qué hora se pone el sol?'],
    ],
  },
  MX: {
    ...AMERICAN_PHRASES,
    livesIn: 'Vivo en Puebla.',
    examples: {
      weather: '¿Cómo estará el clima mañana en Monterrey?',
      rain: '¿Va a llover en Guadalajara?',
      weekend: '¿Cómo estará el clima el fin de semana?',
      ...POLLEN_EXAMPLES,
    },
    help: [
      ['¿Cómo estará el clima mañana en Monterrey?', '¿Va a llover?'],
      ['¿Necesito paraguas mañana?', '¿Cuándo volverá a llover?'],
      ['¿Qué temperatura hará el sábado?', '¿A qué hora se pone el sol?'],
    ],
  },
  US: {
    ...AMERICAN_PHRASES,
    livesIn: 'Vivo en Houston.',
    examples: {
      weather: '¿Cómo estará el clima mañana en Miami?',
      rain: '¿Va a llover en Los Ángeles?',
      weekend: '¿Cómo estará el clima el fin de semana?',
      ...POLLEN_EXAMPLES,
    },
    help: [
      ['¿Cómo estará el clima mañana en Miami?', '¿Va a llover?'],
      ['¿Necesito paraguas mañana?', '¿Cuándo volverá a llover?'],
      ['¿Qué temperatura hará el sábado?', '¿A qué hora se pone el sol?'],
    ],
  },
};
