import {
  type DeviceDescription,
  resolveDevice,
  startDeviceConversation,
  type DeviceEndpoint,
} from '../device-description.ts';
import { EXTENSION_RULE, isDialogPath, startRecording, type Recording } from '../dialogs/file.ts';
import { canUnderstandLocale } from '../../understanding/lexicons.ts';
import type { ConversationTurn, Conversation } from '../conversation.ts';

/** A command of the terminal, typed after a dot. */
interface Command {
  /** Example usage. */
  usage: string;
  does: string;
  /**
   * @returns what to print
   * @throws {Error} with the correct usage
   */
  run: (argument: string, session: ReplSession) => string | Promise<string>;
}

const DEVICES = {
  speaker: { kind: 'speaker', hasScreen: false },
  phone: { kind: 'phone', hasScreen: false },
  screen: { kind: 'speaker', hasScreen: true },
} satisfies Record<string, DeviceDescription>;

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    '.help': { usage: '.help', does: 'lists the commands', run: formatHelp },
    '.locale': {
      usage: '.locale en-US',
      does: 'sets your language; starts a new session',
      run: setLocale,
    },
    '.place': { usage: '.place Hamburg', does: 'sets the place of your device', run: setPlace },
    '.device': {
      usage: '.device speaker|phone|screen',
      does: 'sets the kind of device; a phone sends its position',
      run: setDevice,
    },
    '.now': {
      usage: '.now 2026-11-18T14:05:00+01:00',
      does: 'sets the time; without a time, the current time',
      run: setTime,
    },
    '.json': { usage: '.json on|off', does: 'shows all details of a turn', run: setJson },
    '.why': {
      usage: '.why',
      does: 'shows the intent of the last turn and its calls of the weather service',
      run: (_argument, { lastTurn }) =>
        lastTurn ? formatTurnTrace(lastTurn) : 'There is no turn yet.',
    },
    '.new': { usage: '.new', does: 'starts a new session', run: restartSession },
    '.record': {
      usage: '.record FILE|off',
      does: 'records turns to a new file: .txt with the answers, .json to replay',
      run: setRecording,
    },
    '.quit': {
      usage: '.quit',
      does: 'quits, like Ctrl-C',
      run: (_argument, session) => {
        session.isClosed = true;
        return '';
      },
    },
  }),
);

export const COMMAND_NAMES = [...COMMANDS.keys()];

export function isCommand(line: string): boolean {
  return line.startsWith('.');
}

/**
 * @returns what to print
 * @throws {Error} for an unknown or invalid command, with the correct usage
 */
export async function runCommand(line: string, session: ReplSession): Promise<string> {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const command = COMMANDS.get(name);
  if (!command) {
    throw new Error(`Unknown command ${name}; commands are ${COMMAND_NAMES.join(', ')}`);
  }
  return command.run(words.join(' '), session);
}

function formatHelp(): string {
  const commands = [...COMMANDS.values()];
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return commands.map(({ usage, does }) => `${usage.padEnd(width)}  ${does}`).join('\n');
}

function setLocale(locale: string, session: ReplSession): string {
  if (!canUnderstandLocale(locale)) {
    throw new Error(`.locale must be a supported locale such as en-US, not "${locale}"`);
  }
  return applyUserChanges(session, { locale });
}

function setPlace(place: string, session: ReplSession): string {
  if (place === '') throw new Error('.place must be followed by a town, such as Hamburg');
  return applyUserChanges(session, {
    device: { ...session.user.device, place, postcode: undefined },
  });
}

function setDevice(kind: string, session: ReplSession): string {
  if (!(kind === 'speaker' || kind === 'phone' || kind === 'screen')) {
    throw new Error(`.device must be speaker, phone or screen, not "${kind}"`);
  }
  const { postcode, ...device } = session.user.device;
  // A phone sends its position instead of a postcode.
  const address = kind === 'phone' ? {} : { postcode };
  return applyUserChanges(session, { device: { ...device, ...address, ...DEVICES[kind] } });
}

function applyUserChanges(session: ReplSession, changes: Partial<ReplUser>): string {
  rejectWhileRecording(session);
  updateUser(session, changes);
  const { locale, device } = session.user;
  const kind = device.hasScreen === true ? `${device.kind} with screen` : device.kind;
  return `${locale}, ${kind}, ${describeLocation(session)}.`;
}

function restartSession(_argument: string, session: ReplSession): string {
  rejectWhileRecording(session);
  session.conversation.resetSession();
  return 'Started a new session.';
}

async function setTime(time: string, session: ReplSession): Promise<string> {
  const now = time === '' ? undefined : new Date(time);
  if (now && Number.isNaN(now.getTime())) {
    throw new Error(`.now must be a time such as 2026-11-18T14:05:00+01:00, not "${time}"`);
  }
  rejectWhileRecording(session);
  session.skill = await session.skill.restartAt(now);
  resetUser(session);
  return `The time is ${now ? time : 'the current time'}; the skill starts without stored data.`;
}

/** A recording has one conversation with continuous time. */
function rejectWhileRecording({ recording }: ReplSession): void {
  if (!recording) return;
  throw new Error(`${recording.path} is being recorded; stop with .record off first`);
}

function setJson(argument: string, session: ReplSession): string {
  if (argument !== 'on' && argument !== 'off') {
    throw new Error(`.json must be on or off, not "${argument}"`);
  }
  session.showsJson = argument === 'on';
  return '';
}

function setRecording(path: string, session: ReplSession): string {
  const { skill, user, recording } = session;
  if (path === 'off') {
    if (!recording) throw new Error('There is no recording; start one with .record FILE');
    session.recording = undefined;
    return `Saved ${recording.path}.`;
  }
  rejectWhileRecording(session);
  if (!isDialogPath(path)) throw new Error(`.record FILE ${EXTENSION_RULE}, not "${path}"`);
  session.recording = startRecording(path, {
    ...user,
    placeLookup: skill,
    clock: skill.clock,
    skillId: skill.applicationId,
    hasAnswers: skill.isDemo,
  });
  // A replay starts without stored data, too.
  resetUser(session);
  return `Recording to ${path}; the skill starts without stored data.`;
}

/** Formats intent, slots, place and calls of a turn, one per line. */
function formatTurnTrace({ intent, slots, place, calls }: ConversationTurn): string {
  const lines = [
    ['intent', intent],
    ['slots', formatPairs(slots)],
    ['place', place?.name ?? ''],
    ...calls.map(({ operation, parameters }) => [
      'operation',
      `${operation} ${formatPairs(parameters)}`,
    ]),
  ];
  return lines.map(([name = '', value = '']) => `${name.padEnd(10)} ${value || 'none'}`).join('\n');
}

function formatPairs(values: object): string {
  const entries: [string, unknown][] = Object.entries(values);
  return entries.map(([name, value]) => `${name}=${String(value)}`).join(', ');
}

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
