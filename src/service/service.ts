import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type RequestHandler } from 'express';
import type { Answers } from './answers.ts';
import { forecastTextAnswers } from './forecast-text/answers.ts';
import { nextHourAnswer } from './next-hour/answer.ts';
import { pollenAnswers } from './pollen-text/answers.ts';
import { unauthorized } from './problems.ts';
import { serviceRoutes } from './routes.ts';
import type { Sources } from './sources.ts';

/** The version of the API that this service speaks; a path without one means the same. */
const VERSION = '/v4_0';

/**
 * The weather service.
 *
 * @param key what callers must send as `x-api-key`; undefined lets everyone in
 */
export function weatherService(sources: Sources, key: string | undefined): Router {
  const routes = serviceRoutes(answersFrom(sources));
  const service = Router();
  const guards = key === undefined ? [] : [requireKey(key)];
  service.use(VERSION, ...guards, routes);
  service.use(...guards, routes);
  return service;
}

/** All operations of the voice-text document. */
export function answersFrom(sources: Sources): Answers {
  return { ...pollenAnswers(sources), ...nextHourAnswer(sources), ...forecastTextAnswers(sources) };
}

function requireKey(key: string): RequestHandler {
  const expected = digest(key);
  return (request, _response, next) => {
    const given = digest(request.get('x-api-key') ?? '');
    if (!timingSafeEqual(given, expected)) throw unauthorized();
    next();
  };
}

/** Of one length whatever the key, so that comparing takes the same time. */
function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
