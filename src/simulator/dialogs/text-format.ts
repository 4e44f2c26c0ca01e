import { DEVICE_RULE, formatDevice, parseDevice } from '../device-description.ts';
import {
  DialogError,
  STAND_INS,
  type Dialog,
  type StandIn,
  type TurnSummary,
  type UtteranceStep,
  type DialogStep,
} from './dialog.ts';
import { canUnderstandLocale } from '../../understanding/lexicons.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as sendRequest } from 'undici';
import { listen } from '../../http/listen.ts';

const HEADER_PATTERN = /^(locale|now|device|upstream|needs|differs): (.+)$/;
const WAIT_PATTERN = /^-- (\d+) minutes? later$/;
const UPSTREAM_PATTERN = /^-- upstream (.+)$/;
const IGNORED_PATTERN = /^(?:#.*|\s*)$/;

/**
 * Parses a conversation from a human-readable file:
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
 * `...` in an answer matches any words. The indented notes below list the calls of the weather service (operation and parameters), whether the skill listens, and the kind of card. A sentence without an answer accepts any. With `upstream: faithful` the skill calls a foreign service, whose behavior changes with lines such as `-- upstream gone`. `#` starts a comment.
 *
 * For a deployed skill, `needs: clock, demo weather` names stand-ins that it would need, `differs: weather` lets answers about the weather have other words, and `<~ ... Hamburg ...` is what an answer has to be there.
 *
 * @throws {DialogError}
 */
export function parseTextDialog(text: string, file: string): Dialog {
  const header = new Map<string, SourceLine>();
  const steps: DialogStep[] = [];
  for (const line of splitLines(text, file)) {
    const [, name, value = ''] = HEADER_PATTERN.exec(line.text) ?? [];
    if (name !== undefined) header.set(name, { ...line, text: value });
    else parseStep(line, steps, header.has('upstream'));
  }
  const field = (name: string) => {
    const line = header.get(name);
    return (
      line ?? failAt({ file, number: 1, text: '' }, `a dialog must have a line "${name}: ..."`)
    );
  };
  return {
    locale: parseLocaleLine(field('locale')),
    now: parseTimeLine(field('now')),
    device: parseDeviceLine(field('device')),
    upstream: header.has('upstream') ? parseUpstreamLine(field('upstream')) : 'own',
    ...(header.has('needs') && { needs: parseNeedsLine(field('needs')) }),
    ...(header.has('differs') && { differs: parseDiffersLine(field('differs')) }),
    steps,
  };
}

interface SourceLine {
  file: string;
  number: number;
  text: string;
}

function splitLines(text: string, file: string): SourceLine[] {
  const lines = text.split(/\r?\n/).map((line, i) => ({ file, number: i + 1, text: line }));
  return lines.filter((line) => !IGNORED_PATTERN.test(line.text));
}

function failAt({ file, number }: SourceLine, rule: string, cause?: unknown): never {
  throw new DialogError(file, number, rule, { cause });
}

function parseStep(line: SourceLine, steps: DialogStep[], isForeign: boolean): void {
  const { text, number } = line;
  const [, minutes] = WAIT_PATTERN.exec(text) ?? [];
  const [, behavior] = UPSTREAM_PATTERN.exec(text) ?? [];
  if (minutes !== undefined) {
    steps.push({ kind: 'waiting', minutes: Number(minutes) });
  } else if (behavior !== undefined) {
    if (!isUpstreamBehavior(behavior)) {
      failAt(line, `upstream ${UPSTREAM_BEHAVIOR_RULE}, not "${behavior}"`);
    }
    if (!isForeign) failAt(line, 'a dialog must have a line such as "upstream: faithful" first');
    steps.push({ kind: 'upstream', behavior });
  } else if (text.startsWith('> ')) {
    steps.push({ kind: 'saying', line: number, utterance: text.slice(2), expected: undefined });
  } else {
    parseExpected(line, steps.at(-1));
  }
}

function parseExpected(line: SourceLine, last: DialogStep | undefined): void {
  const { text } = line;
  const [, elsewhere] = /^<~ (.+)$/.exec(text) ?? [];
  if (elsewhere !== undefined) {
    const answered = last?.kind === 'saying' && last.expected ? last : undefined;
    (answered ?? failAt(line, 'an answer elsewhere must follow an answer')).elsewhere = elsewhere;
    return;
  }
  // An editor may strip the trailing space of an empty answer.
  const [isAnswer, answer = ''] = /^<(?: (.*))?$/.exec(text) ?? [];
  if (isAnswer !== undefined) {
    const saying =
      last?.kind === 'saying' ? last : failAt(line, 'an answer must follow a sentence');
    if (saying.expected) failAt(line, 'a sentence must have one answer');
    saying.expected = { answer, notes: [] };
  } else if (text.startsWith('  ')) {
    const expected = last?.kind === 'saying' ? last.expected : undefined;
    (expected ?? failAt(line, 'a note must follow an answer')).notes.push(text.trim());
  } else {
    failAt(line, `a dialog has no line such as "${text}"`);
  }
}

function parseLocaleLine(line: SourceLine): string {
  if (canUnderstandLocale(line.text)) return line.text;
  return failAt(line, `locale must be a supported one, not "${line.text}"`);
}

function parseTimeLine(line: SourceLine): string {
  if (!Number.isNaN(Date.parse(line.text))) return line.text;
  return failAt(line, `now must be a time such as 2026-04-18T11:55+02:00, not "${line.text}"`);
}

function parseDeviceLine(line: SourceLine) {
  return parseDevice(line.text) ?? failAt(line, `device ${DEVICE_RULE}, not "${line.text}"`);
}

function parseUpstreamLine(line: SourceLine): Dialog['upstream'] {
  if (line.text === 'own' || isUpstreamBehavior(line.text)) return line.text;
  return failAt(line, `upstream ${UPSTREAM_BEHAVIOR_RULE}, or own, not "${line.text}"`);
}

function parseNeedsLine(line: SourceLine): StandIn[] {
  const rule = `needs must be a list of ${STAND_INS.join(', ')}`;
  return line.text
    .split(',')
    .map((name) => name.trim())
    .map((name) => STAND_INS.find((one) => one === name) ?? failAt(line, `${rule}, not "${name}"`));
}

function parseDiffersLine(line: SourceLine): 'weather' {
  return line.text === 'weather'
    ? 'weather'
    : failAt(line, `differs must be weather, not "${line.text}"`);
}

/** Formats a dialog for {@link parseTextDialog}. */
export function formatTextDialog(dialog: Dialog): string {
  const { locale, now, device, upstream, needs = [], differs, steps } = dialog;
  const header = [
    `locale: ${locale}`,
    `now: ${now}`,
    `device: ${formatDevice(device)}`,
    ...(upstream === 'own' ? [] : [`upstream: ${upstream}`]),
    ...(needs.length === 0 ? [] : [`needs: ${needs.join(', ')}`]),
    ...(differs === undefined ? [] : [`differs: ${differs}`]),
  ];
  return `${[...header, '', ...steps.flatMap(formatStep)].join('\n')}\n`;
}

function formatStep(step: DialogStep): string[] {
  switch (step.kind) {
    case 'saying':
      return [
        `> ${step.utterance}`,
        ...(step.expected ? formatTurnSummary(step.expected) : []),
        ...(step.elsewhere === undefined ? [] : [`<~ ${step.elsewhere}`]),
      ];
    case 'waiting':
      return [`-- ${step.minutes} ${step.minutes === 1 ? 'minute' : 'minutes'} later`];
    case 'upstream':
      return [`-- upstream ${step.behavior}`];
  }
}

/** Formats an answer and its notes as lines of the file. */
export function formatTurnSummary({ answer, notes }: TurnSummary): string[] {
  return [`< ${answer}`, ...notes.map((note) => `  ${note}`)];
}

/** Replaces answers in the text of a file and preserves everything else. */
export function replaceAnswers(
  text: string,
  answers: ReadonlyMap<UtteranceStep, TurnSummary>,
): string {
  const lines = text.split('\n');
  // From last to first, so that earlier line numbers stay valid.
  for (const [{ line }, summary] of [...answers].toReversed()) {
    const next = lines.findIndex((other, i) => i >= line && /^(?:>|--) /.test(other));
    const between = lines.slice(line, next === -1 ? lines.length : next);
    const others = between.filter((other) => !/^(?:<(?!~)|  )/.test(other));
    lines.splice(line, between.length, ...formatTurnSummary(summary), ...others);
  }
  return lines.join('\n');
}

/** The behavior of a foreign weather service: `german only`, `faithful`, `gone`, `answers 429`. */
export type UpstreamBehavior = 'german only' | 'faithful' | 'gone' | `answers ${number}`;

export const UPSTREAM_BEHAVIOR_RULE =
  'must be german only, faithful, gone or such as "answers 429"';

export function isUpstreamBehavior(words: string): words is UpstreamBehavior {
  return /^(?:german only|faithful|gone|answers [45]\d\d)$/.test(words);
}

/** Undefined if it responds normally. */
function parseErrorStatus(behavior: UpstreamBehavior): number | undefined {
  const [, status] = /^answers (\d+)$/.exec(behavior) ?? [];
  return status === undefined ? undefined : Number(status);
}

/** A foreign weather service that forwards to ours with simulated faults. */
interface FaultyUpstream {
  /** Includes the version segment. */
  url: string;
  setBehavior(behavior: UpstreamBehavior): void;
  close: () => Promise<void>;
}

/** @param target URL of our own service */
export async function startFaultyUpstream(
  target: string,
  initialBehavior: UpstreamBehavior,
): Promise<FaultyUpstream> {
  let behavior = initialBehavior;
  const { port, close } = await listen((request, response) => {
    const status = parseErrorStatus(behavior);
    if (behavior === 'gone') request.socket.destroy();
    else if (status !== undefined) response.writeHead(status).end();
    else void forwardRequest(target, request, response, behavior === 'german only');
  }, 0);
  return {
    url: `http://127.0.0.1:${port}/v4_0`,
    setBehavior(next) {
      behavior = next;
    },
    close,
  };
}

/** Forwards a request. A German-only service sends no `Content-Language`. */
async function forwardRequest(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  isGermanOnly: boolean,
): Promise<void> {
  const language = isGermanOnly ? 'de-DE' : (request.headers['accept-language'] ?? 'de-DE');
  const { statusCode, headers, body } = await sendRequest(target + (request.url ?? ''), {
    headers: { 'accept-language': language },
  });
  const contentLanguage = headers['content-language'];
  response
    .writeHead(statusCode, {
      'content-type': 'application/json',
      ...(!isGermanOnly &&
        typeof contentLanguage === 'string' && { 'content-language': contentLanguage }),
    })
    .end(await body.text());
}
