import { sign, type KeyObject } from 'node:crypto';
import { issue, rsaKeys, SERVER_AUTH, type CertificateForm, type Issued } from './x509.ts';

export const SIGNER = 'echo-api.amazon.com';
export const CERTIFICATE_URL = 'https://s3.amazonaws.com/echo.api/echo-api-cert-1.pem';

const CA = { ca: true, keyUsage: [5, 6] } as const;

/** A certificate authority of a test's own, and the certificates that it issued for Alexa. */
export interface AlexaSigner {
  root: Issued;
  intermediate: Issued;
  leaf: Issued;
  /** In the order of Alexa's file: the leaf and the intermediate. */
  file: string;
  /** Another certificate of the same key, as the intermediate issues it. */
  leafWith: (form: Partial<CertificateForm>) => Issued;
  intermediateWith: (form: Partial<CertificateForm>) => Issued;
  /** Headers that sign a body. */
  sign(body: string | Buffer, options?: SigningOptions): Record<string, string>;
}

export interface SigningOptions {
  key?: KeyObject;
  url?: string;
  /** Names of the headers that carry a signature. */
  headers?: readonly ('signature' | 'signature-256')[];
}

export function createAlexaSigner(): AlexaSigner {
  const [rootKeys, intermediateKeys, keys] = [rsaKeys(), rsaKeys(), rsaKeys()];
  const root = issue({ subject: 'Test Root CA', keys: rootKeys, ...CA });
  const intermediateWith = (form: Partial<CertificateForm>) =>
    issue({ subject: 'Test CA', issuer: root, keys: intermediateKeys, ...CA, ...form });
  const intermediate = intermediateWith({});
  const leafWith = (form: Partial<CertificateForm>) =>
    issue({
      subject: SIGNER,
      issuer: intermediate,
      keys,
      ca: false,
      names: [{ dns: SIGNER }],
      keyUsage: [0, 2],
      extendedKeyUsage: [SERVER_AUTH],
      ...form,
    });
  const leaf = leafWith({});
  return {
    root,
    intermediate,
    leaf,
    file: leaf.pem + intermediate.pem,
    leafWith,
    intermediateWith,
    sign: (body, { key = keys.privateKey, url = CERTIFICATE_URL, headers = BOTH } = {}) => ({
      signaturecertchainurl: url,
      ...Object.fromEntries(headers.map((name) => [name, signatureOf(body, key, name)])),
    }),
  };
}

const BOTH = ['signature', 'signature-256'] as const;

export function signatureOf(
  body: string | Buffer,
  key: KeyObject,
  header: 'signature' | 'signature-256',
): string {
  const algorithm = header === 'signature' ? 'RSA-SHA1' : 'RSA-SHA256';
  return sign(algorithm, Buffer.from(body), key).toString('base64');
}
