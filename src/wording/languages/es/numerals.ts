/** Words for the days of a month, and for how many days. */
export const NUMBERS = [
  '', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once',
  'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve',
  'veinte', 'veintiuno', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis',
  'veintisiete', 'veintiocho', 'veintinueve', 'treinta', 'treinta y uno',
]; // prettier-ignore

/** Words for small numbers of hours, and for those that agree with them in gender. */
export const HOUR_NUMBERS: Readonly<Record<number, string>> = {
  2: 'dos',
  3: 'tres',
  21: 'veintiuna',
  31: 'treinta y una',
  41: 'cuarenta y una',
  51: 'cincuenta y una',
  61: 'sesenta y una',
  71: 'setenta y una',
};
