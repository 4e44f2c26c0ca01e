import { getLocale, type HandlerInput } from 'ask-sdk-core';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import { DEFAULT_LOCALE } from '../wording/locales.ts';

/** Who asks: the language they speak and where their device is. */
export interface Listener {
  /** BCP 47. */
  locale: string;
  device: Place;
  /** Whether the device says where it is; else `device` is the configured place. */
  isLocated: boolean;
}

/** A position older or coarser than this says nothing about where the listener is. */
const OLDEST_POSITION = 10 * 60_000;
const COARSEST_POSITION = 10_000;

/** The device's own position where it sends one, else the configured place. */
export function listenerOf(
  { requestEnvelope }: HandlerInput,
  gazetteer: Gazetteer,
  defaultPlace: Place,
): Listener {
  const locale = getLocale(requestEnvelope) || DEFAULT_LOCALE.tag;
  const position = positionOf(requestEnvelope);
  const language = locale.split('-')[0] ?? '';
  const town = position && gazetteer.nearest(position.latitude, position.longitude, language);
  return { locale, device: town ?? defaultPlace, isLocated: town !== undefined };
}

function positionOf({ context, request }: HandlerInput['requestEnvelope']) {
  const { coordinate, timestamp } = context.Geolocation ?? {};
  if (!coordinate || coordinate.accuracyInMeters > COARSEST_POSITION) return undefined;
  const age = Date.parse(request.timestamp) - Date.parse(timestamp ?? '');
  if (age > OLDEST_POSITION) return undefined;
  return { latitude: coordinate.latitudeInDegrees, longitude: coordinate.longitudeInDegrees };
}
