import { STATE_NAMES } from './area-names.ts';

/**
 * First-level areas of countries, by GeoNames admin1, as they are called there: those that
 * `STATE_NAMES` lacks, since hardly anybody names them after a town.
 */
const OTHERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AT: { '09': 'Wien' },
  AU: { '01': 'Australian Capital Territory' },
  CA: { '12': 'Yukon', '13': 'Northwest Territories', '14': 'Nunavut' },
  DK: { 17: 'Hovedstaden', 18: 'Midtjylland', 19: 'Nordjylland', 20: 'Sjælland', 21: 'Syddanmark' },
  ES: {
    '07': 'Illes Balears', 27: 'La Rioja', 29: 'Madrid', 31: 'Murcia', 32: 'Navarra',
    34: 'Asturias', 39: 'Cantabria', 51: 'Andalucía', 52: 'Aragón', 53: 'Canarias',
    54: 'Castilla-La Mancha', 55: 'Castilla y León', 56: 'Catalunya', 57: 'Extremadura',
    58: 'Galicia', 59: 'País Vasco', 60: 'Comunitat Valenciana',
  },
  FR: {
    11: 'Île-de-France', 24: 'Centre-Val de Loire', 27: 'Bourgogne-Franche-Comté',
    28: 'Normandie', 32: 'Hauts-de-France', 44: 'Grand Est', 52: 'Pays de la Loire',
    53: 'Bretagne', 75: 'Nouvelle-Aquitaine', 76: 'Occitanie', 84: 'Auvergne-Rhône-Alpes',
    93: 'Provence-Alpes-Côte d’Azur', 94: 'Corse',
  },
  IT: {
    '01': 'Abruzzo', '02': 'Basilicata', '03': 'Calabria', '04': 'Campania',
    '05': 'Emilia-Romagna', '06': 'Friuli-Venezia Giulia', '07': 'Lazio', '08': 'Liguria',
    '09': 'Lombardia', 10: 'Marche', 11: 'Molise', 12: 'Piemonte', 13: 'Puglia',
    14: 'Sardegna', 15: 'Sicilia', 16: 'Toscana', 17: 'Trentino-Alto Adige', 18: 'Umbria',
    19: 'Valle d’Aosta', 20: 'Veneto',
  },
  NL: {
    '01': 'Drenthe', '02': 'Fryslân', '03': 'Gelderland', '04': 'Groningen', '05': 'Limburg',
    '06': 'Noord-Brabant', '07': 'Noord-Holland', '09': 'Utrecht', 10: 'Zeeland',
    11: 'Zuid-Holland', 15: 'Overijssel', 16: 'Flevoland',
  },
  PL: {
    72: 'Dolnośląskie', 73: 'Kujawsko-Pomorskie', 74: 'Łódzkie', 75: 'Lubelskie',
    76: 'Lubuskie', 77: 'Małopolskie', 78: 'Mazowieckie', 79: 'Opolskie', 80: 'Podkarpackie',
    81: 'Podlaskie', 82: 'Pomorskie', 83: 'Śląskie', 84: 'Świętokrzyskie',
    85: 'Warmińsko-Mazurskie', 86: 'Wielkopolskie', 87: 'Zachodniopomorskie',
  },
}; // prettier-ignore

/** What an area, country and GeoNames admin1 (`DE.02`), is called there; undefined where it is not known. */
export function admin1Name(area: string): string | undefined {
  const [country = '', code = ''] = area.split('.');
  return STATE_NAMES[area]?.[0] ?? OTHERS[country]?.[code];
}
