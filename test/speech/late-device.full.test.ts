import { expect, it } from 'vitest';
import { createDeviceSettings, fetchDeviceAddress } from '../../src/speech/device.ts';
import { TURN_TIMEOUTS } from '../../src/speech/turn.ts';
import { launchRequest } from '../support/alexa-requests.ts';
import { answering, startUpstream } from '../support/upstream.ts';

/** What is late may cost a test this time: the rest arrives meanwhile. */
const TIMEOUTS = { ...TURN_TIMEOUTS, deviceAddressMs: 4000, deviceSettingsMs: 4000 };

const { signal } = new AbortController();

/** A device whose platform answers some requests, by the end of their path, and leaves others hanging. */
async function deviceWith(answers: Record<string, object | string>) {
  const { url } = await startUpstream((request, response) => {
    const path = Object.keys(answers).find((end) => request.url?.endsWith(end));
    if (path !== undefined) answering(200, answers[path])(request, response);
  });
  return { requestEnvelope: launchRequest({ api: { endpoint: url, token: 'token-1' } }) };
}

it('the address of a device has country and postcode if the full one is late', async () => {
  const device = await deviceWith({
    '/address/countryAndPostalCode': { countryCode: 'DE', postalCode: '50667' },
  });
  expect(await fetchDeviceAddress(device, signal, TIMEOUTS)).toEqual({
    kind: 'postcode',
    country: 'DE',
    code: '50667',
  });
});

it('the settings of a device are available except for one if the time zone is late', async () => {
  const device = await deviceWith({
    '/System.temperatureUnit': '"CELSIUS"',
    '/System.distanceUnits': '"METRIC"',
  });
  expect(await createDeviceSettings(() => new Date(), TIMEOUTS)(device, signal)).toEqual({
    timeZone: undefined,
    temperature: 'celsius',
    distance: 'metric',
  });
});
