import {
  type Language,
  POLLEN_PLANTS,
  type PollenNames,
  type PollenPlant,
} from '../../wording/language.ts';

/** How a country spells a text of a language that another country has, too. */
type Spelling = (text: string) => string;

/** Austria has its own name for January. */
export const spellAustrian: Spelling = (text) => text.replaceAll(/\bJanuar\b/g, 'Jänner');

/** Switzerland writes no `ß`. */
export const spellSwiss: Spelling = (text) => text.replaceAll('ß', 'ss');

/** A language as a country spells it. */
export function respellLanguage(language: Language, spell: Spelling): Language {
  return {
    course: (statement, manner) => spell(language.course(statement, manner)),
    uncertainty: () => spell(language.uncertainty()),
    ice: () => spell(language.ice()),
    storm: (statement, manner) => spell(language.storm(statement, manner)),
    temperature: (statement, manner) => spell(language.temperature(statement, manner)),
    chance: (statement) => spell(language.chance(statement)),
    amount: (statement, manner) => spell(language.amount(statement, manner)),
    wind: (statement, manner) => spell(language.wind(statement, manner)),
    trend: (statement) => spell(language.trend(statement)),
    noData: (statement) => spell(language.noData(statement)),
    nextHour: (statement) => spell(language.nextHour(statement)),
    again: (statement) => spell(language.again(statement)),
    expectation: (statement) => spell(language.expectation(statement)),
    pollen: (statement) => spell(language.pollen(statement)),
    otherPollen: (statement) => spell(language.otherPollen(statement)),
    day: (day) => spell(language.day(day)),
    dayAfter: (word, day) => spell(language.dayAfter(word, day)),
    placeAfter: (word, place) => spell(language.placeAfter(word, place)),
    skyText: (sky, night) => spell(language.skyText(sky, night)),
    unknownText: spell(language.unknownText),
    pollenNames: respellNames(spell, language.pollenNames),
    directionWord: (point) => spell(language.directionWord(point)),
    compassLetters: language.compassLetters,
    gustText: (gust, units) => spell(language.gustText(gust, units)),
  };
}

function respellNames(spell: Spelling, names: PollenNames): PollenNames {
  const spelledNames: Record<PollenPlant, string> = { ...names };
  for (const plant of POLLEN_PLANTS) spelledNames[plant] = spell(names[plant]);
  return spelledNames;
}
