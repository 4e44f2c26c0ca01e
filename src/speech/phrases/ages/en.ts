import { asBeginning, wordsOf, type AgePhrases, type AgeWords } from './ages.ts';

const COUNTS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

const AGO: AgeWords = {
  minutes: 'a few minutes ago',
  quarter: 'a quarter of an hour ago',
  half: 'about half an hour ago',
  hour: 'about an hour ago',
  hours: (count) => `${count} hours ago`,
  overTwelve: 'more than twelve hours ago',
  overADay: 'more than a day ago',
};

const OLD: AgeWords = {
  ...AGO,
  hour: 'an hour',
  hours: (count) => `${count} hours`,
  overTwelve: 'more than twelve hours',
  overADay: 'more than a day',
};

export const englishAges: AgePhrases = {
  ofAnswer: (age) =>
    `The weather service isn't answering right now. ${asBeginning(wordsOf(age, AGO, COUNTS))} it said:`,
  ofData: (age) => `This forecast is already ${wordsOf(age, OLD, COUNTS)} old.`,
};
