import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { weatherRequest } from '../support/alexa-requests.ts';
import { say } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';

/** In Berlin Thursday has just begun; in New York it is still Wednesday evening. */
const AFTER_MIDNIGHT = '2026-11-19T00:30:00+01:00';

/** The requested day of the forecast for "today" on a device in a time zone. */
async function requestedDay(timeZone: string | undefined, today: string): Promise<string[]> {
  const requested: string[] = [];
  const { url } = await startUpstream((request, response) => {
    const [, day] = /datefrom=(\d+)/.exec(request.url ?? '') ?? [];
    if (day !== undefined) requested.push(day);
    answering(500, '')(request, response);
  });
  await say(weatherRequest({ date: today }, { at: AFTER_MIDNIGHT }), {
    client: createClient({ baseUrl: url }),
    clock: () => new Date(AFTER_MIDNIGHT),
    deviceSettings: async () => (timeZone === undefined ? {} : { timeZone }),
  });
  return requested;
}

describe('"today" on a device in another time zone than the place', () => {
  it('means today at the place', async () => {
    expect(await requestedDay('America/New_York', '2026-11-18')).toEqual(['20261119']);
  });

  it('is over if the device is in the same time zone', async () => {
    expect(await requestedDay('Europe/Berlin', '2026-11-18')).toEqual([]);
    expect(await requestedDay(undefined, '2026-11-18')).toEqual([]);
  });
});
