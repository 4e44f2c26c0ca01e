import type { Exonyms } from '../types.ts';

export const danishExonyms: Exonyms = {
  2618425: 'København',
  3094802: 'Krakow',
  792680: 'Beograd',
  264371: 'Athen',
  3176959: 'Firenze',
  2624652: 'Aarhus',
  2886242: 'Køln',
  2911298: 'Hamborg',
  2926271: 'Flensborg',
  2838634: 'Slesvig',
  2711537: 'Gøteborg',
  2692969: 'Malmø',
  498817: 'Sankt Petersborg',
  2611396: 'Thorshavn',
  170654: 'Damaskus',
  2507480: 'Algier',
};
