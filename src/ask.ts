import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { SIMULATED_APPLICATION, startApp, type App } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { runEntry, UsageError } from './entry.ts';
import type { Place } from './place/place.ts';
import { startConversation, type Conversation } from './simulator/conversation.ts';
import type { Address } from './simulator/device-address.ts';
import { wordsFor } from './simulator/words/languages.ts';
import { loadInteractionModel } from './skill-package/interaction-model.ts';

const USAGE = `Usage: npm run ask -- [--locale de-DE] [--place Berlin | --postcode DE-50667] [--now 2026-11-18T14:05:00+01:00] [--json] [--fresh] [question ...]

Asks the skill, each question as a turn of one conversation; without a question, each line of
standard input is one.

  --locale    language of the questions, de-DE by default
  --place     where the device is
  --postcode  all that the device tells of where it is: country and postcode
  --now       what time it is, for everything
  --json      one JSON object a turn
  --fresh     each question is a conversation of its own`;

interface Options {
  locale: string;
  place: string | undefined;
  address: Address | undefined;
  now: Date | undefined;
  json: boolean;
  fresh: boolean;
  questions: string[];
}

/** `npm run ask`: questions through the whole path, spoken answers on standard output. */
await runEntry(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const app = await startApp({
    config: localConfig(),
    clock: () => options.now ?? new Date(),
    // What goes wrong is heard; LOG_LEVEL shows more of it.
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }, pino.destination(2)),
  });
  if (app.source === 'demo') process.stderr.write('The weather is demo weather: it is made up.\n');
  try {
    await converse(app, options);
  } finally {
    await app.close();
  }
});

/** A simulated device cannot sign its requests, and is forgotten when the command ends. */
function localConfig(): Config {
  const config = readConfig(process.env);
  return {
    ...config,
    port: 0,
    store: { ...config.store, file: config.store.file ?? ':memory:' },
    alexa: { ...config.alexa, verify: false },
  };
}

async function converse(app: App, options: Options): Promise<void> {
  const start = () => conversationWith(app, options);
  let conversation = start();
  for await (const question of questionsOf(options)) {
    if (options.fresh) conversation = start();
    const turn = await conversation.say(question);
    process.stdout.write(`${options.json ? JSON.stringify(turn) : turn.speech}\n`);
  }
}

function conversationWith(app: App, options: Options): Conversation {
  return startConversation({
    endpoint: `${app.url}/alexa`,
    locale: options.locale,
    device: { place: devicePlace(app, options), address: options.address },
    applicationId: process.env['ALEXA_SKILL_ID'] ?? SIMULATED_APPLICATION,
    clock: () => options.now ?? new Date(),
    gazetteer: app.gazetteer,
    turnOf: app.turnOf,
  });
}

function devicePlace({ gazetteer, defaultPlace }: App, { place, locale }: Options): Place {
  if (place === undefined) return defaultPlace;
  const found = gazetteer.find(place, { language: locale.split('-')[0] ?? '' });
  if (!found) throw new UsageError(`--place must be a place that is known, not "${place}"`);
  return found;
}

/** The questions of the command line, else the lines of standard input. */
async function* questionsOf({ questions }: Options): AsyncGenerator<string> {
  if (questions.length > 0) {
    yield* questions;
    return;
  }
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') yield line;
  }
}

/** Undefined when help was asked for. */
function readOptions(args: string[]): Options | undefined {
  const { values, positionals } = parse(args);
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
  checkLocale(values.locale);
  const address = values.postcode === undefined ? undefined : addressOf(values.postcode);
  return { ...values, place: values.place, address, now, questions: positionals };
}

function parse(args: string[]) {
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
      help: { type: 'boolean', default: false },
    },
  });
}

/** Any country has devices: whether its postcodes are known is the skill's to say. */
function addressOf(postcode: string): Address {
  const { country, code } =
    /^(?<country>[A-Z]{2})-(?<code>(?=.*\d)[A-Z\d][A-Z\d ]{2,9})$/i.exec(postcode)?.groups ?? {};
  if (country === undefined || code === undefined) {
    throw new UsageError(
      `--postcode must be a country and a postcode such as DE-50667, not "${postcode}"`,
    );
  }
  return { country: country.toUpperCase(), code };
}

function checkLocale(locale: string): void {
  try {
    loadInteractionModel(locale);
    wordsFor(locale);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
