import type { Exonyms } from '../types.ts';

export const danishExonyms: Exonyms = {
  2618425: 'København',
  3094802: 'Krakow',
  792680: 'Beograd',
  264371: 'Athen',
  3176959: 'Firenze',
};
