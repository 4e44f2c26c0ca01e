import type { Exonyms } from './exonyms.ts';

export const english: Exonyms = {
  2886242: 'Cologne',
  2861650: 'Nuremberg',
  2660646: 'Geneva',
  2803138: 'Antwerp',
  2797656: 'Ghent',
  2800931: 'Bruges',
  2711537: 'Gothenburg',
  2510911: 'Seville',
  3104324: 'Saragossa',
  3171728: 'Padua',
  2523083: 'Syracuse',
  3174051: 'Mantua',
  400666: 'Rhodes',
  261745: 'Heraklion',
  4140963: 'Washington',
  5128581: 'New York',
};
