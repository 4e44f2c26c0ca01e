import type { SkillLanguage } from '../../language.ts';
import type { Counsel, Errand, Garment } from '../../plan/questions/verdict-statement.ts';
import { findingWordsOf } from './finding.ts';
import type { Country } from './words.ts';

type Answers = Record<'yes' | 'maybe' | 'no', string>;

const LAUNDRY: Record<Country, string> = { US: 'laundry', GB: 'washing' };

const ERRANDS: Record<Exclude<Errand, 'laundry'>, Answers> = {
  umbrella: {
    yes: 'yes, take an umbrella',
    maybe: 'maybe, take an umbrella just in case',
    no: "no, you won't need an umbrella",
  },
  barbecue: {
    yes: 'yes, the weather suits that',
    maybe: "maybe, though the weather isn't ideal for that",
    no: "no, the weather isn't right for that",
  },
  bicycle: {
    yes: 'yes, take your bike',
    maybe: 'maybe, but it might not be a pleasant ride',
    no: 'no, better leave your bike at home',
  },
  scraping: {
    yes: "yes, you'll have to scrape ice",
    maybe: "maybe you'll have to scrape ice",
    no: "no, you won't have to scrape ice",
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['no', 'a T-shirt is enough'],
  lightJacket: ['yes', 'a light jacket is enough'],
  warmJacket: ['yes', 'wear a warm jacket'],
  winterCoat: ['yes', 'wear a winter coat and a hat'],
  rainJacket: ['yes', 'take a rain jacket'],
  perhapsRainJacket: ['maybe', 'take a rain jacket just in case'],
  warmRainJacket: ['yes', 'wear a warm, waterproof jacket'],
  rainproofWinterCoat: ['yes', 'wear a waterproof winter coat'],
};

/** English, in two sentences: `yes, take an umbrella. It'll rain in Cologne tomorrow`. */
export function adviceWords(country: Country): SkillLanguage['advice'] {
  const findingWords = findingWordsOf(country);
  return ({ counsel, opening, finding }, manner) => {
    const why = findingWords(finding, opening, manner);
    return `${counselWords(counsel, country)}. ${why.charAt(0).toUpperCase()}${why.slice(1)}`;
  };
}

function counselWords(counsel: Counsel, country: Country): string {
  if ('garment' in counsel) {
    const [isJacket, words] = GARMENTS[counsel.garment];
    return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
  }
  const answers = counsel.of === 'laundry' ? laundry(LAUNDRY[country]) : ERRANDS[counsel.of];
  return answers[counsel.answer];
}

function laundry(noun: string): Answers {
  return {
    yes: `yes, you can hang the ${noun} outside`,
    maybe: `maybe, but it isn't ideal for hanging out the ${noun}`,
    no: `no, better dry the ${noun} inside`,
  };
}
