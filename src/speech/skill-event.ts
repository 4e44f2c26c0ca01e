/** What the platform sends when somebody disables the skill: nobody listens, and no speech is allowed. */
export const SKILL_DISABLED = 'AlexaSkillEvent.SkillDisabled';

/**
 * An event of the platform could not be handled. The platform must see a failure, by which it sends the
 * event again; whatever caused it is in the log.
 */
export class EventFailedError extends Error {
  override name = 'EventFailedError';

  constructor() {
    super('The event cannot be handled at the moment: it is to be sent again');
  }
}
