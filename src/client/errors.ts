import type { CallId } from '../contract/client-calls.ts';

/** A call of the weather service without a usable response. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
}

/** The service is unreachable or did not respond in time. */
export class UpstreamUnreachable extends UpstreamError {
  override name = 'UpstreamUnreachable';
}

/** The circuit breaker is open after repeated failures. */
export class CircuitOpenError extends UpstreamError {
  override name = 'CircuitOpenError';
}

/** The service responded with a status other than 200. */
export class UpstreamRefusal extends UpstreamError {
  override name = 'UpstreamRefusal';
  readonly operation: CallId;
  readonly status: number;
  /** The invalid parameters, if the service names them. */
  readonly fields: readonly string[];
  /** The last day or hour of the forecast, in digits, if the service names it. */
  readonly last: string | undefined;

  constructor(
    operation: CallId,
    status: number,
    { fields = [], last }: { fields?: readonly string[]; last?: string | undefined } = {},
  ) {
    super(`The weather service responded to ${operation} with status ${status}`);
    this.operation = operation;
    this.status = status;
    this.fields = fields;
    this.last = last;
  }
}

/** The response does not match the contract. */
export class UpstreamMalformed extends UpstreamError {
  override name = 'UpstreamMalformed';
}

const NOT_FOUND = 404;

/** Whether a service does not know an operation: a foreign one may serve the nine voice texts alone. */
export function isForeignRefusal(error: unknown): boolean {
  return error instanceof UpstreamRefusal && error.status === NOT_FOUND;
}

/**
 * Whether an error is the service's fault, not the request's: no response in time, a status from 500
 * on, or a response that does not match the contract.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof UpstreamRefusal) return error.status >= 500;
  return error instanceof UpstreamError;
}
