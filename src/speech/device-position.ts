import type { RequestEnvelope } from 'ask-sdk-model';

/** A position older or coarser than this says nothing about where the listener is. */
const OLDEST_POSITION = 10 * 60_000;
const COARSEST_POSITION = 10_000;

/** Where a phone or a car says that it is; undefined where it does not, or not now, or not well. */
export function positionOf({
  context,
  request,
}: RequestEnvelope): { latitude: number; longitude: number } | undefined {
  const { coordinate, timestamp } = context.Geolocation ?? {};
  if (!coordinate || coordinate.accuracyInMeters > COARSEST_POSITION) return undefined;
  const age = Date.parse(request.timestamp) - Date.parse(timestamp ?? '');
  if (age > OLDEST_POSITION) return undefined;
  return { latitude: coordinate.latitudeInDegrees, longitude: coordinate.longitudeInDegrees };
}
