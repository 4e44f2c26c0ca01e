import type { OperationId } from '../contract/operations.ts';

/** A call of the weather service that gave no usable answer. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
}

/** The service cannot be reached, or its answer did not come in time. */
export class UpstreamUnreachable extends UpstreamError {
  override name = 'UpstreamUnreachable';
}

/** The service answers with a status that is not 200. */
export class UpstreamRefusal extends UpstreamError {
  override name = 'UpstreamRefusal';
  readonly operation: OperationId;
  readonly status: number;
  /** The parameters that broke a rule, where the service names them. */
  readonly fields: readonly string[];

  constructor(operation: OperationId, status: number, fields: readonly string[]) {
    super(`The weather service answers ${operation} with status ${status}`);
    this.operation = operation;
    this.status = status;
    this.fields = fields;
  }
}

/** The service answers with something that is not what the contract says. */
export class UpstreamMalformed extends UpstreamError {
  override name = 'UpstreamMalformed';
}
