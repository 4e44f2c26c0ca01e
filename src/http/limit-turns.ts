import type { RequestHandler } from 'express';
import { shed } from './overload.ts';

/** Turns of the skill that are answered at once; each waits for the service, and then speaks. */
const MAX_TURNS = 1500;

/** Sheds turns where more of them are in flight than can be answered in time. */
export function limitTurns(max = MAX_TURNS): RequestHandler {
  let inFlight = 0;
  return (_request, response, next) => {
    if (inFlight >= max) return shed(response);
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
    });
    next();
  };
}
