import { execFile, spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../support/free-ports.ts';
import { unrunCommands } from './commands.ts';
import { listCommands, listTranscripts, pages, ROOT } from './pages.ts';

const run = promisify(execFile);

/** What a command may take on a busy machine. */
const TIMEOUT_MS = 240_000;

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** What a fresh checkout does not have, and the links of this one. */
const NOT_IN_CHECKOUT = new Set(['node_modules', '.git', '.serverless', 'dist', 'lib', 'data']);

/** The page starts the functions on AWS, emulated, and asks them. */
const EMULATION = /npx osls offline$/;
const EMULATED = /x-api-key: any|localhost:3002/;

const STARTS_SERVER = /(?:npm start|src\/cli\/server\.ts)$/;
const ASKS_SERVER = /localhost:3000/;

/** Makes the process take its pipes for a terminal. */
const AT_TERMINAL = '--import=data:text/javascript,process.stdin.isTTY=process.stdout.isTTY=true';

const unrun = new Set(unrunCommands.map(({ command }) => command));
const transcripts = pages.flatMap(listTranscripts);
const shown = new Set(transcripts.map(({ command }) => command));
const commands = [...new Set(pages.flatMap(listCommands))].filter(
  (command) => !unrun.has(command) && !shown.has(command),
);
const starting = commands.filter((command) => STARTS_SERVER.test(command));
const emulation = commands.filter((command) => EMULATION.test(command));
const emulated = commands.filter((command) => EMULATED.test(command));
const pending = commands.filter(
  (command) =>
    ASKS_SERVER.test(command) && !emulated.includes(command) && !emulation.includes(command),
);
const ending = commands.filter((command) =>
  [starting, emulation, emulated, pending].every((others) => !others.includes(command)),
);

let checkout: string;
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'weather-voice-docs-'));
  await cp(ROOT, checkout, { recursive: true, filter: isInCheckout });
  await symlink(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  for (const folder of ['etc/systemd/system', 'etc/nginx/conf.d', 'opt/weather-voice']) {
    await mkdir(join(checkout, 'root', folder), { recursive: true });
  }
}, TIMEOUT_MS);
afterAll(async () => rm(checkout, { recursive: true, force: true }));

function isInCheckout(path: string): boolean {
  return !NOT_IN_CHECKOUT.has(relative(ROOT, path));
}

/** No setting of this machine, and demo weather. */
function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, PORT: '0', WEATHER_DATA: 'demo', SLS_TELEMETRY_DISABLED: '1', ...more };
}

/** Runs a command in the checkout; it fails where the command does. */
async function runCommand(command: string): Promise<string> {
  const options = { cwd: checkout, env: environment(), maxBuffer: MAX_OUTPUT_BYTES };
  const running = run('bash', ['-c', `set -o pipefail; ${command}`], options);
  running.child.stdin?.end();
  return (await running).stdout;
}

/** Starts a command that goes on until the test ends, and waits for what it prints when it is ready. */
async function startCommand(command: string, ready: RegExp): Promise<string> {
  const child = spawn('bash', ['-c', command], {
    cwd: checkout,
    env: environment(),
    detached: true,
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  onTestFinished(async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await exited;
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: unknown) => {
      printed += String(chunk);
      if (ready.test(printed)) resolve(printed);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`It ends before it is ready:\n${printed}`)));
  });
}

async function startServer(command: string): Promise<string> {
  const printed = await startCommand(command, /is ready at http:\S+/);
  return /is ready at http:\/\/(\S+)/.exec(printed)?.[1] ?? '';
}

describe('the commands of the documentation', { timeout: TIMEOUT_MS }, () => {
  it.each(ending)('%s', async (command) => {
    await expect(runCommand(command)).resolves.toBeDefined();
  });

  it.each(starting)('%s', async (command) => {
    expect(await startServer(command)).toMatch(/:\d+$/);
  });

  it('call the server that npm start has started', async () => {
    expect(pending).not.toEqual([]);
    const host = await startServer('npm start');
    for (const command of pending) {
      const printed = await runCommand(command.replaceAll('localhost:3000', host));
      expect({ command, printed }).toEqual({ command, printed: expect.stringMatching(/\S/) });
      expect(printed).not.toMatch(/^\{"type":"\/problems/);
    }
  });

  it('package the functions and invoke them, with AWS emulated', async () => {
    const [start = ''] = emulation;
    const [http = 0, lambda = 0] = await freePorts(2);
    const atPorts = (command: string) =>
      command.replaceAll('localhost:3000', `localhost:${http}`).replaceAll('3002', String(lambda));
    await runCommand('npm run build');
    await startCommand(
      `${atPorts(start)} --httpPort ${http} --lambdaPort ${lambda}`,
      /Server ready/,
    );
    expect(emulated).toHaveLength(3);
    for (const command of emulated) expect(await runCommand(atPorts(command))).toContain('Hamburg');
  });
});

describe('the transcripts of the documentation', { timeout: TIMEOUT_MS }, () => {
  it.each(transcripts)('$page: $command', async ({ command, lines }) => {
    const isTalk = lines.some((line) => PROMPT.test(line));
    const printed = isTalk ? await talk(command, lines) : await runCommand(command);
    expect(printed.trimEnd().split('\n')).toEqual(lines);
  });
});

/** `en-US Chicago> Will it be warmer tomorrow?` */
const PROMPT = /^([a-z]{2}-[A-Z]{2} [^>]+> )(.+)$/;

/** Types what stands after the prompts, each when its prompt is there. */
async function talk(command: string, lines: readonly string[]): Promise<string> {
  const child = spawn('bash', ['-c', command], {
    cwd: checkout,
    env: environment({ NODE_OPTIONS: AT_TERMINAL }),
  });
  const typed = lines.flatMap((line) => {
    const [, prompt, text] = PROMPT.exec(line) ?? [];
    return prompt === undefined || text === undefined ? [] : [{ prompt, text }];
  });
  let raw = '';
  let answeredFrom = 0;
  child.stdout.on('data', (chunk) => {
    raw += String(chunk);
    const [next] = typed;
    // While a line is typed its prompt is drawn again: the next one comes on a line of its own.
    const hasAnswered = raw.includes('\n', answeredFrom);
    if (next && hasAnswered && stripVTControlCharacters(raw).endsWith(next.prompt)) {
      typed.shift();
      answeredFrom = raw.length;
      child.stdin.write(`${next.text}\r`);
    }
  });
  await new Promise((resolve) => child.once('close', resolve));
  return stripVTControlCharacters(raw).replaceAll('\r', '');
}

describe('the dry runs of commands that no test runs', { timeout: TIMEOUT_MS }, () => {
  const dryRuns = pages
    .flatMap(listCommands)
    .flatMap((command) => unrunCommands.filter((unrunCommand) => unrunCommand.command === command))
    .flatMap(({ dryRun, needs = [] }) => (dryRun === undefined ? [] : [{ dryRun, needs }]));
  const unique = [...new Map(dryRuns.map((entry) => [entry.dryRun, entry])).values()];

  it.for(unique)('$dryRun', async ({ dryRun, needs }, { skip }) => {
    if (!needs.every(isInstalled)) skip(`needs ${needs.join(', ')}`);
    await expect(runCommand(dryRun)).resolves.toBeDefined();
  });
});

function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
