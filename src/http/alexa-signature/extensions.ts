import type { X509Certificate } from 'node:crypto';
import { contentOf, readElements, TAG } from './der.ts';
import { SignatureError } from './errors.ts';

/** What `X509Certificate` does not tell of a certificate's extensions (RFC 5280, section 4.2.1). */
export interface Constraints {
  /** Most CA certificates between this one and the leaf; undefined: any number. */
  pathLength: number | undefined;
  /** Whether its key may sign data; true where the certificate does not say. */
  maySignData: boolean;
}

/** Encoded object identifiers, in hexadecimal. */
const KEY_USAGE = '551d0f';
const SUBJECT_ALT_NAME = '551d11';
const BASIC_CONSTRAINTS = '551d13';
const NAME_CONSTRAINTS = '551d1e';
const CERTIFICATE_POLICIES = '551d20';
const EXTENDED_KEY_USAGE = '551d25';

/** Those that are checked, here, by the chain or by OpenSSL; policies are not asked for. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  KEY_USAGE,
  SUBJECT_ALT_NAME,
  BASIC_CONSTRAINTS,
  CERTIFICATE_POLICIES,
  EXTENDED_KEY_USAGE,
]);

/** Tag of the extensions in a certificate's first part. */
const EXTENSIONS_TAG = 0xa3;
const DIGITAL_SIGNATURE_BIT = 0x80;

/**
 * Reads the constraints of a certificate. A critical extension that is not understood refuses it, and
 * so do constraints of names, which are not evaluated: Alexa's certificates have none.
 *
 * @throws {SignatureError}
 */
export function readConstraints(certificate: X509Certificate): Constraints {
  const values = new Map<string, Buffer>();
  for (const { id, isCritical, value } of readExtensions(certificate)) {
    if (values.has(id)) throw new SignatureError('A certificate has an extension twice');
    if (id === NAME_CONSTRAINTS || (isCritical && !UNDERSTOOD.has(id))) {
      throw new SignatureError('A certificate has an extension that is not understood');
    }
    values.set(id, value);
  }
  return {
    pathLength: pathLengthIn(values.get(BASIC_CONSTRAINTS)),
    maySignData: maySignDataIn(values.get(KEY_USAGE)),
  };
}

interface Extension {
  id: string;
  isCritical: boolean;
  value: Buffer;
}

function readExtensions({ raw }: X509Certificate): Extension[] {
  const whole = contentOf(readElements(raw)[0], TAG.sequence);
  const signed = contentOf(readElements(whole)[0], TAG.sequence);
  const list = readElements(signed).find(({ tag }) => tag === EXTENSIONS_TAG);
  if (!list) return [];
  return readElements(contentOf(readElements(list.content)[0], TAG.sequence)).map((extension) => {
    const parts = readElements(contentOf(extension, TAG.sequence));
    return {
      id: contentOf(parts[0], TAG.objectId).toString('hex'),
      isCritical: parts.some(({ tag, content }) => tag === TAG.boolean && content[0] !== 0),
      value: contentOf(parts.at(-1), TAG.octetString),
    };
  });
}

function pathLengthIn(value: Buffer | undefined): number | undefined {
  if (!value) return undefined;
  const parts = readElements(contentOf(readElements(value)[0], TAG.sequence));
  const length = parts.find(({ tag }) => tag === TAG.integer)?.content;
  if (!length) return undefined;
  // More than one byte is more certificates than a file may have.
  return length.length === 1 ? length.readInt8() : undefined;
}

function maySignDataIn(value: Buffer | undefined): boolean {
  if (!value) return true;
  const [, bits = 0] = contentOf(readElements(value)[0], TAG.bitString);
  return (bits & DIGITAL_SIGNATURE_BIT) !== 0;
}
