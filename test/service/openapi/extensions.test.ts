import { afterAll, describe, expect, test } from 'vitest';
import { operationIds, operations as contract } from '../../../src/contract/operations.ts';
import { fetchDocument } from '../../support/openapi.ts';
import { startTestService } from '../../support/service.ts';
import { OPERATION_PATHS } from '../operation-paths.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
afterAll(service.close);
const { document, operations } = await fetchDocument(service.url);

/** Operations whose answers have a `source` by the documents: all forecasts, and the next hour. */
const WITH_SOURCE = /^(?:forecast|hourlyForecast|precipitationNextHour)/;

function schemaOf(operationId: string): string {
  const operation = operations.find((one) => one.operationId === operationId);
  const schema = operation?.responses[200].content?.['application/json']?.schema;
  const [, name = ''] = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(schema)) ?? [];
  return JSON.stringify([schema, document.components.schemas[name]]);
}

describe('extensions to the original documents are declared', () => {
  test.each(operations.map(({ operationId }) => operationId))('in %s', (operationId) => {
    const marked = /"source":\{[^}]*"x-extension"/.test(schemaOf(operationId));
    expect(marked).toBe(!WITH_SOURCE.test(operationId));
  });

  test('an operation that the documents do not have', () => {
    const marked = operations.filter((operation) => 'x-extension' in operation);
    expect(marked.map(({ operationId }) => operationId)).toEqual(['pastReadingsByCoordinates']);
  });

  test('a parameter that the documents do not have', () => {
    const marked = operations.flatMap(({ operationId, parameters }) =>
      parameters.flatMap((parameter) =>
        'name' in parameter && 'x-extension' in parameter
          ? [`${operationId} ${parameter.name}`]
          : [],
      ),
    );
    expect(marked).toEqual([
      'forecastHours dayname',
      'forecastDayPart dayname',
      'forecastDays dayname',
    ]);
  });

  test('with an explanation in the document', () => {
    expect(document.info.description).toContain('x-extension');
  });
});

describe('icons', () => {
  const { Weather } = document.components.schemas;
  const icon = JSON.stringify(Weather?.properties?.['icon']);

  test('are declared as names, with the operations whose icons may show a warning', () => {
    expect(icon).toMatch(/d_e_.*\/forecast, \/forecast2 and \/nowcast/);
    expect(icon).toContain('hosts no icons');
  });

  test('with a warning are in no other answers', async () => {
    const warned: string[] = [];
    for (const id of operationIds) {
      const { body } = await service.get(OPERATION_PATHS[id]);
      if (/"[dn]_e_/.test(JSON.stringify(body))) warned.push(contract[id].path);
    }
    expect(warned.length).toBeGreaterThan(0);
    expect(warned.filter((path) => !/^\/(?:forecast2?|nowcast)\//.test(path))).toEqual([]);
  });
});
