import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestType, SkillBuilders } from 'ask-sdk-core';
import { pino } from 'pino';
import { Agent, request } from 'undici';
import { createClient } from '../src/client/client.ts';
import { createPostcodeLookup } from '../src/place/postcodes/place-at-postcode.ts';
import { buildSkill } from '../src/app/skill.ts';
import { createDeviceSettings } from '../src/speech/device.ts';
import { faultTolerant, withInMemoryAttribute } from '../src/store/store.ts';
import { createSqliteStore } from '../src/store/sqlite.ts';
import { compare, type Figure } from './support/compare.ts';
import { questionAt } from './support/question.ts';
import { replay } from './support/replay.ts';
import { separateFrom } from './support/cores.ts';

const NOW = new Date('2026-11-18T14:05:00+01:00');

/**
 * A warm turn of the skill, "Wie wird das Wetter morgen in Hamburg?", with the service's real answer
 * replayed by a static server in a second process on a second core; the baseline is a bare ask-sdk-core skill whose only
 * handler GETs the same bytes and parses the JSON.
 */
export async function turn(): Promise<Figure> {
  const log = pino({ level: 'silent' });
  const clock = () => NOW;
  const { envelope: question, answer, place: hamburg, sources } = await questionAt(NOW);
  const upstream = await replay(JSON.stringify(answer));
  separateFrom(upstream.pid);
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  const file = join(folder, 'store.sqlite');
  const store = withInMemoryAttribute(faultTolerant(createSqliteStore(file, clock), log), 'recent');

  const skill = buildSkill({
    client: createClient({ baseUrl: `${upstream.url}/v4_0` }),
    gazetteer: sources.gazetteer,
    postcodes: createPostcodeLookup(sources.postcodes, sources.gazetteer),
    deviceSettings: createDeviceSettings(clock),
    store,
    clock,
    defaultPlace: () => hamburg,
    log,
  });
  // Without it undici's global one, which is that of Node.js if something has imported node:http before.
  const dispatcher = new Agent();
  const bare = SkillBuilders.custom()
    .addRequestHandlers({
      canHandle: ({ requestEnvelope: envelope }) => getRequestType(envelope) === 'IntentRequest',
      async handle({ responseBuilder }) {
        const { body } = await request(upstream.url, { dispatcher });
        const answered: unknown = await body.json();
        return responseBuilder.speak(hasText(answered) ? answered.text : '').getResponse();
      },
    })
    .create();

  try {
    const { response } = await skill.invoke(question);
    if (!JSON.stringify(response.outputSpeech).includes(answer.text)) {
      throw new Error('The skill does not speak the answer that was replayed');
    }
    return await compare({
      name: 'turn',
      // An envelope of its own for each turn: the deadline of a turn is that of its envelope.
      ours: async () => skill.invoke({ ...question }),
      baseline: async () => bare.invoke(question),
      runs: 3000,
      warmUp: 1000,
    });
  } finally {
    upstream.stop();
    await dispatcher.close();
    store.close();
    await rm(folder, { recursive: true });
  }
}

function hasText(body: unknown): body is { text: string } {
  return (
    typeof body === 'object' && body !== null && 'text' in body && typeof body.text === 'string'
  );
}
