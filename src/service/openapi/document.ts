import packageJson from '../../../package.json' with { type: 'json' };
import { operationIds, operations } from '../../contract/operations.ts';
import { VERSION } from '../version.ts';
import { createShapes } from './components.ts';
import { groupOf, groups } from './groups.ts';
import { requestHeaders, responseHeaders } from './headers.ts';
import { operationObject } from './operation.ts';
import { refusalResponses } from './refusals.ts';
import type { OpenApi } from './types.ts';

const DESCRIPTION = `Weather forecasts, warnings, pollen, nowcasts, places and weather stations, and forecasts as texts to be spoken.

Times are UTC, in ISO 8601. A value that is not known is null. Every answer says in \`source\` what it comes from: \`demo\` is weather that is made up.

What is not in the documents that the API follows, a field, a header or a language, is marked with \`x-extension\`. A range of days or hours is answered as a whole, or refused with 400, the parameter and how far the forecast reaches (\`last\`).

The key is asked for where the service has been given one; the header is \`x-api-key\`. Assistants ask the same operations by MCP at \`${VERSION}/mcp\`.

Weather data: Quelle: Deutscher Wetterdienst, CC BY 4.0, values derived from its open data; where the source says so, Weather data by Open-Meteo.com, CC BY 4.0. Places and postcodes: GeoNames, CC BY 4.0.`;

/**
 * The OpenAPI 3.1 document of all operations, made from the contract.
 *
 * @param examples answers by operation, their lists cut short
 */
export function openApi(examples: Record<string, unknown>): OpenApi {
  const shapes = createShapes();
  const paths = Object.fromEntries(
    operationIds.map((id) => [
      operations[id].path,
      { get: operationObject(id, shapes, examples[id]) },
    ]),
  );
  const responses = refusalResponses(shapes);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Weather Voice',
      version: packageJson.version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: packageJson.license },
    },
    servers: [{ url: VERSION, description: 'This service' }],
    security: [{ apiKey: [] }],
    tags: groups.filter((group) =>
      operationIds.some((id) => groupOf(operations[id].path) === group),
    ),
    paths,
    components: {
      schemas: shapes.named,
      responses,
      headers: responseHeaders,
      parameters: requestHeaders,
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    },
  };
}
