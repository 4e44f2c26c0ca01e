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
    yes: "sì, prendi l'ombrello",
    maybe: "forse, per sicurezza prendi l'ombrello",
    no: "no, l'ombrello non ti serve",
  },
  laundry: {
    yes: 'sì, puoi stendere il bucato fuori',
    maybe: 'forse, ma per stendere il bucato fuori non è il tempo ideale',
    no: 'no, meglio stendere il bucato in casa',
  },
  barbecue: {
    yes: 'sì, il tempo è quello giusto',
    maybe: 'forse, anche se il tempo non è ideale',
    no: 'no, il tempo non è quello giusto',
  },
  bicycle: {
    yes: 'sì, prendi pure la bici',
    maybe: 'forse, ma in bici potrebbe non essere piacevole',
    no: 'no, meglio lasciare la bici a casa',
  },
  scraping: {
    yes: 'sì, dovrai grattare il ghiaccio dal parabrezza',
    maybe: 'forse dovrai grattare il ghiaccio dal parabrezza',
    no: 'no, non dovrai grattare il ghiaccio dal parabrezza',
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['no', 'basta una maglietta'],
  lightJacket: ['sì', 'basta una giacca leggera'],
  warmJacket: ['sì', 'metti una giacca pesante'],
  winterCoat: ['sì', 'metti un cappotto e un berretto'],
  rainJacket: ['sì', 'prendi un impermeabile'],
  perhapsRainJacket: ['forse', 'per sicurezza prendi un impermeabile'],
  warmRainJacket: ['sì', 'metti una giacca pesante e impermeabile'],
  rainproofWinterCoat: ['sì', 'metti un giaccone invernale impermeabile'],
};

/** `sì, prendi l'ombrello, perché domani a Roma pioverà`. */
export function adviceWords(
  { counsel, opening, finding }: AdviceStatement,
  manner: Manner,
): string {
  return `${counselWords(counsel)}, perché ${findingWords(finding, opening, manner)}`;
}

function counselWords(counsel: Counsel): string {
  if (!('garment' in counsel)) return ERRANDS[counsel.of][counsel.answer];
  const [isJacket, words] = GARMENTS[counsel.garment];
  return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
}
