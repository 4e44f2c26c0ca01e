import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { findDefaultPlace } from '../app/default-place.ts';
import type { OpenDataServer } from '../opendata/server.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { openLiveServer } from '../app/sources.ts';
import {
  type Check,
  type Report,
  SkippedError,
  type CheckFinding,
  type CheckReport,
} from './check.ts';
import { createExamination, type Examination } from './examination.ts';
import { withTimeout } from '../time/timeout.ts';
import { FORECAST_CHECKS, RADAR_CHECK } from './products/forecasts.ts';
import { POLLEN_CHECKS, POSTCODE_CHECKS, WARNING_CHECKS } from './products/areas.ts';
import { STATION_CHECKS, SYNOP_CHECKS } from './products/observations.ts';
import { CACHE_CHECKS, STORE_CHECKS } from './storage.ts';
import { MINUTE_MS } from '../time/units.ts';

interface ExamineOptions {
  config: Config;
  clock: () => Date;
  gazetteer: Gazetteer;
  /** By default the live one, or the demo's where the settings ask for it. */
  server?: OpenDataServer;
  /** By default all. */
  checks?: readonly Check[];
  /** Milliseconds for each check. */
  timeout?: number;
}

/** Where files about Germany are looked at by who lives elsewhere. */
const GERMAN_PLACE = 'Berlin';

/**
 * Asks for everything that the service with these settings would use, once, with its own code.
 *
 * @throws {ConfigError} for a default place that is not known
 */
export async function examineSources({
  config,
  clock,
  gazetteer,
  server,
  checks = CHECKS,
  timeout,
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
  const found = await runChecks(checks, examination, timeout);
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

/** Where the settings leave it open whether the weather is live, that is what is to be found out. */
async function openServer(
  { weatherData, openData: { hosts } }: Config,
  clock: () => Date,
): Promise<OpenDataServer> {
  if (weatherData !== 'demo') return openLiveServer(hosts);
  const { createDemoServer } = await import('../opendata/demo/mirror.ts');
  return createDemoServer(clock);
}

/** So many checks at once: the servers are shared with everybody. */
const MAX_CONCURRENT_CHECKS = 6;

/** Two downloads of six seconds each, and what is decoded. */
const CHECK_TIMEOUT_MS = 14_000;
/** The demo's radar takes its time to be made, and nobody else waits for it. */
const DEMO_CHECK_TIMEOUT_MS = MINUTE_MS;

const MAX_TEXT_CHARACTERS = 300;

/** Runs checks, some at once, and gives what they found in their order. */
async function runChecks(
  checks: readonly Check[],
  examination: Examination,
  timeout = examination.isDemo ? DEMO_CHECK_TIMEOUT_MS : CHECK_TIMEOUT_MS,
): Promise<CheckReport[]> {
  const findings: CheckFinding[] = [];
  const waiting = checks.entries();
  const runOn = async () => {
    for (const [index, check] of waiting) {
      findings[index] = await runCheck(check, examination, timeout);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_CHECKS }, runOn));
  const now = examination.clock().getTime();
  return checks.map((check, index) => createCheckReport(check, findings[index], now));
}

async function runCheck(
  check: Check,
  examination: Examination,
  timeout: number,
): Promise<CheckFinding> {
  try {
    return (
      (await withTimeout(check.examine(examination), timeout)) ?? createTimeoutFinding(timeout)
    );
  } catch (error) {
    if (error instanceof SkippedError) return { status: 'skipped', problem: error.message };
    return {
      status: 'changed',
      problem: `the examination itself fails (${error instanceof Error ? error.name : 'unknown'})`,
      advice: 'This is a bug of the program: please report it with this output.',
    };
  }
}

function createTimeoutFinding(timeout: number): CheckFinding {
  return {
    status: 'missing',
    milliseconds: timeout,
    problem: `it was not done within ${timeout / 1000} seconds`,
    advice: 'Try again later; if it stays so, check how fast the line and this machine are.',
  };
}

/** Names and texts of a file go to a terminal: nothing in them may command it, or fill it. */
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

/** Everything that the service can need, in the order in which it is told. */
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
