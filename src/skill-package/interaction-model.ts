import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { languageSubtag, SKILL_LOCALES, findSkillLocale, type SkillLocaleTag } from './locales.ts';
import { describeIssue } from '../contract/problem.ts';

const modelCache = new Map<SkillLocaleTag, InteractionModel>();

/**
 * Loads the interaction model of a locale, or of the main locale of its language, and caches it.
 *
 * @throws {Error} if there is no model in that language
 */
export function loadInteractionModel(locale: string): InteractionModel {
  const tag = requireSkillLocale(locale);
  const model =
    modelCache.get(tag) ??
    composeInteractionModel(tag, readLanguage(languageSubtag(tag)), readSlotTypes());
  modelCache.set(tag, model);
  return model;
}

/**
 * The locale whose model is that of another one, or of its language.
 *
 * @throws {Error} if there is no model in that language
 */
export function requireSkillLocale(locale: string): SkillLocaleTag {
  const tag = findSkillLocale(locale);
  if (tag !== undefined) return tag;
  const all = new Intl.ListFormat('en').format(SKILL_LOCALES);
  throw new Error(`No interaction model for "${locale}": supported are ${all}.`);
}

/** The name that opens the skill, without the model around it, which takes megabytes. */
export function readInvocationName(locale: string): string {
  const language = languageSubtag(requireSkillLocale(locale));
  return readJson(`${language}/skill.json`, InvocationSchema).invocationName;
}

/** Folder with the hand-written sources of the models, by language. */
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
  /** Texts for the skill store. */
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  examplePhrases: z.array(z.string()),
  keywords: z.array(z.string()),
  /** Privacy policy, to be published at the URL in the manifest. */
  privacy: z.strictObject({ policy: z.string() }),
});

/** All that a language of open speakers alone has of the texts. */
const InvocationSchema = z.object({ invocationName: z.string() });

const samplesByIntent = z.record(z.string(), z.array(z.string()));

const RegionalDifferences = z.strictObject({
  /** Additional samples of the region. */
  samples: samplesByIntent.default({}),
  /** Additional synonyms by slot type and value id. */
  synonyms: z.record(z.string(), samplesByIntent).default({}),
  /** Samples of the language that are unusual in the region. */
  without: samplesByIntent.default({}),
});

export type SlotTypeModel = z.infer<typeof SlotTypeSchema>;
export type SkillTexts = z.infer<typeof SkillTextsSchema>;
type RegionalDifferences = z.infer<typeof RegionalDifferences>;

/** The model sources of one language. */
export interface LanguageSource {
  /** By intent; empty for an intent without samples. */
  samples: Map<string, string[]>;
  types: SlotTypeModel[];
  invocationName: string;
  /** Differences by locale. */
  regions: Partial<Record<string, RegionalDifferences>>;
}

/**
 * Reads the files of a language.
 *
 * @throws {Error} for a missing or invalid file, with its name
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
    invocationName: readInvocationName(language),
    regions: readJson(`${language}/regions.json`, z.record(z.string(), RegionalDifferences)),
  };
}

/** Reads the store texts of a language that Alexa has. */
export function readTexts(language: string): SkillTexts {
  return readJson(`${language}/skill.json`, SkillTextsSchema);
}

/** Slot types by slot name, the same for all languages and intents, in file order. */
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

/** The interaction model of one locale in Alexa's JSON format. */
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

/** How readily Alexa routes a sentence to the fallback intent. */
const FALLBACK_SENSITIVITY = 'MEDIUM';

const NO_DIFFERENCES: RegionalDifferences = { samples: {}, synonyms: {}, without: {} };

/**
 * Builds the interaction model of a locale from the sources of its language and the region's
 * differences.
 *
 * @param slotTypes type by slot name
 * @throws {Error} for a sample with a slot that has no type
 */
export function composeInteractionModel(
  locale: string,
  { samples, types, invocationName, regions }: LanguageSource,
  slotTypes: Readonly<Record<string, string>>,
): InteractionModel {
  const region = regions[locale] ?? NO_DIFFERENCES;
  return {
    interactionModel: {
      languageModel: {
        invocationName,
        intents: [...samples].map(([name, languageSamples]) =>
          composeIntent(name, applyRegion(languageSamples, name, region), slotTypes),
        ),
        types: addOwnPlaces(types).map((type) => addSynonyms(type, region)),
        modelConfiguration: { fallbackIntentSensitivity: { level: FALLBACK_SENSITIVITY } },
      },
    },
  };
}

function applyRegion(
  languageSamples: readonly string[],
  intent: string,
  { samples, without }: RegionalDifferences,
): string[] {
  const excluded = without[intent] ?? [];
  return [
    ...languageSamples.filter((sample) => !excluded.includes(sample)),
    ...(samples[intent] ?? []),
  ];
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

/** Names of a sample's slots, in the order of the sample. */
export function findSlotNames(sample: string): string[] {
  return [...sample.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot);
}

const PLACE_TYPE = 'AMAZON.City';
const OWN_PLACE_TYPE = 'OwnPlace';

/** Where a place can be named, "the cabin" can: its values extend the platform's type. */
function addOwnPlaces(types: readonly SlotTypeModel[]): SlotTypeModel[] {
  const own = types.find(({ name }) => name === OWN_PLACE_TYPE)?.values ?? [];
  return types.map(({ name, values }) => ({
    name,
    values: name === PLACE_TYPE ? [...values, ...own] : values,
  }));
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
