import type { interfaces, Permissions, RequestEnvelope } from 'ask-sdk-model';
import type { Place } from '../place/place.ts';
import { NOTIFICATION_PERMISSION } from '../speech/platform-api.ts';
import { createDeviceToken, type DeviceProfile } from './device-api.ts';
import { createSpokenRequest } from '../understanding/recognize-heard.ts';
import type { RecognizedIntent } from '../understanding/recognize-intent.ts';

/**
 * A simulated device: a phone or a car sends its position; for a speaker, the platform has an address, of which
 * the skill may read everything, country and postcode, or nothing. Both may have settings and a screen.
 */
export interface SimulatedDevice extends DeviceProfile {
  id: string;
  /** The actual place of the device. */
  place: Place;
  applicationId: string;
  /** Origin of the platform API, `http://localhost:3000`; without it the device has no token. */
  endpoint?: string | undefined;
  /** Defaults to true without an address. */
  hasPosition?: boolean | undefined;
  hasScreen?: boolean | undefined;
  /** Whether the user lets the skill notify them; defaults to true. */
  mayNotify?: boolean | undefined;
}

/** The state of a session between turns. */
export interface SimulatedSession {
  id: string;
  isNew: boolean;
  attributes: Record<string, unknown>;
}

interface RequestEnvelopeOptions {
  /** Undefined for a launch. */
  recognized: RecognizedIntent | undefined;
  locale: string;
  now: Date;
  device: SimulatedDevice;
  session: SimulatedSession;
}

/** Metres. */
const POSITION_ACCURACY_M = 50;
const APL_VERSION = '2024.3';
const ALEXA_API_URL = 'https://api.eu.amazonalexa.com';

/** Creates a request as the platform sends it. */
export function createRequestEnvelope(options: RequestEnvelopeOptions): RequestEnvelope {
  const { now, device, session } = options;
  const application = { applicationId: device.applicationId };
  const user = { userId: userIdOf(device.id), permissions: buildPermissions(device) };
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
      System: { application, user, ...buildSystemState(device) },
      ...(hasGeolocation(device) && buildGeolocation(device, now)),
    },
    request: createSpokenRequest(options.recognized, options),
  };
}

/** The user of a simulated device. */
export function userIdOf(deviceId: string): string {
  return `simulated-${deviceId}`;
}

function buildPermissions({ mayNotify = true }: SimulatedDevice): Permissions {
  return { scopes: { [NOTIFICATION_PERMISSION]: { status: mayNotify ? 'GRANTED' : 'DENIED' } } };
}

function buildSystemState(
  device: SimulatedDevice,
): Omit<interfaces.system.SystemState, 'application' | 'user'> {
  const { id, endpoint, hasScreen = false } = device;
  const supportedInterfaces = {
    ...(hasGeolocation(device) && { Geolocation: {} }),
    ...(hasScreen && { 'Alexa.Presentation.APL': { runtime: { maxVersion: APL_VERSION } } }),
  };
  return {
    device: { deviceId: id, supportedInterfaces },
    apiEndpoint: endpoint ?? ALEXA_API_URL,
    ...(endpoint !== undefined && { apiAccessToken: createDeviceToken(device) }),
  };
}

function hasGeolocation({ hasPosition, address }: SimulatedDevice): boolean {
  return hasPosition ?? address === undefined;
}

function buildGeolocation({ place }: SimulatedDevice, now: Date) {
  return {
    Geolocation: {
      timestamp: now.toISOString(),
      coordinate: {
        latitudeInDegrees: place.latitude,
        longitudeInDegrees: place.longitude,
        accuracyInMeters: POSITION_ACCURACY_M,
      },
    },
  };
}
