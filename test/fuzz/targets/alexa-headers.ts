import { connect } from 'node:net';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { startApp } from '../../../src/app/app.ts';
import { readConfig } from '../../../src/config.ts';
import { ProblemDetails } from '../../../src/contract/problem.ts';
import { launchRequest, SOME_AFTERNOON } from '../../support/alexa-requests.ts';
import { CERTIFICATE_URL, createAlexaSigner } from '../../support/alexa-signer.ts';
import { startCertificateHost } from '../../support/certificate-host.ts';
import { expectThat } from '../decoded.ts';
import { attacked, type Target, type Verdict } from '../target.ts';

type Header = [name: string, value: string];

const ALEXA = ['Signature', 'Signature-256', 'SignatureCertChainUrl'];

/** Those of HTTP (RFC 9110 to 9112), of proxies, of browsers, and of tracing. */
const STANDARD = [
  'Host', 'Content-Length', 'Content-Type', 'Content-Encoding', 'Content-Language', 'Content-Location',
  'Content-Range', 'Transfer-Encoding', 'TE', 'Trailer', 'Connection', 'Keep-Alive', 'Upgrade', 'Expect',
  'Via', 'Date', 'Range', 'If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since',
  'If-Range', 'Accept', 'Accept-Charset', 'Accept-Encoding', 'Accept-Language', 'Authorization',
  'Proxy-Authorization', 'Proxy-Connection', 'Cookie', 'From', 'Referer', 'User-Agent', 'Max-Forwards',
  'Cache-Control', 'Pragma', 'Origin', 'Access-Control-Request-Method', 'Forwarded', 'X-Forwarded-For',
  'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'X-HTTP-Method-Override', 'X-API-Key',
  'Traceparent', 'Tracestate', 'HTTP2-Settings', 'Early-Data', 'Sec-WebSocket-Key', 'Sec-Fetch-Site',
  '__proto__', 'constructor', 'toString', 'X',
]; // prettier-ignore

const ODD = [
  '', ' ', '0', '-1', '1', '00', '+5', '0x10', '1e3', '99999999999999999999', 'chunked', 'identity',
  'chunked, chunked', 'gzip', 'gzip, chunked', 'br', 'x', 'close', 'keep-alive', 'upgrade', 'h2c',
  'websocket', '100-continue', '200-maybe', '*', '*/*', 'null', 'localhost', 'example.com', '127.0.0.1',
  '[::1]:80', ':', 'a:b:c', '%', '%00', '../..', 'text/plain; charset=utf-16', 'application/json; charset=x',
  'application/x-www-form-urlencoded', 'multipart/form-data', 'bytes=0-1', 'W/"1"', '"', ',', ';', '=',
  'Bearer x', 'Basic Og==', '1.2.3.4', 'unknown', '::1, ', 'for="[::1]"', 'GET', 'DELETE', 'https',
  '00-0-0-0', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, 'Sat, 21 Nov 2026 12:00:00 GMT', 'soon',
  '\t', '\u0000', '\u007f', '\u00e9', '\u00ff', '{"$gt":1}', '<script>', 'x'.repeat(4000), ','.repeat(3000),
]; // prettier-ignore

const FIRST: Header[] = [
  ['Host', 'localhost'],
  ['Connection', 'close'],
];

interface Sent {
  more: Header[];
  without: string | undefined;
  added: Header[];
}

const clock = () => new Date(SOME_AFTERNOON);

