import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { weatherRequest } from '../support/alexa-requests.ts';
import { say } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';

/** In Berlin Thursday has just begun; in New York it is still Wednesday evening. */
const AFTER_MIDNIGHT = '2026-11-19T00:30:00+01:00';

/** Which day a device in a zone asks the weather service for when "today" is said to it. */
async function dayAsked(timeZone: string | undefined, today: string): Promise<string[]> {
  const asked: string[] = [];
  const { url } = await startUpstream((request, response) => {
    asked.push(/datefrom=(\d+)/.exec(request.url ?? '')?.[1] ?? '');
    answering(500, '')(request, response);
  });
  await say(weatherRequest({ date: today }, { at: AFTER_MIDNIGHT }), {
    client: createClient({ baseUrl: url }),
    clock: () => new Date(AFTER_MIDNIGHT),
    deviceSettings: async () => (timeZone === undefined ? {} : { timeZone }),
  });
  return asked;
}

describe('"today", said to a device that is set to another zone than the place', () => {
  it('means the day that it is at the place', async () => {
    expect(await dayAsked('America/New_York', '2026-11-18')).toEqual(['20261119']);
  });

  it('is over where the device is set to the same zone', async () => {
    expect(await dayAsked('Europe/Berlin', '2026-11-18')).toEqual([]);
    expect(await dayAsked(undefined, '2026-11-18')).toEqual([]);
  });
});
