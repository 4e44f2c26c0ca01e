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
