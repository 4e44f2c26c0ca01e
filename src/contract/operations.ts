import * as z from 'zod';
import {
  idsOf,
  type OperationTable,
  type ParameterTypes,
  type ResponseTypes,
} from './operation-types.ts';
import { forecastTable } from './public/forecast.ts';
import { forecast2Table } from './public/forecast2.ts';
import { locationsTable } from './public/locations.ts';
import { nowcastTable } from './public/nowcast.ts';
import { pastReadingsTable, stationsTable } from './public/stations.ts';
import { pollenTable } from './public/pollen.ts';
import { warningsTable } from './public/warnings.ts';
import { voiceTextTable } from './voice-text/operations.ts';

const table = {
  ...voiceTextTable,
  ...forecastTable,
  ...forecast2Table,
  ...nowcastTable,
  ...pollenTable,
  ...warningsTable,
  ...locationsTable,
  ...stationsTable,
  ...pastReadingsTable,
};

export type OperationId = keyof typeof table;

/** Parsed parameters of an operation: numbers and digit strings. */
export type ParametersOf<Id extends OperationId> = ParameterTypes<typeof table>[Id];
export type ResponseOf<Id extends OperationId> = ResponseTypes<typeof table>[Id];

/**
 * Operations of the service by id: those of the voice-text document, then those of the public
 * weather API, in the order of the documents, then those of ours. To add an operation, add an entry to the table of its
 * group and a handler in `service/operations/`.
 */
export const operations: OperationTable<typeof table> = table;

export const operationIds = idsOf(table);

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
