import { inTime } from '../opendata/in-time.ts';
import { SkippedError, type Check, type Finding } from './check.ts';
import type { Examination } from './examination.ts';
import type { CheckReport } from './report.ts';

/** So many checks at once: the servers are shared with everybody. */
const CONCURRENCY = 6;

/** Two downloads of six seconds each, and what is decoded. */
export const CHECK_TIMEOUT_MS = 14_000;
/** The demo's radar takes its time to be made, and nobody else waits for it. */
export const DEMO_CHECK_TIMEOUT_MS = 60_000;

const MAX_TEXT_LENGTH = 300;

/** Runs checks, some at once, and gives what they found in their order. */
export async function runChecks(
  checks: readonly Check[],
  examination: Examination,
  timeout = examination.isDemo ? DEMO_CHECK_TIMEOUT_MS : CHECK_TIMEOUT_MS,
): Promise<CheckReport[]> {
  const findings: Finding[] = [];
  const waiting = checks.entries();
  const runOn = async () => {
    for (const [index, check] of waiting) findings[index] = await run(check, examination, timeout);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runOn));
  const now = examination.clock().getTime();
  return checks.map((check, index) => reportOf(check, findings[index], now));
}

async function run(check: Check, examination: Examination, timeout: number): Promise<Finding> {
  try {
    return (await inTime(check.examine(examination), timeout)) ?? timedOut(timeout);
  } catch (error) {
    if (error instanceof SkippedError) return { status: 'skipped', problem: error.message };
    return {
      status: 'changed',
      problem: `the examination itself fails (${error instanceof Error ? error.name : 'unknown'})`,
      advice: 'This is a bug of the program: please report it with this output.',
    };
  }
}

function timedOut(timeout: number): Finding {
  return {
    status: 'missing',
    milliseconds: timeout,
    problem: `it was not done within ${timeout / 1000} seconds`,
    advice: 'Try again later; if it stays so, check how fast the line and this machine are.',
  };
}

/** Names and texts of a file go to a terminal: nothing in them may command it, or fill it. */
function printable(text: string | undefined): string | null {
  if (text === undefined) return null;
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return line.length <= MAX_TEXT_LENGTH ? line : `${line.slice(0, MAX_TEXT_LENGTH)}…`;
}

function reportOf(
  { name, title, without }: Check,
  finding: Finding | undefined,
  now: number,
): CheckReport {
  const {
    status = 'skipped',
    url,
    bytes,
    dated,
    milliseconds,
    value,
    problem,
    advice,
  } = finding ?? {};
  return {
    name,
    title,
    status,
    url: url ?? null,
    bytes: bytes ?? null,
    ageSeconds: dated === undefined ? null : Math.round((now - dated) / 1000),
    milliseconds: milliseconds ?? null,
    value: printable(value),
    problem: printable(problem),
    advice: advice ?? null,
    without,
  };
}
