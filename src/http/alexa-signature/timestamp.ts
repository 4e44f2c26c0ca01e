/** How far the time of a request may be from now, either way. */
const MAX_DISTANCE_MS = 150_000;
/** Of a skill event, into the past: it is sent again when it could not be handled. */
const MAX_EVENT_AGE_MS = 3_600_000;

/** `AlexaSkillEvent.SkillDisabled` */
const EVENT_PREFIX = 'AlexaSkillEvent.';

/**
 * Whether a request was sent at about this time.
 *
 * @param timestamp ISO 8601
 * @param type of the request: `IntentRequest`
 * @param now epoch milliseconds
 */
export function isTimely(timestamp: string, type: string, now: number): boolean {
  const age = now - Date.parse(timestamp);
  const maxAge = type.startsWith(EVENT_PREFIX) ? MAX_EVENT_AGE_MS : MAX_DISTANCE_MS;
  return age >= -MAX_DISTANCE_MS && age <= maxAge;
}

const TIMESTAMP = /"timestamp"\s*:\s*"([^"\\]{1,40})"/g;

/**
 * Whether the bytes of a request can be those of one for this skill and of this time: a look that costs
 * nearly nothing, before anything is parsed or fetched. It proves nothing.
 */
export function mayBeTimely(body: Buffer, skillId: string | undefined, now: number): boolean {
  if (skillId !== undefined && !body.includes(JSON.stringify(skillId))) return false;
  const type = body.includes(`"${EVENT_PREFIX}`) ? EVENT_PREFIX : '';
  const timestamps = Array.from(
    body.toString('latin1').matchAll(TIMESTAMP),
    ([, text = '']) => text,
  );
  return timestamps.some((timestamp) => isTimely(timestamp, type, now));
}
