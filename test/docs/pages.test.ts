import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSettings } from '../support/settings.ts';
import { unrunCommands } from './commands.ts';
import { listBlocks, listCommands, pages, readPage, readProse, ROOT, type Page } from './pages.ts';

const MAX_README_WORDS = 1300;
const [README] = pages;
const guides = pages.filter(({ path }) => path.startsWith('docs/') && path !== 'docs/threats.md');

it(`README.md takes a few minutes to read: at most ${MAX_README_WORDS} words`, () => {
  const words = README?.text.split(/\s+/).filter(Boolean) ?? [];
  expect(words.length).toBeGreaterThan(500);
  expect(words.length).toBeLessThanOrEqual(MAX_README_WORDS);
});

it('README.md leads to every page', () => {
  const links = new Set(listLinks(readPage('README.md')).map((link) => link.replace(/#.*/, '')));
  expect(guides.map(({ path }) => path).filter((path) => !links.has(path))).toEqual([]);
});

describe.each(guides)('$path', (page) => {
  it('begins with a contents list of its sections', () => {
    const [beforeSections = ''] = page.text.split(/^## /m);
    const listed = Array.from(beforeSections.matchAll(/^- \[.+?\]\((#.+?)\)$/gm), ([, to]) => to);
    const sections = Array.from(page.text.matchAll(/^## (.+)$/gm), ([, title = '']) => title);
    expect(listed).toEqual(sections.map((title) => `#${anchorOf(title)}`));
  });
});

describe.each([...pages, readPage('CHANGELOG.md'), readPage('CODE_OF_CONDUCT.md')])(
  '$path',
  (page) => {
    it('links to files and sections that exist', () => {
      const broken = listLinks(page).filter((link) => !isTarget(page, link));
      expect(broken).toEqual([]);
    });

    it('names files and folders that exist', () => {
      expect(listPaths(page).filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual(
        [],
      );
    });

    it('names the language of each block', () => {
      expect(listBlocks(page).filter(({ kind }) => kind === '')).toEqual([]);
    });
  },
);

describe('commands that no test runs as they are written', () => {
  it('are all in the documentation', () => {
    const documented = new Set(pages.flatMap(listCommands));
    expect(unrunCommands.filter(({ command }) => !documented.has(command))).toEqual([]);
  });

  it.each(unrunCommands)('$command: has a dry run or a test', ({ dryRun, shownBy }) => {
    expect(dryRun ?? shownBy).toBeDefined();
    expect(shownBy === undefined || existsSync(ROOT + shownBy)).toBe(true);
  });
});

describe('docs/settings.md', () => {
  it('has every setting of the server and the build', () => {
    const { text } = readPage('docs/settings.md');
    const ofBuild = readPage('src/skill-package/manifest.ts').text.matchAll(
      /^ {2}([A-Z][A-Z_]+): /gm,
    );
    const settings = [...listSettings(), ...Array.from(ofBuild, ([, name = '']) => name)];
    expect(settings.length).toBeGreaterThan(25);
    expect(settings.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('has every variable of the deployment', () => {
    const { text } = readPage('docs/settings.md');
    const variables = readPage('serverless.yml').text.matchAll(/\$\{env:([A-Z_]+)/g);
    expect(
      Array.from(variables, ([, name]) => name).filter((name) => !text.includes(`\`${name}\``)),
    ).toEqual([]);
  });
});

it('the simulator page shows the files of docs/examples as they are', () => {
  const blocks = listBlocks(readPage('docs/simulator.md')).map(({ text }) => text);
  for (const name of ['chicago.txt', 'replay.json', 'smoke.txt']) {
    expect(blocks).toContain(readFileSync(join(ROOT, 'docs/examples', name), 'utf8'));
  }
});

it('troubleshooting quotes messages that the program prints', () => {
  const { text } = readPage('docs/troubleshooting.md');
  const quoted = Array.from(text.matchAll(/^\| "([^"]+)"/gm), ([, message = '']) => message);
  const sources = ['run-main.ts', 'node-version.cjs', '../app/sources.ts'].map(
    (name) => readPage(`src/cli/${name}`).text,
  );
  expect(quoted.length).toBeGreaterThan(2);
  expect(quoted.filter((message) => !sources.some((source) => source.includes(message)))).toEqual(
    [],
  );
});

/** Links to files and sections of the project, of the sentences of a page. */
function listLinks(page: Page): string[] {
  const links = readProse(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g);
  return Array.from(links, ([, link = '']) => link);
}

/** Paths of the project's code and tests in backticks, also those with `*`. */
function listPaths(page: Page): string[] {
  const quoted = readProse(page).matchAll(
    /`((?:src|test|intents|interaction-models|bench)\/[^`\s]*)`/g,
  );
  return Array.from(quoted, ([, path = '']) => path);
}

function isTarget(page: Page, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? page.path : join(dirname(page.path), file);
  if (!existsSync(ROOT + path)) return false;
  if (anchor === undefined) return true;
  const titles = readPage(path).text.matchAll(/^#+ (.+)$/gm);
  return Array.from(titles, ([, title = '']) => anchorOf(title)).includes(anchor);
}

/** As GitHub makes it of a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
