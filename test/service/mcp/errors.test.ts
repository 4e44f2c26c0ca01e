import { pino } from 'pino';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { ProblemDetails } from '../../../src/contract/problem.ts';
import { startTestService } from '../../support/service.ts';
import { connect } from './clients.ts';
import { serve } from './served.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
const client = await connect(service.url);
afterAll(async () => {
  await client.close();
  await service.close();
});

const HAMBURG = { latitude: 53.55, longitude: 9.99 };

async function refusalOf(name: string, overrides: Record<string, unknown>, by = client) {
  const { isError, content, structuredContent } = await by.callTool({ name, arguments: overrides });
  expect(isError).toBe(true);
  expect(structuredContent).toBeUndefined();
  const [block] = content;
  return block?.type === 'text' ? block.text : '';
}

describe('errors help a model to correct its arguments', () => {
  test.each([
    [{ latitude: 95, longitude: 9.99 }, 'latitude must be a number from -90 to 90'],
    [{ latitude: 'north', longitude: 9.99 }, 'latitude must be a number from -90 to 90'],
    [{ latitude: 1e300, longitude: 9.99 }, 'latitude must be a number from -90 to 90'],
    [{ longitude: 9.99 }, 'latitude is required'],
    [{ latitude: null, longitude: 9.99 }, 'latitude is required'],
    [{ ...HAMBURG, place: 'Hamburg' }, 'place is not a parameter of this operation'],
    [{ ...HAMBURG, datefrom: '2026-11-21' }, 'datefrom must be exactly 8 digits'],
    [{ ...HAMBURG, language: 'tlh' }, 'language must be one of de-DE, de-AT'],
    [{ ...HAMBURG, language: 7 }, 'language must be one of de-DE, de-AT'],
    [{ ...HAMBURG, location: {} }, 'location '],
    [{ latitude: 90, longitude: 0 }, 'The coordinates are outside the forecast grid.'],
  ])('%j: %s', async (overrides, said) => {
    expect(await refusalOf('forecastDays', overrides)).toContain(said);
  });

  test.each([
    [
      '/voicetext/forecast/days/95/9.99?datefrom=1',
      'forecastDays',
      { latitude: 95, datefrom: '1' },
    ],
    [
      '/voicetext/pollen/byLocation/DE/99999',
      'pollenTextByZip',
      { country: 'DE', zip_code: '99999' },
    ],
    [
      '/voicetext/pollen/byLocation/AT/1010',
      'pollenTextByZip',
      { country: 'AT', zip_code: '1010' },
    ],
  ])('in the words of the service: %s', async (path, name, overrides) => {
    const { detail } = ProblemDetails.parse((await service.get(path)).body);
    const all = 'latitude' in overrides ? { longitude: 9.99, ...overrides } : overrides;
    expect(await refusalOf(name, all)).toBe(detail);
  });

  test('lists ten unknown parameters, not thousands', async () => {
    const names = Array.from({ length: 2000 }, (_, index) => [`x${index}`, 1]);
    const said = await refusalOf('forecastDays', { ...HAMBURG, ...Object.fromEntries(names) });
    expect(said.match(/is not a parameter/g)).toHaveLength(10);
  });

  test('reports a message that is nested too deep, in plain words', async () => {
    const nested = JSON.parse(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`);
    const response = await fetch(`${service.url}/v4_0/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { capabilities: { experimental: nested } },
      }),
    });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain('deep');
    expect(text).not.toContain('stack');
  });

  test("reports an unknown tool with the protocol's error", async () => {
    const calling = client.callTool({ name: 'forecastYesterday', arguments: {} });
    await expect(calling).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringContaining('Unknown tool: forecastYesterday'),
    });
  });
});

async function clientOf(...overrides: Parameters<typeof serve>) {
  const connected = await connect(await serve(...overrides));
  onTestFinished(async () => connected.close());
  return connected;
}

const never = async () => new Promise<never>(() => undefined);

const broken = async () => {
  throw new TypeError('secret of the inside');
};

describe('a fault of the service', () => {
  test('without weather data has a time to retry', async () => {
    const said = await refusalOf('forecastDays', HAMBURG, await clientOf({}));
    expect(said).toMatch(
      /^The weather data are not available at the moment\. Try again in 60 seconds\. \(urn:trace:\w+\)$/,
    );
  });

  test('that times out gets an error in time', async () => {
    const said = await refusalOf(
      'forecastDays',
      HAMBURG,
      await clientOf({ forecasts: { at: never } }),
    );
    expect(said).toContain('The operation timed out. Try again in 5 seconds.');
  });

  test('hides internals and is logged with its trace', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    const said = await refusalOf(
      'forecastDays',
      HAMBURG,
      await clientOf({ forecasts: { at: broken } }, log),
    );
    const [, trace] = /^An internal error occurred\. \(urn:trace:(\w+)\)$/.exec(said) ?? [];
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([
      { operation: 'mcp', trace, err: { message: 'secret of the inside' } },
    ]);
  });
});
