import serverless, { type Handler } from 'serverless-http';
import { readConfig } from '../config.ts';
import { createEmf } from '../telemetry/emf.ts';
import { openSources } from '../sources.ts';
import { serviceApp } from '../service-app.ts';
import { functionLog } from './function-log.ts';
import { openGazetteer } from './gazetteer.ts';

const clock = () => new Date();
const answer = await openService();

export async function handler(event: object, context: object): Promise<object> {
  return answer(event, context);
}

async function openService(): Promise<Handler> {
  const config = readConfig(process.env);
  const log = functionLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  const metrics = createEmf((line) => process.stdout.write(line), clock);
  const sources = await openSources(config, clock, log, {
    metrics,
    gazetteer: openGazetteer(config),
  });
  return serverless(serviceApp(sources, config, log, { metrics, isBehindGateway: true }));
}
