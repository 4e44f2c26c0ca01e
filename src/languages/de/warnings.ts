import type { WarningWords } from '../types.ts';

export const germanWarnings: WarningWords = {
  severities: {
    1: 'Wetterwarnung',
    2: 'Warnung vor markantem Wetter',
    3: 'Unwetterwarnung',
    4: 'Warnung vor extremem Unwetter',
  },
  groups: {
    THUNDERSTORM: 'Gewitter',
    WIND: 'Wind',
    TORNADO: 'Tornado',
    RAIN: 'Regen',
    HAIL: 'Hagel',
    SNOWFALL: 'Schneefall',
    SNOWDRIFT: 'Schneeverwehung',
    FOG: 'Nebel',
    FROST: 'Frost',
    GLAZE: 'Glätte',
    THAW: 'Tauwetter',
    POWERLINEVIBRATION: 'Leiterseilschwingungen',
    UV: 'UV-Strahlung',
    HEAT: 'Hitze',
  },
};
