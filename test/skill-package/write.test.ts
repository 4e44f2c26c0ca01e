import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { ALEXA_LOCALES } from '../../src/skill-package/locales.ts';
import { readPackageSettings } from '../../src/skill-package/manifest.ts';
import { writeSkillPackage } from '../../src/skill-package/manifest.ts';
import { InteractionModelFile, ManifestFile } from './platform.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-package-'));
  await writeSkillPackage(folder, readPackageSettings({}));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, path), 'utf8'));
}

it('writes what ask-cli deploys: resources that point to the manifest', async () => {
  expect(await readJson('ask-resources.json')).toEqual({
    askcliResourcesVersion: '2020-03-31',
    profiles: { default: { skillMetadata: { src: './skill-package' } } },
  });
  expect(ManifestFile.safeParse(await readJson('skill-package/skill.json')).error).toBeUndefined();
});

it.each(ALEXA_LOCALES)('writes the interaction model of %s', async (locale) => {
  const path = `skill-package/interactionModels/custom/${locale}.json`;
  expect(InteractionModelFile.parse(await readJson(path))).toEqual(loadInteractionModel(locale));
});

it('writes no model of any other locale, and the privacy policy in every language', async () => {
  const models = await readdir(join(folder, 'skill-package/interactionModels/custom'));
  expect(models.toSorted()).toEqual(ALEXA_LOCALES.map((locale) => `${locale}.json`).toSorted());
  const policies = await readdir(join(folder, 'privacy'));
  expect(policies.toSorted()).toEqual(['de.txt', 'en.txt', 'es.txt', 'fr.txt', 'it.txt', 'nl.txt']);
});
