import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { languageSubtag, SKILL_LOCALES, findSkillLocale, type SkillLocaleTag } from './locales.ts';
import { describeIssue } from '../contract/validation-messages.ts';

const modelCache = new Map<SkillLocaleTag, InteractionModel>();

/**
 * The interaction model of a locale, or of the main locale of its language; read once.
 *
 * @throws {Error} when there is none in that language.
 */
export function loadInteractionModel(locale: string): InteractionModel {
  const known = findSkillLocale(locale);
  if (known === undefined) {
    const all = new Intl.ListFormat('en').format(SKILL_LOCALES);
    throw new Error(`No interaction model for "${locale}": there are ${all}.`);
  }
  const model =
    modelCache.get(known) ??
    composeInteractionModel(known, readLanguage(languageSubtag(known)), readSlotTypes());
  modelCache.set(known, model);
  return model;
}

/** `interaction-models/`: what people write of the models, by language. */
const MODELS_FOLDER = new URL('../../interaction-models/', import.meta.url);
const SAMPLES_EXTENSION = '.txt';

const SlotTypeSchema = z.strictObject({
  name: z.string(),
  values: z.array(
    z.strictObject({
      id: z.string(),
      name: z.strictObject({ value: z.string(), synonyms: z.array(z.string()) }),
    }),
  ),
});

const SkillTextsSchema = z.strictObject({
  invocationName: z.string(),
  /** What the store shows. */
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  examplePhrases: z.array(z.string()),
  keywords: z.array(z.string()),
  /** What is done with personal data, to be published where the manifest points to. */
  privacy: z.strictObject({ policy: z.string() }),
});

const samplesByIntent = z.record(z.string(), z.array(z.string()));

const RegionalDifferences = z.strictObject({
  /** Said there besides what all say. */
  samples: samplesByIntent.default({}),
  /** By slot type and id of the value. */
  synonyms: z.record(z.string(), samplesByIntent).default({}),
  /** Samples of the language that nobody says there. */
  without: samplesByIntent.default({}),
});

export type SlotTypeModel = z.infer<typeof SlotTypeSchema>;
export type SkillTexts = z.infer<typeof SkillTextsSchema>;
type RegionalDifferences = z.infer<typeof RegionalDifferences>;

/** What the files of one language say. */
export interface LanguageSource {
  /** By intent; an intent without samples has none. */
  samples: Map<string, string[]>;
  types: SlotTypeModel[];
  texts: SkillTexts;
  /** Differences by locale. */
  regions: Partial<Record<string, RegionalDifferences>>;
}

/**
 * Reads the files of a language.
 *
 * @throws {Error} for a file that is missing or not as it must be, with its name.
 */
export function readLanguage(language: string): LanguageSource {
  const files = readdirSync(new URL(`${language}/`, MODELS_FOLDER)).toSorted();
  const intents = files.filter((file) => file.endsWith(SAMPLES_EXTENSION));
  return {
    samples: new Map(
      intents.map((file) => [
        file.slice(0, -SAMPLES_EXTENSION.length),
        readLines(`${language}/${file}`),
      ]),
    ),
    types: readJson(`${language}/types.json`, z.array(SlotTypeSchema)),
    texts: readTexts(language),
    regions: readJson(`${language}/regions.json`, z.record(z.string(), RegionalDifferences)),
  };
}

/** The texts of a language for the store. */
export function readTexts(language: string): SkillTexts {
  return readJson(`${language}/skill.json`, SkillTextsSchema);
}

/** The type of each slot, the same in every language and intent, in the order of the file. */
function readSlotTypes(): Record<string, string> {
  return readJson('slots.json', z.record(z.string(), z.string()));
}

function readLines(path: string): string[] {
  const lines = readFileSync(new URL(path, MODELS_FOLDER), 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const json: unknown = JSON.parse(readFileSync(new URL(path, MODELS_FOLDER), 'utf8'));
  const parsed = schema.safeParse(json, { error: describeIssue });
  if (parsed.success) return parsed.data;
  throw new Error(`interaction-models/${path}: ${formatIssues(parsed.error)}`);
}

function formatIssues({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
}

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

const NO_DIFFERENCES: RegionalDifferences = { samples: {}, synonyms: {}, without: {} };

/**
 * The interaction model of a locale, from what its language's files say and how the locale differs.
 *
 * @param slotTypes the type of each slot, by name.
 * @throws {Error} for a sample with a slot that has no type.
 */
export function composeInteractionModel(
  locale: string,
  { samples, types, texts, regions }: LanguageSource,
  slotTypes: Readonly<Record<string, string>>,
): InteractionModel {
  const region = regions[locale] ?? NO_DIFFERENCES;
  return {
    interactionModel: {
      languageModel: {
        invocationName: texts.invocationName,
        intents: [...samples].map(([name, own]) =>
          composeIntent(name, applyRegion(own, name, region), slotTypes),
        ),
        types: types.map((type) => addSynonyms(type, region)),
        modelConfiguration: { fallbackIntentSensitivity: { level: FALLBACK_SENSITIVITY } },
      },
    },
  };
}

function applyRegion(
  own: readonly string[],
  intent: string,
  { samples, without }: RegionalDifferences,
): string[] {
  const unsaid = without[intent] ?? [];
  return [...own.filter((sample) => !unsaid.includes(sample)), ...(samples[intent] ?? [])];
}

function composeIntent(
  name: string,
  samples: string[],
  slotTypes: Readonly<Record<string, string>>,
): IntentModel {
  const used = new Set(samples.flatMap(findSlotNames));
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
export function findSlotNames(sample: string): string[] {
  return [...sample.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot);
}

function addSynonyms(
  { name: type, values }: SlotTypeModel,
  { synonyms }: RegionalDifferences,
): SlotTypeModel {
  const added = synonyms[type] ?? {};
  return {
    name: type,
    values: values.map(({ id, name }) => ({
      id,
      name: { value: name.value, synonyms: [...name.synonyms, ...(added[id] ?? [])] },
    })),
  };
}
