import '../time/utc-process.ts';
import { parseArgs } from 'node:util';
import { startDemoApp } from '../app/demo-app.ts';
import { SIMULATED_APPLICATION } from '../app/simulator-routes.ts';
import { HELP_OPTION, printUsage, runMain, UsageError } from './run-main.ts';
import { DEVICE_RULE, parseDevice } from '../simulator/device-description.ts';
import {
  applyPlayedAnswers,
  EXTENSION_RULE,
  isDialogPath,
  playDialogFile,
  readDialogFile,
  updateDialogFile,
  createDialogFile,
} from '../simulator/dialogs/file.ts';
import {
  type PlayedTurn,
  formatDifferences,
  formatError,
  formatTurnJson,
  formatPlayedTurn,
} from '../simulator/dialogs/player.ts';
import type { ReplayOptions } from '../simulator/dialogs/file.ts';

const USAGE = `Usage: npm run dialog -- [--update] [--json] [--record FILE] [--now 2026-11-18T14:05:00+01:00] [--device "phone in Hamburg"] FILE ...

Plays dialogs with demo weather and compares the answers: text files (.txt, as in
test/dialogs/conversations), which set their own time, and replay files of "ask dialog" (.json).

  --update  write the actual answers into the files
  --json    print one JSON object per turn
  --record  write the dialog and its answers to a new file, .txt or .json
  --now     time of a replay file (default: the current time)
  --device  device of a replay file (default: phone)
  -h, --help  show this help`;

interface DialogOptions {
  files: string[];
  update: boolean;
  json: boolean;
  record: string | undefined;
  replay: ReplayOptions;
}

type Outcome = 'passed' | 'failed' | 'updated';

/** `npm run dialog`: plays dialogs and prints where the answers differ from the files. */
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    printUsage(USAGE);
    return;
  }
  const isOnlyFile = options.files.length === 1;
  const outcomes: Outcome[] = [];
  for (const path of options.files) {
    const outcome = await runDialog(path, options, isOnlyFile);
    outcomes.push(outcome);
    if (!isOnlyFile && !options.json) print(`${outcome} ${path}`);
  }
  if (!isOnlyFile && !options.json) print(formatSummary(outcomes));
  if (outcomes.includes('failed')) process.exitCode = 1;
});

/** Reports an unplayable file as failed, so that the others still run. */
async function runDialog(
  path: string,
  options: DialogOptions,
  isOnlyFile: boolean,
): Promise<Outcome> {
  try {
    return await playDialog(path, options, isOnlyFile);
  } catch (error) {
    process.stderr.write(`${formatError(error)}\n`);
    return 'failed';
  }
}

async function playDialog(
  path: string,
  options: DialogOptions,
  isOnlyFile: boolean,
): Promise<Outcome> {
  const { update, json, record, replay } = options;
  const file = await readDialogFile(path, replay);
  const played = await playDialogFile(file, startDemoApp, (turn) => {
    if (json) print(formatTurnJson(path, turn));
    else if (isOnlyFile) print(formatPlayedTurn(turn));
    if (!json && !update && hasDifferences(turn)) print(formatDifferences(path, turn));
  });
  if (record !== undefined) {
    const skillId = process.env['ALEXA_SKILL_ID'] ?? SIMULATED_APPLICATION;
    createDialogFile(record, applyPlayedAnswers(file.dialog, played), skillId);
  }
  if (update) return (await updateDialogFile(file, played)) ? 'updated' : 'passed';
  return played.some(hasDifferences) ? 'failed' : 'passed';
}

function hasDifferences({ differences }: PlayedTurn): boolean {
  return differences.length > 0;
}

function formatSummary(outcomes: readonly Outcome[]): string {
  const count = (of: Outcome) => outcomes.filter((outcome) => outcome === of).length;
  const updated = count('updated') > 0 ? [`${count('updated')} updated`] : [];
  return [`${count('passed')} passed`, `${count('failed')} failed`, ...updated].join(', ');
}

/** Undefined for `--help`. */
function readOptions(args: string[]): DialogOptions | undefined {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      record: { type: 'string' },
      now: { type: 'string' },
      device: { type: 'string', default: 'phone' },
      help: HELP_OPTION,
    },
  });
  if (values.help) return undefined;
  const { update, json, record, now = new Date().toISOString() } = values;
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
  return { files, update, json, record, replay: { now, device } };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
