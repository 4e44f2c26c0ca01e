import { pino, type Logger } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { listen } from '../../../src/http/listen.ts';
import { notFound, problemHandler } from '../../../src/service/problem-handler.ts';
import { createWeatherService } from '../../../src/service/service.ts';
import type { Sources } from '../../../src/service/sources.ts';
import { createExpressApp } from '../../../src/app/service-app.ts';
import { sourcesWith } from '../fake-sources.ts';

const silent = pino({ level: 'silent' });

/** Starts a service from the sources of a test, with a timeout of 50 milliseconds, and returns its URL. */
export async function serve(overrides: Partial<Sources>, log: Logger = silent): Promise<string> {
  const app = createExpressApp(readConfig({}), log);
  const sources = sourcesWith('2026-11-21T12:00:00Z', overrides);
  app.use(
    createWeatherService(sources, { operationTimeoutMs: 50 }).routes,
    notFound,
    problemHandler,
  );
  const { port, close } = await listen(app, 0, '127.0.0.1');
  onTestFinished(close);
  return `http://127.0.0.1:${port}`;
}
