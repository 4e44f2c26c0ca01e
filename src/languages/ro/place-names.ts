import type { Exonyms } from '../types.ts';

export const romanianExonyms: Exonyms = {
  2935022: 'Dresda',
  2761369: 'Viena',
  2660646: 'Geneva',
  2995469: 'Marsilia',
  2990440: 'Nisa',
  2747373: 'Haga',
  2643743: 'Londra',
  2618425: 'Copenhaga',
  756135: 'Varșovia',
  3054643: 'Budapesta',
  683506: 'București',
  264371: 'Atena',
  734077: 'Salonic',
  3176959: 'Florența',
  3164603: 'Veneția',
  2510911: 'Sevilia',
  2267057: 'Lisabona',
  524901: 'Moscova',
  281184: 'Ierusalim',
};
