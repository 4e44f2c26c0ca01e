import type { RequestEnvelope } from 'ask-sdk-model';
import { pino } from 'pino';
import { createClient } from '../../src/client/client.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { buildSkill } from '../../src/app/skill.ts';
import { SOME_AFTERNOON } from './alexa-requests.ts';
import { readResponse, type SpokenResponse } from './spoken-response.ts';
import { BERLIN, gazetteerWith } from './places.ts';

/** A skill on the afternoon of the tests, in Berlin, whose weather service is not there. */
export function skillWith(collaborators: Partial<SkillDependencies> = {}) {
  return buildSkill({
    client: createClient({ baseUrl: 'http://127.0.0.1:1' }),
    gazetteer: gazetteerWith(BERLIN),
    postcodes: async () => undefined,
    deviceSettings: async () => ({}),
    clock: () => new Date(SOME_AFTERNOON),
    defaultPlace: () => BERLIN,
    log: pino({ level: 'silent' }),
    ...collaborators,
  });
}

/** Sends a request to the skill and returns what the listener hears; the platform API may be anywhere. */
export async function say(
  request: RequestEnvelope,
  collaborators: Partial<SkillDependencies> = {},
): Promise<SpokenResponse> {
  const simulatorOrigin = request.context.System.apiEndpoint;
  return readResponse(await skillWith({ simulatorOrigin, ...collaborators }).invoke(request));
}
