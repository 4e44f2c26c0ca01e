import { readFileSync } from 'node:fs';
import { copyFile, glob, mkdir, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type CodeSplittingGroup, type Plugin } from 'rolldown';

/** Workers of the functions that decode the data. */
const DATA_WORKERS = {
  'radar-worker': 'opendata/radar/radar-worker.ts',
  'synop-worker': 'opendata/observations/synop/synop-worker.ts',
  'demo-radar-worker': 'opendata/demo/radar/demo-radar-worker.ts',
};

/** Entry points of each function: its handler and its workers. */
const LAMBDA_ENTRY_POINTS: Record<string, Record<string, string>> = {
  skill: { index: 'lambda/skill.ts' },
  service: { index: 'lambda/service.ts', ...DATA_WORKERS },
  watch: { index: 'lambda/watch.ts', ...DATA_WORKERS },
};

/** Files that the service, the watcher and their workers read from their own folder. */
const BZIP2 = createRequire(import.meta.url).resolve('bzip2-wasm/bzip2-1.0.8/bzip2.wasm');
const PAGE_FILES = [
  new URL('../service/openapi/reference/reference.css', import.meta.url),
  new URL('../service/openapi/reference/reference.js', import.meta.url),
].map((url) => fileURLToPath(url));

/**
 * What the skill's handler imports is one file: a cold start would spend a tenth of its time on resolving
 * and opening many. So is what its other topics import, which the first of them loads. The service's workers start with the few modules that they share with it.
 */
const SINGLE_FILES: Record<string, CodeSplittingGroup[]> = {
  skill: [
    { name: 'skill', test: /\/lambda\/skill-handler\.ts$/, priority: 1 },
    { name: 'topics', test: /\/intents\/(?!subscriptions|support\/subscribe)/ },
  ],
};

/** undici's own mark of a bundle, which leaves out an experimental parser. */
const UNDICI_BUNDLED = { esbuildDetection: 'true' };

/**
 * Bundles each AWS Lambda function into its own folder. Lazily loaded modules (a language, the AWS SDK)
 * become separate files there. Source maps go to the folder `maps`.
 */
export async function bundleFunctions(dist: string): Promise<void> {
  for (const [name, files] of Object.entries(LAMBDA_ENTRY_POINTS)) {
    await bundleEntryPoints(name, files, join(dist, name));
  }
  for (const name of ['service', 'watch']) await copyFile(BZIP2, join(dist, name, basename(BZIP2)));
  for (const file of PAGE_FILES) await copyFile(file, join(dist, 'service', basename(file)));
  await moveSourceMaps(dist);
}

async function bundleEntryPoints(
  name: string,
  files: Record<string, string>,
  dir: string,
): Promise<void> {
  const sources = Object.entries(files).map(([entry, path]) => [
    entry,
    fileURLToPath(new URL(`../${path}`, import.meta.url)),
  ]);
  await build({
    input: Object.fromEntries(sources),
    platform: 'node',
    transform: { define: UNDICI_BUNDLED, target: 'node24' },
    // Of packages that have both, modules are left out that nobody imports: the AWS SDK is one file of all commands, too.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [replaceModules(name)],
    logLevel: 'warn',
    output: {
      dir,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      minify: true,
      // V8 reads source code of other characters at twice the width: a start would take 4 % longer.
      charset: 'ascii',
      sourcemap: 'hidden',
      codeSplitting: { groups: SINGLE_FILES[name] ?? [] },
    },
  });
}

async function moveSourceMaps(dist: string): Promise<void> {
  for await (const map of glob(join(dist, '*', '*.map'))) {
    const target = join(dist, 'maps', relative(dist, map));
    await mkdir(dirname(target), { recursive: true });
    await rename(map, target);
  }
}

/** A replaced module: import specifier, replacement file, and importers if not all. */
type Replacement = [specifier: RegExp, file: string, importers?: RegExp];

