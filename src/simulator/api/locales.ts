import { loadInteractionModel } from '../../skill-package/interaction-model.ts';
import { languageOf, SKILL_LOCALES } from '../../skill-package/locales.ts';
import { checkLocale } from '../dialogs/locale.ts';

/** A locale of the skill, as it is offered. */
export interface LocaleOption {
  /** BCP 47. */
  tag: string;
  /** In its own language: `Deutsch (Deutschland)`. */
  name: string;
  invocationName: string;
  /** Whether sentences in it are understood here. */
  understands: boolean;
}

export function localeOptions(): LocaleOption[] {
  return SKILL_LOCALES.map((tag) => ({
    tag,
    name: nameOf(tag),
    invocationName: loadInteractionModel(tag).interactionModel.languageModel.invocationName,
    understands: isUnderstood(tag),
  }));
}

export function understoodLocales(): string[] {
  return SKILL_LOCALES.filter(isUnderstood);
}

/** Whether it is a locale of the skill whose sentences are understood here. */
export function isUnderstood(tag: string): boolean {
  if (!SKILL_LOCALES.some((known) => known === tag)) return false;
  try {
    checkLocale(tag);
    return true;
  } catch {
    return false;
  }
}

/** With a capital, as in a list of languages. */
function nameOf(tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  const [first = '', ...rest] = names.of(tag) ?? tag;
  return first.toLocaleUpperCase(languageOf(tag)) + rest.join('');
}
