import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestType, SkillBuilders, type Skill } from 'ask-sdk-core';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { pino } from 'pino';
import { Agent, request } from 'undici';
import { createClient } from '../src/client/client.ts';
import { createPostcodeLookup } from '../src/place/postcodes/place-at-postcode.ts';
import { startDemoApp } from '../src/app/demo-app.ts';
import { buildSkill } from '../src/app/skill.ts';
import { createDeviceSettings } from '../src/speech/device.ts';
import { faultTolerant, withInMemoryAttribute, type Store } from '../src/store/store.ts';
import { createSqliteStore } from '../src/store/sqlite.ts';
import { compare, type Figure } from './support/compare.ts';
import { createQuestion, questionAt, type Question } from './support/question.ts';
import { recordAnswers, type RecordedBodies } from './support/record.ts';
import { replay } from './support/replay.ts';
import { separateFrom } from './support/cores.ts';

const NOW = new Date('2026-11-18T14:05:00+01:00');
const TOMORROW = '2026-11-19';

/** A morning with an official warning of glaze in the demo's Hamburg. */
const GLAZE = new Date('2026-03-05T05:05:00+01:00');

interface Scenario {
  name: string;
  now: Date;
  intent: string;
  slots: Record<string, string>;
  /** How many operations the question calls. */
  operations: number;
  /** The date of a question about the weather that was asked before. */
  after?: string;
}

const SCENARIOS: readonly Scenario[] = [
  // "Wie wird das Wetter morgen in Hamburg?"
  {
    name: 'turn',
    now: NOW,
    intent: 'WeatherIntent',
    slots: { date: TOMORROW, place: 'hamburg' },
    operations: 1,
  },
  // "Wie wird das Wetter heute in Hamburg?"
  {
    name: 'turn, a warning in its answer',
    now: GLAZE,
    intent: 'WeatherIntent',
    slots: { date: '2026-03-05', place: 'hamburg' },
    operations: 1,
  },
  // "Regnet es morgen in Hamburg?"
  {
    name: 'turn of two operations',
    now: NOW,
    intent: 'RainIntent',
    slots: { date: TOMORROW, place: 'hamburg' },
    operations: 2,
  },
  // "Mehr dazu."
  {
    name: 'follow-up turn ("more") of two operations',
    now: NOW,
    intent: 'DetailIntent',
    slots: {},
    operations: 2,
    after: TOMORROW,
  },
  // "Scheint heute in Hamburg die Sonne?"
  {
    name: 'turn of three operations',
    now: NOW,
    intent: 'SunIntent',
    slots: { date: '2026-11-18', place: 'hamburg' },
    operations: 3,
  },
];

/**
 * Warm turns of the skill with the service's real answers replayed by a static server in a second process on a second
 * core; the baseline is a bare ask-sdk-core skill whose only handler GETs the answer of the first scenario and parses
 * the JSON.
 */
export async function turn(): Promise<Figure[]> {
  const asked = await questionAt(NOW);
  const recorded: RecordedBodies = {};
  const said = new Map<Scenario, string>();
  for (const scenario of SCENARIOS) said.set(scenario, await record(scenario, asked, recorded));
  const upstream = await replay(JSON.stringify(asked.answer), recorded);
  separateFrom(upstream.pid);
  const bare = createBareSkill(upstream.url);
  try {
    const figures: Figure[] = [];
    for (const scenario of SCENARIOS) {
      const speech = said.get(scenario) ?? '';
      figures.push(await measure(scenario, speech, asked, upstream.url, bare.skill));
    }
    return figures;
  } finally {
    upstream.stop();
    await bare.close();
  }
}

/** Asks the service itself, and returns what the skill says. */
async function record(
  scenario: Scenario,
  asked: Question,
  recorded: RecordedBodies,
): Promise<string> {
  const app = await startDemoApp({ clock: () => scenario.now });
  const recorder = await recordAnswers(app.url);
  const tested = await openSkill(recorder.url, scenario.now, asked);
  try {
    const speech = await ask(tested, scenario, asked);
    Object.assign(recorded, recorder.bodies);
    return speech;
  } finally {
    await tested.close();
    await recorder.close();
    await app.close();
  }
}

