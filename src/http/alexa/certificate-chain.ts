import { type KeyObject, X509Certificate } from 'node:crypto';
import { SignatureError } from './signature.ts';
import { readConstraints } from './certificate-file.ts';

/** The leaf of a verified chain. */
export interface SigningCertificate {
  /** Key of the leaf. */
  publicKey: KeyObject;
  /** Start and end of the time in which the whole chain is valid, epoch milliseconds. */
  validFrom: number;
  validTo: number;
}

/** DNS name in the certificate that signs Alexa's requests. */
const SIGNER_NAME = 'echo-api.amazon.com';

const MIN_RSA_BITS = 2048;
const CURVES: ReadonlySet<string> = new Set(['prime256v1', 'secp384r1', 'secp521r1']);

/** RSA (PKCS #1) and ECDSA with SHA-256, SHA-384 and SHA-512. */
const SIGNATURE_ALGORITHMS: ReadonlySet<string> = new Set([
  '1.2.840.113549.1.1.11',
  '1.2.840.113549.1.1.12',
  '1.2.840.113549.1.1.13',
  '1.2.840.10045.4.3.2',
  '1.2.840.10045.4.3.3',
  '1.2.840.10045.4.3.4',
]);

const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';
const ANY_USAGE = '2.5.29.37.0';

/**
 * Verifies the certificates of a file, the leaf first and each issued by the next, up to the first that
 * a trusted root issued. The rest leads to another root (in Alexa's file to one that is no longer
 * trusted): it must be in order, but may have expired.
 *
 * @param now epoch milliseconds
 * @throws {SignatureError}
 */
export function verifyChain(
  certificates: readonly X509Certificate[],
  roots: Roots,
  now: number,
): SigningCertificate {
  const [leaf] = certificates;
  if (!leaf) throw new SignatureError('There is no certificate');
  checkOrder(certificates);
  const path = findPathToRoot(certificates, roots);
  const validFrom = Math.max(...path.map(({ validFromDate }) => validFromDate.getTime()));
  const validTo = Math.min(...path.map(({ validToDate }) => validToDate.getTime()));
  // Invalid dates are NaN, for which every comparison is false.
  if (!(validFrom <= now && now <= validTo)) {
    throw new SignatureError('A certificate is not valid at this time');
  }
  path.slice(0, -1).forEach(checkUse);
  path.slice(1).forEach(checkPathLength);
  checkLeaf(leaf);
  return { publicKey: leaf.publicKey, validFrom, validTo };
}

function checkOrder(certificates: readonly X509Certificate[]): void {
  for (const [at, issuer] of certificates.slice(1).entries()) {
    const issued = certificates[at];
    if (!issued || !isIssuer(issued, issuer)) {
      throw new SignatureError('A certificate was not issued by the next one');
    }
  }
}

/** From the leaf to the root, both included. */
function findPathToRoot(certificates: readonly X509Certificate[], roots: Roots): X509Certificate[] {
  for (const [at, certificate] of certificates.entries()) {
    const root = roots.findIssuer(certificate);
    if (root) return [...certificates.slice(0, at + 1), root];
  }
  throw new SignatureError('No trusted root issued any of the certificates');
}

/** Checks key, signature algorithm and usage of a certificate below the root. */
function checkUse(certificate: X509Certificate): void {
  const { keyUsage, publicKey, signatureAlgorithmOid } = certificate;
  if (!SIGNATURE_ALGORITHMS.has(signatureAlgorithmOid) || !hasStrongKey(publicKey)) {
    throw new SignatureError('A certificate has a weak key or signature');
  }
  // Node's `keyUsage` holds the extended key usages; undefined if there are none.
  const usages: readonly string[] | undefined = keyUsage;
  if (usages !== undefined && !usages.includes(SERVER_AUTH) && !usages.includes(ANY_USAGE)) {
    throw new SignatureError('A certificate has other key usages');
  }
  readConstraints(certificate);
}

/** @param below number of CA certificates between the issuer and the leaf */
function checkPathLength(issuer: X509Certificate, below: number): void {
  const { pathLength } = readConstraints(issuer);
  if (pathLength !== undefined && below > pathLength) {
    throw new SignatureError('The chain is longer than an issuer allows');
  }
}

function checkLeaf(leaf: X509Certificate): void {
  if (leaf.ca || !readConstraints(leaf).canSignData) {
    throw new SignatureError('The first certificate must not sign data');
  }
  if (leaf.publicKey.asymmetricKeyType !== 'rsa') {
    throw new SignatureError('The signing key is not RSA');
  }
  // OpenSSL compares the DNS names itself: parsing Node's text of all names could go wrong.
  if (leaf.checkHost(SIGNER_NAME, { subject: 'never', wildcards: false }) === undefined) {
    throw new SignatureError('The certificate is for another name');
  }
}

function hasStrongKey({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === 'ec') return CURVES.has(asymmetricKeyDetails?.namedCurve ?? '');
  return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS;
}

/** The trusted root certificates. */
interface Roots {
  /** Finds the root that issued a certificate, by name, identifiers and signature. */
  findIssuer(certificate: X509Certificate): X509Certificate | undefined;
}

/**
 * Indexes root certificates (one PEM each) by subject on first use. Stores only their texts: parsing
 * Node's 121 takes 6 ms once, parsing one takes 50 µs.
 */
export function createRoots(pems: readonly string[]): Roots {
  let bySubject: Map<string, string[]> | undefined;

  return {
    findIssuer(certificate) {
      bySubject ??= Map.groupBy(pems, (pem) => new X509Certificate(pem).subject);
      return bySubject
        .get(certificate.issuer)
        ?.map((pem) => new X509Certificate(pem))
        .find((root) => isIssuer(certificate, root));
    },
  };
}

/** Whether a CA certificate issued another: names, identifiers, usage of the key, and the signature. */
function isIssuer(certificate: X509Certificate, issuer: X509Certificate): boolean {
  if (!issuer.ca || !certificate.checkIssued(issuer)) return false;
  try {
    return certificate.verify(issuer.publicKey);
  } catch {
    return false;
  }
}
