import type { Spelling } from '../respell.ts';

/** Austria has its own name for January. */
export const spellAustrian: Spelling = (text) => text.replaceAll(/\bJanuar\b/g, 'Jänner');

/** Switzerland writes no `ß`. */
export const spellSwiss: Spelling = (text) => text.replaceAll('ß', 'ss');
