import '../time/utc-process.ts';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeDeployedSkill, startDemoApp } from '../app/demo-app.ts';
import { SIMULATED_APPLICATION } from '../app/simulator-routes.ts';
import { HELP_OPTION, printUsage, runMain, runOnChanges, UsageError } from './run-main.ts';
import { DEVICE_RULE, parseDevice } from '../simulator/device-description.ts';
import {
  createCoverageCollector,
  formatCoverage,
  type CoverageCollector,
} from '../simulator/dialogs/coverage.ts';
import { listNeededStandIns } from '../simulator/dialogs/dialog.ts';
import {
  applyPlayedAnswers,
  EXTENSION_RULE,
  isDialogPath,
  playDialogFile,
  readDialogFile,
  updateDialogFile,
  createDialogFile,
} from '../simulator/dialogs/file.ts';
import { type DeployedSkill, type PlayedTurn, formatError } from '../simulator/dialogs/player.ts';
import {
  formatDifferences,
  formatJunit,
  formatOutcome,
  formatPlayedTurn,
  formatSummary,
  formatTurnJson,
  hasDifferences,
  type FileResult,
  type PlayedOutcome,
} from '../simulator/dialogs/report.ts';
import type { DialogFile, ReplayOptions } from '../simulator/dialogs/file.ts';
import { SECOND_MS } from '../time/units.ts';

const USAGE = `Usage: npm run dialog -- [options] FILE ...

Plays dialogs and compares the answers: text files (.txt, as in test/dialogs/conversations), which set
their own time, and replay files of "ask dialog" (.json). The weather is demo weather, or that of the
deployed skill of --endpoint. Exits with 1 if an answer differs.

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

interface DialogOptions {
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

/** `npm run dialog`: plays dialogs and prints where the answers differ from the files. */
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    printUsage(USAGE);
    return;
  }
  if (options.watch) await runOnChanges(options.files, async () => playFiles(options));
  else process.exitCode = await playFiles(options);
});

/** Where the parts of a run write. */
interface Run {
  options: DialogOptions;
  isOnlyFile: boolean;
  skill: typeof startDemoApp | DeployedSkill;
  coverage: CoverageCollector | undefined;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** @returns the exit code */
async function playFiles(options: DialogOptions): Promise<number> {
  const { files, deployed, reporter, output, coverage, coverageOutput } = options;
  const report: string[] = [];
  const isReportOnly = reporter === 'junit' && output === undefined;
  const run: Run = {
    options,
    isOnlyFile: files.length === 1,
    skill: deployed ? describeDeployedSkill(deployed) : startDemoApp,
    coverage: coverage || coverageOutput !== undefined ? createCoverageCollector() : undefined,
    print(text) {
      report.push(text);
      if (!isReportOnly) process.stdout.write(`${text}\n`);
    },
    complain(text) {
      report.push(text);
      process.stderr.write(`${text}\n`);
    },
  };
  const results: FileResult[] = [];
  for (const path of files) results.push(await playFile(path, run));
  if (!run.isOnlyFile && !options.json) run.print(formatSummary(results));
  const isIdle = results.every(({ outcome }) => outcome === 'skipped');
  if (isIdle) run.complain('Every file was skipped: nothing was played.');
  if (run.coverage) reportCoverage(run.coverage, options, run.print);
  const text = reporter === 'junit' ? formatJunit(results) : `${report.join('\n')}\n`;
  if (output !== undefined) writeReport(output, text);
  else if (isReportOnly) process.stdout.write(text);
  return isIdle || results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

function reportCoverage(
  coverage: CoverageCollector,
  { coverage: isPrinted, coverageOutput, deployed }: DialogOptions,
  print: Run['print'],
): void {
  const report = coverage.report();
  if (isPrinted) print(formatCoverage(report, { hasOperations: deployed === undefined }));
  if (coverageOutput === undefined) return;
  writeReport(coverageOutput, `${JSON.stringify(report, undefined, 2)}\n`);
}

function writeReport(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (cause) {
    throw new Error(`${path} cannot be written`, { cause });
  }
}

/** Plays a file; an unplayable one has failed, so that the others still run. */
async function playFile(path: string, run: Run): Promise<FileResult> {
  const { options, isOnlyFile, print, complain } = run;
  const startedAt = new Date();
  const startMs = performance.now();
  const turns: PlayedTurn[] = [];
  let steps: FileResult['steps'] = [];
  const finish = (outcome: PlayedOutcome, reason: Partial<FileResult> = {}): FileResult => {
    const milliseconds = performance.now() - startMs;
    const result = { path, startedAt, milliseconds, outcome, steps, turns, ...reason };
    const isShown = !options.json && (!isOnlyFile || outcome === 'skipped');
    if (isShown) print(formatOutcome(result));
    return result;
  };
  try {
    const file = await readDialogFile(path, options.replay);
    steps = file.dialog.steps.filter((step) => step.kind === 'saying');
    const needed = options.deployed ? listNeededStandIns(file.dialog) : [];
    if (needed.length > 0) {
      return finish('skipped', { skipReason: `needs stand-ins (${needed.join(', ')})` });
    }
    await playDialogFile(file, run.skill, (turn) => {
      turns.push(turn);
      run.coverage?.add(turn.turn);
      reportTurn(path, turn, run);
    });
    return finish(await saveAnswers(file, turns, options));
  } catch (error) {
    const sentence = formatError(error);
    complain(sentence);
    return finish('failed', { error: sentence });
  }
}

function reportTurn(path: string, turn: PlayedTurn, { options, isOnlyFile, print }: Run): void {
  const { json, update } = options;
  if (json) print(formatTurnJson(path, turn));
  else if (isOnlyFile) print(formatPlayedTurn(turn));
  if (!json && !update && hasDifferences(turn)) print(formatDifferences(path, turn));
}

/** Writes the answers where the options say. */
async function saveAnswers(
  file: DialogFile,
  turns: readonly PlayedTurn[],
  { record, update }: DialogOptions,
): Promise<PlayedOutcome> {
  if (record !== undefined) {
    const skillId = process.env['ALEXA_SKILL_ID'] ?? SIMULATED_APPLICATION;
    createDialogFile(record, applyPlayedAnswers(file.dialog, turns), skillId);
  }
  if (update) return (await updateDialogFile(file, turns)) ? 'updated' : 'passed';
  return turns.some(hasDifferences) ? 'failed' : 'passed';
}

/** Undefined for `--help`. */
function readOptions(args: string[]): DialogOptions | undefined {
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
