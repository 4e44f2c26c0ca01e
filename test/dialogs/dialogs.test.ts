import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fits, readDialog, type Dialog, type Step } from './dialog.ts';
import { play, type Noticed } from './stage.ts';

const FOLDER = new URL('conversations/', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));

/** `WRITE_DIALOGS=1 npx vitest run test/dialogs` writes what was heard where nothing is written yet. */
const isWriting = process.env['WRITE_DIALOGS'] === '1';

describe('the conversations', () => {
  it('are forty at least, in German and English', () => {
    const dialogs = files.map((file) => readDialog(textOf(file)));
    expect(dialogs.length).toBeGreaterThanOrEqual(40);
    for (const language of ['de', 'en']) {
      const count = dialogs.filter(({ locale }) => locale.startsWith(language)).length;
      expect(count).toBeGreaterThanOrEqual(15);
    }
  });

  it.concurrent.each(files)('%s', async (file) => {
    const dialog = readDialog(textOf(file));
    const noticed = await play(dialog);
    if (isWriting) writeFileSync(new URL(file, FOLDER), written(textOf(file), noticed));
    expect(noticed).toEqual(expected(readDialog(textOf(file)), noticed));
  });
});

function textOf(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** What is written, with what was heard in place of it where it fits: the rest shows as a difference. */
function expected({ steps }: Dialog, noticed: readonly Noticed[]): Noticed[] {
  return steps.filter(isTurn).map(({ said, answer, notes }, i) => {
    const heard = noticed[i]?.heard ?? '';
    return { said, heard: fits(heard, answer) ? heard : answer, notes };
  });
}

function isTurn(step: Step): step is Extract<Step, { kind: 'turn' }> {
  return step.kind === 'turn';
}

/** A file with what was heard after each sentence that has no answer yet. */
function written(text: string, noticed: readonly Noticed[]): string {
  const lines = text.split('\n');
  let turn = -1;
  return lines
    .flatMap((line, i) => {
      if (!line.startsWith('> ')) return [line];
      turn += 1;
      if (lines[i + 1]?.startsWith('< ')) return [line];
      const { heard, notes } = noticed[turn] ?? { heard: '', notes: [] };
      return [line, `< ${heard}`, ...notes.map((note) => `  ${note}`)];
    })
    .join('\n');
}
