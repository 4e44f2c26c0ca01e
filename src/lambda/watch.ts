import '../time/utc-process.ts';
import { openSources } from '../app/sources.ts';
import { openWatcher, type Watcher } from '../app/watch.ts';
import { readConfig } from '../config.ts';
import { createEmf } from '../telemetry/metrics.ts';
import { createFunctionLog, openBuiltGazetteer } from './setup.ts';

const clock = () => new Date();

/** AWS Lambda: one pass of the watcher, by a schedule; nothing without `WATCH_KEY`. */
const watcher = await open();

/** Fails if a subscriber was passed over, so that the alarm tells. */
async function runScheduledPass(): Promise<object> {
  if (!watcher) return { isOff: true };
  const counts = await watcher.runPass();
  if (counts.failed > 0) throw new Error(`The watcher passed over ${counts.failed} subscribers`);
  return counts;
}

async function open(): Promise<Watcher | undefined> {
  const config = readConfig(process.env);
  const { watch } = config;
  if (!watch) return undefined;
  const log = createFunctionLog(config.logLevel);
  const metrics = createEmf((line) => process.stdout.write(line), clock);
  const gazetteer = openBuiltGazetteer(config);
  const sources = await openSources(config, clock, log, { metrics, gazetteer });
  return openWatcher({ config, watch, sources, log, metrics });
}

export { runScheduledPass as handler };
