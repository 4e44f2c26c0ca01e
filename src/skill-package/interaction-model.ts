import { composeModel, type InteractionModel } from './compose.ts';
import { languageOf, SKILL_LOCALES, skillLocaleFor, type SkillLocale } from './locales.ts';
import { readLanguage, readSlotTypes } from './source.ts';

export type { InteractionModel, IntentModel } from './compose.ts';
export type { SlotTypeModel } from './source.ts';

const models = new Map<SkillLocale, InteractionModel>();

/**
 * The interaction model of a locale, or of the main locale of its language; read once.
 *
 * @throws {Error} when there is none in that language.
 */
export function loadInteractionModel(locale: string): InteractionModel {
  const known = skillLocaleFor(locale);
  if (known === undefined) {
    const all = new Intl.ListFormat('en').format(SKILL_LOCALES);
    throw new Error(`No interaction model for "${locale}": there are ${all}.`);
  }
  const model =
    models.get(known) ?? composeModel(known, readLanguage(languageOf(known)), readSlotTypes());
  models.set(known, model);
  return model;
}
