import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { problemHandler, unknownPath } from './service/problems.ts';
import { weatherService } from './service/service.ts';
import type { Sources } from './service/sources.ts';

/** The weather service alone, with its answers to whatever goes wrong. */
export function serviceApp(sources: Sources, config: Config, log: Logger): Express {
  const app = plainExpress();
  addService(app, sources, config, log);
  return app;
}

/** Last in an app: what no route before it takes is the service's, or an error. */
export function addService(app: Express, sources: Sources, config: Config, log: Logger): void {
  app.use(weatherService(sources, config.weatherApi.key));
  app.use(unknownPath, problemHandler(log));
}

export function plainExpress(): Express {
  const app = express();
  app.disable('x-powered-by');
  return app;
}
