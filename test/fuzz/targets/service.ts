import * as fc from 'fast-check';
import { operationIds, operations, type OperationId } from '../../../src/contract/operations.ts';
import { ProblemDetails, PROBLEM_MEDIA_TYPE } from '../../../src/contract/problem.ts';
import { SOURCE_TIMEOUTS } from '../../../src/opendata/timeouts.ts';
import { startTestService } from '../../support/service.ts';
import { expectThat } from '../decoded.ts';
import { createExchange, type Received, type Sent } from '../exchange.ts';
import { attacked, type Target, type Verdict } from '../target.ts';
import { codePoint } from '../../support/code-points.ts';

const NOW = '2026-11-21T12:00:00Z';

/** Valid and, more often, invalid values for each parameter of the contract. */
const VALID = new Map<string, readonly string[]>(
  Object.entries({
    latitude: ['53.55', '48.14', '-33.86'],
    longitude: ['9.99', '11.58', '151.21'],
    location: ['Hamburg', 'Rhein & Main', ''],
    country: ['DE', 'at', 'CH', 'LI'],
    zip_code: ['20095', '1010', '8001', '9490'],
    pollentype: ['Birke', 'Graeser', ''],
    space: ['morning', 'afternoon', 'evening', 'night'],
    date: ['20261121', '20261122', '20261125'],
    datefrom: ['20261121', '20261123'],
    datetimefrom: ['2026112113', '2026112208'],
    datetimeto: ['20261124', '2026112212'],
    countryCode: ['DE', 'at', 'CH', 'LI'],
    postCode: ['20095', '1010', '8001', '9490'],
    distance: ['10', '0.5', '500'],
    limit: ['1', '10', '100'],
    searchKey: ['Hamb', 'münch', 'Frankfurt a', '803', '8'],
    stationId: ['90001', '90042', '1766'],
  }),
);

const ODD = [
  '', ' ', '0', '-0', '+53.55', '53,55', '1e1', '0x10', 'NaN', 'Infinity', '90.00001', '-180.1',
  '53.123456', '٥٣', '99999999999999999999', '00000000', '20260231', '99991231', '2026112124',
  '../..', '%00', '%ff', '%', '%2f..%2f', '__proto__', 'constructor', '[]', '{"$gt":1}', 'null',
  '\u0000', '\u202e', '\ud83c', 'ä', '<script>', "' or 1=1", ';', 'x'.repeat(3000),
]; // prettier-ignore

const METHODS = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']; // prettier-ignore

const odd = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: codePoint, maxLength: 40 }));

function valueOf(name: string): fc.Arbitrary<string> {
  const valid = fc.constantFrom(...(VALID.get(name) ?? ['']));
  return fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: odd });
}

const languages = fc.oneof(
  fc.constantFrom('de', 'en-US', 'fr-FR, *;q=0.1', 'xx', '', '*', 'de;q=NaN', 'de;q=-1,en'),
  fc.string({
    unit: fc.constantFrom('d', 'e', '-', ',', ';', '=', 'q', '*', '.', '0', '1', '9', ' ', '\t'),
    maxLength: 200,
  }),
  fc
    .constantFrom('de;q=0.1,', ',', ';', '-', ' ', 'a-')
    .map((part) => part.repeat(10_000 / part.length)),
  fc.string({ maxLength: 60 }),
);

const headers = fc
  .record(
    {
      'accept-language': languages,
      accept: fc.constantFrom('*/*', 'text/html', 'application/xml;q=', ''),
      'accept-encoding': fc.constantFrom('gzip', 'identity;q=0', 'x'),
      'if-none-match': fc.constantFrom('*', '"', 'W/"1"', ','.repeat(2000)),
      'if-modified-since': fc.constantFrom('soon', 'Sat, 21 Nov 2026 12:00:00 GMT'),
      range: fc.constantFrom('bytes=0-1', 'bytes=-99999'),
      traceparent: fc.constantFrom('00-0-0-0', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, 'x'),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', 'unknown', '::1, '),
      'content-type': fc.constantFrom('application/json', 'text/plain; charset=x'),
    },
    { requiredKeys: [] },
  )
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => isSendable(value))));

/** What Node's own client lets through; what else there is, the parser refuses before the service. */
function isSendable(value: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}

interface Asked {
  id: OperationId;
  sent: Sent;
}

const request: fc.Arbitrary<Asked> = fc.constantFrom(...operationIds).chain((id) => {
  const inPath = Array.from(operations[id].path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const inQuery = [...VALID.keys()].filter((name) => !inPath.includes(name));
  const path = fc
    .tuple(...inPath.map(valueOf))
    .filter((values) => !isOtherPath(id, values))
    .map((values) =>
      values.reduce(
        (text, value, at) => text.replace(`{${inPath[at]}}`, () => encoded(value)),
        operations[id].path,
      ),
    );
  const own: fc.Arbitrary<readonly [string, string]>[] =
    id === 'forecastDayPart' ? [fc.constant(['space', 'night'])] : [];
  const pair = fc
    .constantFrom(...inQuery, '__proto__', 'location[]', 'location[x]')
    .chain((name) => valueOf(name).map((value) => [name, value] as const));
  const query: fc.Arbitrary<(readonly [string, string])[]> = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(...own) },
    { weight: 3, arbitrary: fc.array(pair, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(pair, { minLength: 50, maxLength: 60 }) },
  );
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      path,
      query,
      headers,
      version: fc.constantFrom('/v4_0', '/v4_0', '', '/v4_0/', '/V4_0', '/v5_0'),
    })
    .map(({ method, path: below, query: pairs, headers: input, version }) => {
      const search = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
      return {
        id,
        sent: { method, path: `${version}${below}${search && `?${search}`}`, headers: input },
      };
    });
});

/** Without its number, a station's path is that of all stations. */
function isOtherPath(id: OperationId, [first]: readonly string[]): boolean {
  return id === 'weatherStationById' && first === '';
}

/** Signs that paths cannot have are encoded, half of a pair by the sign for that. */
function encoded(value: string): string {
  return /^[\w.%-]*$/.test(value) ? value : encodeURIComponent(value.toWellFormed());
}

export const service: Target = {
  name: 'service',
  open: async () => {
    const { url, close } = await startTestService(NOW, { timeouts: SOURCE_TIMEOUTS });
    const exchange = createExchange(Number(new URL(url).port));
    return {
      property: attacked(request, async ({ id, sent }) =>
        check(id, sent, await exchange.send(sent)),
      ),
      close: async () => {
        exchange.close();
        await close();
      },
    };
  },
};

function check(id: OperationId, { method }: Sent, received: Received): Verdict {
  const { status, text } = received;
  expectThat(
    [200, 204, 304].includes(status) || (status >= 400 && status < 500),
    `${status} comes back: ${text}`,
  );
  expectThat(!/node_modules|\.ts:|\n {4}at /.test(text), `The inside shows: ${text}`);
  if (method === 'HEAD' || status === 304) return status < 400 ? 'accepted' : 'refused';
  if (status >= 400) return checkProblem(received);
  if (method === 'GET') operations[id].response.parse(JSON.parse(text));
  return 'accepted';
}

/** Headers beyond Node's limits are refused before the service sees them. */
function checkProblem({ status, headers: { 'content-type': type }, text }: Received): Verdict {
  if (status === 431 && text === '') return 'refused';
  expectThat(type?.startsWith(PROBLEM_MEDIA_TYPE) === true, `${status} comes as ${type}: ${text}`);
  const problem = ProblemDetails.parse(JSON.parse(text));
  expectThat(problem.status === status, `${status} says ${problem.status}`);
  return 'refused';
}
