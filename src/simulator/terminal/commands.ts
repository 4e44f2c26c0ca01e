import type { DeviceInWords } from '../dialogs/device.ts';
import { ENDING_RULE, isDialogPath } from '../dialogs/file.ts';
import { checkLocale } from '../dialogs/locale.ts';
import { startRecording } from '../dialogs/recording.ts';
import { change, comeAsStranger, whereOf, type Desk, type Person } from './desk.ts';
import { whyText } from './why.ts';

/** What is typed after a dot. */
interface Command {
  /** An example. */
  usage: string;
  does: string;
  /**
   * @returns what to print
   * @throws {Error} saying what would be right
   */
  run: (argument: string, desk: Desk) => string | Promise<string>;
}

const DEVICES = {
  speaker: { kind: 'speaker', hasScreen: false },
  phone: { kind: 'phone', hasScreen: false },
  screen: { kind: 'speaker', hasScreen: true },
} satisfies Record<string, DeviceInWords>;

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    '.help': { usage: '.help', does: 'these commands', run: helpText },
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
      run: (_argument, { lastTurn }) => (lastTurn ? whyText(lastTurn) : 'Nothing was said yet.'),
    },
    '.new': { usage: '.new', does: 'a new session', run: startSession },
    '.record': {
      usage: '.record FILE|off',
      does: 'writes what is said to a new file: .txt with the answers, .json to replay',
      run: record,
    },
    '.quit': {
      usage: '.quit',
      does: 'ends this, as Ctrl-C does',
      run: (_argument, desk) => {
        desk.isLeft = true;
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
export async function runCommand(line: string, desk: Desk): Promise<string> {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const command = COMMANDS.get(name);
  if (!command) throw new Error(`There is no ${name}; there are ${COMMAND_NAMES.join(', ')}`);
  return command.run(words.join(' '), desk);
}

function helpText(): string {
  const commands = [...COMMANDS.values()];
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return commands.map(({ usage, does }) => `${usage.padEnd(width)}  ${does}`).join('\n');
}

function setLocale(locale: string, desk: Desk): string {
  try {
    checkLocale(locale);
  } catch (cause) {
    throw new Error(`.locale must be one that is understood, such as en-US, not "${locale}"`, {
      cause,
    });
  }
  return settle(desk, { locale });
}

function setPlace(place: string, desk: Desk): string {
  if (place === '') throw new Error('.place must be followed by a town, such as Hamburg');
  return settle(desk, { device: { ...desk.person.device, place, postcode: undefined } });
}

function setDevice(kind: string, desk: Desk): string {
  if (!(kind === 'speaker' || kind === 'phone' || kind === 'screen')) {
    throw new Error(`.device must be speaker, phone or screen, not "${kind}"`);
  }
  const { postcode, ...device } = desk.person.device;
  // A phone sends more than its postcode.
  const known = kind === 'phone' ? {} : { postcode };
  return settle(desk, { device: { ...device, ...known, ...DEVICES[kind] } });
}

function settle(desk: Desk, changes: Partial<Person>): string {
  refuseWhileRecording(desk);
  change(desk, changes);
  const { locale, device } = desk.person;
  const kind = device.hasScreen === true ? `${device.kind} with screen` : device.kind;
  return `${locale}, ${kind}, ${whereOf(desk)}.`;
}

function startSession(_argument: string, desk: Desk): string {
  refuseWhileRecording(desk);
  desk.conversation.startOver();
  return 'A new session.';
}

async function setTime(time: string, desk: Desk): Promise<string> {
  const now = time === '' ? undefined : new Date(time);
  if (now && Number.isNaN(now.getTime())) {
    throw new Error(`.now must be a time such as 2026-11-18T14:05:00+01:00, not "${time}"`);
  }
  refuseWhileRecording(desk);
  desk.skill = await desk.skill.at(now);
  comeAsStranger(desk);
  return `It is ${now ? time : 'the present'}, and nothing is remembered.`;
}

/** A file tells of one conversation, in which time goes on. */
function refuseWhileRecording({ recording }: Desk): void {
  if (!recording) return;
  throw new Error(`${recording.path} is being recorded: .record off ends that first`);
}

function setJson(argument: string, desk: Desk): string {
  if (argument !== 'on' && argument !== 'off') {
    throw new Error(`.json must be on or off, not "${argument}"`);
  }
  desk.showsJson = argument === 'on';
  return '';
}

function record(path: string, desk: Desk): string {
  const { skill, person, recording } = desk;
  if (path === 'off') {
    if (!recording) throw new Error('Nothing is being recorded; .record FILE begins');
    desk.recording = undefined;
    return `${recording.path} is written.`;
  }
  refuseWhileRecording(desk);
  if (!isDialogPath(path)) throw new Error(`.record FILE ${ENDING_RULE}, not "${path}"`);
  desk.recording = startRecording(path, {
    ...person,
    surroundings: skill,
    clock: skill.clock,
    skillId: skill.applicationId,
    hasAnswers: skill.isDemo,
  });
  // Nobody is known when it is played.
  comeAsStranger(desk);
  return `${path} is being written; nothing is remembered of before.`;
}
