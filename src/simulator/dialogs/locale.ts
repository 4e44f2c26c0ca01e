import { loadInteractionModel } from '../../skill-package/interaction-model.ts';
import { wordsFor } from '../words/languages.ts';

/** @throws {Error} where nothing is understood in the locale; says what there is */
export function checkLocale(locale: string): void {
  loadInteractionModel(locale);
  wordsFor(locale);
}
