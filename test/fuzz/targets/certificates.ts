import { X509Certificate } from 'node:crypto';
import * as fc from 'fast-check';
import { readCertificates, readConstraints } from '../../../src/http/alexa/certificate-file.ts';
import { verifyChain, createRoots } from '../../../src/http/alexa/certificate-chain.ts';
import { SignatureError } from '../../../src/http/alexa/signature.ts';
import { createAlexaSigner } from '../../support/alexa-signer.ts';
import { pemOf } from '../../support/x509.ts';
import { expectThat } from '../decoded.ts';
import { mutated, mutatedText } from '../mutated.ts';
import { attacked, type Target, type Verdict } from '../target.ts';

const NOW = Date.parse('2026-11-18T13:05:00Z');

const LABELS = ['CERTIFICATE', 'PUBLIC KEY', 'RSA PUBLIC KEY', 'PRIVATE KEY', 'TRUSTED CERTIFICATE', 'X509 CRL']; // prettier-ignore

const WORDS = [
  '-----BEGIN CERTIFICATE-----\n', '-----END CERTIFICATE-----\n', '-----BEGIN PUBLIC KEY-----\n',
  '-----END PUBLIC KEY-----\n', 'Proc-Type: 4,ENCRYPTED\n', '\r', '\n', '\n\n', '\0', '=', '==', '#',
]; // prettier-ignore

/** Files of certificates, among which there may be whatever else; only what Alexa's own lead to is taken. */
export const certificates: Target = {
  name: 'certificates',
  open: () => {
    const signer = createAlexaSigner();
    const { leaf, intermediate, root, file } = signer;
    const stranger = createAlexaSigner();
    const issued = [leaf, intermediate, root, stranger.leaf, stranger.intermediate, stranger.root];
    const ders = issued.map(({ der }) => der);
    const keys = [leaf, stranger.leaf].map(({ publicKey }) =>
      publicKey.export({ type: 'spki', format: 'der' }),
    );
    const roots = createRoots([root.pem]);

    const block = fc
      .tuple(
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...ders) },
          { weight: 1, arbitrary: fc.constantFrom(...keys) },
          { weight: 2, arbitrary: mutated(ders) },
        ),
        fc.oneof(
          { weight: 6, arbitrary: fc.constant('CERTIFICATE') },
          { weight: 1, arbitrary: fc.constantFrom(...LABELS) },
        ),
      )
      .map(([der, label]) => pemOf(label, der));
    const blocks = fc.array(block, { maxLength: 9 }).map((all) => Buffer.from(all.join('')));
    const texts = mutatedText([file, file + root.pem, stranger.file, leaf.pem], WORDS);

    /** By the whole way, as a file. */
    function tryFile(bytes: Buffer): Verdict {
      const { publicKey } = verifyChain(readCertificates(bytes), roots, NOW);
      expectThat(publicKey.equals(leaf.publicKey), 'Another key than that of the leaf is taken');
      return 'accepted';
    }

    const attempts = fc.oneof(
      texts.map((bytes) => ({ bytes, attempt: tryFile })),
      blocks.map((bytes) => ({ bytes, attempt: tryFile })),
      mutated(ders).map((bytes) => ({ bytes, attempt: tryConstraints })),
    );
    return {
      property: attacked(attempts, ({ bytes, attempt }) => refusable(() => attempt(bytes))),
    };
  },
};

/** What no changed certificate comes to by the whole way: its signature is wrong before. */
function tryConstraints(der: Buffer): Verdict {
  const { pathLength } = readConstraints(parsed(der));
  expectThat(pathLength === undefined || Number.isInteger(pathLength), 'The length is none');
  return 'accepted';
}

function parsed(der: Buffer): X509Certificate {
  try {
    return new X509Certificate(der);
  } catch (cause) {
    throw new SignatureError('It is no certificate', { cause });
  }
}

/** Whatever is not taken is refused as it should be. */
function refusable(attempt: () => Verdict): Verdict {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof SignatureError) return 'refused';
    throw error;
  }
}
