import { DEMO_POSTCODES } from '../../opendata/demo/postcodes/demo-postcodes.ts';
import { POSTCODE_COUNTRIES } from '../../contract/parameters.ts';
import { type Place, distanceInKm } from '../../place/place.ts';
import type { ConversationSettings } from '../conversation.ts';
import type { SimulatedAddress, AddressPermission } from '../device-api.ts';
import { SCENE_IDS, type SceneId } from '../../opendata/demo/weather/scenes.ts';

/** A speaker, a speaker with a screen, or a phone, which sends its position. */
export const DEVICE_KINDS = ['speaker', 'screen', 'phone'] as const;

type DeviceKind = (typeof DEVICE_KINDS)[number];

/** How much of the device address the skill may read. */
export const PERMISSIONS = ['all', 'postcode', 'none'] as const;

const ADDRESS_PERMISSIONS: Record<(typeof PERMISSIONS)[number], AddressPermission> = {
  all: 'full',
  postcode: 'postcode',
  none: 'none',
};

/** Postcodes farther from a town belong to another town. */
const MAX_POSTCODE_DISTANCE_KM = 15;

/** Creates a device at a place; its address has the town and, if known, the postcode. */
export function createDeviceAt(
  place: Place,
  kind: DeviceKind,
  permissions: (typeof PERMISSIONS)[number],
): ConversationSettings['device'] {
  if (kind === 'phone') return { place, hasPosition: true };
  return {
    place,
    hasPosition: false,
    hasScreen: kind === 'screen',
    settings: { timeZone: place.timeZone },
    address: createAddress(place),
    permission: ADDRESS_PERMISSIONS[permissions],
  };
}

function createAddress(place: Place): SimulatedAddress {
  return { country: place.country, code: findNearestPostcode(place) ?? '', city: place.name };
}

function findNearestPostcode(place: Place): string | undefined {
  const country = POSTCODE_COUNTRIES.find((one) => one === place.country);
  if (country === undefined) return undefined;
  const near = DEMO_POSTCODES[country]
    .map(({ code, ...position }) => ({ code, distance: distanceInKm(place, position) }))
    .filter(({ distance }) => distance <= MAX_POSTCODE_DISTANCE_KM)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.code;
}

/** The weather options of a simulated conversation: that of the server (`own`), demo data, and demo scenes. */
export const WEATHER_IDS = ['own', 'demo', ...SCENE_IDS] as const;

export type WeatherId = (typeof WEATHER_IDS)[number];

export interface WeatherOption {
  id: WeatherId;
  /** Whether it is demo data. */
  isDemo: boolean;
}

/**
 * Runs a turn with a skill that uses a weather option and optionally a fixed time.
 *
 * @param now undefined for the server clock
 * @param turn called with the endpoint of the skill, such as `http://localhost:3000/alexa`
 */
export type RunTurn = <T>(
  weather: WeatherId,
  now: Date | undefined,
  turn: (endpoint: string) => Promise<T>,
) => Promise<T>;

/** @param isOwnDemo whether the server uses demo data */
export function describeWeather(id: WeatherId, isOwnDemo: boolean): WeatherOption {
  return { id, isDemo: id !== 'own' || isOwnDemo };
}

/** The demo scene of a weather option; undefined if it has none. */
export function findScene(id: WeatherId): SceneId | undefined {
  return SCENE_IDS.find((scene) => scene === id);
}
