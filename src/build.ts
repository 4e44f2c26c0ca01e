import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFunctions } from './bundle/bundle.ts';
import { runEntry } from './entry.ts';
import { prepareGazetteer } from './place/load-gazetteer.ts';
import { readPackageSettings } from './skill-package/settings.ts';
import { writeSkillPackage } from './skill-package/write.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** `npm run build`: what AWS Lambda runs and what Alexa must know of the skill, in `dist/`. */
await runEntry(async () => {
  const settings = readPackageSettings(process.env);
  await rm(DIST, { recursive: true, force: true });
  await mkdir(DIST, { recursive: true });
  await bundleFunctions(DIST);
  prepareGazetteer(join(DIST, 'places'));
  await writeSkillPackage(DIST, settings);
});
