import type { HandlerInput } from 'ask-sdk-core';
import { services } from 'ask-sdk-model';
import * as z from 'zod';
import { platformApi } from './platform-api.ts';

/**
 * What a device's owner entered as its address, as far as the skill may know it: `forbidden` where
 * a permission is missing, `unknown` where nothing was entered and where the service fails or is late.
 */
export type DeviceAddress =
  | { kind: 'full'; country: string; code?: string; city: string }
  | { kind: 'postcode'; country: string; code: string }
  | { kind: 'forbidden' }
  | { kind: 'unknown' };

/** What a card asks the listener to permit, either of which will do. */
export const ADDRESS_PERMISSIONS = [
  'read::alexa:device:all:address',
  'read::alexa:device:all:address:country_and_postal_code',
];

/** Without an address a question is still answered, for another place: it must not wait long, milliseconds. */
const LONGEST_WAIT = 2000;

const FORBIDDEN = 403;

const Text = z.string().trim().optional().catch(undefined);

/** Nothing of it has to be there. */
const Address = z.object({
  countryCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
  postalCode: Text.transform((code) => code && plainCode(code)),
  city: Text,
});

/**
 * The address of the device that asks, from its address service: the full one where the listener
 * permits it, else country and postcode.
 *
 * The code is as its owner entered it, without spaces and the country's sign: `50667` for `D-50667`.
 */
export async function deviceAddress(
  input: Pick<HandlerInput, 'requestEnvelope'>,
  signal: AbortSignal,
): Promise<DeviceAddress> {
  const done = new AbortController();
  const api = platformApi(input, AbortSignal.any([signal, done.signal]), LONGEST_WAIT);
  if (!api) return { kind: 'unknown' };
  const service = new services.deviceAddress.DeviceAddressServiceClient(api.configuration);
  const full = read(service.getFullAddress(api.deviceId));
  const short = read(service.getCountryAndPostalCode(api.deviceId));
  try {
    const address = await full;
    return isAddress(address) ? address : elseOf(address, await short);
  } finally {
    done.abort();
  }
}

function elseOf(failed: DeviceAddress, other: DeviceAddress): DeviceAddress {
  if (isAddress(other)) return other;
  const isForbidden = failed.kind === 'forbidden' && other.kind === 'forbidden';
  return { kind: isForbidden ? 'forbidden' : 'unknown' };
}

function isAddress({ kind }: DeviceAddress): boolean {
  return kind === 'full' || kind === 'postcode';
}

async function read(answer: Promise<unknown>): Promise<DeviceAddress> {
  try {
    const address = Address.safeParse(await answer);
    return address.success ? addressOf(address.data) : { kind: 'unknown' };
  } catch (error) {
    // The SDK's errors hold the answer, which is personal: they go no further.
    return { kind: isForbidding(error) ? 'forbidden' : 'unknown' };
  }
}

function addressOf({ countryCode, postalCode, city }: z.output<typeof Address>): DeviceAddress {
  if (!countryCode) return { kind: 'unknown' };
  const code = postalCode ? { code: postalCode } : undefined;
  if (city) return { kind: 'full', country: countryCode, city, ...code };
  return code ? { kind: 'postcode', country: countryCode, ...code } : { kind: 'unknown' };
}

function plainCode(code: string): string {
  return code.replaceAll(/\s/g, '').replace(/^\p{L}{1,2}-/u, '');
}

function isForbidding(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === FORBIDDEN;
}
