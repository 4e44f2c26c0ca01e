import {
  execFile,
  spawn,
  spawnSync,
  type ChildProcessWithoutNullStreams,
} from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { operationIds } from '../../src/contract/operations.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LOOPBACK_ONLY = pathToFileURL(join(ROOT, 'test/support/loopback-only.mjs')).href;
const MAX_PACKED_BYTES = 25_000_000;
/** It compiles the program and builds the index of places. */
const PACKING_TIMEOUT_MS = 900_000;

const Package = z.object({
  version: z.string(),
  bin: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});
const { version, bin, dependencies } = Package.parse(
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
);

/** An empty folder in which the packed program is installed, with its dependencies alone. */
let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weather-voice-installed-'));
  // Nobody may read it, too.
  chmodSync(folder, 0o755);
  await run('npm', ['pack', '--pack-destination', folder], { cwd: ROOT });
  const installed = join(folder, 'node_modules/weather-voice');
  mkdirSync(installed, { recursive: true });
  const archive = join(folder, `weather-voice-${version}.tgz`);
  await run('tar', ['-xzf', archive, '-C', installed, '--strip-components=1']);
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
  program = join(installed, bin['weather-voice'] ?? '');
}, PACKING_TIMEOUT_MS);
afterAll(async () => rm(folder, { recursive: true, force: true }));

/** No setting of this machine, made-up weather, and no way out of it. */
function environment(): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    NODE_OPTIONS: `--import=${LOOPBACK_ONLY}`,
    OUTSIDE_LOG: join(folder, 'outside.log'),
    WEATHER_DATA: 'demo',
    PORT: '0',
  };
}

async function runProgram(...values: string[]) {
  return runProgramIn(folder, ...values);
}

async function runProgramIn(cwd: string, ...values: string[]) {
  return run(process.execPath, [program, ...values], { cwd, env: environment() });
}

/** @returns its address */
async function waitUntilReady(child: ChildProcessWithoutNullStreams): Promise<string> {
  let log = '';
  child.stderr.on('data', (chunk) => (log += String(chunk)));
  const ended = once(child, 'close').then(() => {
    throw new Error(`It ends before it is ready: ${log}`);
  });
  const [ready] = await Promise.race([once(child.stdout, 'data'), ended]);
  return /is ready at (http:\S+)/.exec(String(ready))?.[1] ?? '';
}

/** A command of the image's file, as an array. */
function readImageCommand(pattern: RegExp): string[] {
  const [, command = ''] = pattern.exec(readProjectFile('Containerfile')) ?? [];
  return z.array(z.string()).parse(JSON.parse(command));
}

/** The settings of the image. */
function readImageSettings(): Record<string, string> {
  const [, line = ''] = /^ENV (.+)$/m.exec(readProjectFile('Containerfile')) ?? [];
  return Object.fromEntries(line.split(' ').map((each) => each.split('=')));
}

function readProjectFile(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

const AS_NOBODY = ['--reuid', '65534', '--regid', '65534', '--clear-groups'];

/** Its container is a stand-in: mounts of its own, where nothing but the data folder is writable, and nobody's rights. */
const ENTER_CONTAINER = `
mount --make-rprivate / && mount --bind / / && mount -o remount,bind,ro / &&
mount -t tmpfs -o mode=0777 tmpfs "$DATA" &&
exec setpriv ${AS_NOBODY.join(' ')} --no-new-privs --inh-caps=-all "$@"`;

/** Needs root with rights to mount, and a checkout that nobody can read. */
const canEnter =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'true']).status === 0 &&
  [process.execPath, tmpdir()].every(
    (path) => spawnSync('setpriv', [...AS_NOBODY, 'test', '-x', path]).status === 0,
  );
const MAX_CONTAINER_KB = 256 * 1024;

describe('who runs the image', () => {
  test.skipIf(!canEnter)(
    'gets answers in 256 MB from a read-only root, as nobody and without a home',
    async () => {
      const data = join(folder, 'data-of-the-image');
      mkdirSync(data);
      const [node = '', ...values] = readImageCommand(/^CMD (\[.+\])$/m);
      expect(node).toBe('node');
      const shell = ['--mount', 'sh', '-c', ENTER_CONTAINER, 'sh', process.execPath, ...values];
      const { HOME: _, ...settings } = environment();
      const child = spawn('unshare', shell, {
        cwd: dirname(join(program, '../../..')),
        env: {
          ...settings,
          ...readImageSettings(),
          STORE_FILE: join(data, 'remembered.sqlite'),
          DATA: data,
        },
      });
      const exited = once(child, 'exit');
      const { port } = new URL(await waitUntilReady(child));
      const [, ...check] = readImageCommand(/^ {2}CMD (\[.+\])$/m);
      const checkHere = check.map((value) => value.replace(':3000/', `:${port}/`));
      await expect(run(process.execPath, checkHere)).resolves.toBeDefined();
      const url = `http://localhost:${port}`;
      const answer = await fetch(`${url}/v4_0/forecast/53.55/9.99`);
      expect(answer.status).toBe(200);
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      expect(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1])).toBeLessThan(MAX_CONTAINER_KB);
      expect(status).toMatch(/^Uid:\s+65534\s/m);
      child.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
    },
  );

  test('gets it without root rights, with a health check and without build tools', () => {
    const [build = '', image = ''] =
      readProjectFile('Containerfile').split(/^(?=FROM (?!.* AS ))/m);
    expect(build).toMatch(/^FROM docker\.io\/library\/node:\d+\.\d+\.\d+-\S+ AS build$/m);
    expect(image).toMatch(/^USER 65534:65534$/m);
    expect(image).toMatch(/^HEALTHCHECK /m);
    expect(image).not.toMatch(/^RUN .*(?:apt-get|npm (?:ci|install))/m);
    expect(readProjectFile('compose.yaml').match(/read_only: true/g)).toHaveLength(2);
  });
});

