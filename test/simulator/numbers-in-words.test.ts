import { describe, expect, it } from 'vitest';
import { describeHeard } from './asked.ts';

/** Gusts from a number of the language's own unit. */
const WISHES: readonly [locale: string, town: string, wish: (number: string) => string][] = [
  ['de-DE', 'Kiel', (number) => `Warne mich vor Böen ab ${number} Kilometern pro Stunde.`],
  ['en-US', 'Boston', (number) => `Warn me about gusts from ${number} miles an hour.`],
  ['es-ES', 'Madrid', (number) => `Avísame de rachas de ${number} kilómetros por hora.`],
  ['fr-FR', 'Lyon', (number) => `Préviens-moi des rafales à partir de ${number} kilomètres heure.`],
  ['it-IT', 'Roma', (number) => `Avvisami per raffiche da ${number} chilometri orari.`],
  ['nl-NL', 'Utrecht', (number) => `Waarschuw me voor windstoten vanaf ${number} kilometer per uur.`],
  ['pl-PL', 'Kraków', (number) => `Ostrzeż mnie przed porywami od ${number} kilometrów na godzinę.`],
  ['sv-SE', 'Uppsala', (number) => `Varna mig för byar från ${number} kilometer i timmen.`],
]; // prettier-ignore

const NUMBERS: Readonly<Record<string, readonly [words: string, number: number][]>> = {
  'de-DE': [['fünfundachtzig', 85], ['hundert', 100], ['einhundert', 100], ['hundertfünf', 105], ['einhundertzwanzig', 120], ['hundert zwanzig', 120]],
  'en-US': [['forty five', 45], ['a hundred', 100], ['one hundred ten', 110], ['hundred ten', 110], ['one hundred and five', 105]],
  'es-ES': [['ochenta y cinco', 85], ['cien', 100], ['ciento veinte', 120]],
  'fr-FR': [['quatre-vingt-dix', 90], ['quatre vingt cinq', 85], ['cent', 100], ['cent vingt', 120]],
  'it-IT': [['ottantacinque', 85], ['cento', 100], ['cento dieci', 110], ['centoventi', 120]],
  'nl-NL': [['vijfentachtig', 85], ['honderd', 100], ['honderdtien', 110], ['honderd twintig', 120]],
  'pl-PL': [['osiemdziesięciu', 80], ['stu', 100], ['stu dziesięciu', 110], ['sto dwadzieścia', 120]],
  'sv-SE': [['åttio', 80], ['åttio fem', 85], ['hundra', 100], ['hundratio', 110], ['hundra tjugo', 120]],
}; // prettier-ignore

describe.each(WISHES)('a number in words of %s', (locale, town, wish) => {
  it.each(NUMBERS[locale] ?? [])('%s is %i', (words, number) => {
    expect(describeHeard(wish(words), locale, town)).toContain(` number=${number} `);
  });
});

describe('a number before "hundred"', () => {
  it.each([
    ['Will it rain at nine hundred hours?', 'time=09:00'],
    ['Will it rain at fourteen hundred?', 'time=14:00'],
    ['Weather at oh seven hundred tomorrow', 'time=07:00'],
    ['How windy is it from six hundred to nine hundred?', 'time=18:00 untilTime=21:00'],
    ['Will it rain between eight hundred and ten hundred?', 'time=20:00 untilTime=22:00'],
    ["Don't warn me between twenty two hundred and seven hundred.", 'time=22:00 untilTime=07:00'],
  ])('is the hour of a day: %s', (sentence, times) => {
    expect(describeHeard(sentence, 'en-US', 'Boston')).toContain(times);
  });
});
