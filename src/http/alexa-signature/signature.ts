import { constants, verify, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parseCertificateUrl } from './certificate-url.ts';
import { SignatureError } from './errors.ts';

/** What the headers of a request say of its signature. */
export interface SignatureHeaders {
  certificateUrl: URL;
  /** All of them must be right; at least one. */
  signatures: Signature[];
}

interface Signature {
  algorithm: 'RSA-SHA256' | 'RSA-SHA1';
  bytes: Buffer;
}

/** The header of each algorithm; the older one is the only one that some requests have. */
const SIGNATURE_HEADERS = [
  ['signature-256', 'RSA-SHA256'],
  ['signature', 'RSA-SHA1'],
] as const;

/** Of keys of 2,048 and 8,192 bits. */
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
  if (typeof value !== 'string' || !BASE64.test(value)) throw malformed();
  const bytes = Buffer.from(value, 'base64');
  const isWhole = bytes.toString('base64') === value;
  if (!isWhole || bytes.length < MIN_SIGNATURE_BYTES || bytes.length > MAX_SIGNATURE_BYTES) {
    throw malformed();
  }
  return bytes;
}

function malformed(): SignatureError {
  return new SignatureError('A signature is malformed');
}

/** @throws {SignatureError} unless each signature is that of the bytes by the key */
export function verifySignatures(
  signatures: readonly Signature[],
  key: KeyObject,
  body: Buffer,
): void {
  const by = { key, padding: constants.RSA_PKCS1_PADDING };
  for (const { algorithm, bytes } of signatures) {
    if (!verify(algorithm, body, by, bytes)) throw new SignatureError('A signature is wrong');
  }
}
