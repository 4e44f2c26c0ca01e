import { DEVICE_RULE, deviceWords, readDevice } from './device.ts';
import { DialogError, type Dialog, type Noticed, type Saying, type Step } from './dialog.ts';
import { checkLocale } from './locale.ts';
import { MANNER_RULE, isManner } from './manners.ts';

const HEADER = /^(locale|now|device|upstream): (.+)$/;
const WAIT = /^-- (\d+) minutes? later$/;
const CHANGE = /^-- upstream (.+)$/;
const IDLE = /^(?:#.*|\s*)$/;

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
 * service (operation and digits), whether the skill listens on, and the kind of card. A sentence
 * without an answer takes any. With `upstream: faithful` the skill asks a service of somebody
 * else's, of which `-- upstream gone` and the like tell what becomes. `#` begins a comment.
 *
 * @throws {DialogError}
 */
export function readTextForm(text: string, file: string): Dialog {
  const header = new Map<string, Line>();
  const steps: Step[] = [];
  for (const line of linesOf(text, file)) {
    const [, name, value = ''] = HEADER.exec(line.text) ?? [];
    if (name !== undefined) header.set(name, { ...line, text: value });
    else readStep(line, steps, header.has('upstream'));
  }
  const field = (name: string) => {
    const line = header.get(name);
    return line ?? fail({ file, number: 1, text: '' }, `a dialog must say its ${name}`);
  };
  return {
    locale: localeOf(field('locale')),
    now: timeOf(field('now')),
    device: deviceIn(field('device')),
    upstream: header.has('upstream') ? upstreamOf(field('upstream')) : 'own',
    steps,
  };
}

interface Line {
  file: string;
  number: number;
  text: string;
}

function linesOf(text: string, file: string): Line[] {
  const lines = text.split(/\r?\n/).map((line, i) => ({ file, number: i + 1, text: line }));
  return lines.filter((line) => !IDLE.test(line.text));
}

function fail({ file, number }: Line, rule: string, cause?: unknown): never {
  throw new DialogError(file, number, rule, { cause });
}

function readStep(line: Line, steps: Step[], isForeign: boolean): void {
  const { text, number } = line;
  const [, minutes] = WAIT.exec(text) ?? [];
  const [, manner] = CHANGE.exec(text) ?? [];
  if (minutes !== undefined) {
    steps.push({ kind: 'waiting', minutes: Number(minutes) });
  } else if (manner !== undefined) {
    if (!isManner(manner)) fail(line, `upstream ${MANNER_RULE}, not "${manner}"`);
    if (!isForeign) fail(line, 'a dialog must say "upstream: faithful" or the like first');
    steps.push({ kind: 'upstream', manner });
  } else if (text.startsWith('> ')) {
    steps.push({ kind: 'saying', line: number, said: text.slice(2), expected: undefined });
  } else {
    readExpected(line, steps.at(-1));
  }
}

function readExpected(line: Line, last: Step | undefined): void {
  const { text } = line;
  // An editor may take the space from an answer of silence.
  const [isAnswer, answer = ''] = /^<(?: (.*))?$/.exec(text) ?? [];
  if (isAnswer !== undefined) {
    const saying = last?.kind === 'saying' ? last : fail(line, 'an answer must follow a sentence');
    if (saying.expected) fail(line, 'a sentence must have one answer');
    saying.expected = { answer, notes: [] };
  } else if (text.startsWith('  ')) {
    const expected = last?.kind === 'saying' ? last.expected : undefined;
    (expected ?? fail(line, 'a note must follow an answer')).notes.push(text.trim());
  } else {
    fail(line, `a dialog has no line such as "${text}"`);
  }
}

function localeOf(line: Line): string {
  try {
    checkLocale(line.text);
  } catch (cause) {
    fail(line, `locale must be one that is understood, not "${line.text}"`, cause);
  }
  return line.text;
}

function timeOf(line: Line): string {
  if (!Number.isNaN(Date.parse(line.text))) return line.text;
  return fail(line, `now must be a time such as 2026-04-18T11:55+02:00, not "${line.text}"`);
}

function deviceIn(line: Line) {
  return readDevice(line.text) ?? fail(line, `device ${DEVICE_RULE}, not "${line.text}"`);
}

function upstreamOf(line: Line): Dialog['upstream'] {
  if (line.text === 'own' || isManner(line.text)) return line.text;
  return fail(line, `upstream ${MANNER_RULE}, or own, not "${line.text}"`);
}

/** The text that {@link readTextForm} reads. */
export function textForm({ locale, now, device, upstream, steps }: Dialog): string {
  const header = [
    `locale: ${locale}`,
    `now: ${now}`,
    `device: ${deviceWords(device)}`,
    ...(upstream === 'own' ? [] : [`upstream: ${upstream}`]),
  ];
  return `${[...header, '', ...steps.flatMap(stepLines)].join('\n')}\n`;
}

function stepLines(step: Step): string[] {
  switch (step.kind) {
    case 'saying':
      return [`> ${step.said}`, ...(step.expected ? noticedLines(step.expected) : [])];
    case 'waiting':
      return [`-- ${step.minutes} ${step.minutes === 1 ? 'minute' : 'minutes'} later`];
    case 'upstream':
      return [`-- upstream ${step.manner}`];
  }
}

/** An answer and its notes, as they stand in a file. */
export function noticedLines({ answer, notes }: Noticed): string[] {
  return [`< ${answer}`, ...notes.map((note) => `  ${note}`)];
}

/** A file's text with other answers in place of those that it has; all else stays as it is. */
export function withAnswers(text: string, answers: ReadonlyMap<Saying, Noticed>): string {
  const lines = text.split('\n');
  // From the last to the first, so that the numbers of lines before stay true.
  for (const [{ line }, noticed] of [...answers].toReversed()) {
    const next = lines.findIndex((other, i) => i >= line && /^(?:>|--) /.test(other));
    const between = lines.slice(line, next === -1 ? lines.length : next);
    const kept = between.filter((other) => !/^(?:<|  )/.test(other));
    lines.splice(line, between.length, ...noticedLines(noticed), ...kept);
  }
  return lines.join('\n');
}
