/**
 * A conversation in a file for people to read:
 *
 *     locale: de-DE
 *     now: 2026-04-18T11:55+02:00
 *     device: phone in Hamburg
 *
 *     > Wie wird das Wetter morgen?
 *     < Morgen ist es in Hamburg ... Grad.
 *       forecastDays 20260419
 *     -- 5 minutes later
 *     > Öffne Wetter Stimme
 *     < Willkommen ...
 *       listens
 *
 * `...` in an answer stands for any words. Below it stand, indented, what was asked of the weather
 * service (operation and digits), whether the skill listens on, and the kind of card.
 */
export interface Dialog {
  locale: string;
  now: string;
  device: string;
  /** What the skill asks: `own` service by default. */
  upstream: string;
  steps: Step[];
}

export type Step =
  | { kind: 'turn'; said: string; answer: string; notes: string[] }
  /** `5 minutes later`, `upstream gone`. */
  | { kind: 'event'; what: string };

const HEADER = /^(locale|now|device|upstream): (.+)$/;

/** @throws {Error} for a line that is none of the form */
export function readDialog(text: string): Dialog {
  const dialog = { locale: '', now: '', device: '', upstream: 'own', steps: new Array<Step>() };
  for (const line of text.split('\n')) readLine(line, dialog);
  for (const name of ['locale', 'now', 'device'] as const) {
    if (dialog[name] === '') throw new Error(`A dialog must say its ${name}`);
  }
  return dialog;
}

function readLine(line: string, dialog: Dialog): void {
  const [, name, value = ''] = HEADER.exec(line) ?? [];
  const last = dialog.steps.at(-1);
  if (name === 'locale' || name === 'now' || name === 'device' || name === 'upstream') {
    dialog[name] = value;
  } else if (line.startsWith('> ')) {
    dialog.steps.push({ kind: 'turn', said: line.slice(2), answer: '', notes: [] });
  } else if (line.startsWith('-- ')) {
    dialog.steps.push({ kind: 'event', what: line.slice(3) });
  } else if (line.startsWith('< ') && last?.kind === 'turn') {
    last.answer = line.slice(2);
  } else if (line.startsWith('  ') && last?.kind === 'turn') {
    last.notes.push(line.trim());
  } else if (line.trim() !== '' && !line.startsWith('#')) {
    throw new Error(`A dialog has no line such as "${line}"`);
  }
}

/** Whether what was heard is what is written, where `...` stands for any words. */
export function fits(heard: string, written: string): boolean {
  const parts = written.split('...').map((part) => part.trim());
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`, 'su').test(heard);
}
