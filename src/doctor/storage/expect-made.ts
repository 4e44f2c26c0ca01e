import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SkippedError } from '../check.ts';

/**
 * Lets an examination go on where a file or folder is there, or cannot be made. One that can be made is
 * left to the service: who examines may be another user, whose file the service could not write.
 *
 * @throws {SkippedError} when it is still to be made
 */
export function expectMade(path: string, setting: string): void {
  const made = resolve(path);
  if (existsSync(made) || !isWritable(nearestAbove(made))) return;
  throw new SkippedError(`${setting} is not there yet: the service makes it`);
}

function nearestAbove(path: string): string {
  const above = dirname(path);
  return existsSync(above) || above === path ? above : nearestAbove(above);
}

/** A file in the place of a folder is not. */
function isWritable(folder: string): boolean {
  try {
    accessSync(`${folder}/.`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
