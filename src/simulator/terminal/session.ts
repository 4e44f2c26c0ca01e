import type { Conversation, ConversationTurn } from '../conversation.ts';
import {
  resolveDevice,
  startDeviceConversation,
  type DeviceDescription,
  type DeviceEndpoint,
} from '../device-description.ts';
import type { Recording } from '../dialogs/file.ts';

/** A running skill with its weather service. */
export interface ReplSkill extends DeviceEndpoint {
  /** Whether it uses demo data, which are reproducible for the same time. */
  isDemo: boolean;
  /**
   * Restarts the skill with another clock, because its cached forecasts may be newer.
   *
   * @param time of the fixed clock; undefined for the current time
   */
  restartAt(time: Date | undefined): Promise<ReplSkill>;
  close: () => Promise<void>;
}

/** The user with their device. */
export interface ReplUser {
  locale: string;
  device: DeviceDescription;
}

/** The state of a terminal session, which commands read and change. */
export interface ReplSession {
  skill: ReplSkill;
  user: ReplUser;
  conversation: Conversation;
  lastTurn: ConversationTurn | undefined;
  recording: Recording | undefined;
  /** Whether turns are printed with all details. */
  showsJson: boolean;
  isClosed: boolean;
}

/** @throws {UnknownPlaceError} */
export function createSession(skill: ReplSkill, user: ReplUser, showsJson: boolean): ReplSession {
  return {
    skill,
    user,
    conversation: startDeviceConversation(skill, user),
    lastTurn: undefined,
    recording: undefined,
    showsJson,
    isClosed: false,
  };
}

/**
 * Changes place, device or language of the user.
 *
 * @throws {UnknownPlaceError} without any change
 */
export function updateUser(session: ReplSession, changes: Partial<ReplUser>): void {
  const user = { ...session.user, ...changes };
  resolveDevice(user.device, user.locale, session.skill);
  session.user = user;
}

/** Starts over with a new user. */
export function resetUser(session: ReplSession): void {
  session.conversation = startDeviceConversation(session.skill, session.user);
}

export async function sendUtterance(
  session: ReplSession,
  utterance: string,
): Promise<ConversationTurn> {
  const { locale, device } = session.user;
  const { turn } = await session.conversation.say(utterance, {
    locale,
    device: resolveDevice(device, locale, session.skill),
  });
  session.lastTurn = turn;
  session.recording?.add(turn);
  return turn;
}

/** The location of the device as far as it is known: `Hamburg`, `DE-50667`. */
export function describeLocation({ skill, user }: ReplSession): string {
  const { postcode, place = skill.defaultPlace.name } = user.device;
  return postcode ? `${postcode.country}-${postcode.code}` : place;
}
