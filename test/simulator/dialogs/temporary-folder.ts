import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is gone after the test; gives the path of a file in it. */
export function temporaryFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'dialogs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return (name) => join(folder, name);
}
