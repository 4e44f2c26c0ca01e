import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { playFile, readDialog } from '../../src/simulator/dialogs/file.ts';
import { differenceText } from '../../src/simulator/dialogs/report.ts';
import { startStage } from '../../src/demo-stage.ts';

const FOLDER = new URL('conversations/', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));

// The first radar takes a second, and far longer on a busy machine.
describe('the conversations', { timeout: 90_000 }, () => {
  it('are forty at least, in German and English', async () => {
    const dialogs = await Promise.all(files.map(read));
    expect(dialogs.length).toBeGreaterThanOrEqual(40);
    for (const language of ['de', 'en']) {
      const count = dialogs.filter(({ dialog }) => dialog.locale.startsWith(language)).length;
      expect(count).toBeGreaterThanOrEqual(15);
    }
  });

  it.concurrent.each(files)('%s', async (file) => {
    const played = await playFile(await read(file), startStage);
    const others = played.filter(({ differences }) => differences.length > 0);
    expect(others.map((turn) => differenceText(file, turn))).toEqual([]);
    const unanswered = played.filter(({ saying }) => saying.expected === undefined);
    expect(unanswered.map(({ saying }) => saying.said)).toEqual([]);
  });
});

function read(file: string) {
  const settings = { now: '', device: { kind: 'phone' as const } };
  return readDialog(fileURLToPath(new URL(file, FOLDER)), settings);
}
