import type { RequestEnvelope } from 'ask-sdk-model';
import * as z from 'zod';
import { ServiceError } from './service/problems.ts';

/**
 * The request JSON of the platform, as far as the skill and its SDK read it; what is not read may be
 * anything (Alexa Skills Kit, "Request and Response JSON Reference").
 */

const named = z.looseObject({ applicationId: z.string() });
const identified = z.looseObject({ userId: z.string().nullish() });

const match = z.looseObject({ value: z.looseObject({ id: z.string().nullish() }) });

/** Words that were found in the model have a value that they stand for. */
const resolution = z
  .looseObject({
    status: z.looseObject({ code: z.string() }),
    values: z.array(match).nullish(),
  })
  .refine(({ status, values }) => status.code !== 'ER_SUCCESS_MATCH' || values != null, {
    path: ['values'],
    error: 'must be there for a match',
  });

/** What somebody says of one thing; a place that is not known is said back. */
const LONGEST_WORDS = 300;

const slot = z.looseObject({
  value: z.string().max(LONGEST_WORDS).nullish(),
  resolutions: z.looseObject({ resolutionsPerAuthority: z.array(resolution).nullish() }).nullish(),
});

const intent = z.looseObject({
  name: z.string(),
  slots: z.record(z.string(), slot).nullish(),
});

const request = z
  .looseObject({
    type: z.string(),
    requestId: z.string(),
    timestamp: z.iso.datetime({ offset: true }),
    locale: z.string().nullish(),
    intent: intent.nullish(),
  })
  .refine(({ type, intent: asked }) => !type.endsWith('IntentRequest') || asked != null, {
    path: ['intent'],
    error: 'must be there for an intent request',
  });

const position = z.looseObject({
  timestamp: z.string().nullish(),
  coordinate: z
    .looseObject({
      latitudeInDegrees: z.number().min(-90).max(90),
      longitudeInDegrees: z.number().min(-180).max(180),
      accuracyInMeters: z.number(),
    })
    .nullish(),
});

const system = z.looseObject({
  application: named,
  user: identified.nullish(),
  device: z
    .looseObject({
      deviceId: z.string().nullish(),
      supportedInterfaces: z.record(z.string(), z.unknown()).nullish(),
    })
    .nullish(),
  apiEndpoint: z.string().nullish(),
  apiAccessToken: z.string().nullish(),
});

const session = z.looseObject({
  sessionId: z.string(),
  attributes: z.record(z.string(), z.unknown()).nullish(),
});

const Shape = z.looseObject({
  version: z.string(),
  session: session.optional(),
  context: z.looseObject({ System: system, Geolocation: position.optional() }),
  request,
});

/** A request as it came, when it has the form that one must have. */
export const AlexaRequest = z.custom<RequestEnvelope>((value) => Shape.safeParse(value).success);

/** @throws {ServiceError} 400 for a text that is not such a request */
export function parseAlexaRequest(text: string): RequestEnvelope {
  const parsed = AlexaRequest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new ServiceError({
    type: '/problems/invalid-request',
    title: 'Bad Request',
    status: 400,
    detail: 'The body is not the request JSON of a skill.',
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
