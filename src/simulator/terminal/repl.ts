import { createInterface } from 'node:readline/promises';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatError } from '../dialogs/player.ts';
import { COMMAND_NAMES, isCommand, runCommand } from './commands.ts';
import { resetUser, sendUtterance, describeLocation, type ReplSession } from './session.ts';

/** Somebody's terminal. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  history: InputHistory;
}

interface ReplOptions {
  /** Whether each sentence begins a conversation of its own. */
  isFresh: boolean;
}

const WELCOME = 'Say something to the skill; .help tells more.';

/** A conversation at a terminal, sentence by sentence, until `.quit`, Ctrl-C or Ctrl-D. */
export async function runRepl(
  desk: ReplSession,
  { input, output, history }: Terminal,
  { isFresh }: ReplOptions,
): Promise<void> {
  const terminal = createInterface({
    input,
    output,
    terminal: true,
    history: [...history.lines],
    historySize: MAX_HISTORY_LINES,
    removeHistoryDuplicates: true,
    completer: completeCommand,
  });
  let typed = history.lines;
  terminal.on('history', (lines) => {
    typed = lines;
  });
  terminal.on('SIGINT', () => terminal.close());
  terminal.once('close', () => {
    // Ctrl-C and Ctrl-D leave the line unfinished.
    if (!desk.isClosed) output.write('\n');
    desk.isClosed = true;
  });
  const print = (text: string) => output.write(text === '' ? '' : `${text}\n`);
  const prompt = () => {
    terminal.setPrompt(`${desk.user.locale} ${describeLocation(desk)}> `);
    terminal.prompt();
  };
  print(WELCOME);
  prompt();
  for await (const line of terminal) {
    if (isFresh && !desk.recording) resetUser(desk);
    print(await executeLine(line, desk));
    if (desk.isClosed) break;
    prompt();
  }
  terminal.close();
  history.save(typed);
}

/** The commands that begin so, and what was typed. */
function completeCommand(typed: string): [string[], string] {
  return [COMMAND_NAMES.filter((name) => name.startsWith(typed)), typed];
}

/** What goes wrong is told, and the conversation goes on. */
async function executeLine(line: string, desk: ReplSession): Promise<string> {
  const typed = line.trim();
  try {
    if (typed === '') return '';
    if (isCommand(typed)) return await runCommand(typed, desk);
    const turn = await sendUtterance(desk, typed);
    return desk.showsJson ? JSON.stringify(turn) : turn.speech;
  } catch (error) {
    return formatError(error);
  }
}

/** Lines that were typed, the latest first. */
export interface InputHistory {
  lines: string[];
  save(lines: readonly string[]): void;
}

export const MAX_HISTORY_LINES = 200;

/**
 * Lines of times before, which only the user can read. A file that fails costs them, never a
 * conversation.
 *
 * @param file undefined keeps nothing
 */
export function openHistory(file: string | undefined): InputHistory {
  if (file === undefined) return { lines: [], save: () => {} };
  return {
    lines: readLines(file),
    save(lines) {
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${lines.slice(0, MAX_HISTORY_LINES).join('\n')}\n`, { mode: 0o600 });
      } catch {
        // See above.
      }
    },
  };
}

function readLines(file: string): string[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => line !== '').slice(0, MAX_HISTORY_LINES);
  } catch {
    return [];
  }
}
