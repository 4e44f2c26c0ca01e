import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { canFulfill } from './can-fulfill.ts';
import { choice } from './choice.ts';
import { detail } from './detail.ts';
import { fallback } from './fallback.ts';
import { followUp } from './follow-up.ts';
import { forgetHome } from './forget-home.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { launch } from './launch.ts';
import { navigateHome } from './navigate-home.ts';
import { no } from './no.ts';
import { repeat } from './repeat.ts';
import { sessionEnded } from './session-ended.ts';
import { skillDisabled } from './skill-disabled.ts';
import { stop } from './stop.ts';
import { topicHandler } from './support/topic-handler.ts';
import { topics } from './topics.ts';
import { units } from './units.ts';
import { unoffered } from './unoffered.ts';
import { whichHome } from './which-home.ts';
import { yes } from './yes.ts';

export { errorHandler } from './error.ts';

/** What a person can ask or say, in the order of dispatch; what nothing else takes comes last. */
export function intents(collaborators: Collaborators): RequestHandler[] {
  return [
    ...Object.values(topics).map((topic) => topicHandler(topic, collaborators)),
    followUp(collaborators),
    detail(collaborators),
    repeat(collaborators),
    choice(collaborators),
    home(collaborators),
    forgetHome,
    whichHome,
    units(collaborators),
    unoffered,
    launch,
    help(collaborators),
    yes,
    no,
    stop,
    navigateHome,
    canFulfill,
    skillDisabled,
    sessionEnded,
    fallback,
  ];
}
