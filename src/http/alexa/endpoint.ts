import type { Skill } from 'ask-sdk-core';
import type { RequestEnvelope } from 'ask-sdk-model';
import { raw, type RequestHandler } from 'express';
import { parseAlexaRequest } from './request.ts';
import { CertificateLimitError, SignatureError } from './signature.ts';
import type { SignatureVerifier } from './verifier.ts';
import { ServiceError } from '../problems.ts';
import { AT_ONCE, type TurnQueue } from '../turn-queue.ts';

/** Alexa's requests have some kilobytes. */
const MAX_REQUEST_BYTES = 64 * 1024;

export interface AlexaEndpointOptions {
  skill: Skill;
  /** Undefined: requests for every application are accepted. */
  skillId: string | undefined;
  /** Undefined: unsigned requests of a local simulator are accepted. */
  verifier?: SignatureVerifier | undefined;
  /** Undefined: each turn starts at once. */
  turnQueue?: TurnQueue | undefined;
}

/**
 * Handlers that pass the platform's request JSON to the skill and send its response JSON. The cheapest
 * checks run first: headers before the body is read, time and skill id in its bytes before a
 * certificate is fetched, the signature before the bytes are parsed.
 */
export function createAlexaHandlers({
  skill,
  skillId,
  verifier,
  turnQueue = { run: async (turn) => turn(AT_ONCE) },
}: AlexaEndpointOptions): RequestHandler[] {
  const checkHeaders: RequestHandler = async (request, _response, next) => {
    await rejectUnverified(verifier?.checkHeaders(request.headers));
    next();
  };

  const invokeSkill: RequestHandler = async (request, response) => {
    const { headers, ip: address } = request;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await rejectUnverified(verifier?.verify({ headers, body, address }));
    const envelope = parseAlexaRequest(body.toString());
    await rejectUnverified(verifier?.checkTime(envelope.request));
    requireApplication(envelope, skillId);
    response.json(await turnQueue.run(async (start) => skill.invoke(envelope, start)));
  };

  const readBody = raw({ type: () => true, limit: MAX_REQUEST_BYTES, inflate: false });
  return [checkHeaders, readBody, invokeSkill];
}

/** Hides the reason of a rejection from the client. */
async function rejectUnverified(check: Promise<void> | undefined): Promise<void> {
  try {
    await check;
  } catch (error) {
    if (error instanceof CertificateLimitError) throw createCertificateLimitProblem(error);
    if (!(error instanceof SignatureError)) throw error;
    throw createBadRequest(
      'unverified',
      'The request does not carry a valid signature and timestamp.',
    );
  }
}

function requireApplication(envelope: RequestEnvelope, skillId: string | undefined): void {
  const { applicationId } = envelope.context.System.application;
  if (skillId !== undefined && applicationId !== skillId) {
    throw createBadRequest('foreign-application', 'The request is for another application.');
  }
}

function createBadRequest(kind: string, detail: string): ServiceError {
  return new ServiceError({ type: `/problems/${kind}`, title: 'Bad Request', status: 400, detail });
}

function createCertificateLimitProblem({ retryAfter }: CertificateLimitError): ServiceError {
  return new ServiceError(
    {
      type: '/problems/too-many-requests',
      title: 'Too Many Requests',
      status: 429,
      detail: 'There were too many requests with unknown certificates.',
    },
    { retryAfter },
  );
}