async function measure(
  scenario: Scenario,
  speech: string,
  asked: Question,
  url: string,
  bare: Skill,
): Promise<Figure> {
  const tested = await openSkill(url, scenario.now, asked);
  const question = createEnvelope(scenario, asked);
  try {
    if ((await ask(tested, scenario, asked)) !== speech) {
      throw new Error(`${scenario.name}: the skill does not say what it said of the real answers`);
    }
    return await compare({
      name: scenario.name,
      // An envelope of its own for each turn: the deadline of a turn is that of its envelope.
      ours: async () => tested.skill.invoke({ ...question }),
      baseline: async () => bare.invoke(question),
      runs: 3000,
      warmUp: 1000,
    });
  } finally {
    await tested.close();
  }
}

interface TestedSkill {
  skill: Skill;
  /** How many operations it has called. */
  countCalls: () => number;
  close: () => Promise<void>;
}

async function openSkill(
  url: string,
  now: Date,
  { sources, place }: Question,
): Promise<TestedSkill> {
  const log = pino({ level: 'silent' });
  const clock = () => now;
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  const file = createSqliteStore(join(folder, 'store.sqlite'), clock);
  const store: Store = withInMemoryAttribute(faultTolerant(file, log), 'recent');
  const client = createClient({ baseUrl: `${url}/v4_0`, hasExtensions: true });
  let calls = 0;
  const skill = buildSkill({
    client: {
      call: async (id, parameters, options) => {
        calls += 1;
        return client.call(id, parameters, options);
      },
    },
    gazetteer: sources.gazetteer,
    postcodes: createPostcodeLookup(sources.postcodes, sources.gazetteer),
    deviceSettings: createDeviceSettings(clock),
    store,
    clock,
    defaultPlace: () => place,
    log,
  });
  return {
    skill,
    countCalls: () => calls,
    close: async () => {
      await client.close();
      store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Asks a question, after what was asked before it, and returns what is said. */
async function ask(
  { skill, countCalls }: TestedSkill,
  scenario: Scenario,
  asked: Question,
): Promise<string> {
  const { name, now, after, operations } = scenario;
  if (after !== undefined) {
    const slots = { date: after, place: 'hamburg' };
    await skill.invoke(createQuestion({ slots, now, place: asked.place }));
  }
  const before = countCalls();
  const said = readSpeech(await skill.invoke(createEnvelope(scenario, asked)));
  if (countCalls() - before !== operations) {
    throw new Error(`${name}: the question calls ${countCalls() - before} operations`);
  }
  return said;
}

function createEnvelope({ intent, slots, now }: Scenario, { place }: Question): RequestEnvelope {
  return createQuestion({ intent, slots, now, place });
}

function readSpeech({ response }: ResponseEnvelope): string {
  const { outputSpeech } = response;
  return outputSpeech?.type === 'SSML' ? outputSpeech.ssml : '';
}

function createBareSkill(url: string): { skill: Skill; close: () => Promise<void> } {
  // Without it undici's global one, which is that of Node.js if something has imported node:http before.
  const dispatcher = new Agent();
  const skill = SkillBuilders.custom()
    .addRequestHandlers({
      canHandle: ({ requestEnvelope: envelope }) => getRequestType(envelope) === 'IntentRequest',
      async handle({ responseBuilder }) {
        const { body } = await request(url, { dispatcher });
        const answered: unknown = await body.json();
        return responseBuilder.speak(hasText(answered) ? answered.text : '').getResponse();
      },
    })
    .create();
  return { skill, close: async () => dispatcher.close() };
}

function hasText(body: unknown): body is { text: string } {
  return (
    typeof body === 'object' && body !== null && 'text' in body && typeof body.text === 'string'
  );
}
