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
    yes: 'sí, lleva paraguas',
    maybe: 'quizá, lleva paraguas por si acaso',
    no: 'no, no necesitas paraguas',
  },
  laundry: {
    yes: 'sí, puedes tender la ropa fuera',
    maybe: 'quizá, aunque no es lo ideal',
    no: 'no, mejor tiende la ropa dentro',
  },
  barbecue: {
    yes: 'sí, el tiempo acompaña',
    maybe: 'quizá, aunque el tiempo no es el ideal',
    no: 'no, el tiempo no acompaña',
  },
  bicycle: {
    yes: 'sí, ve en bici sin problema',
    maybe: 'quizá, aunque en bici podría ser desagradable',
    no: 'no, mejor deja la bici en casa',
  },
  scraping: {
    yes: 'sí, tendrás que rascar el hielo',
    maybe: 'quizá tengas que rascar el hielo',
    no: 'no, no tendrás que rascar hielo',
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['no', 'basta con una camiseta'],
  lightJacket: ['sí', 'basta con una chaqueta ligera'],
  warmJacket: ['sí', 'ponte una chaqueta gruesa'],
  winterCoat: ['sí', 'ponte un abrigo y un gorro'],
  rainJacket: ['sí', 'lleva un chubasquero'],
  perhapsRainJacket: ['quizá', 'lleva un chubasquero por si acaso'],
  warmRainJacket: ['sí', 'ponte una chaqueta gruesa e impermeable'],
  rainproofWinterCoat: ['sí', 'ponte un abrigo impermeable'],
};

/** In two sentences: `sí, lleva paraguas. Mañana lloverá en Sevilla`. */
export function adviceWords(
  { counsel, opening, finding }: AdviceStatement,
  manner: Manner,
): string {
  const why = findingWords(finding, opening, manner);
  return `${counselWords(counsel)}. ${why.charAt(0).toUpperCase()}${why.slice(1)}`;
}

function counselWords(counsel: Counsel): string {
  if (!('garment' in counsel)) return ERRANDS[counsel.of][counsel.answer];
  const [isJacket, words] = GARMENTS[counsel.garment];
  return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
}
