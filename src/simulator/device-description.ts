import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import { languageSubtag } from '../skill-package/locales.ts';
import type { SimulatedAddress, AddressPermission } from './device-api.ts';
import type { SimulatedDevice } from './envelope.ts';

/**
 * A simulated device as it is written: `phone in Hamburg`, `speaker in Köln` (full address),
 * `speaker at DE-50667` (country and postcode), `speaker without permission`, `speaker without
 * address`, the latter with `in Köln` too; each also `set to fahrenheit` or `set to celsius`, and `with
 * screen`.
 */
export interface DeviceDescription {
  kind: 'phone' | 'speaker';
  /** As it was called; undefined: where devices are by default. */
  place?: string | undefined;
  postcode?: SimulatedAddress | undefined;
  without?: 'permission' | 'address' | undefined;
  temperature?: 'fahrenheit' | 'celsius' | undefined;
  hasScreen?: boolean | undefined;
}

export type DeviceOptions = Omit<SimulatedDevice, 'id' | 'endpoint' | 'applicationId'>;

/** Where devices can be. */
export interface PlaceLookup {
  gazetteer: Gazetteer;
  defaultPlace: Place;
}

/** No place is called as the one where a device should be. */
export class UnknownPlaceError extends Error {
  override name = 'UnknownPlaceError';

  constructor(place = '') {
    super(`A device must be in a place that is known, not "${place}"`);
  }
}

export const DEVICE_RULE =
  'must be a device such as "phone in Hamburg", "speaker in Köln with screen", "speaker at DE-50667" or "speaker without address set to fahrenheit"';

const PHONE_PATTERN = /^phone(?: in (?<place>.+))?$/u;
const SPEAKER_PATTERN =
  /^speaker(?: in (?<place>.+?))?(?: at (?<country>[A-Z]{2})-(?<code>[A-Z\d][A-Z\d ]+)| without (?<without>permission|address))?$/u;
const EXTRA_PATTERN = / (?:with screen|set to (?<temperature>fahrenheit|celsius))$/;

/** Undefined where the words are none of a device. */
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

/** The words that {@link parseDevice} reads. */
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
  { gazetteer, defaultPlace }: PlaceLookup,
): DeviceOptions {
  const place =
    device.place === undefined
      ? defaultPlace
      : gazetteer.find(device.place, { language: languageSubtag(locale) });
  if (!place) throw new UnknownPlaceError(device.place);
  const { kind, temperature, hasScreen } = device;
  const hasPosition = kind === 'phone';
  return {
    place,
    hasPosition,
    hasScreen,
    settings: temperature && { temperature },
    ...(!hasPosition && resolveSpeakerAddress(device, place)),
  };
}

/** What the platform knows of where a speaker is. */
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
