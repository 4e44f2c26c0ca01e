import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/parameters.ts';
import { operationIds, operations } from '../../../src/contract/operations.ts';
import { findLocaleTag } from '../../../src/languages/locales.ts';
import { startTestService } from '../../support/service.ts';
import { OPERATION_PATHS } from '../operation-paths.ts';
import { untilRadar } from '../until-radar.ts';
import { argumentsOf, connect, connectEarlier } from './clients.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
const client = await connect(service.url);
const current = await connect(service.url, { revision: '2026-07-28' });
const earlier = await connectEarlier(service.url);
beforeAll(async () => untilRadar(service));
afterAll(async () => {
  await Promise.all([client.close(), current.close(), earlier.close()]);
  await service.close();
});

const HAMBURG = { latitude: 53.55, longitude: 9.99 };

async function textOf(name: string, overrides: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: overrides });
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
}

describe('an assistant finds', () => {
  test('a tool for each operation, in the order of the contract', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(operationIds);
  });

  test('the same in every revision of the protocol', async () => {
    const { tools } = await client.listTools();
    expect((await current.listTools()).tools).toEqual(tools);
    expect((await earlier.listTools()).tools).toEqual(tools);
  });

  test('the name of the server, and the formats of places and times', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'weather-voice' });
    for (const hint of ['searchLocations', '20261121', 'local time', 'demo']) {
      expect(client.getInstructions()).toContain(hint);
    }
  });

  test.each(operationIds)(
    'purpose, input and output of %s, and that it is read-only',
    async (id) => {
      const { tools } = await client.listTools();
      const tool = tools.find(({ name }) => name === id);
      const { summary, description } = operations[id];
      expect(tool).toMatchObject({
        title: summary,
        description,
        inputSchema: { type: 'object', additionalProperties: false },
        outputSchema: { type: 'object' },
        annotations: {
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: true,
        },
      });
      const { properties = {} } = tool?.inputSchema ?? {};
      for (const name of Object.keys(argumentsOf(id))) expect(properties).toHaveProperty(name);
      for (const property of Object.values(properties)) {
        expect(property).toHaveProperty('description');
      }
      expect(properties['language']).toMatchObject({ enum: LANGUAGES });
    },
  );

  test('the languages of the texts', () => {
    expect(LANGUAGES.map(findLocaleTag)).toEqual(LANGUAGES);
  });
});

describe('a tool', () => {
  test.each(operationIds)(
    '%s returns the answer of the service, with a readable text',
    async (id) => {
      const { body } = await service.get(OPERATION_PATHS[id]);
      const overrides = { name: id, arguments: argumentsOf(id) };
      const result = await client.callTool(overrides);
      expect(result.isError).toBeUndefined();
      expect(result.structuredContent).toEqual(body);
      expect(await textOf(id, argumentsOf(id))).toContain('demo');
      expect((await current.callTool(overrides)).structuredContent).toEqual(body);
      expect((await earlier.callTool(overrides)).structuredContent).toEqual(body);
    },
  );

  test('returns the spoken text first', async () => {
    const { body } = await service.get(OPERATION_PATHS.forecastWeekend);
    expect(await textOf('forecastWeekend', HAMBURG)).toMatch(new RegExp(`^${body.text}\n\n`));
  });

  test('answers in the requested language, and accepts a language without a region', async () => {
    expect(await textOf('forecastDays', HAMBURG)).toMatch(/^Heute /);
    expect(await textOf('forecastDays', { ...HAMBURG, language: 'en-GB' })).toMatch(/^Today in /);
    expect(await textOf('forecastDays', { ...HAMBURG, language: 'fr' })).toMatch(/^Aujourd'hui/);
  });

  test('answers in the language of the header by default', async () => {
    const french = await connect(service.url, { headers: { 'accept-language': 'fr-FR' } });
    const { structuredContent } = await french.callTool({
      name: 'forecastDays',
      arguments: HAMBURG,
    });
    expect(structuredContent).toMatchObject({ text: expect.stringMatching(/^Aujourd'hui/) });
    await french.close();
  });

  test('accepts coordinates with more decimals, and omits nulls', async () => {
    const overrides = { latitude: 53.550000123, longitude: 9.99, location: null, datefrom: null };
    const { structuredContent } = await client.callTool({
      name: 'forecastDays',
      arguments: overrides,
    });
    expect(structuredContent).toMatchObject({ lat: 53.55, lon: 9.99, region: 'Hamburg' });
  });

  test('accepts numbers as strings, too', async () => {
    const overrides = { ...HAMBURG, datefrom: 20261122 };
    expect(await textOf('forecastDays', overrides)).toMatch(/^Heute Nacht .+ in Hamburg\. Morgen /);
  });
});
