import { X509Certificate } from 'node:crypto';
import { SignatureError } from './signature.ts';

/** Alexa's file has four certificates. */
const MAX_FILE_CERTIFICATES = 8;

const BEGIN_LINE = '-----BEGIN CERTIFICATE-----';
const END_LINE = '-----END CERTIFICATE-----';
const BASE64_LINE = /^[A-Za-z0-9+/]{1,76}={0,2}$/;

/**
 * Reads the certificates of a PEM file (RFC 7468) in order. Every line must belong to a certificate or
 * be blank: PEM readers use the first block that they support, so another kind of block could replace
 * the certificate that was checked.
 *
 * @throws {SignatureError} for anything else in the file
 */
export function readCertificates(file: Uint8Array): X509Certificate[] {
  const blocks = readBlocks(Buffer.from(file).toString('latin1'));
  if (blocks.length === 0) throw new SignatureError('The certificate file is empty');
  return blocks.map(parseCertificate);
}

function readBlocks(text: string): string[] {
  const blocks: string[] = [];
  let block: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (block === undefined) {
      if (line.trim() === '') continue;
      if (line !== BEGIN_LINE) {
        throw new SignatureError('The file has lines outside of certificates');
      }
      if (blocks.length === MAX_FILE_CERTIFICATES) {
        throw new SignatureError('The file has too many certificates');
      }
      block = '';
    } else if (line === END_LINE) {
      blocks.push(block);
      block = undefined;
    } else {
      if (!BASE64_LINE.test(line)) throw new SignatureError('A certificate is not in base64');
      block += line;
    }
  }
  if (block !== undefined) throw new SignatureError('The certificate file is truncated');
  return blocks;
}

function parseCertificate(base64: string): X509Certificate {
  const der = Buffer.from(base64, 'base64');
  const certificate = tryParseCertificate(der);
  // Rejects trailing bytes and encodings that differ from the parsed certificate.
  if (!certificate?.raw.equals(der) || der.toString('base64') !== base64) {
    throw new SignatureError('A certificate is malformed');
  }
  return certificate;
}

function tryParseCertificate(der: Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(der);
  } catch {
    return undefined;
  }
}

/** Certificate extensions that `X509Certificate` does not expose (RFC 5280, section 4.2.1). */
interface CertificateConstraints {
  /** Maximum number of CA certificates between this one and the leaf; undefined: no limit. */
  pathLength: number | undefined;
  /** Whether its key may sign data; true if the extension is missing. */
  canSignData: boolean;
}

/** Encoded object identifiers, in hexadecimal. */
const KEY_USAGE = '551d0f';
const SUBJECT_ALT_NAME = '551d11';
const BASIC_CONSTRAINTS = '551d13';
const NAME_CONSTRAINTS = '551d1e';
const CERTIFICATE_POLICIES = '551d20';
const EXTENDED_KEY_USAGE = '551d25';

/** Extensions that this file, the chain check or OpenSSL evaluates; policies are not required. */
const SUPPORTED_EXTENSIONS: ReadonlySet<string> = new Set([
  KEY_USAGE,
  SUBJECT_ALT_NAME,
  BASIC_CONSTRAINTS,
  CERTIFICATE_POLICIES,
  EXTENDED_KEY_USAGE,
]);

/** Tag of the extensions in a certificate's signed part. */
const EXTENSIONS_TAG = 0xa3;
const DIGITAL_SIGNATURE_BIT = 0x80;

/**
 * Reads the constraints of a certificate. Unsupported critical extensions and name constraints are
 * rejected; Alexa's certificates have neither.
 *
 * @throws {SignatureError}
 */
export function readConstraints(certificate: X509Certificate): CertificateConstraints {
  const values = new Map<string, Buffer>();
  for (const { id, isCritical, value } of readExtensions(certificate)) {
    if (values.has(id)) throw new SignatureError('A certificate has an extension twice');
    if (id === NAME_CONSTRAINTS || (isCritical && !SUPPORTED_EXTENSIONS.has(id))) {
      throw new SignatureError('A certificate has an unsupported extension');
    }
    values.set(id, value);
  }
  return {
    pathLength: readPathLength(values.get(BASIC_CONSTRAINTS)),
    canSignData: readCanSignData(values.get(KEY_USAGE)),
  };
}

interface Extension {
  id: string;
  isCritical: boolean;
  value: Buffer;
}

function readExtensions({ raw }: X509Certificate): Extension[] {
  const whole = requireContent(readElements(raw)[0], DER_TAG.sequence);
  const signed = requireContent(readElements(whole)[0], DER_TAG.sequence);
  const list = readElements(signed).find(({ tag }) => tag === EXTENSIONS_TAG);
  if (!list) return [];
  return readElements(requireContent(readElements(list.content)[0], DER_TAG.sequence)).map(
    (extension) => {
      const parts = readElements(requireContent(extension, DER_TAG.sequence));
      return {
        id: requireContent(parts[0], DER_TAG.objectId).toString('hex'),
        isCritical: parts.some(({ tag, content }) => tag === DER_TAG.boolean && content[0] !== 0),
        value: requireContent(parts.at(-1), DER_TAG.octetString),
      };
    },
  );
}

function readPathLength(value: Buffer | undefined): number | undefined {
  if (!value) return undefined;
  const parts = readElements(requireContent(readElements(value)[0], DER_TAG.sequence));
  const length = parts.find(({ tag }) => tag === DER_TAG.integer)?.content;
  if (!length) return undefined;
  // A longer number exceeds the certificates that a file may have.
  return length.length === 1 ? length.readInt8() : undefined;
}

function readCanSignData(value: Buffer | undefined): boolean {
  if (!value) return true;
  const [, bits = 0] = requireContent(readElements(value)[0], DER_TAG.bitString);
  return (bits & DIGITAL_SIGNATURE_BIT) !== 0;
}

/** A DER element (ITU-T X.690). */
interface DerElement {
  tag: number;
  content: Buffer;
}

const DER_TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  sequence: 0x30,
} as const;

const MAX_LENGTH_BYTES = 3;

/**
 * Splits a content into its elements.
 *
 * @throws {SignatureError} if they do not fill it exactly
 */
function readElements(content: Buffer): DerElement[] {
  const elements: DerElement[] = [];
  for (let at = 0; at < content.length;) {
    const { start, length } = readLength(content, at + 1);
    const end = start + length;
    if (end > content.length) throw createExtensionError();
    elements.push({ tag: content[at] ?? 0, content: content.subarray(start, end) });
    at = end;
  }
  return elements;
}

/** @throws {SignatureError} if the element is missing or has another tag */
function requireContent(element: DerElement | undefined, tag: number): Buffer {
  if (element?.tag !== tag) throw createExtensionError();
  return element.content;
}

function readLength(bytes: Buffer, at: number): { start: number; length: number } {
  const first = bytes[at];
  if (first === undefined) throw createExtensionError();
  if (first < 0x80) return { start: at + 1, length: first };
  const count = first & 0x7f;
  const start = at + 1 + count;
  if (count === 0 || count > MAX_LENGTH_BYTES || start > bytes.length) throw createExtensionError();
  return { start, length: bytes.readUIntBE(at + 1, count) };
}

function createExtensionError(): SignatureError {
  return new SignatureError('An extension of a certificate is malformed');
}
