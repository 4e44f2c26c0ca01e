import type { WarningWords } from './words.ts';

export const spanish: WarningWords = {
  severities: {
    1: 'Aviso meteorológico leve',
    2: 'Aviso meteorológico moderado',
    3: 'Aviso meteorológico grave',
    4: 'Aviso meteorológico extremo',
  },
  groups: {
    THUNDERSTORM: 'tormenta',
    WIND: 'viento',
    TORNADO: 'tornado',
    RAIN: 'lluvia',
    HAIL: 'granizo',
    SNOWFALL: 'nevada',
    SNOWDRIFT: 'ventisqueros',
    FOG: 'niebla',
    FROST: 'helada',
    GLAZE: 'hielo',
    THAW: 'deshielo',
    POWERLINEVIBRATION: 'oscilación de cables eléctricos',
    UV: 'radiación UV',
    HEAT: 'calor',
  },
};
