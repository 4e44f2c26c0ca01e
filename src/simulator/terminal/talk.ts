import { createInterface } from 'node:readline/promises';
import { errorText } from '../dialogs/report.ts';
import { COMMAND_NAMES, isCommand, runCommand } from './commands.ts';
import { comeAsStranger, say, whereOf, type Desk } from './desk.ts';
import { MOST_LINES, type History } from './history.ts';

/** Somebody's terminal. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  history: History;
}

export interface TalkOptions {
  /** Whether each sentence begins a conversation of its own. */
  isFresh: boolean;
}

const WELCOME = 'Say something to the skill; .help tells more.';

/** A conversation at a terminal, sentence by sentence, until `.quit`, Ctrl-C or Ctrl-D. */
export async function talk(
  desk: Desk,
  { input, output, history }: Terminal,
  { isFresh }: TalkOptions,
): Promise<void> {
  const terminal = createInterface({
    input,
    output,
    terminal: true,
    history: [...history.lines],
    historySize: MOST_LINES,
    removeHistoryDuplicates: true,
    completer: completed,
  });
  let typed = history.lines;
  terminal.on('history', (lines) => {
    typed = lines;
  });
  terminal.on('SIGINT', () => terminal.close());
  terminal.once('close', () => {
    // Ctrl-C and Ctrl-D leave the line unfinished.
    if (!desk.isLeft) output.write('\n');
    desk.isLeft = true;
  });
  const print = (text: string) => output.write(text === '' ? '' : `${text}\n`);
  const prompt = () => {
    terminal.setPrompt(`${desk.person.locale} ${whereOf(desk)}> `);
    terminal.prompt();
  };
  print(WELCOME);
  prompt();
  for await (const line of terminal) {
    if (isFresh && !desk.recording) comeAsStranger(desk);
    print(await answerTo(line, desk));
    if (desk.isLeft) break;
    prompt();
  }
  terminal.close();
  history.keep(typed);
}

/** The commands that begin so, and what was typed. */
function completed(typed: string): [string[], string] {
  return [COMMAND_NAMES.filter((name) => name.startsWith(typed)), typed];
}

/** What goes wrong is told, and the conversation goes on. */
async function answerTo(line: string, desk: Desk): Promise<string> {
  const typed = line.trim();
  try {
    if (typed === '') return '';
    if (isCommand(typed)) return await runCommand(typed, desk);
    const turn = await say(desk, typed);
    return desk.showsJson ? JSON.stringify(turn) : turn.speech;
  } catch (error) {
    return errorText(error);
  }
}
