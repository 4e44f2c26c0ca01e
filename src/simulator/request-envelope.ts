import { randomUUID } from 'node:crypto';
import type { Request, RequestEnvelope } from 'ask-sdk-model';
import type { Place } from '../place/place.ts';
import { tokenFor, type Address } from './device-address.ts';
import type { Understood } from './understand.ts';

/** A device with a position, such as a phone or a car; or one that only has an address. */
export interface Device {
  id: string;
  place: Place;
  /** Known instead of the place; where it may be asked for: `http://localhost:3000`. */
  address?: (Address & { endpoint: string }) | undefined;
  applicationId: string;
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

const ACCURACY = 50;

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
      ...(!device.address && positionOf(device, now)),
    },
    request: requestOf(options),
  };
}

function systemOf({ id, address }: Device) {
  if (!address) {
    return {
      device: { deviceId: id, supportedInterfaces: { Geolocation: {} } },
      apiEndpoint: 'https://api.eu.amazonalexa.com',
    };
  }
  return {
    device: { deviceId: id, supportedInterfaces: {} },
    apiEndpoint: address.endpoint,
    apiAccessToken: tokenFor(address),
  };
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
