import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import {
  createSession,
  type ReplSession,
  type ReplUser,
  type ReplSkill,
} from '../../../src/simulator/terminal/commands.ts';
import { type InputHistory, runRepl } from '../../../src/simulator/terminal/repl.ts';

/** A user at a terminal, who reads output and types. */
export interface AtTerminal {
  desk: ReplSession;
  /** @returns what is shown of it, without the prompt, when there is a prompt again or the end */
  type: (line: string) => Promise<string>;
  /** Keys as they are, such as Ctrl-C; waits for nothing. */
  press: (keys: string) => void;
  /** All that was shown since something was typed. */
  shown: () => string;
  /** The prompt that waits. */
  prompt: () => Promise<string>;
  ended: Promise<void>;
  /** Whether more is waited for: an open input keeps a process alive. */
  isListening: () => boolean;
}

interface Settings {
  person?: ReplUser;
  showsJson?: boolean;
  isFresh?: boolean;
  history?: InputHistory;
}

/** Escape sequences that clear the line before a prompt and place the cursor after it. */
const PROMPT = new RegExp(String.raw`\x1B\[0J(?<prompt>[^\n]+> )\x1B\[\d+G$`);

export function atTerminal(skill: ReplSkill, settings: Settings = {}): AtTerminal {
  const {
    person = { locale: 'de-DE', device: { kind: 'phone' } },
    showsJson = false,
    isFresh = false,
    history = { lines: [], save: () => {} },
  } = settings;
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
  });
  const desk = createSession(skill, person, showsJson);
  let isOver = false;
  const ended = (async () => {
    await runRepl(desk, { input, output, history }, { isFresh });
    isOver = true;
  })();
  const prompt = () =>
    vi.waitFor(
      () => {
        const found = PROMPT.exec(shown)?.groups?.['prompt'];
        if (found === undefined && !isOver) throw new Error(`There is no prompt in "${shown}"`);
        return found ?? '';
      },
      { timeout: 100_000, interval: 5 },
    );
  return {
    desk,
    ended,
    isListening: () => !input.isPaused(),
    prompt,
    press: (keys) => input.write(keys),
    shown: () => stripVTControlCharacters(shown),
    async type(line) {
      await prompt();
      shown = '';
      input.write(`${line}\r`);
      const next = await prompt();
      const [, ...answer] = stripVTControlCharacters(shown).split(/\r?\n/);
      return answer
        .join('\n')
        .slice(0, next === '' ? undefined : -next.length)
        .trim();
    },
  };
}
