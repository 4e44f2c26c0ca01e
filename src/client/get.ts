import type { Dispatcher } from 'undici';

/** A whole HTTP answer. */
export interface Reply {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Answers of the service are a few kilobytes. */
const LARGEST_BODY = 1024 * 1024;

/** The time for one attempt is over; another one may have more luck. */
export class AttemptTooLong extends Error {
  override name = 'AttemptTooLong';
  readonly code = 'ATTEMPT_TOO_LONG';
}

/**
 * Gets a path of a server. Listens to the connection itself, without the stream that undici's
 * `request` wraps around every body: a small answer arrives in one piece, and a turn of the skill
 * has one.
 *
 * @param longest milliseconds that the whole may take
 * @throws {AttemptTooLong} when it takes longer
 * @throws {Error} when the connection fails, the signal aborts or the body is too large
 */
export async function get(
  server: Dispatcher,
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  longest?: number,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const reply: Reply = { status: 0, headers: {}, text: '' };
    let size = 0;
    let stopped: Error | undefined;
    let giveUp = reject;
    const stop = (reason: Error) => {
      stopped ??= reason;
      giveUp(stopped);
    };
    const abort = () => stop(new Error('The time for the call is over', { cause: signal.reason }));
    const timer =
      longest === undefined
        ? undefined
        : setTimeout(() => stop(new AttemptTooLong('There is no answer in time')), longest);
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    server.dispatch(
      { path, method: 'GET', headers },
      {
        onRequestStart(controller) {
          giveUp = (reason: Error) => controller.abort(reason);
          if (stopped) giveUp(stopped);
        },
        onResponseStart(_controller, status, received) {
          Object.assign(reply, { status, headers: received });
        },
        onResponseData(controller, chunk) {
          size += chunk.length;
          if (size > LARGEST_BODY) controller.abort(new Error('The answer is too large'));
          chunks.push(chunk);
        },
        onResponseEnd() {
          end();
          resolve({ ...reply, text: Buffer.concat(chunks).toString('utf8') });
        },
        onResponseError(_controller, error) {
          end();
          reject(error);
        },
      },
    );
  });
}
