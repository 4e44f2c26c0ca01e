import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const slotType = z.object({
  name: z.string(),
  values: z.array(
    z.object({
      id: z.string(),
      name: z.object({ value: z.string(), synonyms: z.array(z.string()) }),
    }),
  ),
});

const intent = z.object({
  name: z.string(),
  slots: z.array(z.object({ name: z.string(), type: z.string() })).default([]),
  samples: z.array(z.string()),
});

const interactionModel = z.object({
  interactionModel: z.object({
    languageModel: z.object({
      invocationName: z.string(),
      intents: z.array(intent),
      types: z.array(slotType),
      modelConfiguration: z.object({
        fallbackIntentSensitivity: z.object({ level: z.enum(['LOW', 'MEDIUM', 'HIGH']) }),
      }),
    }),
  }),
});

/** What the skill understands in one language, in the JSON form that Alexa takes. */
export type InteractionModel = z.infer<typeof interactionModel>;
export type IntentModel = z.infer<typeof intent>;
export type SlotTypeModel = z.infer<typeof slotType>;

const FOLDER = new URL('../../interaction-models/', import.meta.url);

/**
 * Reads the interaction model of a locale, or of another locale in the same language.
 *
 * @throws {Error} when there is none in that language.
 */
export function loadInteractionModel(locale: string): InteractionModel {
  const known = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
  const language = locale.split('-')[0];
  const found = known.includes(locale)
    ? locale
    : known.find((name) => name.startsWith(`${language}-`));
  if (found === undefined) {
    throw new Error(`No interaction model for "${locale}": there are ${known.join(' and ')}.`);
  }
  return interactionModel.parse(JSON.parse(readFileSync(new URL(`${found}.json`, FOLDER), 'utf8')));
}
