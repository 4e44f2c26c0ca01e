import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadInteractionModel, readTexts } from './interaction-model.ts';
import { languageSubtag, SKILL_LOCALES } from './locales.ts';
import { createSkillManifest, type PackageSettings } from './manifest.ts';

/** Configuration of `ask deploy --target skill-metadata`, in the second version of ask-cli's layout. */
const ASK_RESOURCES = {
  askcliResourcesVersion: '2020-03-31',
  profiles: { default: { skillMetadata: { src: './skill-package' } } },
};

/**
 * Writes `ask-resources.json`, `skill-package/` (the manifest and the interaction model of every
 * locale) and `privacy/` (the policy in every language) to a folder.
 */
export async function writeSkillPackage(folder: string, settings: PackageSettings): Promise<void> {
  const files = new Map<string, string>([
    ['ask-resources.json', formatJson(ASK_RESOURCES)],
    ['skill-package/skill.json', formatJson(createSkillManifest(readTexts, settings))],
  ]);
  for (const locale of SKILL_LOCALES) {
    const language = languageSubtag(locale);
    const model = formatJson(loadInteractionModel(locale));
    files.set(`skill-package/interactionModels/custom/${locale}.json`, model);
    files.set(`privacy/${language}.txt`, `${readTexts(language).privacy.policy}\n`);
  }
  await Promise.all(
    [...files].map(async ([path, text]) => writeTextFile(join(folder, path), text)),
  );
}

async function writeTextFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
