import * as fc from 'fast-check';
import * as z from 'zod';
import { operationIds, operations } from '../../../src/contract/operations.ts';
import { ProblemDetails, PROBLEM_MEDIA_TYPE } from '../../../src/contract/problem.ts';
import { startTestService } from '../../support/service.ts';
import { argumentsOf } from '../../service/mcp/clients.ts';
import { expectThat } from '../decoded.ts';
import { createExchange, type Received } from '../exchange.ts';
import { mutatedJson, type Json } from '../mutated-json.ts';
import { attacked, type Target, type Verdict } from '../target.ts';

const NOW = '2026-11-21T12:00:00Z';

const CURRENT = '2026-07-28';

const META = {
  'io.modelcontextprotocol/protocolVersion': CURRENT,
  'io.modelcontextprotocol/clientInfo': { name: 'fuzz', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const CALLS: Json[] = operationIds.map((id) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: id, arguments: { ...argumentsOf(id), language: 'en-GB' } },
}));

const SEEDS: Json[] = [
  ...CALLS,
  {
    jsonrpc: '2.0',
    id: 'a',
    method: 'initialize',
    params: {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'fuzz', version: '1.0.0' },
    },
  },
  { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: META } },
  { jsonrpc: '2.0', id: 1, method: 'server/discover', params: { _meta: META } },
  {
    jsonrpc: '2.0',
    id: 1,
    method: 'subscriptions/listen',
    params: { _meta: META, notifications: {} },
  },
  { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
  { jsonrpc: '2.0', id: 1, result: {} },
];

const WORDS = [
  'jsonrpc', '2.0', 'id', 'method', 'params', 'name', 'arguments', '_meta', 'language', 'latitude',
  'tools/call', 'tools/list', 'initialize', 'ping', 'resources/read', 'subscriptions/listen',
  'notifications/initialized', 'logging/setLevel', 'io.modelcontextprotocol/protocolVersion',
  CURRENT, '2025-11-25', '1999-01-01', 'progressToken', 'cursor', 'error', 'result', ...operationIds,
]; // prettier-ignore

const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
    ),
    accept: fc.constantFrom('application/json, text/event-stream', '*/*', 'text/html'),
    'mcp-protocol-version': fc.constantFrom(CURRENT, '2025-11-25', '1999-01-01', ''),
    'mcp-method': fc.constantFrom('tools/call', 'tools/list', '\u00e4'),
    'mcp-name': fc.constantFrom('forecastDays', ''),
    'mcp-session-id': fc.constantFrom('1', ''),
    origin: fc.constantFrom('http://localhost', 'https://example.com', 'null', '%'),
    'accept-language': fc.constantFrom('fr', '*', ';;'),
  },
  { requiredKeys: ['content-type', 'accept'] },
);

/** As a client would send them, mostly. */
const usual = fc.constant({
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
});

export const mcp: Target = {
  name: 'mcp',
  open: async () => {
    const { url, close } = await startTestService(NOW);
    const exchange = createExchange(Number(new URL(url).port));
    const sent = fc.record({
      body: mutatedJson(SEEDS, WORDS),
      headers: fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: headers }),
    });
    return {
      property: attacked(sent, async (input) =>
        check(await exchange.send({ method: 'POST', path: '/v4_0/mcp', ...input })),
      ),
      close: async () => {
        exchange.close();
        await close();
      },
    };
  },
};

const Message = z.object({
  jsonrpc: z.literal('2.0'),
  error: z.object({ code: z.int(), message: z.string() }).optional(),
  result: z.looseObject({ isError: z.boolean().optional() }).optional(),
});

function check({ status, headers: { 'content-type': type = '' }, text }: Received): Verdict {
  expectThat([200, 202].includes(status) || (status >= 400 && status < 500), `${status}: ${text}`);
  expectThat(!/node_modules|\.ts:|\n {4}at /.test(text), `The inside shows: ${text}`);
  if (text === '') return 'accepted';
  if (type.startsWith(PROBLEM_MEDIA_TYPE)) {
    expectThat(ProblemDetails.parse(JSON.parse(text)).status === status, `${status} says another`);
    return 'refused';
  }
  const [, data = text] = /^event: message\ndata: (.*)\n\n$/.exec(text) ?? [];
  const { error, result } = Message.parse(JSON.parse(data));
  expectThat((error === undefined) !== (result === undefined), `Neither or both: ${data}`);
  return error !== undefined || result?.isError === true ? 'refused' : checkResult(result);
}

/** What a tool answers is the body of one of the operations. */
function checkResult(result: z.output<typeof Message>['result']): Verdict {
  const body = result?.['structuredContent'];
  if (body === undefined) return 'accepted';
  const isKnown = operationIds.some((id) => operations[id].response.safeParse(body).success);
  expectThat(isKnown, 'A tool answers what no operation does');
  return 'accepted';
}
