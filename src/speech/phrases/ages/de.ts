import { asBeginning, wordsOf, type AgePhrases, type AgeWords } from './ages.ts';

const COUNTS = 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

const AGO: AgeWords = {
  minutes: 'vor wenigen Minuten',
  quarter: 'vor einer Viertelstunde',
  half: 'vor etwa einer halben Stunde',
  hour: 'vor etwa einer Stunde',
  hours: (count) => `vor ${count} Stunden`,
  overTwelve: 'vor mehr als zwölf Stunden',
  overADay: 'vor mehr als einem Tag',
};

const OLD: AgeWords = {
  ...AGO,
  hour: 'eine Stunde',
  hours: (count) => `${count} Stunden`,
  overTwelve: 'mehr als zwölf Stunden',
  overADay: 'mehr als einen Tag',
};

export const germanAges: AgePhrases = {
  ofAnswer: (age) =>
    `Der Wetterdienst antwortet gerade nicht. ${asBeginning(wordsOf(age, AGO, COUNTS))} hieß es:`,
  ofData: (age) => `Die Vorhersage ist schon ${wordsOf(age, OLD, COUNTS)} alt.`,
};
