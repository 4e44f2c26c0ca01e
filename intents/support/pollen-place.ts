import type { HandlerInput } from 'ask-sdk-core';
import type { Collaborators } from '../../src/collaborators.ts';
import type { Place } from '../../src/place/place.ts';
import type { Postcode } from '../../src/slots/calls.ts';
import { readPostcode, type NoPostcode } from '../../src/slots/postcode.ts';
import { devicePostcode } from '../../src/speech/device-postcode.ts';
import { placeAsked, type Asking } from './asking.ts';

/** Where pollen are asked for, or why that is not known. */
export type PollenPlace = Place | Postcode | NoPostcode | 'unknownPlace';

/**
 * The place that was said, else the best that is known of the device: its position, its postcode,
 * the configured place.
 */
export async function pollenPlace(
  input: HandlerInput,
  asking: Asking,
  collaborators: Collaborators,
  signal: AbortSignal,
): Promise<PollenPlace> {
  const { slots, listener } = asking;
  const isKnownBetter = slots.place !== undefined || listener.isLocated;
  const address = isKnownBetter ? undefined : await devicePostcode(input, signal);
  if (address) return readPostcode(address);
  return placeAsked(asking, collaborators) ?? 'unknownPlace';
}
