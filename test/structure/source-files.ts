import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A TypeScript file of the project. */
export interface SourceFile {
  /** From the project's root: `src/app/app.ts`. */
  path: string;
  text: string;
}

/** The TypeScript files below the folders of the project. */
export function listSourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: ROOT }))
    .toSorted()
    .map((path) => ({ path, text: readProjectFile(path) }));
}

export function readProjectFile(path: string): string {
  return readFileSync(ROOT + path, 'utf8');
}

const EXPORTED =
  /^export (?:async )?(?:const|let|function\*?|class|abstract class|interface|type|enum) (?<name>[\p{L}\w$]+)/gmu;

/** The names that a file declares and exports; overloads once. */
export function exportedNames({ text }: SourceFile): string[] {
  const names = Array.from(text.matchAll(EXPORTED), ({ groups }) => groups?.['name'] ?? '');
  return [...new Set(names)];
}
