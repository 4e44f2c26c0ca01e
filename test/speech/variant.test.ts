import { describe, expect, it } from 'vitest';
import { intentRequest, launchRequest } from '../support/alexa-requests.ts';
import { say } from '../support/talk.ts';

/** The speech in a session with this id. */
async function saidIn(sessionId: string, request = launchRequest()): Promise<string | undefined> {
  const { session } = request;
  const { speech } = await say(
    session ? { ...request, session: { ...session, sessionId } } : request,
  );
  return speech;
}

describe('the welcome', () => {
  it('is the same throughout a session', async () => {
    const said = await Promise.all(['a', 'a', 'a'].map(async (id) => saidIn(id)));
    expect(new Set(said).size).toBe(1);
  });

  it('is in other words in other sessions', async () => {
    const said = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(async (id) => saidIn(id)));
    expect(new Set(said).size).toBe(3);
  });
});

it('a goodbye is in other words in other sessions, too', async () => {
  const said = await Promise.all(
    ['a', 'b', 'c'].map(async (id) => saidIn(id, intentRequest('AMAZON.StopIntent'))),
  );
  expect(new Set(said).size).toBe(3);
});
