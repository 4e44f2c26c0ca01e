import packageJson from '../../../package.json' with { type: 'json' };
import {
  operationIds,
  operations,
  type OperationId,
  buildParametersSchema,
  type JsonSchema,
} from '../../contract/operations.ts';
import { API_VERSION_PATH } from '../middleware.ts';
import {
  createSchemaRegistry,
  requestHeaders,
  responseHeaders,
  buildErrorResponses,
  refTo,
  type SchemaRegistry,
  referHeaders,
  referErrorResponses,
} from './components.ts';
import type { OpenApi, OperationObject, ParameterObject, Tag } from './routes.ts';

const DESCRIPTION = `Weather forecasts, warnings, pollen, nowcasts, places and weather stations, and forecasts as texts for speech.

Times are UTC, in ISO 8601. Unknown values are null. Every answer names its source in \`source\`: \`demo\` is invented weather.

Operations, parameters, fields, headers and languages beyond the documents that the API follows are marked with \`x-extension\`. The service answers a range of days or hours completely, or rejects it with 400, the parameter and the end of the forecast (\`last\`).

If the service is configured with keys, requests need one in the header \`x-api-key\`. Assistants call the same operations by MCP at \`${API_VERSION_PATH}/mcp\`.

Weather data: Quelle: Deutscher Wetterdienst, CC BY 4.0, values derived from its open data; where the source says so, Weather data by Open-Meteo.com, CC BY 4.0. Places and postcodes: GeoNames, CC BY 4.0.`;

/**
 * Builds the OpenAPI 3.1 document of all operations from the contract.
 *
 * @param examples answers by operation, with shortened lists
 */
export function buildOpenApi(examples: Record<string, unknown>): OpenApi {
  const registry = createSchemaRegistry();
  const paths = Object.fromEntries(
    operationIds.map((id) => [
      operations[id].path,
      { get: buildOperationObject(id, registry, examples[id]) },
    ]),
  );
  const responses = buildErrorResponses(registry);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Weather Voice',
      version: packageJson.version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: packageJson.license },
    },
    servers: [{ url: API_VERSION_PATH, description: 'This service' }],
    security: [{ apiKey: [] }],
    tags: tags.filter((tag) =>
      operationIds.some((id) => findOperationTag(operations[id].path) === tag),
    ),
    paths,
    components: {
      schemas: registry.schemas,
      responses,
      headers: responseHeaders,
      parameters: requestHeaders,
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    },
  };
}

/** Headers of successful responses, in the order of the document. */
const ANSWER_HEADERS = [
  'Content-Language',
  'ETag',
  'Cache-Control',
  'Vary',
  'x-trace-id',
  'RateLimit',
  'RateLimit-Policy',
];

/** @param example answer with shortened lists */
function buildOperationObject(
  id: OperationId,
  registry: SchemaRegistry,
  example: unknown,
): OperationObject {
  const { summary, description, path, response, isExtension } = operations[id];
  return {
    operationId: id,
    summary,
    description,
    ...(isExtension && { 'x-extension': 'Extension: the documents do not have this operation' }),
    tags: [findOperationTag(path).name],
    parameters: [
      ...buildParameterObjects(id),
      ...Object.keys(requestHeaders).map((name) => refTo('parameters', name)),
    ],
    responses: {
      200: {
        description: 'The answer. Lists in the example contain only their first two entries',
        headers: referHeaders(ANSWER_HEADERS),
        content: {
          'application/json': {
            schema: registry.refer(response),
            ...(example !== undefined && { example }),
          },
        },
      },
      304: {
        description: 'The answer has not changed since the caller received it',
        headers: referHeaders(ANSWER_HEADERS),
      },
      ...referErrorResponses(path),
    },
  };
}

/** Parameters of the path and the query. */
function buildParameterObjects(id: OperationId): ParameterObject[] {
  const { path } = operations[id];
  const { properties = {}, required = [] } = buildParametersSchema(id);
  return Object.entries(properties).map(([name, schema]) =>
    buildParameterObject(name, typeof schema === 'boolean' ? {} : schema, {
      isInPath: path.includes(`{${name}}`),
      isRequired: required.includes(name),
    }),
  );
}

/** The schema of a parameter, which may extend the documents. */
type ParameterSchema = JsonSchema & { 'x-extension'?: string };

function buildParameterObject(
  name: string,
  { description = name, examples, 'x-extension': extension, ...schema }: ParameterSchema,
  { isInPath, isRequired }: { isInPath: boolean; isRequired: boolean },
): ParameterObject {
  const [example] = examples ?? [];
  return {
    name,
    in: isInPath ? 'path' : 'query',
    description,
    required: isRequired,
    schema,
    ...(extension !== undefined && { 'x-extension': extension }),
    ...(example !== undefined && { example }),
  };
}

/** Tags of operations by the first segment of their paths, in the order of the documents. */
const TAGS_BY_PREFIX: Record<string, Tag> = {
  forecast: {
    name: 'Forecast',
    description: 'The weather of the next days: by day, by part of the day and by hour.',
  },
  forecast2: {
    name: 'Forecast2',
    description: 'The same days and hours with further parameters, each with its unit.',
  },
  nowcast: {
    name: 'Nowcast',
    description: 'The current weather, and rain or snow in the next two hours.',
  },
  pollen: {
    name: 'Pollen',
    description: 'Pollen levels of today, tomorrow and the day after tomorrow, in Germany.',
  },
  warnings: {
    name: 'Warnings',
    description:
      'Weather warnings of the German weather service, and of that of the United States if it is set up, in force or announced.',
  },
  locations: {
    name: 'Locations',
    description: 'Places by name, postcode or coordinates.',
  },
  stations: {
    name: 'Weather stations',
    description:
      'The latest readings of the weather stations of Germany, updated every ten minutes.',
  },
  voicetext: {
    name: 'Voice texts',
    description: 'Forecasts and pollen as sentences for speech.',
  },
};

const tags: Tag[] = Object.values(TAGS_BY_PREFIX);

/** @param path of an operation: `/forecast/{latitude}/{longitude}` */
function findOperationTag(path: string): Tag {
  const prefix = path.split('/')[1] ?? '';
  const tag = TAGS_BY_PREFIX[prefix];
  if (!tag) throw new Error(`Operations below /${prefix} have no tag in the OpenAPI document`);
  return tag;
}
