import type { Request, RequestEnvelope, Slot } from 'ask-sdk-model';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';

/** User, device and time of a request. */
export interface RequestOptions {
  /** `de-DE` where nothing is said. */
  locale?: string | undefined;
  /** ISO 8601. */
  at?: string;
  applicationId?: string;
  userId?: string;
  /** URL of the platform API, which has the device address. */
  api?: { endpoint: string; token: string };
  /** Whether the user lets the skill notify them; undefined: the platform does not say. */
  mayNotify?: boolean;
  position?: { latitude: number; longitude: number; accuracy?: number; at?: string };
}

export const SOME_AFTERNOON = '2026-11-18T14:05:00+01:00';
const MODEL_TYPES: ReadonlySet<string> = new Set([
  'dayPart',
  'span',
  'pollenType',
  'unit',
  'direction',
  'change',
  'aspect',
  'choice',
  'quantity',
  'subject',
  'alert',
  'alertLevel',
  'quiet',
]);

/** The JSON that the platform sends when the skill is opened. */
export function launchRequest(options: RequestOptions = {}): RequestEnvelope {
  return envelope({ type: 'LaunchRequest', ...common(options) }, options);
}

export function sessionEndedRequest(options: RequestOptions = {}): RequestEnvelope {
  const request = { type: 'SessionEndedRequest', reason: 'EXCEEDED_MAX_REPROMPTS' } as const;
  return envelope({ ...request, ...common(options) }, options);
}

export function intentRequest(
  name: string,
  options: RequestOptions = {},
  slots: Record<string, Slot> = {},
): RequestEnvelope {
  const intent = { name, confirmationStatus: 'NONE', slots } as const;
  const request = { type: 'IntentRequest', dialogState: 'STARTED', intent } as const;
  return envelope({ ...request, ...common(options) }, options);
}

export type QuestionIntent = `${string}Intent`;

/** A question; values of the model's own types have their id. */
export function questionRequest(
  intent: QuestionIntent,
  { unknownPollen, ...spoken }: SpokenSlots,
  options: RequestOptions = {},
): RequestEnvelope {
  const slots = Object.entries(spoken).map(([name, value]) => [name, slotOf(name, value)]);
  const unknown = unknownPollen === undefined ? {} : { pollenType: unmatched(unknownPollen) };
  return intentRequest(intent, options, { ...Object.fromEntries(slots), ...unknown });
}

export function weatherRequest(spoken: SpokenSlots, options: RequestOptions = {}): RequestEnvelope {
  return questionRequest('WeatherIntent', spoken, options);
}

function slotOf(name: string, value: string | undefined): Slot {
  const empty: Slot = { name, confirmationStatus: 'NONE' };
  if (value === undefined) return empty;
  if (!MODEL_TYPES.has(name)) return { ...empty, value };
  return { ...empty, value: `words for ${value}`, resolutions: matched(value) };
}

function matched(id: string): NonNullable<Slot['resolutions']> {
  return {
    resolutionsPerAuthority: [
      {
        authority: 'amzn1.er-authority.test',
        status: { code: 'ER_SUCCESS_MATCH' },
        values: [{ value: { name: id, id } }],
      },
    ],
  };
}

/** Words that the model does not have. */
function unmatched(value: string): Slot {
  const status = { code: 'ER_SUCCESS_NO_MATCH' } as const;
  const resolutions = {
    resolutionsPerAuthority: [{ authority: 'amzn1.er-authority.test', status, values: [] }],
  };
  return { name: 'pollenType', confirmationStatus: 'NONE', value, resolutions };
}

function common({ locale = 'de-DE', at = SOME_AFTERNOON }: RequestOptions) {
  return { requestId: 'request-1', timestamp: new Date(at).toISOString(), locale };
}

function envelope(request: Request, options: RequestOptions): RequestEnvelope {
  const application = { applicationId: options.applicationId ?? 'amzn1.ask.skill.test' };
  const user = { userId: options.userId ?? 'user-1', ...permissionsOf(options) };
  const device = { deviceId: 'device-1', supportedInterfaces: {} };
  return {
    version: '1.0',
    session: { new: true, sessionId: 'session-1', application, user },
    context: {
      System: { application, user, device, ...apiOf(options) },
      ...geolocation(options),
    },
    request,
  };
}

function permissionsOf({ mayNotify }: RequestOptions) {
  if (mayNotify === undefined) return {};
  const status = mayNotify ? ('GRANTED' as const) : ('DENIED' as const);
  return { permissions: { scopes: { 'alexa::devices:all:notifications:write': { status } } } };
}

function apiOf({ api }: RequestOptions) {
  if (!api) return { apiEndpoint: 'https://api.eu.amazonalexa.com' };
  return { apiEndpoint: api.endpoint, apiAccessToken: api.token };
}

function geolocation({ position, at = SOME_AFTERNOON }: RequestOptions) {
  if (!position) return {};
  const { latitude, longitude, accuracy = 50 } = position;
  return {
    Geolocation: {
      timestamp: new Date(position.at ?? at).toISOString(),
      coordinate: {
        latitudeInDegrees: latitude,
        longitudeInDegrees: longitude,
        accuracyInMeters: accuracy,
      },
    },
  };
}
