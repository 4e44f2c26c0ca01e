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
    yes: 'ja, neem een paraplu mee',
    maybe: 'misschien, neem voor de zekerheid een paraplu mee',
    no: 'nee, een paraplu heb je niet nodig',
  },
  laundry: {
    yes: 'ja, je kunt de was buiten ophangen',
    maybe: 'misschien, ideaal weer voor de was is het niet',
    no: 'nee, hang de was liever binnen op',
  },
  barbecue: {
    yes: 'ja, het is er goed weer voor',
    maybe: 'misschien, ideaal is het weer er niet voor',
    no: 'nee, het is er geen weer voor',
  },
  bicycle: {
    yes: 'ja, pak gerust de fiets',
    maybe: 'misschien, op de fiets kan het onaangenaam worden',
    no: 'nee, laat de fiets liever staan',
  },
  scraping: {
    yes: 'ja, je zult de ruiten moeten krabben',
    maybe: 'misschien moet je de ruiten krabben',
    no: 'nee, je hoeft de ruiten niet te krabben',
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['nee', 'een T-shirt is genoeg'],
  lightJacket: ['ja', 'een dunne jas is genoeg'],
  warmJacket: ['ja', 'trek een warme jas aan'],
  winterCoat: ['ja', 'trek een winterjas aan en zet een muts op'],
  rainJacket: ['ja', 'neem een regenjas mee'],
  perhapsRainJacket: ['misschien', 'neem voor de zekerheid een regenjas mee'],
  warmRainJacket: ['ja', 'trek een warme en waterdichte jas aan'],
  rainproofWinterCoat: ['ja', 'trek een waterdichte winterjas aan'],
};

/** `ja, neem een paraplu mee, want morgen regent het in Utrecht`. */
export function adviceWords(
  { counsel, opening, finding }: AdviceStatement,
  manner: Manner,
): string {
  return `${counselWords(counsel)}, want ${findingWords(finding, opening, manner)}`;
}

function counselWords(counsel: Counsel): string {
  if (!('garment' in counsel)) return ERRANDS[counsel.of][counsel.answer];
  const [isJacket, words] = GARMENTS[counsel.garment];
  return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
}
