import compression from 'compression';
import type { RequestHandler, Router } from 'express';
import { createLimiter, type LimiterLimits } from '../http/limiter.ts';
import { admission, isKeyNeeded, type AdmissionOptions } from './admission.ts';
import type { Answers } from './answers.ts';
import { forecastTextAnswers } from './forecast-text/answers.ts';
import { forecastAnswers } from './forecast/answers.ts';
import { forecast2Answers } from './forecast2/answers.ts';
import { keyring } from './keyring.ts';
import { tagOf } from './language.ts';
import { locationsAnswers } from './locations/answers.ts';
import { mcpRoute } from './mcp/route.ts';
import { refuseBodies } from './methods.ts';
import { nextHourAnswer } from './next-hour/answer.ts';
import { nowcastAnswers } from './nowcast/answers.ts';
import { documentRoutes } from './openapi/routes.ts';
import { pollenAnswers } from './pollen-text/answers.ts';
import { pollenIndexAnswers } from './pollen/answers.ts';
import { serviceRoutes, type ServiceRoutes } from './routes.ts';
import type { Sources } from './sources.ts';
import { stationAnswers } from './stations/answers.ts';
import { warningAnswers } from './warnings/answers.ts';

/** Milliseconds that an answer may take: a turn of the skill that waits for it has 6500. */
const DEADLINE = 5500;

/**
 * Answers that are made at once. Each takes up to a megabyte while its files are decoded, and those
 * who ask wait in a queue, in which an answer must not become too late for its deadline.
 */
const LIMITS: LimiterLimits = {
  maxRunning: 32,
  busyRunning: 4,
  minRunning: 4,
  maxQueued: 600,
  patienceMs: 1300,
  maxWaitMs: 6500,
};

/** The weather service. */
export interface WeatherService extends ServiceRoutes {
  /** What describes it, for everyone: it holds no weather. */
  documents: Router;
}

export function weatherService(
  sources: Sources,
  options: AdmissionOptions & { deadline?: number; limits?: LimiterLimits } = {},
): WeatherService {
  const { clock } = sources;
  const { ownKey, deadline = DEADLINE, limits = LIMITS } = options;
  const limiter = createLimiter(limits);
  const owns = keyring(ownKey === undefined ? [] : [ownKey]);
  const answers = answersFrom(sources);
  const admit = admission(options);
  const compress = compressed();
  const routes = serviceRoutes(answers, {
    clock,
    guards: [admit, refuseBodies, compress],
    isPrivate: isKeyNeeded(options),
    deadline,
    limiter,
    isPreferred: (request) => owns(request.get('x-api-key')) !== undefined,
  });
  routes.made.use(
    mcpRoute({
      guards: [admit, compress],
      deadline,
      serverOf: async (request) => {
        const { weatherServer } = await import('./mcp/server.ts');
        return weatherServer({ answers, deadline, limit: limiter.run, language: tagOf(request) });
      },
    }),
  );
  return { ...routes, documents: documentRoutes() };
}

/** All operations of both documents. */
export function answersFrom(sources: Sources): Answers {
  return {
    ...pollenAnswers(sources),
    ...nextHourAnswer(sources),
    ...forecastTextAnswers(sources),
    ...forecastAnswers(sources),
    ...forecast2Answers(sources),
    ...warningAnswers(sources),
    ...locationsAnswers(sources),
    ...pollenIndexAnswers(sources),
    ...nowcastAnswers(sources),
    ...stationAnswers(sources),
  };
}

/** Larger answers, for those who ask for it: the skill does not. */
function compressed(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    if (request.headers['accept-encoding'] === undefined) next();
    else compress(request, response, next);
  };
}
