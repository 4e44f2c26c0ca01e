import type { HandlerInput } from 'ask-sdk-core';
import { services } from 'ask-sdk-model';
import { Agent, request } from 'undici';
import * as z from 'zod';

/** What a device's owner entered: nothing of it has to be there. */
const Address = z.object({ countryCode: z.string().trim(), postalCode: z.string() });

/** Without an address a question is still answered, for another place: it must not wait long, milliseconds. */
const LONGEST_WAIT = 2000;

const LARGEST_ANSWER = 16 * 1024;
const dispatcher = new Agent({ maxResponseSize: LARGEST_ANSWER });

/**
 * Country and postcode of the device, from its address service. Undefined where the listener does
 * not permit it, where the device has none, and where the service fails or is late.
 *
 * The code is as its owner entered it, without spaces and the country's sign: `50667` for `D-50667`.
 */
export async function devicePostcode(
  { requestEnvelope: { context } }: Pick<HandlerInput, 'requestEnvelope'>,
  signal: AbortSignal,
): Promise<{ country: string; code: string } | undefined> {
  const { apiAccessToken, apiEndpoint, device } = context.System;
  if (!apiAccessToken || !apiEndpoint || !device?.deviceId) return undefined;
  const service = new services.deviceAddress.DeviceAddressServiceClient({
    apiClient: apiClient(AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT)])),
    apiEndpoint,
    authorizationValue: apiAccessToken,
  });
  try {
    const address = Address.safeParse(await service.getCountryAndPostalCode(device.deviceId));
    return address.success ? postcodeOf(address.data) : undefined;
  } catch {
    // The SDK's errors hold the answer, which is personal: they go no further.
    return undefined;
  }
}

function postcodeOf({ countryCode, postalCode }: z.output<typeof Address>) {
  const country = countryCode.toUpperCase();
  const code = postalCode.replaceAll(/\s/g, '').replace(/^\p{L}{1,2}-/u, '');
  return country === '' || code === '' ? undefined : { country, code };
}

/** The SDK's own client knows no end to waiting, and never ends where an answer breaks off. */
function apiClient(signal: AbortSignal): services.ApiClient {
  return {
    async invoke({ url, headers }) {
      const { statusCode, ...response } = await request(url, {
        method: 'GET',
        headers: headers.flatMap(({ key, value }) => [key, value]),
        dispatcher,
        signal,
      });
      const received = Object.entries(response.headers).map(([key, value]) => ({
        key,
        value: String(value),
      }));
      return { statusCode, headers: received, body: await response.body.text() };
    },
  };
}
