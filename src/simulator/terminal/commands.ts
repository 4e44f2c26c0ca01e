import type { DeviceDescription } from '../device-description.ts';
import { EXTENSION_RULE, isDialogPath, startRecording } from '../dialogs/file.ts';
import { assertUnderstoodLocale } from '../../understanding/locales.ts';
import {
  updateUser,
  resetUser,
  describeLocation,
  type ReplSession,
  type ReplUser,
} from './session.ts';
import type { ConversationTurn } from '../conversation.ts';

/** What is typed after a dot. */
interface Command {
  /** An example. */
  usage: string;
  does: string;
  /**
   * @returns what to print
   * @throws {Error} saying what would be right
   */
  run: (argument: string, desk: ReplSession) => string | Promise<string>;
}

const DEVICES = {
  speaker: { kind: 'speaker', hasScreen: false },
  phone: { kind: 'phone', hasScreen: false },
  screen: { kind: 'speaker', hasScreen: true },
} satisfies Record<string, DeviceDescription>;

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    '.help': { usage: '.help', does: 'these commands', run: formatHelp },
    '.locale': {
      usage: '.locale en-US',
      does: 'the language you speak; begins a new session',
      run: setLocale,
    },
    '.place': { usage: '.place Hamburg', does: 'where your device is', run: setPlace },
    '.device': {
      usage: '.device speaker|phone|screen',
      does: 'what you speak to; a phone sends its position',
      run: setDevice,
    },
    '.now': {
      usage: '.now 2026-11-18T14:05:00+01:00',
      does: 'what time it is; without a time, the present',
      run: setTime,
    },
    '.json': { usage: '.json on|off', does: 'all that is known of a turn', run: setJson },
    '.why': {
      usage: '.why',
      does: 'what the last turn was taken for, and what was asked of the weather service',
      run: (_argument, { lastTurn }) =>
        lastTurn ? formatTurnTrace(lastTurn) : 'Nothing was said yet.',
    },
    '.new': { usage: '.new', does: 'a new session', run: restartSession },
    '.record': {
      usage: '.record FILE|off',
      does: 'writes what is said to a new file: .txt with the answers, .json to replay',
      run: setRecording,
    },
    '.quit': {
      usage: '.quit',
      does: 'ends this, as Ctrl-C does',
      run: (_argument, desk) => {
        desk.isClosed = true;
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
 * @throws {Error} for what is none, or is used wrongly: says what would be right
 */
export async function runCommand(line: string, desk: ReplSession): Promise<string> {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const command = COMMANDS.get(name);
  if (!command) throw new Error(`There is no ${name}; there are ${COMMAND_NAMES.join(', ')}`);
  return command.run(words.join(' '), desk);
}

function formatHelp(): string {
  const commands = [...COMMANDS.values()];
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return commands.map(({ usage, does }) => `${usage.padEnd(width)}  ${does}`).join('\n');
}

function setLocale(locale: string, desk: ReplSession): string {
  try {
    assertUnderstoodLocale(locale);
  } catch (cause) {
    throw new Error(`.locale must be one that is understood, such as en-US, not "${locale}"`, {
      cause,
    });
  }
  return applyUserChanges(desk, { locale });
}

function setPlace(place: string, desk: ReplSession): string {
  if (place === '') throw new Error('.place must be followed by a town, such as Hamburg');
  return applyUserChanges(desk, { device: { ...desk.user.device, place, postcode: undefined } });
}

function setDevice(kind: string, desk: ReplSession): string {
  if (!(kind === 'speaker' || kind === 'phone' || kind === 'screen')) {
    throw new Error(`.device must be speaker, phone or screen, not "${kind}"`);
  }
  const { postcode, ...device } = desk.user.device;
  // A phone sends more than its postcode.
  const known = kind === 'phone' ? {} : { postcode };
  return applyUserChanges(desk, { device: { ...device, ...known, ...DEVICES[kind] } });
}

function applyUserChanges(desk: ReplSession, changes: Partial<ReplUser>): string {
  rejectWhileRecording(desk);
  updateUser(desk, changes);
  const { locale, device } = desk.user;
  const kind = device.hasScreen === true ? `${device.kind} with screen` : device.kind;
  return `${locale}, ${kind}, ${describeLocation(desk)}.`;
}

function restartSession(_argument: string, desk: ReplSession): string {
  rejectWhileRecording(desk);
  desk.conversation.resetSession();
  return 'A new session.';
}

async function setTime(time: string, desk: ReplSession): Promise<string> {
  const now = time === '' ? undefined : new Date(time);
  if (now && Number.isNaN(now.getTime())) {
    throw new Error(`.now must be a time such as 2026-11-18T14:05:00+01:00, not "${time}"`);
  }
  rejectWhileRecording(desk);
  desk.skill = await desk.skill.restartAt(now);
  resetUser(desk);
  return `It is ${now ? time : 'the present'}, and nothing is remembered.`;
}

/** A file tells of one conversation, in which time goes on. */
function rejectWhileRecording({ recording }: ReplSession): void {
  if (!recording) return;
  throw new Error(`${recording.path} is being recorded: .record off ends that first`);
}

function setJson(argument: string, desk: ReplSession): string {
  if (argument !== 'on' && argument !== 'off') {
    throw new Error(`.json must be on or off, not "${argument}"`);
  }
  desk.showsJson = argument === 'on';
  return '';
}

function setRecording(path: string, desk: ReplSession): string {
  const { skill, user, recording } = desk;
  if (path === 'off') {
    if (!recording) throw new Error('Nothing is being recorded; .record FILE begins');
    desk.recording = undefined;
    return `${recording.path} is written.`;
  }
  rejectWhileRecording(desk);
  if (!isDialogPath(path)) throw new Error(`.record FILE ${EXTENSION_RULE}, not "${path}"`);
  desk.recording = startRecording(path, {
    ...user,
    placeLookup: skill,
    clock: skill.clock,
    skillId: skill.applicationId,
    hasAnswers: skill.isDemo,
  });
  // Nobody is known when it is played.
  resetUser(desk);
  return `${path} is being written; nothing is remembered of before.`;
}

/** What a turn was taken for, where, and what was asked of the weather service, a line each. */
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
