import type { VoiceTextId } from '../contract/voice-text/operations.ts';

/** A call of the weather service that gave no usable answer. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
}

/** The service cannot be reached, or its answer did not come in time. */
export class UpstreamUnreachable extends UpstreamError {
  override name = 'UpstreamUnreachable';
}

/** The service has failed time and again of late, and is left alone for some seconds. */
export class CircuitOpenError extends UpstreamError {
  override name = 'UpstreamPaused';
}

/** The service answers with a status that is not 200. */
export class UpstreamRefusal extends UpstreamError {
  override name = 'UpstreamRefusal';
  readonly operation: VoiceTextId;
  readonly status: number;
  /** The parameters that broke a rule, where the service names them. */
  readonly fields: readonly string[];
  /** The last day or hour that can be had, in digits, where the service says that the forecast ends there. */
  readonly last: string | undefined;

  constructor(
    operation: VoiceTextId,
    status: number,
    { fields = [], last }: { fields?: readonly string[]; last?: string | undefined } = {},
  ) {
    super(`The weather service answers ${operation} with status ${status}`);
    this.operation = operation;
    this.status = status;
    this.fields = fields;
    this.last = last;
  }
}

/** The service answers with something that is not what the contract says. */
export class UpstreamMalformed extends UpstreamError {
  override name = 'UpstreamMalformed';
}

/**
 * Whether an error tells of the service's trouble rather than of the question: it does not answer,
 * not in time, not with success, or not as the contract says.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof UpstreamRefusal) return error.status >= 500;
  return error instanceof UpstreamError;
}
