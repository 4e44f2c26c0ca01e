import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEVICE_RULE, parseDevice } from '../simulator/device-description.ts';
import { EXTENSION_RULE, isDialogPath, type ReplayOptions } from '../simulator/dialogs/file.ts';
import type { DeployedSkill } from '../simulator/dialogs/player.ts';
import { SECOND_MS } from '../time/units.ts';
import { HELP_OPTION, UsageError } from './run-main.ts';

export const USAGE = `Usage: npm run dialog -- [options] FILE ...

Plays dialogs and compares the answers: text files (.txt, as in test/dialogs/conversations), which set
their own time, and replay files of "ask dialog" (.json). The weather is demo weather, or that of the
deployed skill of --endpoint. Exits with 1 if an answer differs or is missing, a file cannot be played, or
all are skipped; with 2 for wrong options.

  --endpoint URL         play with a deployed skill: https://weather.example.org/alexa, or the address that
                         invokes a function; files that need a stand-in, such as their own clock, are skipped
  --timeout SECONDS      how long --endpoint may take for a turn (default: 8, as long as Alexa waits)
  --reporter text|junit  form of the report (default: text)
  --output FILE          write the report to a file; standard output then has the text
  --json                 print one JSON object per turn
  --coverage             print which intents, slots, values, phrases and operations were touched
  --coverage-output FILE write them to a .json file, with all names
  --watch                play all files again when one of them changes, until Ctrl-C
  --update               write the actual answers into the files
  --record FILE          write the dialog and its answers to a new file, .txt or .json
  --now TIME             time of a replay file, as 2026-11-18T14:05:00+01:00 (default: the current time)
  --device DEVICE        device of a replay file, as "phone in Hamburg" (default: phone)
  -h, --help             show this help`;

/** The options of `npm run dialog`. */
export interface DialogOptions {
  files: string[];
  update: boolean;
  json: boolean;
  record: string | undefined;
  replay: ReplayOptions;
  deployed: Pick<DeployedSkill, 'endpoint' | 'timeoutMs'> | undefined;
  reporter: 'text' | 'junit';
  output: string | undefined;
  coverage: boolean;
  coverageOutput: string | undefined;
  watch: boolean;
}

/** Alexa gives up after eight seconds. */
const ALEXA_TIMEOUT_SECONDS = '8';
const MAX_TIMEOUT_SECONDS = 900;

/**
 * Reads the options.
 *
 * @returns undefined for `--help`
 * @throws {UsageError} naming the option and its rule
 */
export function readOptions(args: string[]): DialogOptions | undefined {
  const { values, positionals: files } = parseOptions(args);
  if (values.help) return undefined;
  const { update, json, record, output, coverage, now = new Date().toISOString() } = values;
  if (files.length === 0) throw new UsageError('FILE must be a dialog to play; see --help');
  if (record !== undefined && files.length > 1) {
    throw new UsageError('--record takes one dialog, not several');
  }
  for (const path of record === undefined ? files : [...files, record]) {
    if (!isDialogPath(path)) throw new UsageError(`${path} ${EXTENSION_RULE}`);
  }
  if (Number.isNaN(Date.parse(now))) {
    throw new UsageError(`--now must be a time such as 2026-11-18T14:05:00+01:00, not "${now}"`);
  }
  const device = parseDevice(values.device);
  if (!device) throw new UsageError(`--device ${DEVICE_RULE}, not "${values.device}"`);
  const { reporter, 'coverage-output': coverageOutput } = values;
  if (reporter !== 'text' && reporter !== 'junit') {
    throw new UsageError(`--reporter must be text or junit, not "${reporter}"`);
  }
  if (coverageOutput !== undefined && !coverageOutput.endsWith('.json')) {
    throw new UsageError(`--coverage-output must end in .json, not "${coverageOutput}"`);
  }
  rejectCombinations(values);
  requireWritable('--output', output);
  requireWritable('--coverage-output', coverageOutput);
  const reports = { reporter, output, coverage, coverageOutput } as const;
  return {
    files,
    update,
    json,
    record,
    replay: { now, device },
    deployed: readDeployed(values),
    watch: values.watch,
    ...reports,
  };
}

type OptionValues = ReturnType<typeof parseOptions>['values'];

function parseOptions(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      endpoint: { type: 'string' },
      timeout: { type: 'string' },
      reporter: { type: 'string', default: 'text' },
      output: { type: 'string' },
      json: { type: 'boolean', default: false },
      coverage: { type: 'boolean', default: false },
      'coverage-output': { type: 'string' },
      watch: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      record: { type: 'string' },
      now: { type: 'string' },
      device: { type: 'string', default: 'phone' },
      help: HELP_OPTION,
    },
  });
}

function rejectCombinations(values: OptionValues): void {
  const { coverage, endpoint, json, output, record, reporter, timeout, update, watch } = values;
  const isXmlPrinted = reporter === 'junit' && output === undefined;
  const isChanging = update || record !== undefined;
  const rules: readonly [boolean, string][] = [
    [json && reporter === 'junit', '--json and --reporter junit cannot be combined'],
    [coverage && json, '--coverage prints a table: with --json, use --coverage-output'],
    [coverage && isXmlPrinted, '--coverage prints a table: give --reporter junit an --output'],
    [
      update && reporter === 'junit',
      '--update corrects what differs: it cannot be combined with --reporter junit',
    ],
    [
      values.now !== undefined && endpoint !== undefined,
      '--now has no effect with --endpoint, which plays at the current time',
    ],
    [watch && isChanging, '--watch cannot be combined with --update or --record'],
    [
      isChanging && endpoint !== undefined,
      '--endpoint cannot be combined with --update or --record',
    ],
    [timeout !== undefined && endpoint === undefined, '--timeout needs an --endpoint'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  if (broken) throw new UsageError(broken[1]);
}

function readDeployed(values: OptionValues): DialogOptions['deployed'] {
  const { endpoint, timeout = ALEXA_TIMEOUT_SECONDS } = values;
  if (endpoint === undefined) return undefined;
  const protocol = URL.parse(endpoint)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new UsageError(
      `--endpoint must be an address such as https://weather.example.org/alexa, not "${endpoint}"`,
    );
  }
  const seconds = Number(timeout);
  if (!(seconds > 0 && seconds <= MAX_TIMEOUT_SECONDS)) {
    throw new UsageError(
      `--timeout must be seconds up to ${MAX_TIMEOUT_SECONDS}, not "${timeout}"`,
    );
  }
  return { endpoint, timeoutMs: seconds * SECOND_MS };
}

/** A report that cannot be written would be lost after all files were played. */
function requireWritable(option: string, path: string | undefined): void {
  if (path === undefined) return;
  if (path === '') throw new UsageError(`${option} must name a file`);
  const folder = dirname(resolve(path));
  const isWritable = isAccessible(folder) && (!existsSync(path) || isAccessible(path));
  if (!isWritable) throw new UsageError(`${option} ${path} cannot be written`);
}

function isAccessible(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
