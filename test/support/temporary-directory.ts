import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty directory, which goes with the test that asked for it. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
