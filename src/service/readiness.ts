import { Router, type RequestHandler } from 'express';
import { keyring } from './keyring.ts';
import { onlyMethods } from './methods.ts';
import { named } from './observe.ts';
import { noForecasts, shuttingDown } from './problems.ts';

/** Whether a process takes questions. */
export interface Readiness {
  /** False once the process is about to end. */
  readonly isOpen: boolean;
  /** From now on new questions are refused; those that run are answered. */
  end(): void;
}

export function createReadiness(): Readiness {
  let isOpen = true;
  return {
    get isOpen() {
      return isOpen;
    },
    end() {
      isOpen = false;
    },
  };
}

const HEALTH = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`: the process lives. `/readyz`: it takes questions and can answer them.
 *
 * @param source what the weather comes from
 * @param hasForecasts whether forecasts can be had
 */
export function healthRoutes(
  readiness: Readiness,
  source: string,
  hasForecasts: () => Promise<boolean> = async () => true,
): Router {
  const router = Router();
  const healthy: RequestHandler = (_request, response) => {
    response.json({ status: 'ok', source });
  };
  const ready: RequestHandler = async (_request, _response, next) => {
    if (!readiness.isOpen) throw shuttingDown();
    if (!(await hasForecasts())) throw noForecasts();
    next();
  };
  const rest = onlyMethods('GET', 'HEAD');
  router.route('/healthz').all(named('health')).get(healthy).all(rest);
  router.route('/readyz').all(named('health')).get(ready, healthy).all(rest);
  return router;
}

/** Nobody asks for a turn of the skill again: those that come in the grace period are answered, too. */
const TURN = '/alexa';

/**
 * Refuses answers that would have to be made while the process ends, and has their connections closed.
 *
 * @param ownKey of the skill in the process, whose running turns still ask the service
 */
export function refuseWhileEnding(readiness: Readiness, ownKey: string): RequestHandler {
  const knows = keyring([ownKey]);
  return (request, response, next) => {
    const isWelcome =
      readiness.isOpen ||
      HEALTH.has(request.path) ||
      request.path === TURN ||
      knows(request.get('x-api-key')) !== undefined;
    if (isWelcome) return next();
    response.set('Connection', 'close');
    next(shuttingDown());
  };
}
