import type { RequestEnvelope } from 'ask-sdk-model';
import { expect, test, vi } from 'vitest';
import { loadGazetteer, resolveIndexFile } from '../../src/place/load-gazetteer.ts';
import { sessionEndedRequest } from '../support/alexa-requests.ts';

/** What Lambda hands to the platform is the error's name, message and stack. */
test('a deletion that fails on Lambda fails the invocation, without user data', async () => {
  loadGazetteer();
  vi.stubEnv('PLACES_INDEX', resolveIndexFile());
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('WEATHER_API_URL', 'http://127.0.0.1:1/v4_0');
  vi.stubEnv('STORE_TABLE', 'remembered');
  vi.stubEnv('STORE_DYNAMODB_URL', 'http://127.0.0.1:1');
  vi.resetModules();
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const { openSkillHandler } = await import('../../src/lambda/skill-handler.ts');
    const handleSkillEvent = await openSkillHandler();
    const { request, ...rest } = sessionEndedRequest();
    const event: RequestEnvelope = JSON.parse(
      JSON.stringify({ ...rest, request: { ...request, type: 'AlexaSkillEvent.SkillDisabled' } }),
    );
    const failure: unknown = await handleSkillEvent(event).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'EventFailedError' });
    expect(JSON.stringify(failure) + String(failure)).not.toContain('user-1');
    expect(failure).not.toHaveProperty('cause');
    // What nobody waits for to be done, still does not fail.
    const ended = await handleSkillEvent({ ...rest, request });
    expect(ended.response).toEqual({});
  } finally {
    write.mockRestore();
    vi.unstubAllEnvs();
    vi.resetModules();
  }
});
