import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { parametersSchema } from '../../src/contract/json-schema.ts';
import { operationIds } from '../../src/contract/operations.ts';
import { refusalOf } from '../../src/service/problem-handler.ts';
import { parametersFrom } from '../../src/service/parameters.ts';
import { weatherRequest } from '../support/alexa-requests.ts';
import { inPath, pathWith } from './asked.ts';

/** What the schema library says where nobody tells it what to say. */
const LIBRARY_WORDS =
  /Invalid (?:input|option|string|number|key|value|discriminator|ISO|URL|UUID)|Too (?:big|small)|Unrecognized key|expected \w+|received \w+|must match pattern|invalid_type|"code"|\bzod\b|regex/i;

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

let app: App;
beforeAll(async () => {
  const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' });
  const clock = () => new Date('2026-11-21T12:00:00Z');
  app = await startApp({ config, clock, log: pino({ level: 'silent' }) });
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

/** A body with one of its fields, however deep, put in place of another value; and without it. */
function* damaged(body: unknown, values: readonly unknown[]): Generator<unknown> {
  if (typeof body !== 'object' || body === null) return;
  const copy = () => structuredClone(body);
  for (const [name, inner] of Object.entries(body)) {
    for (const value of [undefined, ...values]) yield Object.assign(copy(), { [name]: value });
    for (const changed of damaged(inner, values)) yield Object.assign(copy(), { [name]: changed });
  }
  if (!Array.isArray(body)) yield { ...body, unknownField: 1 };
}

describe.each(operationIds)('%s', (id) => {
  const names = Object.keys(parametersSchema(id).properties ?? {});

  test('says in our words what is wrong with a parameter, whatever is given', () => {
    for (const name of [...names, 'unknownField']) {
      for (const value of BAD) {
        const given = { ...GOOD, [name]: value };
        let detail = '';
        try {
          parametersFrom(id, given);
        } catch (error) {
          detail = refusalOf(error).problem.detail;
        }
        expect(detail, `${name}: ${JSON.stringify(value)}`).not.toMatch(LIBRARY_WORDS);
      }
    }
  });

  test('and over HTTP, where a parameter may come twice or be missing', async () => {
    const query = names.filter((name) => !inPath(id).includes(name));
    for (const name of [...query, 'unknownField']) {
      for (const text of [`${name}=1&${name}=2`, `${name}[a]=1`, `${name}=%00`, name]) {
        const response = await fetch(`${app.url}/v4_0${pathWith(id, GOOD)}?${text}`);
        expect(response.status, text).toBeLessThan(500);
        expect(await response.text(), text).not.toMatch(LIBRARY_WORDS);
      }
    }
  });
});

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

test('the assistants’ protocol says in our words what is wrong with a message', async () => {
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
  for (const message of [hello, list, call].flatMap((one) => [...damaged(one, BAD)])) {
    const { status, text } = await post('/v4_0/mcp', message, MCP_HEADERS);
    expect(status, JSON.stringify(message)).toBeLessThan(500);
    const error = errorIn(text);
    expect(error, JSON.stringify(message)).not.toMatch(LIBRARY_WORDS);
    said.push(error);
  }
  expect(said).toContain('Invalid tools/call request: params.name must be a string.');
  expect(said).toContain('params.protocolVersion is required.');
});

test('the skill’s endpoint says in our words what is wrong with a request', async () => {
  const request = weatherRequest(
    { span: 'NOW', place: 'hamburg' },
    { position: { latitude: 53.5, longitude: 10 } },
  );
  let refused = 0;
  for (const body of [...BAD, ...damaged(request, BAD)]) {
    const { status, text } = await post('/alexa', body);
    expect([200, 400], JSON.stringify(body)).toContain(status);
    if (status === 400) {
      expect(text, JSON.stringify(body)).not.toMatch(LIBRARY_WORDS);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(100);
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
])('%s says in our words what is wrong with a request', async (path, body) => {
  for (const broken of [...BAD, ...damaged(body, BAD)]) {
    const { status, text } = await post(path, broken);
    expect(status, JSON.stringify(broken)).toBeLessThan(500);
    if (status >= 400) expect(text, JSON.stringify(broken)).not.toMatch(LIBRARY_WORDS);
  }
});
