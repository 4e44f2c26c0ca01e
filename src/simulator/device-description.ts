import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import { languageSubtag } from '../skill-package/locales.ts';
import { startConversation, type Conversation, type ConversationOptions } from './conversation.ts';
import type { SimulatedAddress, AddressPermission } from './device-api.ts';
import type { SimulatedDevice } from './envelope.ts';

/**
 * A simulated device from its description: `phone in Hamburg`, `speaker in Köln` (full address), `speaker at
 * DE-50667` (country and postcode), `speaker without permission`, `speaker without address`, the latter also
 * with `in Köln`; all optionally `set to fahrenheit` or `set to celsius`, and `with screen`.
 */
export interface DeviceDescription {
  kind: 'phone' | 'speaker';
  /** Name of the place; undefined for the default place. */
  place?: string | undefined;
  postcode?: SimulatedAddress | undefined;
  without?: 'permission' | 'address' | undefined;
  temperature?: 'fahrenheit' | 'celsius' | undefined;
  hasScreen?: boolean | undefined;
}

export type DeviceOptions = Omit<SimulatedDevice, 'id' | 'endpoint' | 'applicationId'>;

/** Resolves the places of devices. */
export interface PlaceLookup {
  gazetteer: Gazetteer;
  defaultPlace: Place;
}

/** Degrees north and east: `50.94,6.96`. */
const COORDINATES_PATTERN =
  /^(?<latitude>-?\d{1,2}(?:\.\d+)?), ?(?<longitude>-?\d{1,3}(?:\.\d+)?)$/;

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/**
 * Finds the place of a device by name, or by coordinates, where it has the name of the nearest town.
 *
 * @param text undefined for the default place
 * @param locale BCP 47; the place has its name in this language
 * @returns undefined for an unknown place
 */
export function findDevicePlace(
  text: string | undefined,
  locale: string,
  { gazetteer, defaultPlace }: PlaceLookup,
): Place | undefined {
  if (text === undefined) return defaultPlace;
  const language = languageSubtag(locale);
  const coordinates = COORDINATES_PATTERN.exec(text)?.groups;
  if (!coordinates) return gazetteer.find(text, { language });
  const latitude = Number(coordinates['latitude']);
  const longitude = Number(coordinates['longitude']);
  if (Math.abs(latitude) > MAX_LATITUDE || Math.abs(longitude) > MAX_LONGITUDE) return undefined;
  const town = gazetteer.findNearest(latitude, longitude, language);
  return town && { ...town, latitude, longitude };
}

/** The place of a device is unknown. */
export class UnknownPlaceError extends Error {
  override name = 'UnknownPlaceError';

  constructor(place = '') {
    super(`A device must be in a known place, not "${place}"`);
  }
}

export const DEVICE_RULE =
  'must be a device such as "phone in Hamburg", "speaker in Köln with screen", "speaker at DE-50667" or "speaker without address set to fahrenheit"';

const PHONE_PATTERN = /^phone(?: in (?<place>.+))?$/u;
const SPEAKER_PATTERN =
  /^speaker(?: in (?<place>.+?))?(?: at (?<country>[A-Z]{2})-(?<code>[A-Z\d][A-Z\d ]+)| without (?<without>permission|address))?$/u;
const EXTRA_PATTERN = / (?:with screen|set to (?<temperature>fahrenheit|celsius))$/;

/** Undefined for an invalid description. */
export function parseDevice(words: string): DeviceDescription | undefined {
  const extra = EXTRA_PATTERN.exec(words);
  if (extra) {
    const { temperature } = extra.groups ?? {};
    const device = parseDevice(words.slice(0, extra.index));
    if (temperature === undefined) return device && { ...device, hasScreen: true };
    return device && { ...device, temperature: parseTemperatureUnit(temperature) };
  }
  const phone = PHONE_PATTERN.exec(words);
  if (phone) return { kind: 'phone', place: phone.groups?.['place'] };
  const speaker = SPEAKER_PATTERN.exec(words);
  if (!speaker) return undefined;
  const { place, country, code, without } = speaker.groups ?? {};
  return {
    kind: 'speaker',
    place,
    postcode: country && code ? { country, code } : undefined,
    without: without === 'permission' || without === 'address' ? without : undefined,
  };
}

function parseTemperatureUnit(temperature: string): 'fahrenheit' | 'celsius' {
  return temperature === 'fahrenheit' ? 'fahrenheit' : 'celsius';
}

/** Formats a description for {@link parseDevice}. */
export function formatDevice(device: DeviceDescription): string {
  const { kind, place, postcode, without, temperature, hasScreen = false } = device;
  return [
    kind,
    ...(place === undefined ? [] : [`in ${place}`]),
    ...(postcode ? [`at ${postcode.country}-${postcode.code}`] : []),
    ...(without ? [`without ${without}`] : []),
    ...(temperature ? [`set to ${temperature}`] : []),
    ...(hasScreen ? ['with screen'] : []),
  ].join(' ');
}

/** @throws {UnknownPlaceError} */
export function resolveDevice(
  device: DeviceDescription,
  locale: string,
  lookup: PlaceLookup,
): DeviceOptions {
  const place = findDevicePlace(device.place, locale, lookup);
  if (!place) throw new UnknownPlaceError(device.place);
  const { kind, temperature, hasScreen } = device;
  const hasPosition = kind === 'phone';
  return {
    place,
    hasPosition,
    hasScreen,
    settings: { timeZone: place.timeZone, ...(temperature && { temperature }) },
    mayNotify: device.without !== 'permission',
    ...(!hasPosition && resolveSpeakerAddress(device, place)),
  };
}

/** A running skill that devices can talk to. */
export interface DeviceEndpoint
  extends
    PlaceLookup,
    Pick<
      ConversationOptions,
      'endpoint' | 'applicationId' | 'findTurn' | 'clock' | 'platform' | 'timeoutMs'
    > {}

/** @throws {UnknownPlaceError} */
export function startDeviceConversation(
  skill: DeviceEndpoint,
  { locale, device }: { locale: string; device: DeviceDescription },
): Conversation {
  const { endpoint, applicationId, clock, gazetteer, findTurn, platform, timeoutMs } = skill;
  return startConversation({
    endpoint,
    locale,
    device: resolveDevice(device, locale, skill),
    applicationId,
    clock,
    gazetteer,
    findTurn,
    platform,
    timeoutMs,
  });
}

/** Resolves the platform address of a speaker. */
function resolveSpeakerAddress(
  { postcode, without }: DeviceDescription,
  place: Place,
): SpeakerAddress {
  if (postcode) return { address: postcode };
  if (without === 'permission') return { permission: 'none' };
  if (without === 'address') return { permission: 'full' };
  return { address: { country: place.country, code: '', city: place.name } };
}

interface SpeakerAddress {
  address?: SimulatedAddress;
  permission?: AddressPermission;
}
