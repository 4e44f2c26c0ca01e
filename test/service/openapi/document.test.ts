import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, test } from 'vitest';
import { operationIds, operations } from '../../../src/contract/operations.ts';
import { fetchDocument } from '../../support/openapi.ts';
import { startTestService } from '../../support/service.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
afterAll(service.close);
const published = await fetchDocument(service.url);
const { document } = published;

/** A document of so many bytes is read at once by people and programs. */
const MOST_BYTES = 400_000;

describe('the OpenAPI document', () => {
  test('has every operation of the contract, by its id and at its path', () => {
    const reported = published.operations.map(({ operationId, path }) => [operationId, path]);
    expect(reported).toEqual(operationIds.map((id) => [id, operations[id].path]));
  });

  test('is an OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone({ ...document }));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test('passes the linter', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // The API has /forecast/{latitude}/{longitude}/summary and /forecast/byLocation/{countryCode}/{postCode}.
      rules: { 'no-ambiguous-paths': 'off' },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  test('has title, licence and data sources', () => {
    const { title, license, description } = document.info;
    expect({ title, license }).toEqual({
      title: 'Weather Voice',
      license: { name: 'MIT', identifier: 'MIT' },
    });
    expect(description).toContain('Quelle: Deutscher Wetterdienst');
    expect(description).toContain('GeoNames');
  });

  test.each(published.operations)(
    'has the parameters and an example answer of $operationId',
    (one) => {
      for (const parameter of one.parameters) {
        if (!('name' in parameter)) continue;
        expect(parameter.description).not.toBe(parameter.name);
        expect(parameter).toHaveProperty('example');
      }
      expect(one.responses[200].content?.['application/json']).toHaveProperty('example');
    },
  );

  test('describes every field whose name does not explain it', () => {
    const silent = Object.entries(document.components.schemas).flatMap(
      ([name, { properties = {} }]) =>
        Object.entries(properties)
          .filter(([, schema]) => typeof schema === 'object' && isNumber(schema.type))
          .filter(([, schema]) => typeof schema === 'object' && schema.description === undefined)
          .map(([field]) => `${name}.${field}`),
    );
    expect(silent.filter((field) => !TOLD_BY_NAME.test(field))).toEqual([]);
  });

  test('lists every problem of an operation', () => {
    const source = readFileSync(new URL('../../../src/http/problems.ts', import.meta.url), 'utf8');
    const types = source.match(/\/problems\/[a-z-]+/g) ?? [];
    expect(types.length).toBeGreaterThan(10);
    const shown = JSON.stringify(document.components.responses);
    const missing = types.filter((type) => !shown.includes(`"${type}"`));
    // Of `/alexa`, `/readyz`, the page, and an address where nothing is.
    expect(missing.toSorted()).toEqual([
      '/problems/event-failed',
      '/problems/no-forecasts',
      '/problems/too-many-conversations',
      '/problems/unknown-path',
    ]);
  });

  test('is small', () => {
    expect(JSON.stringify(document).length).toBeLessThan(MOST_BYTES);
  });
});

/** `Range.min`, `ForecastResponse.latitude`; what a range is of, the field that has it tells. */
const TOLD_BY_NAME = /\.(?:min|max|avg|latitude|longitude)$/;

function isNumber(type: unknown): boolean {
  return [type].flat().some((one) => one === 'number' || one === 'integer');
}
