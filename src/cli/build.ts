import '../time/utc-process.ts';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFunctions } from '../bundle/bundle.ts';
import { printHelpIfRequested, runMain } from './run-main.ts';
import { ensurePlaceIndex } from '../place/load-gazetteer.ts';
import { readPackageSettings } from '../skill-package/manifest.ts';
import { writeSkillPackage } from '../skill-package/manifest.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const USAGE = `Usage: npm run build

Writes the AWS Lambda bundles, the place index and the Alexa skill package to dist/. Takes no arguments;
the settings are environment variables: SKILL_ENDPOINT, SKILL_CERTIFICATE, SKILL_PRIVACY_URL,
SKILL_TERMS_URL.

  -h, --help  show this help`;

/** `npm run build`: writes the Lambda bundles, the place index and the skill package to `dist/`. */
await runMain(async () => {
  if (printHelpIfRequested(USAGE)) return;
  const settings = readPackageSettings(process.env);
  await rm(DIST, { recursive: true, force: true });
  await mkdir(DIST, { recursive: true });
  await bundleFunctions(DIST);
  ensurePlaceIndex(join(DIST, 'places'));
  await writeSkillPackage(DIST, settings);
});
