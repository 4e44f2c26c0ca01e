import { asBeginning, wordsOf, type AgePhrases, type AgeWords } from './ages.ts';

const COUNTS = 'twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');

/** Before `geleden` and `oud`; hours stay in the singular after numbers. */
const PASSED: AgeWords = {
  minutes: 'een paar minuten',
  quarter: 'een kwartier',
  half: 'ongeveer een halfuur',
  hour: 'ongeveer een uur',
  hours: (count) => `${count} uur`,
  overTwelve: 'meer dan twaalf uur',
  overADay: 'meer dan een dag',
};

const OLD: AgeWords = { ...PASSED, hour: 'een uur' };

export const dutchAges: AgePhrases = {
  ofAnswer: (age) =>
    `De weerdienst geeft op dit moment geen antwoord. ${asBeginning(wordsOf(age, PASSED, COUNTS))} geleden luidde het antwoord:`,
  ofData: (age) => `Deze verwachting is al ${wordsOf(age, OLD, COUNTS)} oud.`,
};
