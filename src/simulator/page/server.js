/** @import { OptionsResponse, TurnRequest, Inbox, InboxRequest, SavedDialog, PageTurn } from './contract.ts' */

/** A request that the server rejects, with its message; `fields` names the invalid fields. */
export class RequestError extends Error {
  /**
   * @param {string} message
   * @param {string[]} fields
   */
  constructor(message, fields) {
    super(message);
    this.name = 'RequestError';
    this.fields = fields;
  }
}

/** @returns {Promise<OptionsResponse>} */
export async function fetchOptions() {
  const response = await send('/simulator/options');
  return response.json();
}

/**
 * @param {TurnRequest} turnRequest
 * @returns {Promise<PageTurn>}
 * @throws {RequestError}
 */
export async function sendTurn(turnRequest) {
  const response = await send('/simulator/turns', turnRequest);
  return response.json();
}

/**
 * @param {InboxRequest} inboxRequest
 * @returns {Promise<Inbox>}
 * @throws {RequestError}
 */
export async function fetchInbox(inboxRequest) {
  const response = await send('/simulator/inbox', inboxRequest);
  return response.json();
}

/**
 * Formats the conversation as a dialog file for `npm run dialog`.
 *
 * @param {SavedDialog} dialog
 * @returns {Promise<string>}
 * @throws {RequestError}
 */
export async function fetchDialogFile(dialog) {
  const response = await send('/simulator/dialog', dialog);
  return response.text();
}

/**
 * @param {string} path
 * @param {object} [body]
 */
async function send(path, body) {
  const response = await fetch(path, body && createPostOptions(body)).catch(() => {
    throw new RequestError('The server cannot be reached. Is it still running?', []);
  });
  if (!response.ok) throw await parseProblem(response);
  return response;
}

/** @param {object} body */
function createPostOptions(body) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/**
 * Parses problem details (RFC 9457).
 *
 * @param {Response} response
 */
async function parseProblem(response) {
  const problem = await response.json().catch(() => ({}));
  const message = problem.detail ?? `The server answers with status ${response.status}.`;
  /** @type {{ field: string, rule: string }[]} */
  const errors = problem.errors ?? [];
  return new RequestError(
    message,
    errors.map(({ field }) => field),
  );
}
