import * as z from 'zod';
import { operations, type OperationId } from './operations.ts';

/** JSON Schema of draft 2020-12, as OpenAPI 3.1 and MCP take it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** The parameters of an operation as an object: numbers as numbers, however a URL writes them. */
export function buildParametersSchema(id: OperationId): JsonSchema {
  return z.toJSONSchema(operations[id].parameters, { io: 'input', override: describeInput });
}

/** The body of an operation's 200 answer, itself an object; other shapes with a name are in `$defs`. */
export function buildResponseSchema(id: OperationId): JsonSchema {
  const { $ref = '', $defs = {}, ...schema } = buildJsonSchema(operations[id].response);
  const { [$ref.replace('#/$defs/', '')]: named, ...others } = $defs;
  return { ...schema, ...named, $defs: others };
}

/** A shape of answers, written as short as it can be; all that have a name are in `$defs`. */
export function buildJsonSchema(shape: z.ZodType): JsonSchema {
  return z.toJSONSchema(shape, { override: compactSchema });
}

const describeInput: Override = ({ zodSchema, jsonSchema }) => {
  const isNumber = jsonSchema.type === 'number' || jsonSchema.type === 'integer';
  // That of the digits in the URL.
  if (isNumber) delete jsonSchema.pattern;
  // Both are of what is given, where it is turned into something else, too.
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
  if ('example' in jsonSchema) {
    jsonSchema.examples = [jsonSchema['example']];
    delete jsonSchema['example'];
  }
};

const compactSchema: Override = ({ jsonSchema }) => {
  // The format says it.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const [value, none, ...others] = jsonSchema.anyOf ?? [];
  const isNullable = none?.type === 'null' && others.length === 0;
  if (!isNullable || typeof value?.type !== 'string') return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, value, { type: [value.type, 'null'] });
  if (value.enum) jsonSchema.enum = [...value.enum, null];
};
