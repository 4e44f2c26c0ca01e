import { randomUUID } from 'node:crypto';
import type { interfaces, Request, RequestEnvelope, ui } from 'ask-sdk-model';
import type { Place } from '../place/place.ts';
import { createDeviceToken, type DeviceProfile } from './device-api.ts';
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
      System: { application, user, ...buildSystemState(device) },
      ...(hasGeolocation(device) && buildGeolocation(device, now)),
    },
    request: buildRequest(options),
  };
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

function buildRequest({ recognized, locale, now }: RequestEnvelopeOptions): Request {
  const common = { requestId: randomUUID(), timestamp: now.toISOString(), locale };
  if (!recognized) return { type: 'LaunchRequest', ...common };
  return {
    type: 'IntentRequest',
    ...common,
    dialogState: 'STARTED',
    intent: {
      name: recognized.intent,
      confirmationStatus: 'NONE',
      slots: recognized.slots,
    },
  };
}

const XML_ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** The text of speech without markup. */
export function extractSpeechText(speech: ui.OutputSpeech | undefined): string {
  if (speech === undefined) return '';
  if (speech.type === 'PlainText') return speech.text;
  return speech.ssml
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (entity) => XML_ENTITIES[entity] ?? entity)
    .trim();
}
