import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { fallback } from './fallback.ts';
import { help } from './help.ts';
import { launch } from './launch.ts';
import { navigateHome } from './navigate-home.ts';
import { pollen } from './pollen.ts';
import { rainSoon } from './rain-soon.ts';
import { sessionEnded } from './session-ended.ts';
import { stop } from './stop.ts';
import { weather } from './weather.ts';

export { errorHandler } from './error.ts';

/** What a person can ask or say, in the order of dispatch; what nothing else takes comes last. */
export function intents(collaborators: Collaborators): RequestHandler[] {
  return [
    weather(collaborators),
    rainSoon(collaborators),
    pollen(collaborators),
    launch,
    help,
    stop,
    navigateHome,
    sessionEnded,
    fallback,
  ];
}
