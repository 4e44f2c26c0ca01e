import { EventEmitter, once } from 'node:events';
import { watch } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import envPaths from 'env-paths';
import { ConfigError, type Config } from '../config.ts';

/** The command was used wrongly: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** As shells report a program that a closed pipe has ended: 128 and SIGPIPE. */
const CLOSED_PIPE_EXIT_CODE = 141;

/** Runs a command; an error becomes one sentence on standard error and an exit code. */
export async function runMain(run: () => Promise<void>): Promise<void> {
  // The reader of the output, such as `head`, has enough.
  process.stdout.on('error', (error) => {
    if (readCode(error) !== 'EPIPE') throw error;
    process.exit(CLOSED_PIPE_EXIT_CODE);
  });
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${formatError(error)}\n`);
    process.exitCode = isUsageError(error) ? 2 : 1;
  }
}

/** The `--help` option of every command, for `parseArgs` of node:util. */
export const HELP_OPTION = { type: 'boolean', short: 'h', default: false } as const;

/** Prints the usage for `--help`; for commands without other options. */
export function printHelpIfRequested(usage: string): boolean {
  const { help } = parseArgs({ options: { help: HELP_OPTION } }).values;
  if (help) printUsage(usage);
  return help;
}

/** Prints the usage, with the command as it was installed. */
export function printUsage(usage: string): void {
  const shown = isInstalled
    ? usage.replace(/npm (?:run )?(\w+)(?: --)?/g, 'weather-voice $1')
    : usage;
  process.stdout.write(`${shown}\n`);
}

/** Whether this is the installed program, which is compiled, and not a checkout. */
const isInstalled = extname(import.meta.url) === '.js';

/** Where a local process remembers; not in node_modules, which `npm ci` and updates delete. */
const LOCAL_DATA_FOLDER = isInstalled
  ? envPaths('weather-voice', { suffix: '' }).data
  : fileURLToPath(new URL('../../data', import.meta.url));
const LOCAL_STORE_FILE = join(LOCAL_DATA_FOLDER, 'remembered.sqlite');

/** The settings of a local process, which remembers its users in a file. */
export function withLocalStore(config: Config): Config {
  const { store } = config;
  return { ...config, store: { ...store, file: store.file ?? LOCAL_STORE_FILE } };
}

/** Interval at which the process checks its parent. */
const PARENT_POLL_MS = 250;

/**
 * Calls `shutDown` once on SIGINT or SIGTERM. Under npm, whose shell forwards no signals, it also calls
 * it when that shell exits.
 */
export function onShutdownSignal(shutDown: () => void): void {
  let isShuttingDown = false;
  const handleSignal = () => {
    // Process managers repeat signals, and npm and its process group each receive one.
    if (!isShuttingDown) shutDown();
    isShuttingDown = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, handleSignal);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    handleSignal();
  }, PARENT_POLL_MS);
  poll.unref();
}

/** As shells report a program that Ctrl-C has ended: 128 and SIGINT. */
const INTERRUPTED_EXIT_CODE = 130;

/**
 * Runs a command again after each change of its files, until Ctrl-C, which ends with the exit code of the last run.
 *
 * @param run returns its exit code
 */
export async function runOnChanges(
  files: readonly string[],
  run: () => Promise<number>,
): Promise<never> {
  let exitCode = INTERRUPTED_EXIT_CODE;
  onShutdownSignal(() => process.exit(exitCode));
  const waitForChange = watchFiles(files);
  const names = files.length === 1 ? files.join('') : `${files.length} files`;
  for (;;) {
    exitCode = await run();
    process.stderr.write(`Waiting for a change of ${names}; Ctrl-C ends.\n`);
    await waitForChange();
  }
}

/** An editor writes a file in several steps. */
const SETTLE_MS = 100;

/**
 * Watches the folders of files, as editors replace a file instead of writing into it.
 *
 * @returns a function that waits for a change since it was last called
 * @throws {Error} for a missing folder
 */
function watchFiles(files: readonly string[]): () => Promise<void> {
  const paths = new Set(files.map((file) => resolve(file)));
  const changes = new EventEmitter();
  let hasChanged = false;
  changes.on('change', () => {
    hasChanged = true;
  });
  for (const folder of new Set(Array.from(paths, (path) => dirname(path)))) {
    watchFolder(folder, (name) => {
      // Some systems do not name the file.
      if (name === null || paths.has(join(folder, name))) changes.emit('change');
    });
  }
  return async () => {
    if (!hasChanged) await once(changes, 'change');
    await sleep(SETTLE_MS);
    hasChanged = false;
  };
}

function watchFolder(folder: string, onChange: (name: string | null) => void): void {
  try {
    watch(folder, (_event, name) => onChange(name));
  } catch (cause) {
    throw new UsageError(`${folder} cannot be watched`, { cause });
  }
}

function formatError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (isAddressInUse(error)) return 'The port is already in use: set PORT to another one.';
  return message.endsWith('.') ? message : `${message}.`;
}

function isUsageError(error: unknown): boolean {
  return error instanceof ConfigError || error instanceof UsageError || isOptionError(error);
}

/** Whether `parseArgs` of node:util threw the error. */
function isOptionError(error: unknown): boolean {
  return readCode(error).startsWith('ERR_PARSE_ARGS');
}

function isAddressInUse(error: unknown): boolean {
  return readCode(error) === 'EADDRINUSE';
}

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