/** Every header of a request to the skill, over a socket: nothing but Alexa's own is answered by it. */
export const alexaHeaders: Target = {
  name: 'alexa-headers',
  open: async () => {
    const signer = createAlexaSigner();
    const host = await startCertificateHost();
    host.files.set(new URL(CERTIFICATE_URL).pathname, signer.file);
    const config = readConfig({
      WEATHER_DATA: 'demo',
      PORT: '0',
      STORE_FILE: ':memory:',
      ALEXA_VERIFY: 'on',
      TRUST_PROXY: '1',
    });
    const certificates = { roots: [signer.root.pem], connect: host.connect };
    const log = pino({ level: 'silent' });
    const { url, close } = await startApp({ config, clock, log, certificates });
    const port = Number(new URL(url).port);
    const body = JSON.stringify(launchRequest());
    const right = signer.sign(body);

    const alexaValues = [
      ...Object.values(right),
      ...Object.values(createAlexaSigner().sign(body)),
      'https://s3.amazonaws.com/echo.api/../other-bucket/x.pem',
      'https://s3.amazonaws.com/echo.api/other.pem',
      'A'.repeat(344),
    ];
    const value = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...ODD) },
      { weight: 1, arbitrary: fc.constantFrom(...alexaValues) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 40 }).map(onOneLine) },
    );
    const header: fc.Arbitrary<Header> = fc.tuple(fc.constantFrom(...STANDARD), value);
    const alexaHeader: fc.Arbitrary<Header> = fc.tuple(fc.constantFrom(...ALEXA), value);
    const sent = fc.record({
      more: fc.array(header, { maxLength: 4 }),
      // How Alexa's own headers come: as they should, without one, changed, or one more of them.
      without: fc.option(fc.constantFrom(...ALEXA), { nil: undefined, freq: 3 }),
      added: fc.array(alexaHeader, { maxLength: 2 }),
    });

    /** Whether the headers are right that are there, each once. */
    function isSigned(headers: readonly Header[]): boolean {
      const [older, newer, certificate] = ALEXA.map((name) =>
        headers.filter(([other]) => other.toLowerCase() === name.toLowerCase()),
      );
      const isRight = (input: Header[] = []) =>
        input.length === 1 && input.every(([name, text]) => text === right[name.toLowerCase()]);
      const signatures = [older, newer].filter((input) => input?.length !== 0);
      return isRight(certificate) && signatures.length > 0 && signatures.every(isRight);
    }

    async function attempt({ more, without, added }: Sent): Promise<Verdict> {
      const own = Object.entries(right).filter(([name]) => name !== without?.toLowerCase());
      const isFramed = more.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
      const length: Header[] = isFramed ? [] : [['Content-Length', String(body.length)]];
      const lines = [...FIRST, ...own, ...more, ...added, ...length];
      const head = lines.map(([name, text]) => `${name}: ${text}\r\n`).join('');
      const answer = await exchange(port, `POST /alexa HTTP/1.1\r\n${head}\r\n${body}`, isFramed);
      // Nobody answers a request that does not end, when its client is gone.
      if (answer === '' && isFramed) return 'refused';
      return check(answer, isSigned([...own, ...added]));
    }

    return {
      property: attacked(sent, attempt),
      close: async () => {
        await close();
        await host.close();
      },
    };
  },
};

/** A line end would begin another header, which is what the names above are for. */
function onOneLine(value: string): string {
  return value.replaceAll(/[\r\n]/g, ' ');
}

/** Time that the server may wait for a request with its own framing. */
const PATIENCE_MS = 30;

/**
 * The answer to a request.
 *
 * @param mayLack whether the server may wait for more of the request than there is
 */
async function exchange(port: number, request: string, mayLack: boolean): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ host: '127.0.0.1', port });
  let answer = '';
  const timer = mayLack ? setTimeout(() => socket.end(), PATIENCE_MS) : undefined;
  socket.on('data', (piece) => {
    answer += piece.toString('latin1');
    if (isWhole(answer)) resolve(answer);
  });
  socket.on('end', () => resolve(answer));
  // A connection that is closed before all was read of it may be reset.
  socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  socket.write(request, 'latin1');
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

const CONTINUE = /^HTTP\/1\.1 100 Continue\r\n\r\n/;

function isWhole(answer: string): boolean {
  const final = answer.replace(CONTINUE, '');
  const end = final.indexOf('\r\n\r\n');
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(final.slice(0, end)) ?? [];
  return end > 0 && length !== undefined && final.length >= end + 4 + Number(length);
}

const REFUSALS = new Set([400, 408, 411, 413, 415, 417, 421, 429, 431, 501, 503]);

function check(text: string, mayPass: boolean): Verdict {
  const answer = text.replace(CONTINUE, '');
  const [, status, head = '', content = ''] =
    /^HTTP\/1\.1 (\d{3}) ([^]*?)\r\n\r\n([^]*)$/.exec(answer) ?? [];
  expectThat(status !== undefined, `No answer comes back: ${JSON.stringify(text)}`);
  expectThat(!/node_modules|\.ts:|\n {4}at /.test(text), `The inside shows: ${text}`);
  if (status === '200') {
    expectThat(mayPass, 'What Alexa did not sign is answered');
    return 'accepted';
  }
  expectThat(REFUSALS.has(Number(status)), `${status} comes back: ${text}`);
  if (/problem\+json/.test(head) && content.startsWith('{')) {
    ProblemDetails.parse(JSON.parse(content));
  }
  return 'refused';
}
