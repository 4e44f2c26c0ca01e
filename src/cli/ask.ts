import '../time/utc-process.ts';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { startApp } from '../app/app.ts';
import { createUnhurriedLimits } from '../app/service-app.ts';
import { SIMULATED_APPLICATION } from '../app/simulator-routes.ts';
import { readConfig, type Config } from '../config.ts';
import { HELP_OPTION, printUsage, runMain, UsageError } from './run-main.ts';
import { isPossiblePostcode } from '../place/address.ts';
import { UnknownPlaceError, type DeviceDescription } from '../simulator/device-description.ts';
import { assertUnderstoodLocale } from '../understanding/lexicons.ts';
import { SECOND_MS } from '../time/units.ts';
import {
  resetUser,
  sendUtterance,
  createSession,
  type ReplSession,
  type ReplSkill,
} from '../simulator/terminal/commands.ts';
import { openHistory, runRepl, type Terminal } from '../simulator/terminal/repl.ts';

const USAGE = `Usage: npm run ask -- [--locale de-DE] [--place Berlin | --postcode DE-50667] [--now 2026-11-18T14:05:00+01:00] [--json] [--fresh] [question ...]

Asks the skill. The questions are the turns of one conversation. Without questions, the command reads
one per line from standard input, or opens a prompt at a terminal (.help lists its commands).

  --locale    language of the questions (default: de-DE)
  --place     place of the device
  --postcode  country and postcode, for a device that shares no more than that
  --now       current time for the skill, the service and the weather
  --json      print one JSON object per turn
  --fresh     start a new conversation for each question
  -h, --help  show this help`;

interface AskOptions {
  locale: string;
  device: DeviceDescription;
  now: Date | undefined;
  json: boolean;
  fresh: boolean;
  questions: string[];
}

/** A person at a terminal waits longer than Alexa does. */
const TIMEOUT_MS = 30 * SECOND_MS;

/** `npm run ask`: sends questions through the whole skill and prints the spoken answers. */
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    printUsage(USAGE);
    return;
  }
  const config = readLocalConfig();
  const skill = await openSkill(config, options.now);
  if (skill.isDemo) process.stderr.write('Demo mode: the weather is made up.\n');
  const session = await openSession(skill, options);
  try {
    if (options.questions.length === 0 && process.stdin.isTTY && process.stdout.isTTY) {
      await runRepl(session, createTerminal(config), { isFresh: options.fresh });
    } else {
      await answerQuestions(session, options);
    }
  } finally {
    await session.skill.close();
  }
});

async function openSkill(config: Config, now: Date | undefined): Promise<ReplSkill> {
  const clock = () => now ?? new Date();
  const app = await startApp({
    config,
    clock,
    // Spoken answers report failures already, so the log is silent unless LOG_LEVEL is set.
    log: pino({ level: process.env['LOG_LEVEL'] || 'silent' }, pino.destination(2)),
    ...createUnhurriedLimits(TIMEOUT_MS),
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

/** No signature checks, as a simulated device cannot sign, and profiles in memory only. */
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
    throw new UsageError(`--place must be the name of a place, not "${device.place}"`, {
      cause: error,
    });
  }
}

/** Loads the input history from the cache directory, if there is one. */
function createTerminal({ openData: { cache } }: Config): Terminal {
  const history = openHistory(cache === undefined ? undefined : join(cache, 'ask-history'));
  return { input: process.stdin, output: process.stdout, history };
}

async function answerQuestions(session: ReplSession, options: AskOptions): Promise<void> {
  for await (const question of readQuestions(options)) {
    if (options.fresh) resetUser(session);
    const turn = await sendUtterance(session, question);
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

/** Undefined for `--help`. */
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
    throw new UsageError('--place and --postcode cannot be combined');
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

/** Accepts any country, because the skill itself reports countries without postcode data. */
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
    throw new UsageError(`--postcode must be a valid postcode, not "${postcode}"`);
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
