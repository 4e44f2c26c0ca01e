import * as fc from 'fast-check';
import { pino } from 'pino';
import { readCertificates } from '../../../src/http/alexa/certificate-file.ts';
import {
  parseCertificateUrl,
  CertificateLimitError,
  SignatureError,
} from '../../../src/http/alexa/signature.ts';
import { verifyChain, createRoots } from '../../../src/http/alexa/certificate-chain.ts';
import { createSignatureVerifier } from '../../../src/http/alexa/verifier.ts';
import { launchRequest, SOME_AFTERNOON } from '../../support/alexa-requests.ts';
import { CERTIFICATE_URL, createAlexaSigner } from '../../support/alexa-signer.ts';
import { startCertificateHost } from '../../support/certificate-host.ts';
import { expectThat } from '../decoded.ts';
import { mutated, mutatedText } from '../mutated.ts';
import { attacked, type Target, type Verdict } from '../target.ts';

/** What of a signed request is changed; all else is as it was. */
type Changed = 'body' | 'signature' | 'signature-256' | 'signaturecertchainurl' | 'file';

const clock = () => new Date(SOME_AFTERNOON);

const URL_PARTS = [
  '..', '/', '//', '.', '%2e', '%2f', '\\', '\t', ':443', ':80', '@', '?', '#', 'echo.api', 'ECHO.API',
  's3.amazonaws.com', 'https://', 'http://', '%00', ';', ',', ' ', '\u00e9',
]; // prettier-ignore

/** A request, its signatures and its certificates: changed anywhere, it is none of Alexa's. */
export const alexaSignature: Target = {
  name: 'alexa-signature',
  open: async () => {
    const signer = createAlexaSigner();
    const host = await startCertificateHost();
    const { pathname } = new URL(CERTIFICATE_URL);
    host.files.set(pathname, signer.file);
    const roots = [signer.root.pem];
    const verifier = createSignatureVerifier({
      skillId: undefined,
      clock,
      log: pino({ level: 'silent' }),
      roots,
      connect: host.connect,
    });
    const body = Buffer.from(JSON.stringify(launchRequest()));
    const signed = signer.sign(body);
    const originals: Record<Changed, string> = {
      body: body.toString('latin1'),
      file: signer.file,
      signature: signed['signature'] ?? '',
      'signature-256': signed['signature-256'] ?? '',
      signaturecertchainurl: CERTIFICATE_URL,
    };

    async function verify(input: Record<Changed, string>): Promise<void> {
      const { body: text, file, ...headers } = input;
      const bytes = Buffer.from(text, 'latin1');
      if (file === originals.file) {
        return verifier.verify({ headers, body: bytes, address: '203.0.113.7' });
      }
      const trusted = createRoots(roots);
      const chain = readCertificates(Buffer.from(file, 'latin1'));
      const { publicKey } = verifyChain(chain, trusted, clock().getTime());
      expectThat(publicKey.equals(signer.leaf.publicKey), 'Another key would verify');
    }

    async function attempt({ what, value }: { what: Changed; value: string }): Promise<Verdict> {
      const isSame = value === originals[what] || isSameUrl(what, value) || what === 'file';
      try {
        await verify({ ...originals, [what]: value });
      } catch (error) {
        const isRefusal = error instanceof SignatureError || error instanceof CertificateLimitError;
        if (!isRefusal) throw error;
        expectThat(value !== originals[what], 'What was signed is refused');
        return 'refused';
      }
      expectThat(isSame, `Another ${what} is taken`);
      return 'accepted';
    }

    const textOf = (what: Changed) => {
      const seeds = [originals[what]];
      const words = what === 'signaturecertchainurl' ? URL_PARTS : ['=', '==', ' ', 'A', '-', '_'];
      const bytes = mutated(seeds.map((seed) => Buffer.from(seed, 'latin1')));
      return fc
        .oneof(
          bytes,
          mutatedText(seeds, words, 'latin1'),
          fc.constant(Buffer.from(seeds[0] ?? '', 'latin1')),
        )
        .map((value) => ({ what, value: value.toString('latin1') }));
    };
    const changes = fc.oneof(
      textOf('body'),
      textOf('signature'),
      textOf('signature-256'),
      textOf('signaturecertchainurl'),
      textOf('file'),
    );
    return {
      property: attacked(changes, attempt),
      close: async () => {
        await verifier.close();
        await host.close();
      },
    };
  },
};

/** Several texts are the same URL once they are resolved. */
function isSameUrl(what: Changed, value: string): boolean {
  if (what !== 'signaturecertchainurl') return false;
  try {
    return parseCertificateUrl(value).href === CERTIFICATE_URL;
  } catch {
    return false;
  }
}
