import type { Exonyms } from '../types.ts';

export const swedishExonyms: Exonyms = {
  2800866: 'Bryssel',
  2618425: 'Köpenhamn',
  658225: 'Helsingfors',
  3094802: 'Krakow',
  264371: 'Aten',
  3172394: 'Neapel',
  3176959: 'Florens',
  3369157: 'Kapstaden',
};
