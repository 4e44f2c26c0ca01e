import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { ruleOf } from '../contract/rules.ts';

/** `interaction-models/`: what people write of the models, by language. */
const FOLDER = new URL('../../interaction-models/', import.meta.url);
const SAMPLES = '.txt';

const SlotType = z.strictObject({
  name: z.string(),
  values: z.array(
    z.strictObject({
      id: z.string(),
      name: z.strictObject({ value: z.string(), synonyms: z.array(z.string()) }),
    }),
  ),
});

const Texts = z.strictObject({
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

const Region = z.strictObject({
  /** Said there besides what all say. */
  samples: samplesByIntent.default({}),
  /** By slot type and id of the value. */
  synonyms: z.record(z.string(), samplesByIntent).default({}),
  /** Samples of the language that nobody says there. */
  without: samplesByIntent.default({}),
});

export type SlotTypeModel = z.infer<typeof SlotType>;
export type SkillTexts = z.infer<typeof Texts>;
export type Region = z.infer<typeof Region>;

/** What the files of one language say. */
export interface LanguageSource {
  /** By intent; an intent without samples has none. */
  samples: Map<string, string[]>;
  types: SlotTypeModel[];
  texts: SkillTexts;
  /** Differences by locale. */
  regions: Partial<Record<string, Region>>;
}

/**
 * Reads the files of a language.
 *
 * @throws {Error} for a file that is missing or not as it must be, with its name.
 */
export function readLanguage(language: string): LanguageSource {
  const files = readdirSync(new URL(`${language}/`, FOLDER)).toSorted();
  const intents = files.filter((file) => file.endsWith(SAMPLES));
  return {
    samples: new Map(
      intents.map((file) => [file.slice(0, -SAMPLES.length), readLines(`${language}/${file}`)]),
    ),
    types: readJson(`${language}/types.json`, z.array(SlotType)),
    texts: readTexts(language),
    regions: readJson(`${language}/regions.json`, z.record(z.string(), Region)),
  };
}

/** The texts of a language for the store. */
export function readTexts(language: string): SkillTexts {
  return readJson(`${language}/skill.json`, Texts);
}

/** The type of each slot, the same in every language and intent, in the order of the file. */
export function readSlotTypes(): Record<string, string> {
  return readJson('slots.json', z.record(z.string(), z.string()));
}

function readLines(path: string): string[] {
  const lines = readFileSync(new URL(path, FOLDER), 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const json: unknown = JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));
  const parsed = schema.safeParse(json, { error: ruleOf });
  if (parsed.success) return parsed.data;
  throw new Error(`interaction-models/${path}: ${brokenRules(parsed.error)}`);
}

function brokenRules({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
}
