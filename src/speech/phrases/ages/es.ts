import { wordsOf, type AgePhrases, type AgeWords } from './ages.ts';

const COUNTS = 'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** After `hace`. */
const AGO: AgeWords = {
  minutes: 'unos minutos',
  quarter: 'un cuarto de hora',
  half: 'una media hora',
  hour: 'cerca de una hora',
  hours: (count) => `${count} horas`,
  overTwelve: 'más de doce horas',
  overADay: 'más de un día',
};

const OLD: AgeWords = { ...AGO, hour: 'una hora' };

export const spanishAges: AgePhrases = {
  ofAnswer: (age) =>
    `Ahora mismo el servicio meteorológico no responde. Hace ${wordsOf(age, AGO, COUNTS)} decía:`,
  ofData: (age) => `Esta previsión es de hace ya ${wordsOf(age, OLD, COUNTS)}.`,
};
