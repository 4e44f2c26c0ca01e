import { UnexpectedStatusError, OpenDataError, type FileResponse } from '../opendata/server.ts';
import type { CheckProblem } from './product-check.ts';

/** A request that produced no value. */
export interface FailedRequest {
  /** Host and path for the report. */
  host: string;
  path: string;
  /** The response; undefined if none arrived. */
  reply: FileResponse | undefined;
  /** The error of the service's own code; undefined if the file does not exist. */
  error: unknown;
}

const REPORT_ADVICE = 'please report it with this output';
const RETRY_ADVICE = 'Try again later: the server is at fault.';

/** Explains why a file could not be downloaded or used. */
export function explainFailure({ host, path, reply, error }: FailedRequest): CheckProblem {
  if (error instanceof UnexpectedStatusError) return explainStatus(error, host, path);
  if (reply?.status === 200) return explainUnusable(error, path, reply.body);
  if (reply !== undefined) {
    return {
      status: 'missing',
      problem: `${host} has no ${path} (404)`,
      advice: `Try again in an hour; if it is still missing, it was renamed or withdrawn: ${REPORT_ADVICE}.`,
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
      advice: `Check whether it leads to a login page, and whether the address in the settings is correct; if the redirect is permanent, ${REPORT_ADVICE}, as the service does not follow redirects.`,
    };
  }
  if (status === 400 || status === 401 || status === 403) {
    return {
      status: 'missing',
      problem: `${host} refuses ${path} (${status})`,
      advice: `Check the key, if ${host} requires one, and whether a firewall or proxy responds instead; if neither is the cause, ${REPORT_ADVICE}.`,
    };
  }
  if (status === 429) {
    return {
      status: 'missing',
      problem: `${host} limits the request rate (429)`,
      advice: 'Try again later, and check what else sends requests from this address.',
    };
  }
  const problem = `${host} responds with ${status} for ${path}`;
  const advice =
    status >= 500 ? RETRY_ADVICE : `Try again later; if it persists, ${REPORT_ADVICE}.`;
  return { status: 'missing', problem, advice };
}

/** Removes query and user, which may contain secrets. */
function redactLocation(location: string): string {
  const url = URL.parse(location);
  const [path = ''] = location.split(/[?#]/);
  return url ? `${url.origin === 'null' ? url.protocol : url.origin}${url.pathname}` : path;
}

/** Repeats the decoder's message, which names the broken rule. */
function explainUnusable(error: unknown, path: string, body: Uint8Array): CheckProblem {
  const cause = error instanceof OpenDataError ? error.message : 'the decoder failed';
  if (isPagePath(path) || !isWebPage(body)) {
    return {
      status: 'changed',
      problem: lowercaseFirst(cause),
      advice: `Try again in an hour; if it persists, the format has changed: ${REPORT_ADVICE}.`,
    };
  }
  return {
    status: 'changed',
    problem: `the server sent a web page instead (${lowercaseFirst(cause)})`,
    advice: `Check for a proxy, a login page or a maintenance notice; if there is none, ${REPORT_ADVICE}.`,
  };
}

/** Directory listings and some lists are web pages. */
function isPagePath(path: string): boolean {
  return path.endsWith('/') || path.endsWith('.html');
}

function isWebPage(body: Uint8Array): boolean {
  return /^\s*<(!doctype html|html)/i.test(Buffer.from(body.subarray(0, 200)).toString('latin1'));
}

/** Prepares a message for the middle of a sentence; names such as `MOSMIX` keep their case. */
export function lowercaseFirst(sentence: string): string {
  return /^[A-Z][a-z]/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}

const NETWORK_ADVICE = 'Check the network, the firewall and the address in the settings.';

/** Connection problems by the error codes of Node.js and undici. */
const CONNECTION_PROBLEMS: readonly [codes: RegExp, clause: string, advice: string][] = [
  [
    /^(ENOTFOUND|EAI_AGAIN|EAI_FAIL)$/,
    'cannot be resolved',
    'Check the network and its DNS, and the address in the settings.',
  ],
  [/^ECONNREFUSED$/, 'refuses the connection', NETWORK_ADVICE],
  [/^(ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL)$/, 'is unreachable', NETWORK_ADVICE],
  [
    /^(TimeoutError|ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/,
    'does not answer in time',
    'Try again later; if it persists, check the firewall and the network speed.',
  ],
  [
    /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/,
    'has a certificate that is not trusted',
    'Check for a proxy, and whether the clock of this machine is correct.',
  ],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|UND_ERR_ABORTED)$/,
    'closes the connection early',
    RETRY_ADVICE,
  ],
  [
    /^(HPE_|HTTPParserError|UND_ERR_HEADERS_OVERFLOW)/,
    'sends invalid HTTP',
    'Check for a proxy, and the address in the settings.',
  ],
];

function explainUnreachable(error: unknown, host: string): CheckProblem {
  const code = findErrorCode(error);
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    return {
      status: 'changed',
      problem: `${host} sends a larger file than the service accepts`,
      advice: `Try again in an hour; if it persists, ${REPORT_ADVICE}.`,
    };
  }
  const problem = CONNECTION_PROBLEMS.find(([codes]) => codes.test(code));
  const [, clause, advice] = problem ?? [null, 'cannot be reached', NETWORK_ADVICE];
  return { status: 'missing', problem: `${host} ${clause}${code && ` (${code})`}`, advice };
}

/**
 * The innermost error code or telling name, otherwise empty. Messages are not used: they may contain
 * addresses.
 */
function findErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const inner = findErrorCode(error.cause);
  if (inner !== '') return inner;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^(TimeoutError|HTTPParserError)$/.test(error.name) ? error.name : '';
}
