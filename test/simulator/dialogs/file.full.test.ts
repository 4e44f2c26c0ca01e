import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  applyPlayedAnswers,
  playDialogFile,
  readDialogFile,
  updateDialogFile,
  createDialogFile,
} from '../../../src/simulator/dialogs/file.ts';
import { startDemoApp } from '../../../src/app/demo-app.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SETTINGS = { now: '2026-04-18T11:55+02:00', device: { kind: 'phone' as const } };
const SKILL = 'amzn1.ask.skill.1';
const HEADER = 'locale: de-DE\nnow: 2026-04-18T11:55+02:00\ndevice: phone in Köln\n\n';

async function fileWith(path: string, text: string) {
  writeFileSync(path, text);
  const file = await readDialogFile(path, SETTINGS);
  return { file, played: await playDialogFile(file, startDemoApp) };
}

// The first radar takes a second, and far longer on a busy machine.
describe("a dialog's file", () => {
  it('is updated with heard answers that differ or are missing, and keeps everything else', async () => {
    const path = temporaryFolder()('a.txt');
    const said = [
      '> Öffne Wetter Stimme',
      '# At the door.',
      '< Willkommen ... wissen?',
      '  asks for permission',
      '> Hilfe',
      '',
      '> Stopp',
      '< Nein.',
      '  listens',
      '<~ Bis ...',
      '# The end.',
      '',
    ];
    const { file, played } = await fileWith(path, HEADER + said.join('\n'));
    expect(await updateDialogFile(file, played)).toBe(true);
    expect(readFileSync(path, 'utf8').slice(HEADER.length).split('\n')).toEqual([
      '> Öffne Wetter Stimme',
      '< Willkommen ... wissen?',
      '  listens',
      '# At the door.',
      '> Hilfe',
      expect.stringMatching(/^< Du kannst /),
      '  listens',
      '',
      '> Stopp',
      '< Bis bald.',
      '<~ Bis ...',
      '# The end.',
      '',
    ]);
    const again = await readDialogFile(path, SETTINGS);
    expect(await updateDialogFile(again, await playDialogFile(again, startDemoApp))).toBe(false);
  });

  it('stays unchanged if it is a replay, which has no answers', async () => {
    const path = temporaryFolder()('a.json');
    const replay = { skillId: SKILL, locale: 'de-DE', type: 'text', userInput: ['Hilfe'] };
    const { file, played } = await fileWith(path, JSON.stringify(replay));
    expect(await updateDialogFile(file, played)).toBe(false);
    expect(readFileSync(path, 'utf8')).toBe(JSON.stringify(replay));
  });

  it.each(['.txt', '.json'])('is saved in its format: %s', async (ending) => {
    const path = temporaryFolder();
    const { file, played } = await fileWith(
      path('a.txt'),
      `${HEADER}> Hilfe\n-- 2 minutes later\n> Stopp\n`,
    );
    createDialogFile(path(`b${ending}`), applyPlayedAnswers(file.dialog, played), SKILL);
    const { dialog } = await readDialogFile(path(`b${ending}`), SETTINGS);
    const parsed =
      ending === '.txt' ? played.map(({ summary }) => summary) : [undefined, undefined];
    const sayings = dialog.steps.filter((step) => step.kind === 'saying');
    expect(sayings.map(({ utterance }) => utterance)).toEqual(['Hilfe', 'Stopp']);
    expect(sayings.map(({ expected }) => expected)).toEqual(parsed);
  });

  it('never overwrites another file', async () => {
    const path = temporaryFolder()('a.txt');
    const { file } = await fileWith(path, HEADER);
    expect(() => createDialogFile(path, file.dialog, SKILL)).toThrow(`${path} already exists`);
    const nowhere = `${path}/b.txt`;
    expect(() => createDialogFile(nowhere, file.dialog, SKILL)).toThrow(
      `${nowhere} cannot be written`,
    );
  });

  it('must exist', async () => {
    const path = temporaryFolder()('a.txt');
    await expect(readDialogFile(path, SETTINGS)).rejects.toThrow(`${path} cannot be read`);
  });

  it('requires an existing place for the device', async () => {
    const path = temporaryFolder()('a.txt');
    await expect(fileWith(path, HEADER.replace('Köln', 'Xyzzyheim'))).rejects.toThrow(
      `${path}, line 3: device must be in a known place, not "Xyzzyheim"`,
    );
  });
});
