import packageJson from '../../../package.json' with { type: 'json' };
import { operationIds, operations, type OperationId } from '../../contract/operations.ts';
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
import type { OpenApi, OperationObject, ParameterObject, Tag } from './types.ts';
import { buildParametersSchema, type JsonSchema } from '../../contract/json-schema.ts';

const DESCRIPTION = `Weather forecasts, warnings, pollen, nowcasts, places and weather stations, and forecasts as texts to be spoken.

Times are UTC, in ISO 8601. A value that is not known is null. Every answer says in \`source\` what it comes from: \`demo\` is weather that is made up.

What is not in the documents that the API follows, a field, a header or a language, is marked with \`x-extension\`. A range of days or hours is answered as a whole, or refused with 400, the parameter and how far the forecast reaches (\`last\`).

The key is asked for where the service has been given one; the header is \`x-api-key\`. Assistants ask the same operations by MCP at \`${API_VERSION_PATH}/mcp\`.

Weather data: Quelle: Deutscher Wetterdienst, CC BY 4.0, values derived from its open data; where the source says so, Weather data by Open-Meteo.com, CC BY 4.0. Places and postcodes: GeoNames, CC BY 4.0.`;

/**
 * The OpenAPI 3.1 document of all operations, made from the contract.
 *
 * @param examples answers by operation, their lists cut short
 */
export function buildOpenApi(examples: Record<string, unknown>): OpenApi {
  const shapes = createSchemaRegistry();
  const paths = Object.fromEntries(
    operationIds.map((id) => [
      operations[id].path,
      { get: buildOperationObject(id, shapes, examples[id]) },
    ]),
  );
  const responses = buildErrorResponses(shapes);
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
    tags: tags.filter((group) =>
      operationIds.some((id) => findOperationTag(operations[id].path) === group),
    ),
    paths,
    components: {
      schemas: shapes.schemas,
      responses,
      headers: responseHeaders,
      parameters: requestHeaders,
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    },
  };
}

/** Headers of an answer, in the order of the document. */
const ANSWER_HEADERS = [
  'Content-Language',
  'ETag',
  'Cache-Control',
  'Vary',
  'x-trace-id',
  'RateLimit',
  'RateLimit-Policy',
];

/** @param example of an answer, its lists cut short */
function buildOperationObject(
  id: OperationId,
  shapes: SchemaRegistry,
  example: unknown,
): OperationObject {
  const { summary, description, path, response } = operations[id];
  return {
    operationId: id,
    summary,
    description,
    tags: [findOperationTag(path).name],
    parameters: [
      ...buildParameterObjects(id),
      ...Object.keys(requestHeaders).map((name) => refTo('parameters', name)),
    ],
    responses: {
      200: {
        description: 'The answer. The lists of the example are cut to their first two entries',
        headers: referHeaders(ANSWER_HEADERS),
        content: {
          'application/json': {
            schema: shapes.refer(response),
            ...(example !== undefined && { example }),
          },
        },
      },
      304: {
        description: 'The answer is the one that the caller has',
        headers: referHeaders(ANSWER_HEADERS),
      },
      ...referErrorResponses(path),
    },
  };
}

/** Those of the path and the query. */
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

function buildParameterObject(
  name: string,
  { description = name, examples, ...schema }: JsonSchema,
  { isInPath, isRequired }: { isInPath: boolean; isRequired: boolean },
): ParameterObject {
  const [example] = examples ?? [];
  return {
    name,
    in: isInPath ? 'path' : 'query',
    description,
    required: isRequired,
    schema,
    ...(example !== undefined && { example }),
  };
}

/** The groups of operations by the first segment of their paths, in the order of the documents. */
const TAGS_BY_PREFIX: Record<string, Tag> = {
  forecast: {
    name: 'Forecast',
    description: 'The weather of the next days: by days, by parts of days and by hours.',
  },
  forecast2: {
    name: 'Forecast2',
    description: 'The same days and hours with further parameters, each with its unit.',
  },
  nowcast: {
    name: 'Nowcast',
    description: 'The weather of now, and whether rain or snow comes in the next two hours.',
  },
  pollen: {
    name: 'Pollen',
    description: 'How much pollen flies today, tomorrow and in two days, in Germany.',
  },
  warnings: {
    name: 'Warnings',
    description: 'Weather warnings of the German weather service, in force or announced.',
  },
  locations: {
    name: 'Locations',
    description: 'Places by their names, their postcodes or where they are.',
  },
  stations: {
    name: 'Weather stations',
    description:
      'What the weather stations of Germany measured last; there are new readings every ten minutes.',
  },
  voicetext: {
    name: 'Voice texts',
    description: 'Forecasts and pollen in sentences that are made to be spoken.',
  },
};

const tags: Tag[] = Object.values(TAGS_BY_PREFIX);

/** @param path of an operation: `/forecast/{latitude}/{longitude}` */
function findOperationTag(path: string): Tag {
  const prefix = path.split('/')[1] ?? '';
  const group = TAGS_BY_PREFIX[prefix];
  if (!group) throw new Error(`The operations below /${prefix} have no group in the document`);
  return group;
}
