import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { runEntry } from './entry.ts';
import { loadGazetteer } from './place/load-gazetteer.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** CommonJS packages inside an ES module bundle still ask for `require`. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** `npm run build`: what AWS Lambda runs, in `dist/`. */
await runEntry(async () => {
  await rm(DIST, { recursive: true, force: true });
  await mkdir(DIST, { recursive: true });
  await build({
    entryPoints: [fileURLToPath(new URL('lambda.ts', import.meta.url))],
    outfile: `${DIST}lambda.mjs`,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minify: true,
    sourcemap: 'external',
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  loadGazetteer(`${DIST}places`);
});
