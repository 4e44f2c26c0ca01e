import { asBeginning, wordsOf, type AgePhrases, type AgeWords } from './ages.ts';

const COUNTS = 'due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ');

/** Before `fa`. */
const AGO: AgeWords = {
  minutes: 'pochi minuti',
  quarter: "un quarto d'ora",
  half: "circa mezz'ora",
  hour: "circa un'ora",
  hours: (count) => `${count} ore`,
  overTwelve: 'più di dodici ore',
  overADay: 'più di un giorno',
};

const OLD: AgeWords = { ...AGO, hour: "un'ora" };

export const italianAges: AgePhrases = {
  ofAnswer: (age) =>
    `Al momento il servizio meteo non risponde. ${asBeginning(wordsOf(age, AGO, COUNTS))} fa diceva:`,
  ofData: (age) => `Queste previsioni risalgono già a ${wordsOf(age, OLD, COUNTS)} fa.`,
};
