import { statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_HISTORY_LINES, openHistory } from '../../../src/simulator/terminal/repl.ts';
import { temporaryFolder } from '../dialogs/temporary-folder.ts';

describe('the history of typed lines', () => {
  it('is restored the next time, latest first, and readable only by the user', () => {
    const file = temporaryFolder()('cache/history');
    openHistory(file).save(['Hilfe', 'Wetter']);
    expect(openHistory(file).lines).toEqual(['Hilfe', 'Wetter']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is limited', () => {
    const file = temporaryFolder()('history');
    openHistory(file).save(Array.from({ length: MAX_HISTORY_LINES + 5 }, (_, i) => `Wetter ${i}`));
    const { lines } = openHistory(file);
    expect(lines).toHaveLength(MAX_HISTORY_LINES);
    expect(lines[0]).toBe('Wetter 0');
  });

  it('is not saved without a folder, or if it is not writable', () => {
    const path = temporaryFolder();
    writeFileSync(path('file'), '');
    for (const file of [undefined, path('file/history')]) {
      const history = openHistory(file);
      history.save(['Hilfe']);
      expect(openHistory(file).lines).toEqual([]);
    }
  });
});
