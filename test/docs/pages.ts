import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Page {
  /** From the project's root: `docs/api.md`. */
  path: string;
  text: string;
}

export interface Block {
  /** The info string of the fence: `sh`, `console`, `json`. */
  kind: string;
  text: string;
}

/** A command with its output, as in a `console` block. */
export interface Transcript {
  page: string;
  command: string;
  /** Without the comments. */
  lines: string[];
}

/** The pages for users and contributors. */
export const pages: readonly Page[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/*.md', { cwd: ROOT }).toSorted(),
].map(readPage);

export function readPage(path: string): Page {
  return { path, text: readFileSync(ROOT + path, 'utf8') };
}

const BLOCK = /^(?<indent> *)```(?<kind>\w*)\n(?<body>.*?)^ *```$/gms;

/** The fenced blocks of a page, without their indentation. */
export function listBlocks({ text }: Page): Block[] {
  return Array.from(text.matchAll(BLOCK), ({ groups = {} }) => {
    const { indent = '', kind = '', body = '' } = groups;
    return { kind, text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
}

/** A page without its fenced blocks. */
export function readProse({ text }: Page): string {
  return text.replaceAll(BLOCK, '');
}

const INLINE_COMMAND = /`(?<command>(?:[A-Z_]+=\S+ )*(?:npm|npx) [^`]+)`/g;

/**
 * The commands of a page: of its `sh` and `console` blocks, each part of `a && b` by itself, and those
 * within its sentences.
 */
export function listCommands(page: Page): string[] {
  const inBlocks = listBlocks(page)
    .filter(({ kind }) => kind === 'sh')
    .flatMap(({ text }) => joinLines(text));
  const inTranscripts = listTranscripts(page).map(({ command }) => command);
  const inProse = Array.from(
    readProse(page).matchAll(INLINE_COMMAND),
    ({ groups }) => groups?.['command'] ?? '',
  );
  const all = [...inBlocks, ...inTranscripts, ...inProse].flatMap((line) => line.split(' && '));
  return [...new Set(all)];
}

/** A command goes on after `\` and `|` at the end of a line; `#` begins a comment. */
function joinLines(text: string): string[] {
  return text
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll(/\|\n\s*/g, '| ')
    .split('\n')
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '');
}

export function listTranscripts(page: Page): Transcript[] {
  return listBlocks(page)
    .filter(({ kind }) => kind === 'console')
    .map(({ text }) => {
      const [first = '', ...lines] = text.trimEnd().split('\n');
      const shown = lines.filter((line) => !line.startsWith('# '));
      return { page: page.path, command: first.replace(/^\$ /, ''), lines: shown };
    });
}