/** Of all functions. */
const REPLACEMENTS: Replacement[] = [
  // Packages of which only a part is used.
  [/^undici$/, 'undici.cjs'],
  [/^ask-sdk-model$/, 'ask-sdk-model.cjs', /\/ask-sdk-core\//],
  [/^node:http$/, 'http.cjs', /\/undici\//],
  [/^@aws-sdk\/credential-provider-node$/, 'aws-credentials.cjs'],
  [/^@aws-sdk\/middleware-endpoint-discovery$/, 'endpoint-discovery.cjs'],
  // DynamoDB speaks JSON, without event streams.
  [/^@smithy\/core\/event-streams$/, 'absent.cjs'],
  // Unused parts of undici: HTTP/2, bodies of requests, and a parser for processors without SIMD.
  [/\/client-h2\.js$/, 'absent.cjs'],
  [/\/web\/(fetch|webidl)(\/.*)?$/, 'missing.cjs', /\/undici\//],
  [/\/llhttp-wasm\.js$/, 'missing.cjs'],
  // pino's threads and buffers for output; the functions write to standard output themselves.
  [/^(\.\/lib|\.)\/transport$/, 'absent.cjs', /\/pino\//],
  [/^sonic-boom$/, 'absent.cjs', /\/pino\//],
  // No logger of ours hides fields: what is private is not logged.
  [/^@pinojs\/redact$/, 'absent.cjs', /\/pino\//],
  // Only its threads ask from which files it was called.
  [/^\.\/lib\/caller$/, 'callers.cjs', /\/pino\//],
  // No logger of ours writes cyclic objects.
  [/^safe-stable-stringify$/, 'safe-stable-stringify.cjs'],
  // An ES module that imports it loads all that it exports: threads, parsers and diffs.
  [/^node:util$/, 'util.cjs', /\.ts$/],
];

/** Of one function. */
const OWN_REPLACEMENTS: Record<string, Replacement[]> = {
  // The service alone describes its operations as JSON schemas.
  skill: [
    // Alexa has no locales of these languages.
    [
      /^\.\/(?:(?:cs|da|pl|ro|sk|sv)\/(?:sentences|phrases|subscriptions|place-names|names)|service-place-names)\.ts$/,
      'absent.cjs',
    ],
    [/\/core\/(to-json-schema|json-schema-processors)\.js$/, 'absent.cjs', /\/zod\//],
  ],
};

/** Lists by language of the words that are no places, of which Alexa has no use in Polish and Swedish. */
const LISTS_BY_LANGUAGE = /\/languages\/(?:not-places|occasions)\.json$/;
const LANGUAGES_WITHOUT_ALEXA: ReadonlySet<string> = new Set(['pl', 'sv']);

/** undici's client reads two of the many tables of its parser. */
const PARSER_CONSTANTS = /\/undici\/lib\/llhttp\/constants\.js$/;

function readParserConstants(file: string): string {
  const { ERROR, TYPE }: Record<string, object> = createRequire(import.meta.url)(file);
  return `module.exports = ${JSON.stringify({ ERROR, TYPE })};`;
}

function readAlexaLists(file: string): string {
  const lists: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  const kept = Object.entries(lists).filter(([name]) => !LANGUAGES_WITHOUT_ALEXA.has(name));
  return JSON.stringify(Object.fromEntries(kept));
}

/**
 * Replaces modules that a function never needs: the skill's bundle is more than half a megabyte smaller, and the
 * first answer takes 70 % of the time. The tests of the package run the finished bundle.
 */
function replaceModules(name: string): Plugin {
  const replacements = [...REPLACEMENTS, ...(OWN_REPLACEMENTS[name] ?? [])];
  return {
    name: 'lean',
    resolveId(specifier, importer) {
      for (const [filter, file, importers = /./] of replacements) {
        if (filter.test(specifier) && importers.test(importer ?? '')) {
          return fileURLToPath(new URL(file, import.meta.url));
        }
      }
      return null;
    },
    load(id) {
      if (PARSER_CONSTANTS.test(id)) return readParserConstants(id);
      return name === 'skill' && LISTS_BY_LANGUAGE.test(id) ? readAlexaLists(id) : null;
    },
  };
}
