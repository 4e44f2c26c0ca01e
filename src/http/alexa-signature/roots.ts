import { X509Certificate } from 'node:crypto';

/** The root certificates that are trusted. */
export interface Roots {
  /** The root that issued a certificate, by name, identifiers and signature. */
  issuerOf(certificate: X509Certificate): X509Certificate | undefined;
}

/**
 * Reads root certificates (PEM, one each) when the first is looked for. Only their texts are kept, by
 * subject: to parse Node's 121 takes 6 ms once, and one of them 50 µs.
 */
export function createRoots(pems: readonly string[]): Roots {
  let bySubject: Map<string, string[]> | undefined;

  return {
    issuerOf(certificate) {
      bySubject ??= Map.groupBy(pems, (pem) => new X509Certificate(pem).subject);
      return bySubject
        .get(certificate.issuer)
        ?.map((pem) => new X509Certificate(pem))
        .find((root) => isIssuer(certificate, root));
    },
  };
}

/** Whether a CA certificate issued another: names, identifiers, usage of the key, and the signature. */
export function isIssuer(certificate: X509Certificate, issuer: X509Certificate): boolean {
  if (!issuer.ca || !certificate.checkIssued(issuer)) return false;
  try {
    return certificate.verify(issuer.publicKey);
  } catch {
    return false;
  }
}
