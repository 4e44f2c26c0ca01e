import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { findDefaultPlace } from '../app/skill.ts';
import type { OpenDataServer } from '../opendata/server.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { openLiveServer } from '../app/sources.ts';
import {
  type Check,
  type Report,
  SkippedError,
  type CheckFinding,
  type CheckReport,
} from './product-check.ts';
import { createExamination, type Examination } from './examination.ts';
import { withTimeout } from '../opendata/timeouts.ts';
import { FORECAST_CHECKS, RADAR_CHECK } from './products/forecasts.ts';
import { POLLEN_CHECKS, POSTCODE_CHECKS, WARNING_CHECKS } from './products/areas.ts';
import { STATION_CHECKS, SYNOP_CHECKS } from './products/observations.ts';
import { CACHE_CHECKS, STORE_CHECKS } from './storage.ts';
import { MINUTE_MS } from '../time/units.ts';

interface ExamineOptions {
  config: Config;
  clock: () => Date;
  gazetteer: Gazetteer;
  /** By default the live server, or the demo's with WEATHER_DATA=demo. */
  server?: OpenDataServer;
  /** By default all checks. */
  checks?: readonly Check[];
  /** For each check. */
  timeoutMs?: number;
}

/** Place for German data if the default place is in another country. */
const GERMAN_PLACE = 'Berlin';

/**
 * Checks everything that the service uses with these settings, with the service's own code.
 *
 * @throws {ConfigError} if the default place does not exist
 */
export async function examineSources({
  config,
  clock,
  gazetteer,
  server,
  checks = CHECKS,
  timeoutMs,
}: ExamineOptions): Promise<Report> {
  const isDemo = config.weatherData === 'demo';
  const place = findDefaultPlace(gazetteer, config.defaultPlace);
  const placeInGermany = place.country === 'DE' ? place : findDefaultPlace(gazetteer, GERMAN_PLACE);
  const examination = createExamination({
    config,
    clock,
    isDemo,
    place,
    placeInGermany,
    server: server ?? (await openServer(config, clock)),
  });
  const found = await runChecks(checks, examination, timeoutMs);
  return {
    version: packageJson.version,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    data: isDemo ? 'demo' : 'live',
    time: clock().toISOString(),
    place: place.name,
    timeZone: place.timeZone,
    ok: found.every(({ status }) => status === 'ok' || status === 'skipped'),
    checks: found,
  };
}

/** With WEATHER_DATA=auto, the live server is examined. */
async function openServer(
  { weatherData, openData: { hosts, nwsContact } }: Config,
  clock: () => Date,
): Promise<OpenDataServer> {
  if (weatherData !== 'demo') return openLiveServer(hosts, undefined, nwsContact);
  const { createDemoServer } = await import('../opendata/demo/mirror.ts');
  return createDemoServer(clock);
}

/** Concurrent checks; low, because the servers are public. */
const MAX_CONCURRENT_CHECKS = 6;

/** Two downloads of six seconds each, plus decoding. */
const CHECK_TIMEOUT_MS = 14_000;
/** Generating the demo's radar takes long. */
const DEMO_CHECK_TIMEOUT_MS = MINUTE_MS;

const MAX_TEXT_CHARACTERS = 300;

/** Runs checks concurrently and returns their reports in order. */
async function runChecks(
  checks: readonly Check[],
  examination: Examination,
  timeoutMs = examination.isDemo ? DEMO_CHECK_TIMEOUT_MS : CHECK_TIMEOUT_MS,
): Promise<CheckReport[]> {
  const findings: CheckFinding[] = [];
  const queue = checks.entries();
  const runQueue = async () => {
    for (const [index, check] of queue) {
      findings[index] = await runCheck(check, examination, timeoutMs);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_CHECKS }, runQueue));
  const now = examination.clock().getTime();
  return checks.map((check, index) => createCheckReport(check, findings[index], now));
}

async function runCheck(
  check: Check,
  examination: Examination,
  timeoutMs: number,
): Promise<CheckFinding> {
  try {
    return (
      (await withTimeout(check.examine(examination), timeoutMs)) ?? createTimeoutFinding(timeoutMs)
    );
  } catch (error) {
    if (error instanceof SkippedError) return { status: 'skipped', problem: error.message };
    return {
      status: 'changed',
      problem: `the check itself failed (${error instanceof Error ? error.name : 'unknown'})`,
      advice: 'This is a bug: please report it with this output.',
    };
  }
}

function createTimeoutFinding(timeoutMs: number): CheckFinding {
  return {
    status: 'missing',
    milliseconds: timeoutMs,
    problem: `it did not finish within ${timeoutMs / 1000} seconds`,
    advice: 'Try again later; if it persists, check the speed of the network and of this machine.',
  };
}

/**
 * Removes control characters and limits the length, because texts of downloaded files go to a terminal.
 */
function toPrintable(text: string | undefined): string | null {
  if (text === undefined) return null;
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return line.length <= MAX_TEXT_CHARACTERS ? line : `${line.slice(0, MAX_TEXT_CHARACTERS)}…`;
}

function createCheckReport(
  { name, title, without }: Check,
  finding: CheckFinding | undefined,
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
    value: toPrintable(value),
    problem: toPrintable(problem),
    advice: advice ?? null,
    without,
  };
}

/** All checks, in the order of the report. */
export const CHECKS: readonly Check[] = [
  ...FORECAST_CHECKS,
  RADAR_CHECK,
  ...POLLEN_CHECKS,
  ...WARNING_CHECKS,
  ...SYNOP_CHECKS,
  ...STATION_CHECKS,
  ...POSTCODE_CHECKS,
  ...CACHE_CHECKS,
  ...STORE_CHECKS,
];
