import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { findDefaultPlace } from '../default-place.ts';
import type { OpenDataServer } from '../opendata/server.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { openLiveServer } from '../sources.ts';
import type { Check } from './check.ts';
import { CHECKS } from './checks.ts';
import { createExamination } from './examination.ts';
import type { Report } from './report.ts';
import { runChecks } from './run-checks.ts';

export interface ExamineOptions {
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
const SOMEWHERE_IN_GERMANY = 'Berlin';

/**
 * Asks for everything that the service with these settings would use, once, with its own code.
 *
 * @throws {ConfigError} for a default place that is not known
 */
export async function examine({
  config,
  clock,
  gazetteer,
  server,
  checks = CHECKS,
  timeout,
}: ExamineOptions): Promise<Report> {
  const isDemo = config.weatherData === 'demo';
  const place = findDefaultPlace(gazetteer, config.defaultPlace);
  const placeInGermany =
    place.country === 'DE' ? place : findDefaultPlace(gazetteer, SOMEWHERE_IN_GERMANY);
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
