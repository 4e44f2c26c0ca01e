import { randomUUID } from 'node:crypto';
import type { interfaces, Request, RequestEnvelope, ui } from 'ask-sdk-model';
import type { Place } from '../place/place.ts';
import { createDeviceToken, type DeviceProfile } from './device-api.ts';
import type { RecognizedIntent } from '../understanding/recognize-intent.ts';

/**
 * A simulated device: a phone or a car, which sends its position; a speaker, of which the platform
 * knows the address that its owner entered, all of it, country and postcode, or nothing that the
 * skill may know; either with settings, or with a screen.
 */
export interface SimulatedDevice extends DeviceProfile {
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
export interface SimulatedSession {
  id: string;
  isNew: boolean;
  attributes: Record<string, unknown>;
}

interface RequestEnvelopeOptions {
  /** Undefined opens the skill. */
  understood: RecognizedIntent | undefined;
  locale: string;
  now: Date;
  device: SimulatedDevice;
  session: SimulatedSession;
}

/** Metres. */
const POSITION_ACCURACY_M = 50;
const APL_VERSION = '2024.3';
const ALEXA_API_URL = 'https://api.eu.amazonalexa.com';

/** The request JSON that the platform would send. */
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

function buildRequest({ understood, locale, now }: RequestEnvelopeOptions): Request {
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

const XML_ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** What a listener hears of a response's speech: its text without markup. */
export function extractSpeechText(speech: ui.OutputSpeech | undefined): string {
  if (speech === undefined) return '';
  if (speech.type === 'PlainText') return speech.text;
  return speech.ssml
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (entity) => XML_ENTITIES[entity] ?? entity)
    .trim();
}
