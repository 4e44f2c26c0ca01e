import type { HandlerInput } from 'ask-sdk-core';
import { services, type RequestEnvelope } from 'ask-sdk-model';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { openPlatformApi } from './platform-api.ts';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';

/** What is set on a device, as far as it is known. */
export interface DeviceSettings {
  /** IANA. */
  timeZone?: string;
  temperature?: 'celsius' | 'fahrenheit';
  /** Of distances, and of speeds with them. */
  distance?: 'metric' | 'imperial';
}

/** Asks for the settings of the device of a request. Never fails: what cannot be had is missing. */
export type LoadDeviceSettings = (
  input: Pick<HandlerInput, 'requestEnvelope'>,
  signal: AbortSignal,
) => Promise<DeviceSettings>;

/** Every turn may ask for them: it must not wait long, milliseconds. */
const SETTINGS_TIMEOUT_MS = 1000;

const MAX_CACHED_DEVICES = 1000;
const SETTINGS_TTL_MS = HOUR_MS;
/** A service that fails is left alone for a while. */
const FAILED_SETTINGS_TTL_MS = MINUTE_MS;

const TimeZoneSetting = z.string().refine(isTimeZone);
const TemperatureSetting = z
  .enum(['CELSIUS', 'FAHRENHEIT'])
  .transform((unit) => (unit === 'CELSIUS' ? 'celsius' : 'fahrenheit'));
const DistanceSetting = z
  .enum(['METRIC', 'IMPERIAL'])
  .transform((units) => (units === 'METRIC' ? 'metric' : 'imperial'));

interface SettingsAnswer {
  settings: DeviceSettings;
  /** Whether the service answered each question, if only that nothing is set. */
  isWhole: boolean;
}

/** Settings of devices from the platform, which are kept in memory for an hour. */
export function createDeviceSettings(clock: () => Date = () => new Date()): LoadDeviceSettings {
  const kept = new LRUCache<string, DeviceSettings>({
    max: MAX_CACHED_DEVICES,
    ttl: SETTINGS_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return async (input, signal) => {
    const deviceId = input.requestEnvelope.context.System.device?.deviceId;
    const known = deviceId && kept.get(deviceId);
    if (known) return known;
    const api = openPlatformApi(input, signal, SETTINGS_TIMEOUT_MS);
    if (!api) return {};
    const service = new services.ups.UpsServiceClient(api.configuration);
    const { settings, isWhole } = await fetchSettings(service, api.deviceId);
    if (!signal.aborted) {
      kept.set(api.deviceId, settings, { ttl: isWhole ? SETTINGS_TTL_MS : FAILED_SETTINGS_TTL_MS });
    }
    return settings;
  };
}

async function fetchSettings(
  service: services.ups.UpsServiceClient,
  deviceId: string,
): Promise<SettingsAnswer> {
  const [timeZone, temperature, distance] = await Promise.all([
    parseSetting(service.getSystemTimeZone(deviceId), TimeZoneSetting),
    parseSetting(service.getSystemTemperatureUnit(deviceId), TemperatureSetting),
    parseSetting(service.getSystemDistanceUnits(deviceId), DistanceSetting),
  ]);
  return {
    settings: {
      ...(timeZone.value && { timeZone: timeZone.value }),
      ...(temperature.value && { temperature: temperature.value }),
      ...(distance.value && { distance: distance.value }),
    },
    isWhole: [timeZone, temperature, distance].every(({ isAnswered }) => isAnswered),
  };
}

/** A setting that is not set, or to something unknown, has no value. */
async function parseSetting<T>(
  answer: Promise<unknown>,
  schema: z.ZodType<T>,
): Promise<{ value?: T; isAnswered: boolean }> {
  try {
    const { data } = schema.safeParse(await answer);
    return data === undefined ? { isAnswered: true } : { value: data, isAnswered: true };
  } catch {
    // The SDK's errors hold the answer, which is personal: they go no further.
    return { isAnswered: false };
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

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
const ADDRESS_TIMEOUT_MS = 2000;

const HTTP_FORBIDDEN = 403;

const OptionalText = z.string().trim().optional().catch(undefined);

/** Nothing of it has to be there. */
const AddressAnswer = z.object({
  countryCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
  postalCode: OptionalText.transform((code) => code && normalizePostcode(code)),
  city: OptionalText,
});

/**
 * The address of the device that asks, from its address service: the full one where the listener
 * permits it, else country and postcode.
 *
 * The code is as its owner entered it, without spaces and the country's sign: `50667` for `D-50667`.
 */
export async function fetchDeviceAddress(
  input: Pick<HandlerInput, 'requestEnvelope'>,
  signal: AbortSignal,
): Promise<DeviceAddress> {
  const done = new AbortController();
  const api = openPlatformApi(input, AbortSignal.any([signal, done.signal]), ADDRESS_TIMEOUT_MS);
  if (!api) return { kind: 'unknown' };
  const service = new services.deviceAddress.DeviceAddressServiceClient(api.configuration);
  const full = readAddress(service.getFullAddress(api.deviceId));
  const short = readAddress(service.getCountryAndPostalCode(api.deviceId));
  try {
    const address = await full;
    return isAddress(address) ? address : combineAddresses(address, await short);
  } finally {
    done.abort();
  }
}

function combineAddresses(failed: DeviceAddress, other: DeviceAddress): DeviceAddress {
  if (isAddress(other)) return other;
  const isForbidden = failed.kind === 'forbidden' && other.kind === 'forbidden';
  return { kind: isForbidden ? 'forbidden' : 'unknown' };
}

function isAddress({ kind }: DeviceAddress): boolean {
  return kind === 'full' || kind === 'postcode';
}

async function readAddress(answer: Promise<unknown>): Promise<DeviceAddress> {
  try {
    const address = AddressAnswer.safeParse(await answer);
    return address.success ? parseAddress(address.data) : { kind: 'unknown' };
  } catch (error) {
    // The SDK's errors hold the answer, which is personal: they go no further.
    return { kind: isForbiddenError(error) ? 'forbidden' : 'unknown' };
  }
}

function parseAddress({
  countryCode,
  postalCode,
  city,
}: z.output<typeof AddressAnswer>): DeviceAddress {
  if (!countryCode) return { kind: 'unknown' };
  const code = postalCode ? { code: postalCode } : undefined;
  if (city) return { kind: 'full', country: countryCode, city, ...code };
  return code ? { kind: 'postcode', country: countryCode, ...code } : { kind: 'unknown' };
}

function normalizePostcode(code: string): string {
  return code.replaceAll(/\s/g, '').replace(/^\p{L}{1,2}-/u, '');
}

function isForbiddenError(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === HTTP_FORBIDDEN;
}

/** A position older or coarser than this says nothing about where the listener is. */
const MAX_POSITION_AGE_MS = 10 * 60_000;
const MAX_POSITION_ACCURACY_M = 10_000;

/** Where a phone or a car says that it is; undefined where it does not, or not now, or not well. */
export function readDevicePosition({
  context,
  request,
}: RequestEnvelope): { latitude: number; longitude: number } | undefined {
  const { coordinate, timestamp } = context.Geolocation ?? {};
  if (!coordinate || coordinate.accuracyInMeters > MAX_POSITION_ACCURACY_M) return undefined;
  const age = Date.parse(request.timestamp) - Date.parse(timestamp ?? '');
  if (age > MAX_POSITION_AGE_MS) return undefined;
  return { latitude: coordinate.latitudeInDegrees, longitude: coordinate.longitudeInDegrees };
}
