/**
 * An event of the platform, such as a skill that is disabled, could not be handled. The platform must
 * see a failure, by which it sends the event again; whatever caused it is in the log.
 */
export class EventFailedError extends Error {
  override name = 'EventFailedError';

  constructor() {
    super('The event cannot be handled at the moment: it is to be sent again');
  }
}

/** `AlexaSkillEvent.SkillDisabled` */
export function isSkillEvent(requestType: string): boolean {
  return requestType.startsWith('AlexaSkillEvent.');
}
