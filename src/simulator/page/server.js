/** @import { OptionsResponse, TurnRequest, SavedDialog, PageTurn } from './contract.ts' */

/** What the server refuses, in its own words; `fields` names what is to be changed. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {string[]} fields
   */
  constructor(message, fields) {
    super(message);
    this.name = 'Refusal';
    this.fields = fields;
  }
}

/** @returns {Promise<OptionsResponse>} */
export async function readOptions() {
  const response = await send('/simulator/options');
  return response.json();
}

/**
 * @param {TurnRequest} question
 * @returns {Promise<PageTurn>}
 * @throws {Refusal}
 */
export async function ask(question) {
  const response = await send('/simulator/turns', question);
  return response.json();
}

/**
 * The conversation as a file that the project's tests can play.
 *
 * @param {SavedDialog} dialog
 * @returns {Promise<string>}
 * @throws {Refusal}
 */
export async function dialogFile(dialog) {
  const response = await send('/simulator/dialog', dialog);
  return response.text();
}

/**
 * @param {string} path
 * @param {object} [body]
 */
async function send(path, body) {
  const response = await fetch(path, body && posted(body)).catch(() => {
    throw new Refusal('The server cannot be reached. Is it still running?', []);
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** @param {object} body */
function posted(body) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/**
 * Of problem details after RFC 9457.
 *
 * @param {Response} response
 */
async function refusalOf(response) {
  const problem = await response.json().catch(() => ({}));
  const message = problem.detail ?? `The server answers with status ${response.status}.`;
  /** @type {{ field: string, rule: string }[]} */
  const errors = problem.errors ?? [];
  return new Refusal(
    message,
    errors.map(({ field }) => field),
  );
}
