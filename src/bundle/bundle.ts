import { copyFile, glob, mkdir, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { lean } from './lean.ts';

/** The files that each function starts with: its handler, and workers, which stand beside it. */
const FUNCTIONS: Record<string, Record<string, string>> = {
  skill: { index: 'lambda/skill.ts' },
  service: {
    index: 'lambda/service.ts',
    'radar-worker': 'opendata/radar/radar-worker.ts',
    'synop-worker': 'opendata/observations/synop/synop-worker.ts',
    'demo-radar-worker': 'opendata/demo/radar/demo-radar-worker.ts',
  },
};

/** Read by the service and its workers from beside them. */
const BZIP2 = createRequire(import.meta.url).resolve('bzip2-wasm/bzip2-1.0.8/bzip2.wasm');
const STYLE = fileURLToPath(new URL('../service/openapi/reference/reference.css', import.meta.url));

/** CommonJS packages inside an ES module bundle still ask for `require`. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/**
 * Bundles each function for AWS Lambda into a folder of its own. What is loaded only when it is needed
 * (a language, the AWS SDK) stays a file of its own there. Source maps go to the folder `maps`.
 */
export async function bundleFunctions(dist: string): Promise<void> {
  for (const [name, files] of Object.entries(FUNCTIONS)) {
    await bundle(files, join(dist, name));
  }
  for (const file of [BZIP2, STYLE]) await copyFile(file, join(dist, 'service', basename(file)));
  await putMapsApart(dist);
}

async function bundle(files: Record<string, string>, outdir: string): Promise<void> {
  const sources = Object.entries(files).map(([name, path]) => [
    name,
    fileURLToPath(new URL(`../${path}`, import.meta.url)),
  ]);
  await build({
    entryPoints: Object.fromEntries(sources),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minify: true,
    sourcemap: 'external',
    banner: { js: REQUIRE },
    plugins: [lean],
    logLevel: 'warning',
  });
}

async function putMapsApart(dist: string): Promise<void> {
  for await (const map of glob(join(dist, '*', '*.map'))) {
    const apart = join(dist, 'maps', relative(dist, map));
    await mkdir(dirname(apart), { recursive: true });
    await rename(map, apart);
  }
}
