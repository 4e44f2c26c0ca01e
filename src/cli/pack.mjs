import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePlaceIndex } from '../place/load-gazetteer.ts';

/*
 * Before `npm pack` and `npm publish`: compiles the program to lib/, as Node.js runs no TypeScript below
 * node_modules, and puts there what it reads at run time.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LIB = join(ROOT, 'lib');

rmSync(LIB, { recursive: true, force: true });
const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', join(ROOT, 'src/bundle/tsconfig.package.json')], {
  stdio: 'inherit',
});

const isAsset = (file) =>
  !/\.ts$|tsconfig\.json$|\/pack\.mjs$|^src\/bundle\//.test(file) &&
  statSync(join(ROOT, file)).isFile();
for (const file of globSync(['src/**/*', 'interaction-models/**/*'], { cwd: ROOT }).filter(
  isAsset,
)) {
  mkdirSync(dirname(join(LIB, file)), { recursive: true });
  copyFileSync(join(ROOT, file), join(LIB, file));
}
ensurePlaceIndex(join(LIB, 'places'));
