import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/** What stands in for a module: how it is asked for, the file in its place, and by whom, if not by all. */
const STAND_INS: [asked: RegExp, file: string, by?: RegExp][] = [
  // Packages of which a part will do.
  [/^undici$/, 'undici.cjs'],
  [/^@aws-sdk\/credential-provider-node$/, 'aws-credentials.cjs'],
  [/^node:assert$/, 'assert.cjs', /\/undici\//],
  // What the AWS SDK reads the name of a browser with.
  [/^bowser$/, 'missing.cjs'],
  // What undici does without: HTTP/2, an experimental parser, and one for processors without SIMD.
  [/^node:http2$/, 'missing.cjs', /\/undici\//],
  [/\/milo\/(no-)?simd\.js$/, 'missing.cjs'],
  [/\/llhttp-wasm\.js$/, 'missing.cjs'],
  // What pino writes with where it is given no stream of ours.
  [/^sonic-boom$/, 'absent.cjs'],
  [/^thread-stream$/, 'absent.cjs'],
];

/**
 * Leaves out of a bundle what its function never needs: the skill's has 1.5 MB in place of 2.1, and its
 * first answer takes seven tenths of the time. The tests of the bundle speak through it.
 */
export const lean: Plugin = {
  name: 'lean',
  setup(build) {
    for (const [filter, file, by = /./] of STAND_INS) {
      const path = fileURLToPath(new URL(file, import.meta.url));
      build.onResolve({ filter }, ({ importer }) => (by.test(importer) ? { path } : undefined));
    }
  },
};
