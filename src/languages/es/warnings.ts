import type { WarningWords } from '../types.ts';

export const spanishWarnings: WarningWords = {
  severities: {
    1: 'Aviso meteorológico leve',
    2: 'Aviso meteorológico moderado',
    3: 'Aviso meteorológico grave',
    4: 'Aviso meteorológico extremo',
  },
  groups: {
    THUNDERSTORM: 'tormentas',
    WIND: 'viento',
    TORNADO: 'tornado',
    RAIN: 'lluvia',
    HAIL: 'granizo',
    SNOWFALL: 'nevadas',
    SNOWDRIFT: 'ventisqueros',
    FOG: 'niebla',
    FROST: 'heladas',
    GLAZE: 'hielo',
    THAW: 'deshielo',
    POWERLINEVIBRATION: 'oscilación de líneas eléctricas',
    UV: 'radiación UV',
    HEAT: 'calor',
  },
};
