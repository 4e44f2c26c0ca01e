import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKS } from '../../src/doctor/examine.ts';
import { withDownloadMetrics } from '../../src/opendata/live-server.ts';
import type { OpenDataServer } from '../../src/opendata/server.ts';
import { runChecks, laidFiles, settingsFor } from './open-data.ts';

const ROOT = new URL('../../', import.meta.url);

function sources(pattern: string): { file: string; text: string }[] {
  const files = globSync(pattern, { cwd: ROOT }).toSorted();
  return files.map((file) => ({ file, text: readFileSync(new URL(file, ROOT), 'utf8') }));
}

/** `const pollenIndex: Product<PollenFile> = {`, or a function that makes one. */
const DEFINITION =
  /^(?<exported>export )?(?:const (?<constant>\w+): Product<|function (?<made>\w+)\((?:[^()]|\([^()]*\))*\): Product<)/gm;

it('each product of the open data has a check', () => {
  const doctor = sources('src/doctor/products/*.ts');
  const imported = new Set(
    doctor.flatMap(({ text }) =>
      Array.from(text.matchAll(/import \{([^}]+)\}/g), ([, names = '']) => names)
        .join(',')
        .split(',')
        .map((name) => name.trim()),
    ),
  );
  const products = sources('src/{opendata,place}/**/*.ts').flatMap(({ file, text }) =>
    Array.from(text.matchAll(DEFINITION), ({ groups = {} }) => {
      const name = groups['constant'] ?? groups['made'] ?? '';
      return { file, name, isExported: groups['exported'] !== undefined };
    }),
  );
  expect(products.map(({ name }) => name)).toContain('createRadarRunProduct');
  expect(products.length).toBeGreaterThanOrEqual(15);
  for (const { file, name, isExported } of products) {
    const what = `${name} of ${file} in src/doctor/products/`;
    expect({ what, isExamined: isExported && imported.has(name) }).toEqual({
      what,
      isExamined: true,
    });
  }
});

it('only declared products are downloaded', () => {
  const requested = sources('src/{opendata,place}/**/*.ts')
    .filter(({ file }) => !/opendata\/(product-fetcher|revalidate)\.ts$/.test(file))
    .flatMap(({ text }) =>
      Array.from(
        text.matchAll(/(?:createProductFetcher|createRevalidator)\(\s*(\w+)/g),
        ([, name = '']) => name,
      ),
    );
  const declared = new Set(
    sources('src/{opendata,place}/**/*.ts').flatMap(({ text }) =>
      Array.from(
        text.matchAll(DEFINITION),
        ({ groups = {} }) => groups['constant'] ?? groups['made'] ?? '',
      ),
    ),
  );
  expect(requested.length).toBeGreaterThanOrEqual(12);
  expect(requested.filter((name) => !declared.has(name))).toEqual([]);
});

it('every product label of the metrics has a check', async () => {
  const files = await laidFiles();
  const kinds = new Set<string>();
  const laid: OpenDataServer = {
    name: 'laid',
    async get({ path }) {
      const file = files.get(path);
      return file ? { status: 200, body: file.body } : { status: 404 };
    },
  };
  const server = withDownloadMetrics(laid, ({ product }) => kinds.add(product));
  await runChecks(settingsFor('http://127.0.0.1:9'), { server });
  const names = sources('src/opendata/live-server.ts');
  const known = names.flatMap(({ text }) =>
    Array.from(text.matchAll(/^ {2}\[\/.+, '(\w+)'\],$/gm), ([, kind = '']) => kind),
  );
  expect([...kinds].toSorted()).toEqual([...new Set(known)].toSorted());
});

it('names are unique, and every check has its texts', () => {
  const names = CHECKS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, title, without } of CHECKS) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(title).toMatch(/^[A-Z]/);
    expect(without).toMatch(/^(Without|The service) .+\.$/);
  }
});
