/** @import { IconSet, Inbox, InboxRequest, OptionsResponse, PageTurn, PlaceSuggestion, PlaceWeather, SavedDialog, TurnOptions, TurnRequest } from './contract.ts' */
/** @import { Words } from './words.js' */
import { fill } from './formats.js';

/**
 * A request that the server rejects, with its message, which is empty if the server gave none; `fields` names the
 * invalid fields.
 */
export class RequestError extends Error {
  /**
   * @param {string} message
   * @param {string[]} fields
   * @param {number} [status] of the response; undefined without one
   */
  constructor(message, fields, status) {
    super(message);
    this.name = 'RequestError';
    this.fields = fields;
    this.status = status;
  }
}

const TOO_MANY_REQUESTS = 429;

/**
 * Whether a request was rejected for one of its fields.
 *
 * @param {unknown} error
 * @param {string} field
 */
export function isAbout(error, field) {
  return error instanceof RequestError && error.fields.includes(field);
}

/**
 * The message of an error, in the words of the page if it is one that a user can cause, or if the server gave none.
 *
 * @param {unknown} error
 * @param {Words} words
 */
export function describeError(error, { unreachable, failed, tooMany, badClock, unknownPlace }) {
  if (!(error instanceof Error)) return String(error);
  if (isAbout(error, 'place')) return unknownPlace;
  if (isAbout(error, 'now')) return badClock;
  if (error instanceof RequestError && error.status === TOO_MANY_REQUESTS) return tooMany;
  if (error.message !== '') return error.message;
  if (!(error instanceof RequestError) || error.status === undefined) return unreachable;
  return fill(failed, { status: error.status });
}

/** @returns {Promise<OptionsResponse>} */
export async function fetchOptions() {
  const response = await send('/simulator/options');
  return response.json();
}

/**
 * @param {Pick<TurnOptions, 'locale' | 'place' | 'weather' | 'now'>} query
 * @returns {Promise<PlaceWeather>}
 * @throws {RequestError}
 */
export async function fetchWeather({ locale, place, weather, now }) {
  const given = Object.entries({ locale, place, weather, now }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const response = await send(`/simulator/weather?${new URLSearchParams(given)}`);
  return response.json();
}

/**
 * @param {string} search the beginning of a name or postcode
 * @param {string} locale BCP 47
 * @returns {Promise<PlaceSuggestion[]>}
 * @throws {RequestError}
 */
export async function fetchPlaces(search, locale) {
  const response = await send(`/simulator/places?${new URLSearchParams({ search, locale })}`);
  const { items } = await response.json();
  return items;
}

/** @returns {Promise<IconSet>} */
export async function fetchIcons() {
  const response = await send('/simulator/icons');
  return response.json();
}

/**
 * Another language in which a sentence is understood.
 *
 * @param {Pick<TurnRequest, 'utterance' | 'locale' | 'place'>} sentence
 * @returns {Promise<string | null>} BCP 47
 * @throws {RequestError}
 */
export async function findLanguage({ utterance, locale, place }) {
  const response = await send('/simulator/language', { utterance, locale, place });
  const { locale: other } = await response.json();
  return other;
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
    throw new RequestError('', []);
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
  /** @type {{ field: string, rule: string }[]} */
  const errors = problem.errors ?? [];
  return new RequestError(
    problem.detail ?? '',
    errors.map(({ field }) => field),
    response.status,
  );
}
