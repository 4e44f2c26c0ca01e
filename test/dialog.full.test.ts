import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './simulator/dialogs/temporary-folder.ts';

const HEADER = ['locale: de-DE', 'now: 2026-04-18T11:55+02:00', 'device: phone in Köln', ''];
const GOOD = [...HEADER, '> Öffne Wetter Stimme', '< Willkommen ... wissen?', '  listens', ''];
const WRONG = [...HEADER, '> Stopp', '< Auf Wiedersehen.', ''];
const BROKEN = [...HEADER, 'Stopp', ''];

/** Runs the command as `npm run dialog` does, without settings of this machine. */
async function dialog(...args: string[]) {
  const command = spawn(process.execPath, ['src/cli/dialog.ts', ...args], {
    env: { PATH: process.env['PATH'] },
  });
  const exited = new Promise<number | null>((resolve) => command.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { code: await exited, lines: stdout.split('\n').slice(0, -1), stderr };
}

/** Files in a temporary folder. */
function filesWith(contents: Record<string, string[]>): (name: string) => string {
  const path = temporaryFolder();
  for (const [name, lines] of Object.entries(contents)) {
    writeFileSync(path(name), lines.join('\n'));
  }
  return path;
}

// A process takes half a second, and much longer on a busy machine.
describe('npm run dialog', { timeout: 90_000 }, () => {
  it('prints each turn and its differences from the file', async () => {
    const path = filesWith({ 'a.txt': [...GOOD.slice(0, -1), ...WRONG.slice(HEADER.length)] });
    const { code, lines, stderr } = await dialog(path('a.txt'));
    expect({ code, lines, stderr }).toEqual({
      code: 1,
      lines: [
        '> Öffne Wetter Stimme',
        expect.stringMatching(/^< Willkommen bei .* wissen\?$/),
        '  listens',
        '> Stopp',
        '< Bis bald.',
        `${path('a.txt')}, line 8: other answer to "Stopp"`,
        '  expected: Auf Wiedersehen.',
        '  heard:    Bis bald.',
      ],
      stderr: '',
    });
  });

  it('plays several files with a line each, even if one fails', async () => {
    const path = filesWith({ 'a.txt': GOOD, 'b.txt': BROKEN, 'c.txt': WRONG });
    const files = ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map(path);
    const { code, lines, stderr } = await dialog(...files);
    expect({ code, lines, stderr: stderr.split('\n') }).toEqual({
      code: 1,
      lines: [
        `passed ${path('a.txt')}`,
        `failed ${path('b.txt')}`,
        `${path('c.txt')}, line 5: other answer to "Stopp"`,
        '  expected: Auf Wiedersehen.',
        '  heard:    Bis bald.',
        `failed ${path('c.txt')}`,
        `failed ${path('d.txt')}`,
        '1 passed, 3 failed',
      ],
      stderr: [
        `${path('b.txt')}, line 5: a dialog has no line such as "Stopp".`,
        `${path('d.txt')} cannot be read.`,
        '',
      ],
    });
  });

  it('replays a recording of ask dialog, prints JSON and records the answers', async () => {
    const replay = { skillId: 'amzn1.ask.skill.1', locale: 'de-DE', type: 'text' };
    const userInput = ['öffne wetter stimme', ' stopp ', '.quit', 'hilfe'];
    const path = filesWith({ 'a.json': [JSON.stringify({ ...replay, userInput })] });
    const settings = ['--now', '2026-04-18T11:55:00+02:00', '--device', 'speaker in Köln'];
    const record = ['--record', path('b.txt')];
    const { code, lines } = await dialog('--json', ...settings, ...record, path('a.json'));
    expect(code).toBe(0);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { file: path('a.json'), line: 1, intent: 'LaunchRequest', expected: null, differences: [] },
      { utterance: 'stopp', speech: 'Bis bald.', request: { session: { new: false } } },
    ]);
    expect(readFileSync(path('b.txt'), 'utf8').split('\n')).toEqual([
      'locale: de-DE',
      'now: 2026-04-18T11:55:00+02:00',
      'device: speaker in Köln',
      '',
      '> öffne wetter stimme',
      expect.stringMatching(/^< Willkommen/),
      '  listens',
      '> stopp',
      '< Bis bald.',
      '',
    ]);
  });

  it('updates the file with the actual answers', async () => {
    const path = filesWith({ 'a.txt': GOOD, 'b.txt': WRONG });
    const { code, lines } = await dialog('--update', path('a.txt'), path('b.txt'));
    expect({ code, lines }).toEqual({
      code: 0,
      lines: [
        `passed ${path('a.txt')}`,
        `updated ${path('b.txt')}`,
        '1 passed, 0 failed, 1 updated',
      ],
    });
    expect(readFileSync(path('a.txt'), 'utf8')).toBe(GOOD.join('\n'));
    expect(readFileSync(path('b.txt'), 'utf8')).toBe(
      [...HEADER, '> Stopp', '< Bis bald.', ''].join('\n'),
    );
  });

  it.concurrent.each([
    ['no file', [], /^FILE must be a dialog to play; see --help\.\n$/],
    ['a file of another kind', ['a.yml'], /^a\.yml must end in \.txt or, .* in \.json\.\n$/],
    ['one record of two', ['--record', 'c.txt', 'a.txt', 'b.txt'], /^--record takes one dialog/],
    ['a time that is none', ['--now', 'soon', 'a.json'], /^--now must be a time such as/],
    ['a device that is none', ['--device', 'tv', 'a.json'], /^--device must be a device such as/],
  ])('rejects %s in one sentence', async (_what, args, sentence) => {
    const { code, lines, stderr } = await dialog(...args);
    expect({ code, lines }).toEqual({ code: 2, lines: [] });
    expect(stderr).toMatch(sentence);
  });
});
