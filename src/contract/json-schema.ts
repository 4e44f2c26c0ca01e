import * as z from 'zod';
import { operations, type OperationId } from './operations.ts';

/** JSON Schema draft 2020-12, the dialect of OpenAPI 3.1 and MCP. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** Builds the schema of all parameters as one object, with numbers instead of their URL strings. */
export function buildParametersSchema(id: OperationId): JsonSchema {
  return z.toJSONSchema(operations[id].parameters, { io: 'input', override: describeInput });
}

/** Builds the schema of a 200 response as an object at the top; named schemas are in `$defs`. */
export function buildResponseSchema(id: OperationId): JsonSchema {
  const { $ref = '', $defs = {}, ...schema } = buildJsonSchema(operations[id].response);
  const { [$ref.replace('#/$defs/', '')]: named, ...others } = $defs;
  return { ...schema, ...named, $defs: others };
}

/** Builds the compact schema of a response; all named schemas are in `$defs`. */
export function buildJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { override: compactSchema });
}

const describeInput: Override = ({ zodSchema, jsonSchema }) => {
  const isNumber = jsonSchema.type === 'number' || jsonSchema.type === 'integer';
  // The pattern describes the digits in the URL.
  if (isNumber) delete jsonSchema.pattern;
  // Default and example describe the input, also if the schema transforms it.
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
  if ('example' in jsonSchema) {
    jsonSchema.examples = [jsonSchema['example']];
    delete jsonSchema['example'];
  }
};

const compactSchema: Override = ({ jsonSchema }) => {
  // The format implies the pattern.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const [value, alternative, ...others] = jsonSchema.anyOf ?? [];
  const isNullable = alternative?.type === 'null' && others.length === 0;
  if (!isNullable || typeof value?.type !== 'string') return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, value, { type: [value.type, 'null'] });
  if (value.enum) jsonSchema.enum = [...value.enum, null];
};
