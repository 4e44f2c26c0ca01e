import { copyFile, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { runEntry } from './entry.ts';
import { loadGazetteer } from './place/load-gazetteer.ts';
import { readPackageSettings } from './skill-package/settings.ts';
import { writeSkillPackage } from './skill-package/write.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** The handlers, and the workers, which must be files of their own beside them. */
const ENTRIES = [
  'lambda.ts',
  'opendata/radar/radar-worker.ts',
  'opendata/demo/radar/demo-radar-worker.ts',
];

/** Read by the workers from beside them. */
const BZIP2 = 'bzip2-wasm/bzip2-1.0.8/bzip2.wasm';

/** CommonJS packages inside an ES module bundle still ask for `require`. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** `npm run build`: what AWS Lambda runs and what Alexa must know of the skill, in `dist/`. */
await runEntry(async () => {
  const settings = readPackageSettings(process.env);
  await rm(DIST, { recursive: true, force: true });
  await mkdir(DIST, { recursive: true });
  await build({
    entryPoints: ENTRIES.map((path) => fileURLToPath(new URL(path, import.meta.url))),
    outdir: DIST,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded only when it is needed, such as the AWS SDK, stays a file of its own.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minify: true,
    sourcemap: 'external',
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  await copyFile(createRequire(import.meta.url).resolve(BZIP2), `${DIST}bzip2.wasm`);
  loadGazetteer(`${DIST}places`);
  await writeSkillPackage(DIST, settings);
});
