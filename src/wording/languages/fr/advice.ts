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
    yes: 'oui, prends un parapluie',
    maybe: 'peut-être, prends un parapluie par précaution',
    no: "non, tu n'as pas besoin de parapluie",
  },
  laundry: {
    yes: 'oui, tu peux étendre le linge dehors',
    maybe: "peut-être, ce n'est pas idéal pour étendre le linge dehors",
    no: "non, étends plutôt le linge à l'intérieur",
  },
  barbecue: {
    yes: "oui, le temps s'y prête",
    maybe: "peut-être, le temps ne s'y prête pas vraiment",
    no: "non, le temps ne s'y prête pas",
  },
  bicycle: {
    yes: 'oui, tu peux prendre le vélo',
    maybe: "peut-être, mais ce n'est pas un temps très agréable à vélo",
    no: 'non, laisse plutôt le vélo à la maison',
  },
  scraping: {
    yes: 'oui, tu devras sans doute gratter le pare-brise',
    maybe: 'peut-être que tu devras gratter le pare-brise',
    no: "non, tu n'auras pas à gratter le pare-brise",
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['non', 'un tee-shirt suffit'],
  lightJacket: ['oui', 'une veste légère suffit'],
  warmJacket: ['oui', 'mets une veste chaude'],
  winterCoat: ['oui', "mets un manteau d'hiver et un bonnet"],
  rainJacket: ['oui', 'prends une veste imperméable'],
  perhapsRainJacket: ['peut-être', 'prends une veste imperméable par précaution'],
  warmRainJacket: ['oui', 'mets une veste chaude et imperméable'],
  rainproofWinterCoat: ['oui', "mets un manteau d'hiver imperméable"],
};

/** `oui, prends un parapluie, car demain à Lille, il pleuvra`. */
export function adviceWords(
  { counsel, opening, finding }: AdviceStatement,
  manner: Manner,
): string {
  return `${counselWords(counsel)}, car ${findingWords(finding, opening, manner)}`;
}

function counselWords(counsel: Counsel): string {
  if (!('garment' in counsel)) return ERRANDS[counsel.of][counsel.answer];
  const [isJacket, words] = GARMENTS[counsel.garment];
  return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
}
