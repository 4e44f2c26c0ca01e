import type { Variants } from '../types.ts';
import { COUNTRY_WORDS, type Country } from './country.ts';

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

const AMERICAN = {
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
    ...AMERICAN,
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
    ...AMERICAN,
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
