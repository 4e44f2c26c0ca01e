import serverless, { type Handler } from 'serverless-http';
import { readConfig } from '../config.ts';
import { openSources } from '../sources.ts';
import { serviceApp } from '../wiring.ts';
import { createLog } from './log.ts';

const answer = await openService();

export async function handler(event: object, context: object): Promise<object> {
  return answer(event, context);
}

async function openService(): Promise<Handler> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const sources = await openSources(config, () => new Date(), log);
  return serverless(serviceApp(sources, config, log));
}
