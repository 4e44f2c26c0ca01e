import { spawn } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from './simulator/dialogs/temporary-folder.ts';

const HEADER = ['locale: de-DE', 'now: 2026-04-18T11:55+02:00', 'device: phone in Köln', ''];
const GOOD = [...HEADER, '> Öffne Wetter Stimme', '< Willkommen ... wissen?', '  listens', ''];
const WRONG = [...HEADER, '> Stopp', '< Auf Wiedersehen.', ''];
/** For a busy machine. */
const UNHURRIED = { timeout: 120_000 };
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

/** The counts of a JUnit report, as another parser reads them. */
function readCounts(xml: string) {
  const { documentElement } = new DOMParser().parseFromString(xml, 'text/xml');
  const attributes = Array.from(documentElement?.attributes ?? []);
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

/** Runs the command with --watch until it is interrupted. */
function watch(...files: string[]) {
  const command = spawn(process.execPath, ['src/cli/dialog.ts', '--watch', ...files], {
    env: { PATH: process.env['PATH'] },
  });
  onTestFinished(() => void command.kill('SIGKILL'));
  const exited = new Promise<number | null>((resolve) => command.once('close', resolve));
  let [stdout, stderr] = ['', ''];
  command.stdout.on('data', (chunk) => (stdout += String(chunk)));
  command.stderr.on('data', (chunk) => (stderr += String(chunk)));
  return {
    printed: () => stdout,
    complained: () => stderr,
    untilWaiting: async (times: number) => {
      await expect.poll(() => stderr.split('Waiting for').length - 1, UNHURRIED).toBe(times);
    },
    interrupt: async () => {
      command.kill('SIGINT');
      return exited;
    },
  };
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
describe('npm run dialog', () => {
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

  it('writes a JUnit report, to standard output or to a file', async () => {
    const path = filesWith({ 'a.txt': GOOD, 'c.txt': WRONG });
    const files = [path('a.txt'), path('c.txt'), path('d.txt')];
    const printed = await dialog('--reporter', 'junit', ...files);
    expect({ code: printed.code, stderr: printed.stderr }).toEqual({
      code: 1,
      stderr: `${path('d.txt')} cannot be read.\n`,
    });
    const counts = { tests: '3', failures: '1', errors: '1', skipped: '0' };
    expect(readCounts(printed.lines.join('\n'))).toMatchObject(counts);

    const report = path('junit.xml');
    const written = await dialog('--reporter', 'junit', '--output', report, ...files);
    expect(written.lines.at(-1)).toBe('1 passed, 2 failed');
    expect(readCounts(readFileSync(report, 'utf8'))).toMatchObject(counts);
  });

  it('writes the text to a file as well', async () => {
    const path = filesWith({ 'a.txt': GOOD, 'c.txt': WRONG });
    const output = path('report.txt');
    const { lines } = await dialog('--output', output, path('a.txt'), path('c.txt'));
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
    expect(readFileSync(output, 'utf8').split('\n')).toEqual([...lines, '']);
  });

  it('prints and writes what the turns have touched', async () => {
    const path = filesWith({ 'a.txt': GOOD, 'c.txt': [...HEADER, '> Hilfe', ''] });
    const output = path('coverage.json');
    const options = ['--coverage', '--coverage-output', output];
    const { code, lines } = await dialog(...options, path('a.txt'), path('c.txt'));
    expect(code).toBe(0);
    expect(lines.slice(2, 6)).toEqual([
      '2 passed, 0 failed',
      'Coverage of 2 turns:',
      '             touched      of percent',
      expect.stringMatching(/^  intents +1 +\d+ +1$/),
    ]);
    expect(JSON.parse(readFileSync(output, 'utf8'))).toMatchObject({
      turns: 2,
      intents: { touched: ['AMAZON.HelpIntent'] },
      operations: { touched: [] },
    });
  });

  it.each([
    ['--output', 'missing/report.txt'],
    ['--coverage-output', 'missing/coverage.json'],
  ])('plays nothing if the file of %s cannot be written', async (option, file) => {
    const path = filesWith({ 'a.txt': GOOD });
    const { code, stderr, lines } = await dialog(option, path(file), path('a.txt'));
    const sentence = `${option} ${path(file)} cannot be written.\n`;
    expect({ code, stderr, lines }).toEqual({ code: 2, stderr: sentence, lines: [] });
  });

  it('writes nothing but JSON into the report of --json, also of a missing file', async () => {
    const path = filesWith({ 'a.txt': GOOD });
    const output = path('turns.json');
    await dialog('--json', '--output', output, path('missing.txt'), path('a.txt'));
    const turns = readFileSync(output, 'utf8').trim().split('\n');
    expect(turns.map((line) => JSON.parse(line).file)).toEqual([path('a.txt')]);
  });

  it('plays the files again when one changes, and ends with the status of the last run', async () => {
    const path = filesWith({ 'a.txt': GOOD, 'c.txt': WRONG });
    const watching = watch(path('a.txt'), path('c.txt'));
    await watching.untilWaiting(1);
    expect(watching.printed()).toContain('1 passed, 1 failed');
    // As editors do: a new file takes the place of the old one.
    writeFileSync(path('new.txt'), WRONG.join('\n').replace('Auf Wiedersehen', 'Bis bald'));
    renameSync(path('new.txt'), path('c.txt'));
    await watching.untilWaiting(2);
    expect(watching.printed()).toContain('2 passed, 0 failed');
    expect(watching.complained()).toContain('Waiting for a change of 2 files; Ctrl-C ends.\n');
    expect(await watching.interrupt()).toBe(0);
  });

  it('ends a watch with the status of a failed run, too', async () => {
    const path = filesWith({ 'c.txt': WRONG });
    const watching = watch(path('c.txt'));
    await watching.untilWaiting(1);
    expect(await watching.interrupt()).toBe(1);
  });

  it.concurrent.each([
    [
      'another reporter',
      ['--reporter', 'tap', 'a.txt'],
      /^--reporter must be text or junit, not "tap"\.\n$/,
    ],
    [
      'XML and JSON at once',
      ['--json', '--reporter', 'junit', 'a.txt'],
      /^--json and --reporter junit cannot be combined\.\n$/,
    ],
    [
      'a table in XML',
      ['--coverage', '--reporter', 'junit', 'a.txt'],
      /^--coverage prints a table: give --reporter junit an --output\.\n$/,
    ],
    [
      'a table in JSON',
      ['--coverage', '--json', 'a.txt'],
      /^--coverage prints a table: with --json, use --coverage-output\.\n$/,
    ],
    [
      'coverage in another form',
      ['--coverage-output', 'a.pdf', 'a.txt'],
      /^--coverage-output must end in \.json, not "a\.pdf"\.\n$/,
    ],
    [
      'corrections reported as failures',
      ['--update', '--reporter', 'junit', 'a.txt'],
      /^--update corrects what differs: it cannot be combined with --reporter junit\.\n$/,
    ],
    [
      'a clock for a deployed skill',
      ['--now', '2026-01-01T00:00:00Z', '--endpoint', 'http://localhost/', 'a.txt'],
      /^--now has no effect with --endpoint, which plays at the current time\.\n$/,
    ],
    [
      'a watch that writes',
      ['--watch', '--update', 'a.txt'],
      /^--watch cannot be combined with --update or --record\.\n$/,
    ],
    [
      'answers of elsewhere in the file',
      ['--update', '--endpoint', 'http://localhost/', 'a.txt'],
      /^--endpoint cannot be combined with --update or --record\.\n$/,
    ],
    [
      'an endpoint that is no address',
      ['--endpoint', 'alexa', 'a.txt'],
      /^--endpoint must be an address such as https:\S+, not "alexa"\.\n$/,
    ],
    [
      'a timeout without an endpoint',
      ['--timeout', '8', 'a.txt'],
      /^--timeout needs an --endpoint\.\n$/,
    ],
    [
      'a timeout that is none',
      ['--timeout', 'long', '--endpoint', 'http://localhost/', 'a.txt'],
      /^--timeout must be seconds up to 900, not "long"\.\n$/,
    ],
    ['an option that there is not', ['--loud', 'a.txt'], /^Unknown option '--loud'/],
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
