import { describe, expect, it, test } from 'vitest';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { questionRequest } from '../support/alexa-requests.ts';
import { BERLIN, gazetteerWith, LOS_ANGELES } from '../support/places.ts';
import { say } from '../support/talk.ts';
import { serviceAnswering } from '../support/upstream.ts';

const ENTRY = {
  id: 'urn:oid:2.49.0.1.840.0.a.001.1',
  code: 'HWW',
  event: 'High Wind Warning',
  onset: '2026-11-18T12:00:00Z',
  expires: '2026-11-19T02:00:00Z',
  groups: ['WIND'],
  groupsText: ['wind'],
  language: 'en-US',
  parameters: {},
  premonition: false,
  senderName: 'NWS Los Angeles CA',
  severity: 'Severe weather warning',
  severityInt: 3,
  infos: {
    headline: 'High Wind Warning',
    description: null,
    instruction: null,
    sent: '2026-11-18T10:00:00Z',
    altitudeMin: null,
    altitudeMax: null,
    web: null,
    contact: null,
  },
};
const NONE = {
  activeWarnings: [],
  highestWarnGroup: null,
  highestWarnGroupText: null,
  id: null,
  name: null,
};
const ONE = { ...NONE, activeWarnings: [ENTRY] };

/** "Are there any warnings for Los Angeles?", of a service with this answer. */
async function ask(place: string, status: number, body: object) {
  const slots: SpokenSlots = { quantity: 'WARNINGS', place };
  const { client, requests } = await serviceAnswering(status, body);
  const gazetteer = gazetteerWith(BERLIN, LOS_ANGELES);
  const request = questionRequest('QuantityIntent', slots, { locale: 'en-US' });
  const { speech } = await say(request, { client, gazetteer });
  return { speech, requests };
}

const NOT_KNOWN = "I don't know whether there are official warnings for Los Angeles.";

describe('who asks for warnings in the United States', () => {
  it('hears those of its weather service, by their names and times there', async () => {
    const { speech } = await ask('Los Angeles', 200, { ...ONE, source: 'NWS' });
    expect(speech).toMatch(/^There's one weather warning for Los Angeles/);
    expect(speech).toMatch(/High Wind Warning, until today at 6 PM\.$/);
  });

  it('hears that there is none if the service says who would warn', async () => {
    const { speech } = await ask('Los Angeles', 200, { ...NONE, source: 'NWS' });
    expect(speech).toMatch(/^There are no weather warnings for Los Angeles/);
  });

  it('hears that it is not known if the service knows nobody who warns there', async () => {
    expect((await ask('Los Angeles', 200, { ...NONE, source: null })).speech).toBe(NOT_KNOWN);
  });

  it('hears that it is not known if a foreign service has none, and does not say of whom', async () => {
    expect((await ask('Los Angeles', 200, NONE)).speech).toBe(NOT_KNOWN);
  });

  it('hears that it is not known if a foreign service has no warnings at all', async () => {
    expect((await ask('Los Angeles', 404, {})).speech).toBe(NOT_KNOWN);
  });

  it('hears those that a foreign service has', async () => {
    expect((await ask('Los Angeles', 200, ONE)).speech).toContain('High Wind Warning');
  });

  it('never hears that there is none if the service fails', async () => {
    const { speech } = await ask('Los Angeles', 500, {});
    expect(speech).not.toMatch(/warning/);
  });
});

test('who asks for warnings in Germany hears of a foreign service that there are none', async () => {
  const { speech, requests } = await ask('Berlin', 200, NONE);
  expect(speech).toMatch(/^There are no weather warnings for Berlin/);
  expect(requests).toHaveLength(1);
});
