import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { playDialogFile, readDialogFile } from '../../src/simulator/dialogs/file.ts';
import { createCoverageCollector } from '../../src/simulator/dialogs/coverage.ts';
import { formatDifferences } from '../../src/simulator/dialogs/report.ts';
import { startDemoApp } from '../../src/app/demo-app.ts';

const FOLDER = new URL('conversations/', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));

const coverage = createCoverageCollector({ hasOperations: true });

// Each conversation has radar of its own, which takes a second, and far longer on a busy machine.
describe('the conversations', { timeout: 300_000 }, () => {
  it('are forty at least, in German and English', async () => {
    const dialogs = await Promise.all(files.map(read));
    expect(dialogs.length).toBeGreaterThanOrEqual(40);
    for (const language of ['de', 'en']) {
      const count = dialogs.filter(({ dialog }) => dialog.locale.startsWith(language)).length;
      expect(count).toBeGreaterThanOrEqual(15);
    }
  });

  it.concurrent.each(files)('%s', async (file) => {
    const played = await playDialogFile(await read(file), startDemoApp);
    for (const { turn } of played) coverage.add(turn);
    const others = played.filter(({ differences }) => differences.length > 0);
    expect(others.map((turn) => formatDifferences(file, turn))).toEqual([]);
    const unanswered = played.filter(({ step }) => step.expected === undefined);
    expect(unanswered.map(({ step }) => step.utterance)).toEqual([]);
  });

  // Vitest runs it after those above, which run together.
  it('touch at least 95 in 100 of the intents of the interaction models', () => {
    const { touched, untouched } = coverage.report().intents;
    const share = touched.length / (touched.length + untouched.length);
    expect(share, `not touched: ${untouched.join(', ')}`).toBeGreaterThanOrEqual(0.95);
  });
});

function read(file: string) {
  const settings = { now: '', device: { kind: 'phone' as const } };
  return readDialogFile(fileURLToPath(new URL(file, FOLDER)), settings);
}
