import { createInterface } from 'node:readline/promises';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatError } from '../dialogs/player.ts';
import { COMMAND_NAMES, isCommand, runCommand } from './commands.ts';
import { resetUser, sendUtterance, describeLocation, type ReplSession } from './commands.ts';

/** The terminal of a user. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  history: InputHistory;
}

interface ReplOptions {
  /** Whether each sentence starts a new conversation. */
  isFresh: boolean;
}

const WELCOME = 'Type a sentence for the skill, or .help for commands.';

/** Runs a conversation at a terminal until `.quit`, Ctrl-C or Ctrl-D. */
export async function runRepl(
  session: ReplSession,
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
    if (!session.isClosed) output.write('\n');
    session.isClosed = true;
  });
  const print = (text: string) => output.write(text === '' ? '' : `${text}\n`);
  const prompt = () => {
    terminal.setPrompt(`${session.user.locale} ${describeLocation(session)}> `);
    terminal.prompt();
  };
  print(WELCOME);
  prompt();
  for await (const line of terminal) {
    if (isFresh && !session.recording) resetUser(session);
    print(await executeLine(line, session));
    if (session.isClosed) break;
    prompt();
  }
  terminal.close();
  history.save(typed);
}

/** Completes command names. */
function completeCommand(typed: string): [string[], string] {
  return [COMMAND_NAMES.filter((name) => name.startsWith(typed)), typed];
}

/** Executes a line; errors become output and do not end the conversation. */
async function executeLine(line: string, session: ReplSession): Promise<string> {
  const typed = line.trim();
  try {
    if (typed === '') return '';
    if (isCommand(typed)) return await runCommand(typed, session);
    const turn = await sendUtterance(session, typed);
    return session.showsJson ? JSON.stringify(turn) : turn.speech;
  } catch (error) {
    return formatError(error);
  }
}

/** Typed lines, latest first. */
export interface InputHistory {
  lines: string[];
  save(lines: readonly string[]): void;
}

export const MAX_HISTORY_LINES = 200;

/**
 * Opens the saved history, readable only by the user. File errors lose the history but never fail a
 * conversation.
 *
 * @param file undefined disables the history
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
        // Losing the history is acceptable.
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
