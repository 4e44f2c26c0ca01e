import { constants, verify, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { HOUR_MS } from '../../time/units.ts';

/** A request has no valid signature of Alexa; the message is for the log only. */
export class SignatureError extends Error {
  override name = 'SignatureError';
}

/** The certificate is not cached, and the client has reached the download limit: 429. */
export class CertificateLimitError extends Error {
  override name = 'CertificateLimitError';
  /** Seconds. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Certificate URL and signatures from the headers. */
interface SignatureHeaders {
  certificateUrl: URL;
  /** At least one; all of them must match. */
  signatures: Signature[];
}

interface Signature {
  algorithm: 'RSA-SHA256' | 'RSA-SHA1';
  bytes: Buffer;
}

/** The header of each algorithm; some requests have only the older one. */
const SIGNATURE_HEADERS = [
  ['signature-256', 'RSA-SHA256'],
  ['signature', 'RSA-SHA1'],
] as const;

/** Signatures of keys with 2,048 and 8,192 bits. */
const MIN_SIGNATURE_BYTES = 256;
const MAX_SIGNATURE_BYTES = 1024;

const BASE64 = /^[A-Za-z0-9+/]{300,1400}={0,2}$/;

/** @throws {SignatureError} for any header that is missing, sent twice or malformed */
export function readSignatureHeaders(headers: IncomingHttpHeaders): SignatureHeaders {
  const signatures = SIGNATURE_HEADERS.flatMap(([name, algorithm]) => {
    const value = headers[name];
    return value === undefined ? [] : [{ algorithm, bytes: decodeSignature(value) }];
  });
  if (signatures.length === 0) throw new SignatureError('There is no signature');
  const url = headers['signaturecertchainurl'];
  if (typeof url !== 'string') throw new SignatureError('There is no certificate URL');
  return { certificateUrl: parseCertificateUrl(url), signatures };
}

function decodeSignature(value: string | string[]): Buffer {
  if (typeof value !== 'string' || !BASE64.test(value)) throw createMalformedSignature();
  const bytes = Buffer.from(value, 'base64');
  const isWhole = bytes.toString('base64') === value;
  if (!isWhole || bytes.length < MIN_SIGNATURE_BYTES || bytes.length > MAX_SIGNATURE_BYTES) {
    throw createMalformedSignature();
  }
  return bytes;
}

function createMalformedSignature(): SignatureError {
  return new SignatureError('A signature is malformed');
}

/** @throws {SignatureError} if a signature does not match */
export function verifySignatures(
  signatures: readonly Signature[],
  key: KeyObject,
  body: Buffer,
): void {
  const options = { key, padding: constants.RSA_PKCS1_PADDING };
  for (const { algorithm, bytes } of signatures) {
    if (!verify(algorithm, body, options, bytes)) {
      throw new SignatureError('A signature does not match');
    }
  }
}

/** Four times the length of Alexa's URLs. */
const MAX_URL_CHARACTERS = 256;

const CERTIFICATE_ORIGIN = 'https://s3.amazonaws.com';

/** No character that a server may decode, resolve or cut off: no `%`, `\`, `?`, `#`, `@`, tab. */
const PLAIN_URL = /^https:\/\/[\w.:/-]+$/i;
const CERTIFICATE_PATH = /^\/echo\.api(?:\/[\w.-]+)+$/;

/**
 * Parses the URL of a certificate file and checks its normalised form: Alexa's documentation resolves
 * dot segments and the port first ("Verifying the Signature Certificate URL").
 *
 * @throws {SignatureError} for a URL that Alexa would not use
 */
export function parseCertificateUrl(header: string): URL {
  if (header.length > MAX_URL_CHARACTERS || !PLAIN_URL.test(header) || !URL.canParse(header)) {
    throw new SignatureError('The certificate URL is malformed');
  }
  const url = new URL(header);
  const isAlexa = url.origin === CERTIFICATE_ORIGIN && CERTIFICATE_PATH.test(url.pathname);
  if (!isAlexa || url.href !== CERTIFICATE_ORIGIN + url.pathname) {
    throw new SignatureError("The certificate URL is not one of Alexa's");
  }
  return url;
}

/** Tolerance for the timestamp of a request, in both directions. */
const MAX_TIME_DIFFERENCE_MS = 150_000;
/** Skill events may be older, because the platform resends them after a failure. */
const MAX_EVENT_AGE_MS = HOUR_MS;

/** `AlexaSkillEvent.SkillDisabled` */
const EVENT_PREFIX = 'AlexaSkillEvent.';

/**
 * Whether the timestamp of a request is within the tolerance.
 *
 * @param timestamp ISO 8601
 * @param type of the request: `IntentRequest`
 * @param now epoch milliseconds
 */
export function isTimely(timestamp: string, type: string, now: number): boolean {
  const age = now - Date.parse(timestamp);
  const maxAge = type.startsWith(EVENT_PREFIX) ? MAX_EVENT_AGE_MS : MAX_TIME_DIFFERENCE_MS;
  return age >= -MAX_TIME_DIFFERENCE_MS && age <= maxAge;
}

const TIMESTAMP = /"timestamp"\s*:\s*"([^"\\]{1,40})"/g;

/**
 * Cheap check of the raw bytes for the skill id and a recent timestamp, before anything is parsed or
 * fetched. It proves nothing.
 */
export function canBeTimely(body: Buffer, skillId: string | undefined, now: number): boolean {
  if (skillId !== undefined && !body.includes(JSON.stringify(skillId))) return false;
  const type = body.includes(`"${EVENT_PREFIX}`) ? EVENT_PREFIX : '';
  const timestamps = Array.from(
    body.toString('latin1').matchAll(TIMESTAMP),
    ([, text = '']) => text,
  );
  return timestamps.some((timestamp) => isTimely(timestamp, type, now));
}
