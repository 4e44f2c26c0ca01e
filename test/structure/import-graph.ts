import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { readProjectFile, ROOT } from './source-files.ts';

/** That a file loads another one, by value or for its types. */
export interface ImportEdge {
  /** From the project's root: `src/app/app.ts`. */
  from: string;
  to: string;
}

/** What files of the project load by relative paths: modules, also for their types alone, and files by URL. */
export function listImports(): ImportEdge[] {
  return ['src', 'intents']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,js,mjs,cjs}`, { cwd: ROOT }))
    .toSorted()
    .flatMap((from) => {
      const specifiers = readProjectFile(from).matchAll(RELATIVE_IMPORT);
      return Array.from(specifiers, ([, path = '']) => ({
        from,
        to: posix.join(posix.dirname(from), path),
      }));
    });
}

const RELATIVE_IMPORT =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(|\bnew URL\(\s*)'(\.{1,2}\/[^']*)'/g;

/** The folder of `src` that a file is in, or the folder at the top: `src/app`, `intents`, `src/config.ts`. */
export function findRoom(path: string): string {
  const [top = '', second] = path.split('/');
  return top === 'src' ? `${top}/${second}` : top;
}
