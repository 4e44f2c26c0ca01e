import serverless from 'serverless-http';
import type { Handler } from 'serverless-http';
import { readConfig } from '../config.ts';
import { createEmf } from '../telemetry/metrics.ts';
import { openSources } from '../app/sources.ts';
import { createServiceApp } from '../app/service-app.ts';
import { createFunctionLog, openBuiltGazetteer } from './setup.ts';

const clock = () => new Date();
const answerEvent = await openService();

export async function handleServiceEvent(event: object, context: object): Promise<object> {
  return answerEvent(event, context);
}

async function openService(): Promise<Handler> {
  const config = readConfig(process.env);
  const log = createFunctionLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  const metrics = createEmf((line) => process.stdout.write(line), clock);
  const sources = await openSources(config, clock, log, {
    metrics,
    gazetteer: openBuiltGazetteer(config),
  });
  return serverless(createServiceApp(sources, config, log, { metrics, isBehindGateway: true }));
}
