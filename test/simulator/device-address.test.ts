import type { HandlerInput } from 'ask-sdk-core';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../src/listen.ts';
import { deviceAddresses, tokenFor } from '../../src/simulator/device-address.ts';
import { requestEnvelope, type Device } from '../../src/simulator/request-envelope.ts';
import { devicePostcode } from '../../src/speech/device-postcode.ts';
import { BERLIN } from '../support/places.ts';

const PATH = '/v1/devices/device-1/settings/address/countryAndPostalCode';

async function start(): Promise<string> {
  const { port, close } = await listen(express().use(deviceAddresses()), 0, '127.0.0.1');
  onTestFinished(close);
  return `http://127.0.0.1:${port}`;
}

function envelopeOf(device: Device): HandlerInput['requestEnvelope'] {
  return requestEnvelope({
    understood: undefined,
    locale: 'de-DE',
    now: new Date('2026-11-18T14:05:00+01:00'),
    device,
    session: { id: 'session-1', isNew: true, attributes: {} },
  });
}

describe('a simulated device', () => {
  it('that has an address gives it to the skill as a real one does, and no position', async () => {
    const address = { country: 'DE', code: '01067', endpoint: await start() };
    const envelope = envelopeOf({ id: 'd', place: BERLIN, address, applicationId: 'a' });
    expect(envelope.context.Geolocation).toBeUndefined();
    expect(envelope.context.System.device?.supportedInterfaces).toEqual({});
    // Nothing but the request is looked at.
    const input: Pick<HandlerInput, 'requestEnvelope'> = { requestEnvelope: envelope };
    expect(await devicePostcode(input, new AbortController().signal)).toEqual({
      country: 'DE',
      code: '01067',
    });
  });

  it('that has a position sends that, and no token', () => {
    const { context } = envelopeOf({ id: 'd', place: BERLIN, applicationId: 'a' });
    expect(context.Geolocation?.coordinate).toMatchObject({ latitudeInDegrees: BERLIN.latitude });
    expect(context.System.apiAccessToken).toBeUndefined();
  });
});

describe('the address service of simulated devices', () => {
  it('answers as the platform’s', async () => {
    const authorization = `Bearer ${tokenFor({ country: 'CH', code: '8001' })}`;
    const response = await fetch((await start()) + PATH, { headers: { authorization } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ countryCode: 'CH', postalCode: '8001' });
  });

  it.each([{}, { authorization: 'Bearer of-someone' }, { authorization: 'simulated-DE-50667' }])(
    'permits nobody else: %j',
    async (headers: Record<string, string>) => {
      expect((await fetch((await start()) + PATH, { headers })).status).toBe(403);
    },
  );
});
