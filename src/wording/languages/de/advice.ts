import type { Manner } from '../../language.ts';
import type {
  AdviceStatement,
  Counsel,
  Errand,
  Garment,
} from '../../plan/questions/verdict-statement.ts';
import { findingWords } from './finding.ts';

const ERRANDS: Record<Errand, Record<'yes' | 'maybe' | 'no', string>> = {
  umbrella: {
    yes: 'ja, nimm einen Schirm mit',
    maybe: 'vielleicht, nimm zur Sicherheit einen Schirm mit',
    no: 'nein, einen Schirm brauchst du nicht',
  },
  laundry: {
    yes: 'ja, du kannst die Wäsche draußen aufhängen',
    maybe: 'vielleicht, ideal ist es für die Wäsche draußen nicht',
    no: 'nein, häng die Wäsche lieber drinnen auf',
  },
  barbecue: {
    yes: 'ja, dafür passt das Wetter',
    maybe: 'vielleicht, ideal ist das Wetter dafür nicht',
    no: 'nein, dafür passt das Wetter nicht',
  },
  bicycle: {
    yes: 'ja, nimm ruhig das Fahrrad',
    maybe: 'vielleicht, mit dem Fahrrad könnte es unangenehm werden',
    no: 'nein, lass das Fahrrad lieber stehen',
  },
  scraping: {
    yes: 'ja, du musst wohl Eis kratzen',
    maybe: 'vielleicht musst du Eis kratzen',
    no: 'nein, Eis kratzen musst du nicht',
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['nein', 'ein T-Shirt reicht'],
  lightJacket: ['ja', 'eine leichte Jacke reicht'],
  warmJacket: ['ja', 'zieh eine warme Jacke an'],
  winterCoat: ['ja', 'zieh einen Wintermantel und eine Mütze an'],
  rainJacket: ['ja', 'nimm eine Regenjacke mit'],
  perhapsRainJacket: ['vielleicht', 'nimm zur Sicherheit eine Regenjacke mit'],
  warmRainJacket: ['ja', 'zieh eine warme und regenfeste Jacke an'],
  rainproofWinterCoat: ['ja', 'zieh einen regenfesten Wintermantel an'],
};

/** `ja, nimm einen Schirm mit, denn morgen regnet es in Köln`. */
export function adviceWords(
  { counsel, opening, finding }: AdviceStatement,
  manner: Manner,
): string {
  return `${counselWords(counsel)}, denn ${findingWords(finding, opening, manner)}`;
}

function counselWords(counsel: Counsel): string {
  if (!('garment' in counsel)) return ERRANDS[counsel.of][counsel.answer];
  const [isJacket, words] = GARMENTS[counsel.garment];
  return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
}
