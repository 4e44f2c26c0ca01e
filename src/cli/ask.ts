import '../time/utc-process.ts';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { SIMULATED_APPLICATION, startApp } from '../app/app.ts';
import { readConfig, type Config } from '../config.ts';
import { HELP_OPTION, runMain, UsageError } from './run-main.ts';
import { isPossiblePostcode } from '../place/postcodes/postcode.ts';
import { UnknownPlaceError, type DeviceDescription } from '../simulator/device-description.ts';
import { assertUnderstoodLocale } from '../understanding/locales.ts';
import {
  resetUser,
  sendUtterance,
  createSession,
  type ReplSession,
  type ReplSkill,
} from '../simulator/terminal/session.ts';
import { openHistory, runRepl, type Terminal } from '../simulator/terminal/repl.ts';

const USAGE = `Usage: npm run ask -- [--locale de-DE] [--place Berlin | --postcode DE-50667] [--now 2026-11-18T14:05:00+01:00] [--json] [--fresh] [question ...]

Asks the skill, each question as a turn of one conversation; without a question, each line of
standard input is one, and at a terminal there is a prompt, whose commands .help lists.

  --locale    language of the questions, de-DE by default
  --place     where the device is
  --postcode  all that the device tells of where it is: country and postcode
  --now       what time it is, for everything
  --json      one JSON object a turn
  --fresh     each question is a conversation of its own
  -h, --help  this text`;

interface AskOptions {
  locale: string;
  device: DeviceDescription;
  now: Date | undefined;
  json: boolean;
  fresh: boolean;
  questions: string[];
}

/** `npm run ask`: questions through the whole path, spoken answers on standard output. */
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const config = readLocalConfig();
  const skill = await openSkill(config, options.now);
  if (skill.isDemo) process.stderr.write('The weather is demo weather: it is made up.\n');
  const desk = await openSession(skill, options);
  try {
    if (options.questions.length === 0 && process.stdin.isTTY && process.stdout.isTTY) {
      await runRepl(desk, createTerminal(config), { isFresh: options.fresh });
    } else {
      await answerQuestions(desk, options);
    }
  } finally {
    await desk.skill.close();
  }
});

async function openSkill(config: Config, now: Date | undefined): Promise<ReplSkill> {
  const clock = () => now ?? new Date();
  const app = await startApp({
    config,
    clock,
    // What goes wrong is heard; LOG_LEVEL shows more of it.
    log: pino({ level: process.env['LOG_LEVEL'] || 'silent' }, pino.destination(2)),
  });
  return {
    ...app,
    endpoint: `${app.url}/alexa`,
    applicationId: process.env['ALEXA_SKILL_ID'] ?? SIMULATED_APPLICATION,
    clock,
    isDemo: app.source === 'demo',
    async restartAt(time) {
      const next = await openSkill(config, time);
      await app.close();
      return next;
    },
  };
}

/** A simulated device cannot sign its requests, and is forgotten when the command ends. */
function readLocalConfig(): Config {
  const config = readConfig(process.env);
  return {
    ...config,
    port: 0,
    host: '127.0.0.1',
    page: true,
    store: { ...config.store, file: config.store.file ?? ':memory:' },
    alexa: { ...config.alexa, verify: false },
  };
}

async function openSession(
  skill: ReplSkill,
  { locale, device, json }: AskOptions,
): Promise<ReplSession> {
  try {
    return createSession(skill, { locale, device }, json);
  } catch (error) {
    await skill.close();
    if (!(error instanceof UnknownPlaceError)) throw error;
    throw new UsageError(`--place must be a place that is known, not "${device.place}"`, {
      cause: error,
    });
  }
}

/** With the lines of conversations before, where there is a folder for such things. */
function createTerminal({ openData: { cache } }: Config): Terminal {
  const history = openHistory(cache === undefined ? undefined : join(cache, 'ask-history'));
  return { input: process.stdin, output: process.stdout, history };
}

async function answerQuestions(desk: ReplSession, options: AskOptions): Promise<void> {
  for await (const question of readQuestions(options)) {
    if (options.fresh) resetUser(desk);
    const turn = await sendUtterance(desk, question);
    process.stdout.write(`${options.json ? JSON.stringify(turn) : turn.speech}\n`);
  }
}

/** The questions of the command line, else the lines of standard input. */
async function* readQuestions({ questions }: AskOptions): AsyncGenerator<string> {
  if (questions.length > 0) {
    yield* questions;
    return;
  }
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') yield line;
  }
}

/** Undefined when help was asked for. */
function readOptions(args: string[]): AskOptions | undefined {
  const { values, positionals } = parseOptions(args);
  if (values.help) return undefined;
  const now = values.now === undefined ? undefined : new Date(values.now);
  if (now && Number.isNaN(now.getTime())) {
    throw new UsageError(
      `--now must be a time such as 2026-11-18T14:05:00+01:00, not "${values.now}"`,
    );
  }
  if (values.place !== undefined && values.postcode !== undefined) {
    throw new UsageError('A device has either a --place or a --postcode');
  }
  const { locale, json, fresh, place, postcode } = values;
  requireSupportedLocale(locale);
  const device: DeviceDescription =
    postcode === undefined
      ? { kind: 'phone', place }
      : { kind: 'speaker', postcode: parsePostcode(postcode) };
  return { locale, device, now, json, fresh, questions: positionals };
}

function parseOptions(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      locale: { type: 'string', default: 'de-DE' },
      place: { type: 'string' },
      postcode: { type: 'string' },
      now: { type: 'string' },
      json: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      help: HELP_OPTION,
    },
  });
}

/** Any country has devices: whether its postcodes are known is the skill's to say. */
function parsePostcode(postcode: string) {
  const { country, code } =
    /^(?<country>[A-Z]{2})-(?<code>(?=.*\d)[A-Z\d][A-Z\d ]{2,9})$/i.exec(postcode)?.groups ?? {};
  if (country === undefined || code === undefined) {
    throw new UsageError(
      `--postcode must be a country and a postcode such as DE-50667, not "${postcode}"`,
    );
  }
  const address = { country: country.toUpperCase(), code };
  if (!isPossiblePostcode(address)) {
    throw new UsageError(`--postcode must be a postcode that there can be, not "${postcode}"`);
  }
  return address;
}

function requireSupportedLocale(locale: string): void {
  try {
    assertUnderstoodLocale(locale);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
