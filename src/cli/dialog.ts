import '../time/utc-process.ts';
import { writeFileSync } from 'node:fs';
import { describeDeployedSkill, startDemoApp } from '../app/demo-app.ts';
import { SIMULATED_APPLICATION } from '../app/simulator-routes.ts';
import { readOptions, USAGE, type DialogOptions } from './dialog-options.ts';
import { printUsage, runMain, runOnChanges } from './run-main.ts';
import {
  createCoverageCollector,
  formatCoverage,
  type CoverageCollector,
} from '../simulator/dialogs/coverage.ts';
import { listNeededStandIns } from '../simulator/dialogs/dialog.ts';
import {
  applyPlayedAnswers,
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
import type { DialogFile } from '../simulator/dialogs/file.ts';

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
    coverage:
      coverage || coverageOutput !== undefined
        ? createCoverageCollector({ hasOperations: deployed === undefined })
        : undefined,
    print(text) {
      report.push(text);
      if (!isReportOnly) process.stdout.write(`${text}\n`);
    },
    complain(text) {
      if (!options.json) report.push(text);
      process.stderr.write(`${text}\n`);
    },
  };
  const results: FileResult[] = [];
  for (const path of files) results.push(await playFile(path, run));
  if (!run.isOnlyFile && !options.json) run.print(formatSummary(results));
  const isIdle = results.every(({ outcome }) => outcome === 'skipped');
  if (isIdle) run.complain('Every file was skipped: nothing was played.');
  const covered = run.coverage?.report();
  if (covered && coverage) run.print(formatCoverage(covered));
  const text = reporter === 'junit' ? formatJunit(results) : `${report.join('\n')}\n`;
  if (output !== undefined) writeReport(output, text);
  else if (isReportOnly) process.stdout.write(text);
  if (covered && coverageOutput !== undefined) {
    writeReport(coverageOutput, `${JSON.stringify(covered, undefined, 2)}\n`);
  }
  return isIdle || results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
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
