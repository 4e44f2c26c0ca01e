import { randomUUID } from 'node:crypto';
import type { interfaces, Request, RequestEnvelope } from 'ask-sdk-model';
import type { Place } from '../place/place.ts';
import { tokenFor, type Known } from './device-address.ts';
import type { Understood } from './understand.ts';

/**
 * A simulated device: a phone or a car, which sends its position; a speaker, of which the platform
 * knows the address that its owner entered, all of it, country and postcode, or nothing that the
 * skill may know; either with settings, or with a screen.
 */
export interface Device extends Known {
  id: string;
  /** Where it really is. */
  place: Place;
  applicationId: string;
  /** Where the platform's API is, `http://localhost:3000`; without it the device has no token. */
  endpoint?: string | undefined;
  /** By default where it has no address. */
  hasPosition?: boolean | undefined;
  hasScreen?: boolean | undefined;
}

/** What a device keeps between the turns of a session. */
export interface Session {
  id: string;
  isNew: boolean;
  attributes: Record<string, unknown>;
}

export interface EnvelopeOptions {
  /** Undefined opens the skill. */
  understood: Understood | undefined;
  locale: string;
  now: Date;
  device: Device;
  session: Session;
}

/** Metres. */
const ACCURACY = 50;
const APL_VERSION = '2024.3';
const REAL_API = 'https://api.eu.amazonalexa.com';

/** The request JSON that the platform would send. */
export function requestEnvelope(options: EnvelopeOptions): RequestEnvelope {
  const { now, device, session } = options;
  const application = { applicationId: device.applicationId };
  const user = { userId: `simulated-${device.id}` };
  return {
    version: '1.0',
    session: {
      new: session.isNew,
      sessionId: session.id,
      application,
      user,
      attributes: session.attributes,
    },
    context: {
      System: { application, user, ...systemOf(device) },
      ...(sendsPosition(device) && positionOf(device, now)),
    },
    request: requestOf(options),
  };
}

function systemOf(device: Device): Omit<interfaces.system.SystemState, 'application' | 'user'> {
  const { id, endpoint, hasScreen = false } = device;
  const supportedInterfaces = {
    ...(sendsPosition(device) && { Geolocation: {} }),
    ...(hasScreen && { 'Alexa.Presentation.APL': { runtime: { maxVersion: APL_VERSION } } }),
  };
  return {
    device: { deviceId: id, supportedInterfaces },
    apiEndpoint: endpoint ?? REAL_API,
    ...(endpoint !== undefined && { apiAccessToken: tokenFor(device) }),
  };
}

function sendsPosition({ hasPosition, address }: Device): boolean {
  return hasPosition ?? address === undefined;
}

function positionOf({ place }: Device, now: Date) {
  return {
    Geolocation: {
      timestamp: now.toISOString(),
      coordinate: {
        latitudeInDegrees: place.latitude,
        longitudeInDegrees: place.longitude,
        accuracyInMeters: ACCURACY,
      },
    },
  };
}

function requestOf({ understood, locale, now }: EnvelopeOptions): Request {
  const common = { requestId: randomUUID(), timestamp: now.toISOString(), locale };
  if (!understood) return { type: 'LaunchRequest', ...common };
  return {
    type: 'IntentRequest',
    ...common,
    dialogState: 'STARTED',
    intent: {
      name: understood.intent,
      confirmationStatus: 'NONE',
      slots: understood.slots,
    },
  };
}
