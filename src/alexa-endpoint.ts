import type { Skill } from 'ask-sdk-core';
import {
  SkillRequestSignatureVerifier,
  TimestampVerifier,
  type Verifier,
} from 'ask-sdk-express-adapter';
import type { RequestEnvelope } from 'ask-sdk-model';
import { text, type RequestHandler } from 'express';
import { AlexaRequest } from './alexa-request.ts';
import { ServiceError } from './service/problems.ts';

/** The platform's own requests have a few kilobytes. */
const LARGEST_REQUEST = '64kb';

export interface EndpointOptions {
  skill: Skill;
  /** Undefined takes requests for every application. */
  skillId: string | undefined;
  /** Checks of a request's body and headers; none for a local simulator. */
  verifiers: readonly Verifier[];
}

/** The checks that the platform asks of a skill's own endpoint: signature and time. */
export function platformVerifiers(): Verifier[] {
  return [new SkillRequestSignatureVerifier(), new TimestampVerifier()];
}

/** Takes the platform's request JSON and answers with the skill's response JSON. */
export function alexaEndpoint({ skill, skillId, verifiers }: EndpointOptions): RequestHandler[] {
  const handle: RequestHandler = async (request, response) => {
    // The signature is that of the bytes as they came: they are verified before they are parsed.
    const body = typeof request.body === 'string' ? request.body : '';
    const envelope = parseEnvelope(body);
    await verify(body, request.headers, verifiers);
    requireApplication(envelope, skillId);
    response.json(await skill.invoke(envelope));
  };
  return [text({ type: () => true, limit: LARGEST_REQUEST }), handle];
}

async function verify(
  body: string,
  headers: Parameters<Verifier['verify']>[1],
  verifiers: readonly Verifier[],
): Promise<void> {
  try {
    await Promise.all(verifiers.map(async (verifier) => verifier.verify(body, headers)));
  } catch {
    throw refused('unverified', 'The request does not carry a valid signature and timestamp.');
  }
}

function requireApplication(envelope: RequestEnvelope, skillId: string | undefined): void {
  const { applicationId } = envelope.context.System.application;
  if (skillId !== undefined && applicationId !== skillId) {
    throw refused('foreign-application', 'The request is for another application.');
  }
}

function parseEnvelope(body: string): RequestEnvelope {
  const parsed = AlexaRequest.safeParse(parseJson(body));
  if (!parsed.success) {
    throw refused('invalid-request', 'The body is not the request JSON of a skill.');
  }
  return parsed.data;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function refused(kind: string, detail: string): ServiceError {
  return new ServiceError({ type: `/problems/${kind}`, title: 'Bad Request', status: 400, detail });
}
