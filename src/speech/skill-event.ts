/** The platform event for a disabled skill; its response must not contain speech. */
export const SKILL_DISABLED = 'AlexaSkillEvent.SkillDisabled';

/** The skill could not handle a platform event. The failure makes the platform retry; the log has the cause. */
export class EventFailedError extends Error {
  override name = 'EventFailedError';

  constructor() {
    super('Could not handle the event; send it again');
  }
}
