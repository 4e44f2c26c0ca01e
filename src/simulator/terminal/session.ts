import {
  startConversation,
  type Conversation,
  type ConversationOptions,
  type ConversationTurn,
} from '../conversation.ts';
import { resolveDevice, type DeviceDescription, type PlaceLookup } from '../device-description.ts';
import type { Recording } from '../dialogs/file.ts';

/** A skill to talk to, with its weather service. */
export interface ReplSkill
  extends
    PlaceLookup,
    Pick<ConversationOptions, 'endpoint' | 'applicationId' | 'findTurn' | 'clock'> {
  /** Whether its weather is made up, and so the same whenever it is asked for at the same time. */
  isDemo: boolean;
  /**
   * The same by another clock, in place of this one: what forecasts it holds may be of later.
   *
   * @param time at which the clock stands still; undefined: the present
   */
  restartAt(time: Date | undefined): Promise<ReplSkill>;
  close: () => Promise<void>;
}

/** Who talks, with what. */
export interface ReplUser {
  locale: string;
  device: DeviceDescription;
}

/** Where somebody sits and talks to the skill: what commands look at and change. */
export interface ReplSession {
  skill: ReplSkill;
  user: ReplUser;
  conversation: Conversation;
  lastTurn: ConversationTurn | undefined;
  recording: Recording | undefined;
  /** Whether a turn is shown with everything that is known of it. */
  showsJson: boolean;
  isClosed: boolean;
}

/** @throws {UnknownPlaceError} */
export function createSession(skill: ReplSkill, person: ReplUser, showsJson: boolean): ReplSession {
  return {
    skill,
    user: person,
    conversation: startUserConversation(skill, person),
    lastTurn: undefined,
    recording: undefined,
    showsJson,
    isClosed: false,
  };
}

/**
 * The same user goes on, somewhere else, with another device or in another language.
 *
 * @throws {UnknownPlaceError} and changes nothing
 */
export function updateUser(desk: ReplSession, changes: Partial<ReplUser>): void {
  const person = { ...desk.user, ...changes };
  resolveDevice(person.device, person.locale, desk.skill);
  desk.user = person;
}

/** What is said next is the first that a new user says. */
export function resetUser(desk: ReplSession): void {
  desk.conversation = startUserConversation(desk.skill, desk.user);
}

export async function sendUtterance(
  desk: ReplSession,
  utterance: string,
): Promise<ConversationTurn> {
  const { locale, device } = desk.user;
  const turn = await desk.conversation.say(utterance, {
    locale,
    device: resolveDevice(device, locale, desk.skill),
  });
  desk.lastTurn = turn;
  desk.recording?.add(turn);
  return turn;
}

/** Where the device is, or all that it tells of that: `Hamburg`, `DE-50667`. */
export function describeLocation({ skill, user }: ReplSession): string {
  const { postcode, place = skill.defaultPlace.name } = user.device;
  return postcode ? `${postcode.country}-${postcode.code}` : place;
}

function startUserConversation(skill: ReplSkill, { locale, device }: ReplUser): Conversation {
  const { clock, endpoint, applicationId, gazetteer, findTurn } = skill;
  return startConversation({
    endpoint,
    locale,
    device: resolveDevice(device, locale, skill),
    applicationId,
    clock,
    gazetteer,
    findTurn,
  });
}
