import {
  startConversation,
  type Conversation,
  type ConversationOptions,
  type ConversationTurn,
} from '../conversation.ts';
import { deviceOf, type DeviceInWords, type Surroundings } from '../dialogs/device.ts';
import type { Recording } from '../dialogs/recording.ts';

/** A skill to talk to, with its weather service. */
export interface Skill
  extends
    Surroundings,
    Pick<ConversationOptions, 'endpoint' | 'applicationId' | 'turnOf' | 'clock'> {
  /** Whether its weather is made up, and so the same whenever it is asked for at the same time. */
  isDemo: boolean;
  /**
   * The same by another clock, in place of this one: what forecasts it holds may be of later.
   *
   * @param time at which the clock stands still; undefined: the present
   */
  at(time: Date | undefined): Promise<Skill>;
  close: () => Promise<void>;
}

/** Who talks, with what. */
export interface Person {
  locale: string;
  device: DeviceInWords;
}

/** Where somebody sits and talks to the skill: what commands look at and change. */
export interface Desk {
  skill: Skill;
  person: Person;
  conversation: Conversation;
  lastTurn: ConversationTurn | undefined;
  recording: Recording | undefined;
  /** Whether a turn is shown with everything that is known of it. */
  showsJson: boolean;
  isLeft: boolean;
}

/** @throws {UnknownPlaceError} */
export function sitDown(skill: Skill, person: Person, showsJson: boolean): Desk {
  return {
    skill,
    person,
    conversation: conversationOf(skill, person),
    lastTurn: undefined,
    recording: undefined,
    showsJson,
    isLeft: false,
  };
}

/**
 * The same user goes on, somewhere else, with another device or in another language.
 *
 * @throws {UnknownPlaceError} and changes nothing
 */
export function change(desk: Desk, changes: Partial<Person>): void {
  const person = { ...desk.person, ...changes };
  deviceOf(person.device, person.locale, desk.skill);
  desk.person = person;
}

/** What is said next is the first that a new user says. */
export function comeAsStranger(desk: Desk): void {
  desk.conversation = conversationOf(desk.skill, desk.person);
}

export async function say(desk: Desk, utterance: string): Promise<ConversationTurn> {
  const { locale, device } = desk.person;
  const turn = await desk.conversation.say(utterance, {
    locale,
    device: deviceOf(device, locale, desk.skill),
  });
  desk.lastTurn = turn;
  desk.recording?.add(turn);
  return turn;
}

/** Where the device is, or all that it tells of that: `Hamburg`, `DE-50667`. */
export function whereOf({ skill, person }: Desk): string {
  const { postcode, place = skill.defaultPlace.name } = person.device;
  return postcode ? `${postcode.country}-${postcode.code}` : place;
}

function conversationOf(skill: Skill, { locale, device }: Person): Conversation {
  const { clock, endpoint, applicationId, gazetteer, turnOf } = skill;
  return startConversation({
    endpoint,
    locale,
    device: deviceOf(device, locale, skill),
    applicationId,
    clock,
    gazetteer,
    turnOf,
  });
}
