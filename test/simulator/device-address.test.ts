import type { HandlerInput } from 'ask-sdk-core';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../src/http/listen.ts';
import {
  createDeviceApi,
  createDeviceToken,
  type DeviceProfile,
} from '../../src/simulator/device-api.ts';
import { createRequestEnvelope, type SimulatedDevice } from '../../src/simulator/envelope.ts';
import { fetchDeviceAddress, createDeviceSettings } from '../../src/speech/device.ts';
import { BERLIN } from '../support/places.ts';

const ADDRESS = '/v1/devices/device-1/settings/address';
const POSTCODE = `${ADDRESS}/countryAndPostalCode`;
const TIME_ZONE = '/v2/devices/device-1/settings/System.timeZone';

const dresden = { country: 'DE', code: '01067', city: 'Dresden' };

async function start(): Promise<string> {
  const { port, close } = await listen(express().use(createDeviceApi()), 0, '127.0.0.1');
  onTestFinished(close);
  return `http://127.0.0.1:${port}`;
}

function envelopeOf(device: Partial<SimulatedDevice>): HandlerInput['requestEnvelope'] {
  return createRequestEnvelope({
    recognized: undefined,
    locale: 'de-DE',
    now: new Date('2026-11-18T14:05:00+01:00'),
    device: { id: 'd', place: BERLIN, applicationId: 'a', ...device },
    session: { id: 'session-1', isNew: true, attributes: {} },
  });
}

/** The address that the skill reads from a simulated device. */
async function learned(device: Partial<SimulatedDevice>) {
  // The code reads only the request.
  const input = { requestEnvelope: envelopeOf({ ...device, endpoint: await start() }) };
  const { signal } = new AbortController();
  const address = await fetchDeviceAddress(input, signal);
  const settings = await createDeviceSettings()(input, signal);
  return { address, settings };
}

describe('a simulated device', () => {
  it.each<[string, DeviceProfile, object]>([
    [
      'all of it',
      { address: dresden },
      { kind: 'full', country: 'DE', code: '01067', city: 'Dresden' },
    ],
    [
      'country and postcode, where it has no more',
      { address: { country: 'DE', code: '01067' } },
      { kind: 'postcode', country: 'DE', code: '01067' },
    ],
    [
      'country and postcode, where no more is permitted',
      { address: dresden, permission: 'postcode' },
      { kind: 'postcode', country: 'DE', code: '01067' },
    ],
    ['nothing that is permitted', { address: dresden, permission: 'none' }, { kind: 'forbidden' }],
    ['nothing that was entered', { permission: 'full' }, { kind: 'unknown' }],
  ])('has its address as a real one has: %s', async (_what, known, expected) => {
    expect((await learned(known)).address).toEqual(expected);
  });

  it('has the settings of a real one', async () => {
    const settings = {
      timeZone: 'America/New_York',
      temperature: 'fahrenheit',
      distance: 'imperial',
    } as const;
    expect((await learned({ settings })).settings).toEqual(settings);
    expect((await learned({ settings: { distance: 'metric' } })).settings).toEqual({
      distance: 'metric',
    });
    expect((await learned({ address: dresden, permission: 'none' })).settings).toEqual({});
  });

  it('with an address is a speaker, which sends no position', () => {
    const { context } = envelopeOf({ address: dresden });
    expect(context.Geolocation).toBeUndefined();
    expect(context.System.device?.supportedInterfaces).toEqual({});
  });

  it('without one is a phone, which does', () => {
    const { context } = envelopeOf({});
    expect(context.Geolocation?.coordinate).toMatchObject({ latitudeInDegrees: BERLIN.latitude });
    expect(context.System.device?.supportedInterfaces).toEqual({ Geolocation: {} });
  });

  it('may be a phone with an address, or a speaker without one', () => {
    expect(envelopeOf({ address: dresden, hasPosition: true }).context.Geolocation).toBeDefined();
    expect(envelopeOf({ hasPosition: false }).context.Geolocation).toBeUndefined();
  });

  it('may have a screen', () => {
    const { device } = envelopeOf({ hasScreen: true, hasPosition: false }).context.System;
    expect(Object.keys(device?.supportedInterfaces ?? {})).toEqual(['Alexa.Presentation.APL']);
  });

  it('has no token without a platform', () => {
    const { System } = envelopeOf({ address: dresden }).context;
    expect(System.apiAccessToken).toBeUndefined();
  });
});

describe('the address service of simulated devices', () => {
  it('answers as the platform’s', async () => {
    const authorization = `Bearer ${createDeviceToken({ address: dresden })}`;
    const url = await start();
    const short = await fetch(url + POSTCODE, { headers: { authorization } });
    expect(await short.json()).toEqual({ countryCode: 'DE', postalCode: '01067' });
    const full = await fetch(url + ADDRESS, { headers: { authorization } });
    expect(await full.json()).toMatchObject({
      countryCode: 'DE',
      postalCode: '01067',
      city: 'Dresden',
      addressLine1: null,
    });
  });

  it('returns nothing for unset and unknown settings', async () => {
    const url = await start();
    const authorization = `Bearer ${createDeviceToken({})}`;
    for (const path of [TIME_ZONE, '/v2/devices/device-1/settings/System.volume']) {
      expect((await fetch(url + path, { headers: { authorization } })).status).toBe(204);
    }
  });

  it.each([
    {},
    { authorization: 'Bearer of-someone' },
    { authorization: 'Bearer simulated-e30' },
    { authorization: 'Bearer simulated-bm8' },
    { authorization: createDeviceToken({ address: dresden }) },
  ])('rejects other tokens: %j', async (headers: Record<string, string>) => {
    const url = await start();
    for (const path of [ADDRESS, POSTCODE, TIME_ZONE]) {
      expect((await fetch(url + path, { headers })).status).toBe(403);
    }
  });
});
