import type { WarningWords } from '../types.ts';

export const polishWarnings: WarningWords = {
  severities: {
    1: 'Ostrzeżenie meteorologiczne 1. stopnia',
    2: 'Ostrzeżenie meteorologiczne 2. stopnia',
    3: 'Ostrzeżenie meteorologiczne 3. stopnia',
    4: 'Ostrzeżenie meteorologiczne 4. stopnia',
  },
  groups: {
    THUNDERSTORM: 'burze',
    WIND: 'wiatr',
    TORNADO: 'trąba powietrzna',
    RAIN: 'deszcz',
    HAIL: 'grad',
    SNOWFALL: 'opady śniegu',
    SNOWDRIFT: 'zawieje śnieżne',
    FOG: 'mgła',
    FROST: 'mróz',
    GLAZE: 'oblodzenie',
    THAW: 'odwilż',
    POWERLINEVIBRATION: 'drgania linii energetycznych',
    UV: 'promieniowanie UV',
    HEAT: 'upał',
  },
};