describe('who installs the packed program in an empty folder', () => {
  test('downloads less than 25 MB, with the index of places', () => {
    expect(statSync(join(folder, `weather-voice-${version}.tgz`)).size).toBeLessThan(
      MAX_PACKED_BYTES,
    );
    expect(existsSync(join(folder, 'node_modules/weather-voice/lib/places'))).toBe(true);
  });

  test('asks a question without network', async () => {
    const at = ['--locale', 'en-US', '--place', 'Hamburg', '--now', '2026-11-18T14:05:00+01:00'];
    const { stdout } = await runProgram('ask', ...at, "What's the weather tomorrow?");
    expect(stdout).toMatch(/^Tomorrow in Hamburg/);
    expect(existsSync(join(folder, 'outside.log'))).toBe(false);
  });

  test('records a conversation of their own elsewhere, plays it, and reads what is different', async () => {
    const own = join(folder, 'own');
    mkdirSync(own);
    const head = 'locale: en-GB\nnow: 2026-11-18T14:05+01:00\ndevice: speaker in Leeds\n\n';
    const questions = "> What's the weather tomorrow?\n\n> And in Bath?\n";
    writeFileSync(join(own, 'mine.txt'), head + questions);
    const recorded = await runProgramIn(own, 'dialog', '--record', 'recorded.txt', 'mine.txt');
    expect(recorded.stdout).toMatch(/^< Tomorrow in Leeds.*\n[^]*^< Tomorrow in Bath/m);
    expect((await runProgramIn(own, 'dialog', 'mine.txt', 'recorded.txt')).stdout).toBe(
      'passed mine.txt\npassed recorded.txt\n2 passed, 0 failed\n',
    );
    const reported = await runProgramIn(own, 'dialog', '--reporter', 'junit', 'recorded.txt');
    expect(reported.stdout).toContain(
      '<testsuites name="dialogs" tests="2" failures="0" errors="0" skipped="0" ',
    );
    const text = readFileSync(join(own, 'recorded.txt'), 'utf8');
    writeFileSync(join(own, 'wrong.txt'), text.replace('< Tomorrow in Bath', '< Today in Bath'));
    await expect(runProgramIn(own, 'dialog', 'wrong.txt')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^wrong\.txt, line \d+: other answer to "And in Bath\?"$/m),
    });
    expect(existsSync(join(folder, 'outside.log'))).toBe(false);
  });

  test('starts it, sees the page, and finds what it remembers in the data folder', async () => {
    const child = spawn(process.execPath, [program, 'start'], { cwd: folder, env: environment() });
    const exited = once(child, 'exit');
    const url = await waitUntilReady(child);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Weather Voice');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(existsSync(join(folder, 'data/weather-voice/remembered.sqlite'))).toBe(true);
  });

  test('gives it to a desktop assistant', async () => {
    const client = new Client({ name: 'a-desktop', version: '1.0.0' });
    const command = { command: process.execPath, args: [program, 'mcp'], env: environment() };
    await client.connect(new StdioClientTransport({ ...command, cwd: folder }));
    const { tools } = await client.listTools();
    await client.close();
    expect(tools.map(({ name }) => name)).toEqual(operationIds);
  });

  test.each(['start', 'ask', 'dialog', 'doctor', 'wyoming', 'mcp'])(
    'reads how %s is used, as it is called here',
    async (command) => {
      const { stdout } = await runProgram(command, '--help');
      expect(stdout).toMatch(new RegExp(`^Usage: weather-voice ${command}\\b`));
      expect(stdout).not.toContain('npm ');
    },
  );

  test('is told which commands there are', async () => {
    expect((await runProgram('--version')).stdout).toBe(`${version}\n`);
    expect((await runProgram('--help')).stdout).toMatch(/^Usage: weather-voice COMMAND/);
    await expect(runProgram('forecast')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^There is no command "forecast"\.\n\nUsage:/),
    });
  });
});

describe('who publishes the program', () => {
  test('is warned of nothing but that they are not logged in', async () => {
    // It was packed before, by the script that publishing runs as well.
    const dry = ['publish', '--dry-run', '--json', '--ignore-scripts', '--offline'];
    const { stdout, stderr } = await run('npm', dry, { cwd: ROOT });
    const warnings = stderr.split('\n').filter((line) => /^npm (?:warn|error)/.test(line));
    expect(warnings.filter((line) => !line.includes('requires you to be logged in'))).toEqual([]);
    // Versions of npm differ in what is around the files.
    const paths = Array.from(stdout.matchAll(/"path": "(.+)"/g), ([, path = '']) => path);
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
    expect(paths.filter((path) => /^(?:src|test|bench)\/|\.ts$/.test(path))).toEqual([]);
  });
});
