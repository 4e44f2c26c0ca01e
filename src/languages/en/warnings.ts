import type { WarningWords } from '../types.ts';

export const englishWarnings: WarningWords = {
  severities: {
    1: 'Weather warning',
    2: 'Significant weather warning',
    3: 'Severe weather warning',
    4: 'Extreme weather warning',
  },
  groups: {
    THUNDERSTORM: 'thunderstorm',
    WIND: 'wind',
    TORNADO: 'tornado',
    RAIN: 'rain',
    HAIL: 'hail',
    SNOWFALL: 'snowfall',
    SNOWDRIFT: 'snowdrift',
    FOG: 'fog',
    FROST: 'frost',
    GLAZE: 'ice',
    THAW: 'thaw',
    POWERLINEVIBRATION: 'power line vibration',
    UV: 'UV radiation',
    HEAT: 'heat',
  },
};
