import type { HandlerInput } from 'ask-sdk-core';
import type { RequestEnvelope, services } from 'ask-sdk-model';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { Place } from '../place/place.ts';
import type { Listener } from '../place/ranking.ts';
import { openPlatformApi } from './platform-api.ts';
import { TURN_TIMEOUTS } from './turn.ts';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';

/** Whether the device of the request can show APL documents. */
export function hasScreen({ context }: RequestEnvelope): boolean {
  return context.System.device?.supportedInterfaces?.['Alexa.Presentation.APL'] !== undefined;
}

/** The settings of a device; unknown ones are missing. */
export interface DeviceSettings {
  /** IANA. */
  timeZone?: string;
  temperature?: 'celsius' | 'fahrenheit';
  /** Units of distance, and therefore of speed. */
  distance?: 'metric' | 'imperial';
}

/** Loads the settings of the device of a request. Never rejects: settings that fail to load are missing. */
export type LoadDeviceSettings = (
  input: Pick<HandlerInput, 'requestEnvelope'>,
  signal: AbortSignal,
) => Promise<DeviceSettings>;

const MAX_CACHED_DEVICES = 1000;
const SETTINGS_TTL_MS = HOUR_MS;
/** After a failure the service is not called again for this time. */
const FAILED_SETTINGS_TTL_MS = MINUTE_MS;

/* Schemas are built when an answer of the platform comes: a first answer of the skill often needs none of them. */

const createTimeZoneSetting = () => z.string().refine(isTimeZone);
const createTemperatureSetting = () =>
  z
    .enum(['CELSIUS', 'FAHRENHEIT'])
    .transform((unit) => (unit === 'CELSIUS' ? 'celsius' : 'fahrenheit'));
const createDistanceSetting = () =>
  z.enum(['METRIC', 'IMPERIAL']).transform((units) => (units === 'METRIC' ? 'metric' : 'imperial'));

interface SettingsResult {
  settings: DeviceSettings;
  /** Whether all settings loaded, even if they are not set. */
  isComplete: boolean;
}

/** Loads settings of devices from the platform and caches them for an hour. */
export function createDeviceSettings(
  clock: () => Date = () => new Date(),
  { deviceSettingsMs } = TURN_TIMEOUTS,
): LoadDeviceSettings {
  const cache = new LRUCache<string, DeviceSettings>({
    max: MAX_CACHED_DEVICES,
    ttl: SETTINGS_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return async (input, signal) => {
    const deviceId = input.requestEnvelope.context.System.device?.deviceId;
    const cached = deviceId && cache.get(deviceId);
    if (cached) return cached;
    const api = openPlatformApi(input, signal, deviceSettingsMs);
    if (!api) return {};
    const { services } = await import('ask-sdk-model');
    const service = new services.ups.UpsServiceClient(api.configuration);
    const { settings, isComplete } = await fetchSettings(service, api.deviceId);
    if (!signal.aborted) {
      cache.set(api.deviceId, settings, {
        ttl: isComplete ? SETTINGS_TTL_MS : FAILED_SETTINGS_TTL_MS,
      });
    }
    return settings;
  };
}

async function fetchSettings(
  service: services.ups.UpsServiceClient,
  deviceId: string,
): Promise<SettingsResult> {
  const [timeZone, temperature, distance] = await Promise.all([
    parseSetting(service.getSystemTimeZone(deviceId), createTimeZoneSetting()),
    parseSetting(service.getSystemTemperatureUnit(deviceId), createTemperatureSetting()),
    parseSetting(service.getSystemDistanceUnits(deviceId), createDistanceSetting()),
  ]);
  return {
    settings: {
      ...(timeZone.value && { timeZone: timeZone.value }),
      ...(temperature.value && { temperature: temperature.value }),
      ...(distance.value && { distance: distance.value }),
    },
    isComplete: [timeZone, temperature, distance].every(({ isAnswered }) => isAnswered),
  };
}

/** An unset or unknown setting has no value. */
async function parseSetting<T>(
  answer: Promise<unknown>,
  schema: z.ZodType<T>,
): Promise<{ value?: T; isAnswered: boolean }> {
  try {
    const { data } = schema.safeParse(await answer);
    return data === undefined ? { isAnswered: true } : { value: data, isAnswered: true };
  } catch {
    // SDK errors contain personal data of the response: do not log or rethrow them.
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
 * The address of a device as its owner entered it: `forbidden` without the permission, `unknown` if it is empty
 * or the service fails or times out.
 */
export type DeviceAddress =
  | { kind: 'full'; country: string; code?: string; city: string }
  | { kind: 'postcode'; country: string; code: string }
  | { kind: 'forbidden' }
  | { kind: 'unknown' };

/** Permissions that the consent card requests; either is sufficient. */
export const ADDRESS_PERMISSIONS = [
  'read::alexa:device:all:address',
  'read::alexa:device:all:address:country_and_postal_code',
];

const HTTP_FORBIDDEN = 403;

/** All fields are optional. */
function createAddressAnswer() {
  const text = z.string().trim().optional().catch(undefined);
  return z.object({
    countryCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/)
      .optional()
      .catch(undefined),
    postalCode: text.transform((code) => code && normalizePostcode(code)),
    city: text,
  });
}
type AddressAnswer = z.output<ReturnType<typeof createAddressAnswer>>;

/**
 * Fetches the address of the device from the platform: the full one if the listener permits it, else country
 * and postcode.
 *
 * Removes spaces and the country prefix from the postcode: `50667` for `D-50667`.
 */
export async function fetchDeviceAddress(
  input: Pick<HandlerInput, 'requestEnvelope'>,
  signal: AbortSignal,
  { deviceAddressMs } = TURN_TIMEOUTS,
): Promise<DeviceAddress> {
  const done = new AbortController();
  const api = openPlatformApi(input, AbortSignal.any([signal, done.signal]), deviceAddressMs);
  if (!api) return { kind: 'unknown' };
  const { services } = await import('ask-sdk-model');
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
    const address = createAddressAnswer().safeParse(await answer);
    return address.success ? parseAddress(address.data) : { kind: 'unknown' };
  } catch (error) {
    // SDK errors contain personal data of the response: do not log or rethrow them.
    return { kind: isForbiddenError(error) ? 'forbidden' : 'unknown' };
  }
}

function parseAddress({ countryCode, postalCode, city }: AddressAnswer): DeviceAddress {
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

/** Older or less accurate positions are ignored. */
const MAX_POSITION_AGE_MS = 10 * MINUTE_MS;
const MAX_POSITION_ACCURACY_M = 10_000;

/** The position of a phone or a car; undefined if it is missing, too old or not accurate enough. */
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

/**
 * Where a listener looks for places first: a place that is only assumed counts if it is in the country of the locale.
 *
 * @param tag BCP 47
 */
export function locateListener(assumed: Place, isKnown: boolean, tag: string): Listener {
  const [language = '', country] = tag.split('-');
  return isKnown || country === undefined || country === assumed.country
    ? { ...assumed, language }
    : { language, country };
}
