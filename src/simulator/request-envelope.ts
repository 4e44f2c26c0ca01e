import { randomUUID } from 'node:crypto';
import type { Request, RequestEnvelope } from 'ask-sdk-model';
import type { Place } from '../place/place.ts';
import type { Understood } from './understand.ts';

/** A device with a position, such as a phone or a car. */
export interface Device {
  id: string;
  place: Place;
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
      System: {
        application,
        user,
        device: { deviceId: device.id, supportedInterfaces: { Geolocation: {} } },
        apiEndpoint: 'https://api.eu.amazonalexa.com',
      },
      Geolocation: {
        timestamp: now.toISOString(),
        coordinate: {
          latitudeInDegrees: device.place.latitude,
          longitudeInDegrees: device.place.longitude,
          accuracyInMeters: ACCURACY,
        },
      },
    },
    request: requestOf(options),
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
