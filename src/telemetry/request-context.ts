import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a request while it is answered. */
export interface RequestContext {
  readonly trace: string;
  /** Id of the operation that was asked for, or another name for what was; never a path. */
  operation: string;
  /** What went wrong inside, where something did. */
  cause?: unknown;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs the answering of a request: whatever it calls finds the context. */
export function withinRequest(context: RequestContext, answer: () => void): void {
  storage.run(context, answer);
}

/** Undefined outside of any request. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}
