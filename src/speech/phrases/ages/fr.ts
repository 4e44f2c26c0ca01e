import { wordsOf, type AgePhrases, type AgeWords } from './ages.ts';

const COUNTS = 'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

/** After `il y a`. */
const AGO: AgeWords = {
  minutes: 'quelques minutes',
  quarter: "un quart d'heure",
  half: 'environ une demi-heure',
  hour: 'environ une heure',
  hours: (count) => `${count} heures`,
  overTwelve: 'plus de douze heures',
  overADay: "plus d'un jour",
};

const OLD: AgeWords = { ...AGO, hour: 'une heure' };

export const frenchAges: AgePhrases = {
  ofAnswer: (age) =>
    `Le service météo ne répond pas pour le moment. Il y a ${wordsOf(age, AGO, COUNTS)}, il indiquait :`,
  ofData: (age) => `Cette prévision a été établie il y a déjà ${wordsOf(age, OLD, COUNTS)}.`,
};
