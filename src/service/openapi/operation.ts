import { parametersSchema, type JsonSchema } from '../../contract/json-schema.ts';
import { operations, type OperationId } from '../../contract/operations.ts';
import { refTo, type Shapes } from './components.ts';
import { groupOf } from './groups.ts';
import { headersNamed, requestHeaders } from './headers.ts';
import { refusalsOf } from './refusals.ts';
import type { OperationObject, ParameterObject } from './types.ts';

/** Headers of an answer, in the order of the document. */
const OF_ANSWERS = [
  'Content-Language',
  'ETag',
  'Cache-Control',
  'Vary',
  'x-trace-id',
  'RateLimit',
  'RateLimit-Policy',
];

/** @param example of an answer, its lists cut short */
export function operationObject(
  id: OperationId,
  shapes: Shapes,
  example: unknown,
): OperationObject {
  const { summary, description, path, response } = operations[id];
  return {
    operationId: id,
    summary,
    description,
    tags: [groupOf(path).name],
    parameters: [
      ...parametersOf(id),
      ...Object.keys(requestHeaders).map((name) => refTo('parameters', name)),
    ],
    responses: {
      200: {
        description: 'The answer. The lists of the example are cut to their first two entries',
        headers: headersNamed(OF_ANSWERS),
        content: {
          'application/json': {
            schema: shapes.refer(response),
            ...(example !== undefined && { example }),
          },
        },
      },
      304: {
        description: 'The answer is the one that the caller has',
        headers: headersNamed(OF_ANSWERS),
      },
      ...refusalsOf(path),
    },
  };
}

/** Those of the path and the query. */
export function parametersOf(id: OperationId): ParameterObject[] {
  const { path } = operations[id];
  const { properties = {}, required = [] } = parametersSchema(id);
  return Object.entries(properties).map(([name, schema]) =>
    parameterObject(name, typeof schema === 'boolean' ? {} : schema, {
      isInPath: path.includes(`{${name}}`),
      isRequired: required.includes(name),
    }),
  );
}

function parameterObject(
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
