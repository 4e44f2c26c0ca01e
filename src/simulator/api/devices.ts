import { BEST_KNOWN } from '../../opendata/demo/postcodes/best-known.ts';
import { POSTCODE_COUNTRIES } from '../../contract/parameters.ts';
import type { Place } from '../../place/place.ts';
import { kilometres } from '../../place/positions.ts';
import type { Circumstances } from '../conversation.ts';
import type { Address, Permission } from '../device-address.ts';

/** A speaker, one with a screen, or a phone, which sends its position. */
export const DEVICE_KINDS = ['speaker', 'screen', 'phone'] as const;

export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** How much of its address a device's owner lets the skill have. */
export const PERMISSIONS = ['all', 'postcode', 'none'] as const;

const PERMITTED: Record<(typeof PERMISSIONS)[number], Permission> = {
  all: 'full',
  postcode: 'postcode',
  none: 'none',
};

/** So far from a town, km, a postcode is another town's. */
const FARTHEST = 15;

/** A device at a place; its owner entered town and, where one is known, postcode. */
export function deviceAt(
  place: Place,
  kind: DeviceKind,
  permissions: (typeof PERMISSIONS)[number],
): Circumstances['device'] {
  if (kind === 'phone') return { place, hasPosition: true };
  return {
    place,
    hasPosition: false,
    hasScreen: kind === 'screen',
    address: addressOf(place),
    permission: PERMITTED[permissions],
  };
}

function addressOf(place: Place): Address {
  return { country: place.country, code: postcodeNear(place) ?? '', city: place.name };
}

function postcodeNear(place: Place): string | undefined {
  const country = POSTCODE_COUNTRIES.find((one) => one === place.country);
  if (country === undefined) return undefined;
  const near = BEST_KNOWN[country]
    .map(({ code, ...position }) => ({ code, distance: kilometres(place, position) }))
    .filter(({ distance }) => distance <= FARTHEST)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.code;
}
