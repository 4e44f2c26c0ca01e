import { UnexpectedStatusError, OpenDataError, type FileResponse } from '../opendata/server.ts';
import type { CheckProblem } from './check.ts';

/** A request for a file that did not end in a value. */
export interface FailedRequest {
  /** Host and path, or what else a person knows the address by. */
  host: string;
  path: string;
  /** What the server sent; undefined where no reply came. */
  reply: FileResponse | undefined;
  /** What the service's own code threw; undefined where the file is not there. */
  error: unknown;
}

const REPORT_ADVICE = 'please report it with this output';
const RETRY_ADVICE = 'Try again later: the fault is at the server.';

/** Says in plain words why a file could not be had or used. */
export function explainFailure({ host, path, reply, error }: FailedRequest): CheckProblem {
  if (error instanceof UnexpectedStatusError) return explainStatus(error, host, path);
  if (reply?.status === 200) return explainUnusable(error, path, reply.body);
  if (reply !== undefined) {
    return {
      status: 'missing',
      problem: `${host} has no ${path} (404)`,
      advice: `Try again in an hour; if it stays away, it was renamed or withdrawn: ${REPORT_ADVICE}.`,
    };
  }
  return explainUnreachable(error, host);
}

function explainStatus(
  { status, location }: UnexpectedStatusError,
  host: string,
  path: string,
): CheckProblem {
  if (status >= 300 && status < 400 && status !== 304) {
    const target = location === undefined ? 'elsewhere' : redactLocation(location);
    return {
      status: 'moved',
      problem: `${host} redirects from ${path} to ${target} (${status})`,
      advice: `See whether it leads to a login page, and whether the address in the settings is right; if it is meant to last, ${REPORT_ADVICE}, as the service does not follow it.`,
    };
  }
  if (status === 400 || status === 401 || status === 403) {
    return {
      status: 'missing',
      problem: `${host} refuses ${path} (${status})`,
      advice: `Check the key, if ${host} asks for one, and whether a firewall or proxy answers in its place; if neither is wrong, ${REPORT_ADVICE}.`,
    };
  }
  if (status === 429) {
    return {
      status: 'missing',
      problem: `${host} takes no more requests for now (429)`,
      advice: 'Try again later, and see who else asks it from this address.',
    };
  }
  const problem = `${host} answers ${status} for ${path}`;
  const advice =
    status >= 500 ? RETRY_ADVICE : `Try again later; if it stays so, ${REPORT_ADVICE}.`;
  return { status: 'missing', problem, advice };
}

/** A redirect may repeat the query, which may hold a key, or name a user. */
function redactLocation(location: string): string {
  const url = URL.parse(location);
  const [path = ''] = location.split(/[?#]/);
  return url ? `${url.origin === 'null' ? url.protocol : url.origin}${url.pathname}` : path;
}

/** The decoder's own words, which name the rule that the file breaks. */
function explainUnusable(error: unknown, path: string, body: Uint8Array): CheckProblem {
  const cause = error instanceof OpenDataError ? error.message : 'the decoder fails';
  if (isPagePath(path) || !isWebPage(body)) {
    return {
      status: 'changed',
      problem: lowercaseFirst(cause),
      advice: `Try again in an hour; if it stays so, the form has changed: ${REPORT_ADVICE}.`,
    };
  }
  return {
    status: 'changed',
    problem: `a web page came in its place (${lowercaseFirst(cause)})`,
    advice: `See whether a proxy, a login page or a notice of maintenance is in between; if not, ${REPORT_ADVICE}.`,
  };
}

/** Folders are listed on web pages, and a list has the form of one. */
function isPagePath(path: string): boolean {
  return path.endsWith('/') || path.endsWith('.html');
}

function isWebPage(body: Uint8Array): boolean {
  return /^\s*<(!doctype html|html)/i.test(Buffer.from(body.subarray(0, 200)).toString('latin1'));
}

/** `Station catalogue without …` within a sentence; names such as `MOSMIX` stay. */
export function lowercaseFirst(sentence: string): string {
  return /^[A-Z][a-z]/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}

const NETWORK_ADVICE = 'Check the network, the firewall and the address in the settings.';

/** What a connection can fail with, by the codes of Node.js and undici. */
const CONNECTION_PROBLEMS: readonly [codes: RegExp, clause: string, advice: string][] = [
  [
    /^(ENOTFOUND|EAI_AGAIN|EAI_FAIL)$/,
    'is not found by its name',
    'Check the network and its DNS, and the address in the settings.',
  ],
  [/^ECONNREFUSED$/, 'refuses the connection', NETWORK_ADVICE],
  [/^(ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL)$/, 'is out of reach', NETWORK_ADVICE],
  [
    /^(TimeoutError|ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/,
    'does not answer in time',
    'Try again later; if it stays so, check the firewall and how fast the line is.',
  ],
  [
    /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/,
    'has a certificate that is not trusted',
    'See whether a proxy is in between, and whether the clock of this machine is right.',
  ],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|UND_ERR_ABORTED)$/,
    'breaks off the connection',
    RETRY_ADVICE,
  ],
  [
    /^(HPE_|HTTPParserError|UND_ERR_HEADERS_OVERFLOW)/,
    'does not speak HTTP as it should',
    'See whether a proxy is in between, and check the address in the settings.',
  ],
];

function explainUnreachable(error: unknown, host: string): CheckProblem {
  const code = findErrorCode(error);
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    return {
      status: 'changed',
      problem: `${host} sends more than the service takes for one file`,
      advice: `Try again in an hour; if it stays so, ${REPORT_ADVICE}.`,
    };
  }
  const trouble = CONNECTION_PROBLEMS.find(([codes]) => codes.test(code));
  const [, clause, advice] = trouble ?? [null, 'cannot be reached', NETWORK_ADVICE];
  return { status: 'missing', problem: `${host} ${clause}${code && ` (${code})`}`, advice };
}

/** The innermost code, or a name that says as much; empty where there is none. Messages may hold addresses. */
function findErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const inner = findErrorCode(error.cause);
  if (inner !== '') return inner;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^(TimeoutError|HTTPParserError)$/.test(error.name) ? error.name : '';
}
