import type { HandlerInput } from 'ask-sdk-core';
import { services } from 'ask-sdk-model';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { platformApi } from './platform-api.ts';

/** What is set on a device, as far as it is known. */
export interface DeviceSettings {
  /** IANA. */
  timeZone?: string;
  temperature?: 'celsius' | 'fahrenheit';
  /** Of distances, and of speeds with them. */
  distance?: 'metric' | 'imperial';
}

/** Asks for the settings of the device of a request. Never fails: what cannot be had is missing. */
export type SettingsOfDevices = (
  input: Pick<HandlerInput, 'requestEnvelope'>,
  signal: AbortSignal,
) => Promise<DeviceSettings>;

/** Every turn may ask for them: it must not wait long, milliseconds. */
const LONGEST_WAIT = 1000;

const MOST_DEVICES = 1000;
const KEPT_FOR = 3_600_000;
/** A service that fails is left alone for a while. */
const FAILURE_KEPT_FOR = 60_000;

const TimeZone = z.string().refine(isTimeZone);
const Temperature = z
  .enum(['CELSIUS', 'FAHRENHEIT'])
  .transform((unit) => (unit === 'CELSIUS' ? 'celsius' : 'fahrenheit'));
const Distance = z
  .enum(['METRIC', 'IMPERIAL'])
  .transform((units) => (units === 'METRIC' ? 'metric' : 'imperial'));

interface Answer {
  settings: DeviceSettings;
  /** Whether the service answered each question, if only that nothing is set. */
  isWhole: boolean;
}

/** Settings of devices from the platform, which are kept in memory for an hour. */
export function createDeviceSettings(clock: () => Date = () => new Date()): SettingsOfDevices {
  const kept = new LRUCache<string, DeviceSettings>({
    max: MOST_DEVICES,
    ttl: KEPT_FOR,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return async (input, signal) => {
    const deviceId = input.requestEnvelope.context.System.device?.deviceId;
    const known = deviceId && kept.get(deviceId);
    if (known) return known;
    const api = platformApi(input, signal, LONGEST_WAIT);
    if (!api) return {};
    const service = new services.ups.UpsServiceClient(api.configuration);
    const { settings, isWhole } = await ask(service, api.deviceId);
    if (!signal.aborted) {
      kept.set(api.deviceId, settings, { ttl: isWhole ? KEPT_FOR : FAILURE_KEPT_FOR });
    }
    return settings;
  };
}

async function ask(service: services.ups.UpsServiceClient, deviceId: string): Promise<Answer> {
  const [timeZone, temperature, distance] = await Promise.all([
    settled(service.getSystemTimeZone(deviceId), TimeZone),
    settled(service.getSystemTemperatureUnit(deviceId), Temperature),
    settled(service.getSystemDistanceUnits(deviceId), Distance),
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
async function settled<T>(
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
