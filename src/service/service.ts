import compression from 'compression';
import type { RequestHandler } from 'express';
import { admission, type AdmissionOptions } from './admission.ts';
import type { Answers } from './answers.ts';
import { forecastTextAnswers } from './forecast-text/answers.ts';
import { refuseBodies } from './methods.ts';
import { nextHourAnswer } from './next-hour/answer.ts';
import { pollenAnswers } from './pollen-text/answers.ts';
import { serviceRoutes, type ServiceRoutes } from './routes.ts';
import type { Sources } from './sources.ts';
import { stationAnswers } from './stations/answers.ts';

/** Milliseconds that an answer may take: a turn of the skill that waits for it has 6500. */
const DEADLINE = 5500;

/** The weather service. */
export function weatherService(
  sources: Sources,
  options: AdmissionOptions & { deadline?: number } = {},
): ServiceRoutes {
  const { clock } = sources;
  const { keys = [], deadline = DEADLINE } = options;
  return serviceRoutes(answersFrom(sources), {
    clock,
    guards: [admission(options), refuseBodies, compressed()],
    isPrivate: keys.length > 0,
    deadline,
  });
}

/** All operations of the contract. */
export function answersFrom(sources: Sources): Answers {
  return {
    ...pollenAnswers(sources),
    ...nextHourAnswer(sources),
    ...forecastTextAnswers(sources),
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
