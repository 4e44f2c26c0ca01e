import type { WarningWords } from '../types.ts';

export const frenchWarnings: WarningWords = {
  severities: {
    1: 'Alerte météo mineure',
    2: 'Alerte météo modérée',
    3: 'Alerte météo sévère',
    4: 'Alerte météo extrême',
  },
  groups: {
    THUNDERSTORM: 'orages',
    WIND: 'vent',
    TORNADO: 'tornade',
    RAIN: 'pluie',
    HAIL: 'grêle',
    SNOWFALL: 'chutes de neige',
    SNOWDRIFT: 'congères',
    FOG: 'brouillard',
    FROST: 'gel',
    GLAZE: 'verglas',
    THAW: 'dégel',
    POWERLINEVIBRATION: 'oscillation des lignes électriques',
    UV: 'rayonnement UV',
    HEAT: 'chaleur',
  },
};
