import { afterAll, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { buildExampleRequest } from '../../../src/service/openapi/reference/page.ts';
import { fetchDocument } from '../../support/openapi.ts';
import { startTestService } from '../../support/service.ts';
import { untilRadar } from '../until-radar.ts';

/** When the examples are asked for: in spring, when pollen fly, with a storm over Berlin. */
const THEN = '2026-04-16T10:00:00Z';

const FILE = '../../../src/service/openapi/examples.json';

const service = await startTestService(THEN, {
  providerVersion: `${packageJson.name}/${packageJson.version}`,
});
afterAll(service.close);

/** `npm run examples` writes them anew. */
test('the examples of the document are the real answers to its example requests', async () => {
  const { operations, validateAnswer } = await fetchDocument(service.url);
  await untilRadar(service);
  const examples: Record<string, unknown> = {};
  for (const { operationId, path, parameters } of operations) {
    const own = parameters.filter((one) => 'name' in one);
    const { status, body } = await service.get(buildExampleRequest(path, own));
    const example = cut(body);
    expect([operationId, status]).toEqual([operationId, 200]);
    expect([operationId, validateAnswer(operationId, 200, example)]).toEqual([operationId, []]);
    examples[operationId] = example;
  }
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(FILE);
});

/** Lists keep their first two entries. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cut(field)]));
}
