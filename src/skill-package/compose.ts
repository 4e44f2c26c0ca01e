import type { LanguageSource, Region, SlotTypeModel } from './source.ts';

export interface IntentModel {
  name: string;
  slots: { name: string; type: string }[];
  samples: string[];
}

/** What the skill understands in one locale, in the JSON form that Alexa takes. */
export interface InteractionModel {
  interactionModel: {
    languageModel: {
      invocationName: string;
      intents: IntentModel[];
      types: SlotTypeModel[];
      modelConfiguration: { fallbackIntentSensitivity: { level: 'LOW' | 'MEDIUM' | 'HIGH' } };
    };
  };
}

/** How readily Alexa takes a sentence for none of the samples. */
const FALLBACK_SENSITIVITY = 'MEDIUM';

const NO_DIFFERENCE: Region = { samples: {}, synonyms: {}, without: {} };

/**
 * The interaction model of a locale, from what its language's files say and how the locale differs.
 *
 * @param slotTypes the type of each slot, by name.
 * @throws {Error} for a sample with a slot that has no type.
 */
export function composeModel(
  locale: string,
  { samples, types, texts, regions }: LanguageSource,
  slotTypes: Readonly<Record<string, string>>,
): InteractionModel {
  const region = regions[locale] ?? NO_DIFFERENCE;
  return {
    interactionModel: {
      languageModel: {
        invocationName: texts.invocationName,
        intents: [...samples].map(([name, own]) =>
          intentOf(name, regional(own, name, region), slotTypes),
        ),
        types: types.map((type) => withSynonyms(type, region)),
        modelConfiguration: { fallbackIntentSensitivity: { level: FALLBACK_SENSITIVITY } },
      },
    },
  };
}

function regional(own: readonly string[], intent: string, { samples, without }: Region): string[] {
  const unsaid = without[intent] ?? [];
  return [...own.filter((sample) => !unsaid.includes(sample)), ...(samples[intent] ?? [])];
}

function intentOf(
  name: string,
  samples: string[],
  slotTypes: Readonly<Record<string, string>>,
): IntentModel {
  const used = new Set(samples.flatMap(slotsOf));
  for (const slot of used) {
    if (slotTypes[slot] === undefined) {
      throw new Error(`A sample of ${name} has the slot "${slot}", which has no type.`);
    }
  }
  const slots = Object.entries(slotTypes).flatMap(([slot, type]) =>
    used.has(slot) ? [{ name: slot, type }] : [],
  );
  return { name, slots, samples };
}

/** The names of a sample's slots, in the order in which they are said. */
export function slotsOf(sample: string): string[] {
  return [...sample.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot);
}

function withSynonyms({ name: type, values }: SlotTypeModel, { synonyms }: Region): SlotTypeModel {
  const added = synonyms[type] ?? {};
  return {
    name: type,
    values: values.map(({ id, name }) => ({
      id,
      name: { value: name.value, synonyms: [...name.synonyms, ...(added[id] ?? [])] },
    })),
  };
}
