import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import {
  buildParametersSchema,
  operationIds,
  type OperationId,
} from '../../src/contract/operations.ts';
import { toServiceError } from '../../src/service/problem-handler.ts';
import { parseParameters } from '../../src/service/routes.ts';
import { weatherRequest } from '../support/alexa-requests.ts';
import { inPath, pathWith } from './request-paths.ts';
import { UNHURRIED } from '../support/limits.ts';

/** What the schema library says where nobody tells it what to say. */
const LIBRARY_WORDS =
  /Invalid (?:input|option|string|number|key|value|discriminator|ISO|URL|UUID)|Too (?:big|small)|Unrecognized key|expected \w+|received \w+|must match pattern|invalid_type|"code"|\bzod\b|regex/i;

const NOW = '2026-11-21T12:00:00Z';

const GOOD: Record<string, string> = {
  latitude: '53.55',
  longitude: '9.99',
  country: 'DE',
  zip_code: '20095',
  countryCode: 'DE',
  postCode: '20095',
  id: '2.49.0.0.276.0.DWD.PVW.1',
};

/** Values that no parameter or field takes, or few. */
const BAD: unknown[] = [
  null, true, 7, -1, 1e300, 0.1, '', ' ', 'x', '\u0000', '\ud83c', 'x'.repeat(9000), [], {}, [[]], ['a', 'b'], { a: 1 },
]; // prettier-ignore

/** Enough of them for each field of a body. */
const SOME_BAD: unknown[] = [null, 7, 'x'.repeat(600), [7], {}];

/** Hundreds of requests, on however busy a machine. */
const POLL_TIMEOUT = { timeout: 120_000 };

let app: App;
beforeAll(async () => {
  const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' });
  app = await startApp({
    config,
    clock: () => new Date(NOW),
    log: pino({ level: 'silent' }),
    ...UNHURRIED,
  });
});
afterAll(() => app.close());

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** What was asked and what came back, where that is the library's or a fault of the service. */
function leaked(requested: unknown, status: number, said: string): string[] {
  const isLeak = status >= 500 || LIBRARY_WORDS.test(said);
  return isLeak ? [`${JSON.stringify(requested)}: ${status} ${said.slice(0, 300)}`] : [];
}

/** A body with one of its fields, however deep, put in place of another value; and without it. */
function* damaged(body: unknown, values: readonly unknown[]): Generator {
  if (typeof body !== 'object' || body === null) return;
  const copy = () => structuredClone(body);
  for (const [name, inner] of Object.entries(body)) {
    for (const value of [undefined, ...values]) yield Object.assign(copy(), { [name]: value });
    for (const changed of damaged(inner, values)) yield Object.assign(copy(), { [name]: changed });
  }
  if (!Array.isArray(body)) yield { ...body, unknownField: 1 };
}

describe.each(operationIds)('%s', (id) => {
  const names = Object.keys(buildParametersSchema(id).properties ?? {});

  test('reports an invalid parameter in our own words, for any value', () => {
    const leaks = [...names, 'unknownField'].flatMap((name) =>
      BAD.flatMap((value) => {
        const { status, detail } = refusalFor(id, { ...GOOD, [name]: value });
        return leaked([name, value], status, detail);
      }),
    );
    expect(leaks).toEqual([]);
  });

  test('does so over HTTP, where a parameter may be repeated or missing', async () => {
    const leaks: string[] = [];
    const query = names.filter((name) => !inPath(id).includes(name));
    for (const name of [...query, 'unknownField']) {
      for (const text of [`${name}=1&${name}=2`, `${name}[a]=1`, `${name}=%00`, name]) {
        const response = await fetch(`${app.url}/v4_0${pathWith(id, GOOD)}?${text}`);
        const said = await response.text();
        leaks.push(...leaked(text, response.status, response.ok ? '' : said));
      }
    }
    expect(leaks).toEqual([]);
  });
});

/** Why parameters are refused; 200 where they are not. */
function refusalFor(id: OperationId, overrides: Record<string, unknown>) {
  try {
    parseParameters(id, overrides);
    return { status: 200, detail: '' };
  } catch (error) {
    return toServiceError(error).problem;
  }
}

/** What an assistant is told of an error, of the protocol or of a tool; empty where there is none. */
function errorIn(text: string): string {
  const { error, result }: Answered = JSON.parse(
    text.replace(/^event: message\ndata: /, '') || '{}',
  );
  if (error) return error.message;
  return result?.isError ? JSON.stringify(result.content) : '';
}

interface Answered {
  error?: { message: string };
  result?: { isError?: boolean; content?: unknown };
}

const MCP_HEADERS = { accept: 'application/json, text/event-stream' };

test('MCP reports an invalid message in our own words', POLL_TIMEOUT, async () => {
  const hello = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-11-25',
      capabilities: { roots: { listChanged: true }, elicitation: {} },
      clientInfo: { name: 'test', version: '1' },
    },
  };
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { cursor: 'a' } };
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'forecastDays',
      arguments: { latitude: 53.55, longitude: 9.99, datefrom: '1' },
    },
  };
  const said: string[] = [];
  const leaks: string[] = [];
  for (const message of [hello, list, call].flatMap((one) => [...damaged(one, SOME_BAD)])) {
    const { status, text } = await post('/v4_0/mcp', message, MCP_HEADERS);
    const error = errorIn(text);
    leaks.push(...leaked(message, status, error));
    said.push(error);
  }
  expect(leaks).toEqual([]);
  expect(said).toContain('Invalid tools/call request: params.name must be a string.');
  expect(said).toContain('params.protocolVersion is required.');
});

test('the skill’s endpoint reports an invalid request in our own words', POLL_TIMEOUT, async () => {
  const requested = weatherRequest(
    { span: 'NOW', place: 'hamburg' },
    { position: { latitude: 53.5, longitude: 10 } },
  );
  // The answer is no matter here, and help takes no time.
  const request: unknown = JSON.parse(
    JSON.stringify(requested).replace('WeatherIntent', 'AMAZON.HelpIntent'),
  );
  const leaks: string[] = [];
  const statuses: number[] = [];
  for (const body of [...BAD, ...damaged(request, SOME_BAD)]) {
    const { status, text } = await post('/alexa', body);
    statuses.push(status);
    leaks.push(...leaked(body, status, status === 200 ? '' : text));
  }
  expect(leaks).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200, 400]));
});

test.each([
  [
    '/simulator/turns',
    {
      conversation: randomUUID(),
      locale: 'de-DE',
      utterance: 'Hilfe',
      device: 'speaker',
      place: 'Köln',
      permissions: 'all',
      now: '2026-11-18T14:05+01:00',
      weather: 'own',
    },
  ],
  [
    '/simulator/dialog',
    {
      turns: [{ utterance: 'Hilfe', speech: 'Ja.' }],
      locale: 'de-DE',
      now: '2026-11-18T14:05+01:00',
      device: 'speaker',
      place: 'Köln',
    },
  ],
  [
    '/v2/skills/amzn1.ask.skill.x/stages/development/simulations',
    {
      input: { content: 'Hilfe' },
      device: { locale: 'de-DE' },
      session: { mode: 'FORCE_NEW_SESSION' },
    },
  ],
])('%s reports an invalid request in our own words', POLL_TIMEOUT, async (path, body) => {
  const leaks: string[] = [];
  for (const broken of [...BAD, ...damaged(body, SOME_BAD)]) {
    const { status, text } = await post(path, broken);
    leaks.push(...leaked(broken, status, status < 400 ? '' : text));
  }
  expect(leaks).toEqual([]);
});
