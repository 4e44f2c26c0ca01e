import * as z from 'zod';
import { operations, type OperationId } from './operations.ts';

/** JSON Schema of draft 2020-12, as OpenAPI 3.1 and MCP take it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The parameters of an operation as an object: numbers as numbers, however a URL writes them. */
export function parametersSchema(id: OperationId): JsonSchema {
  return z.toJSONSchema(operations[id].parameters, {
    io: 'input',
    override: ({ jsonSchema }) => {
      const isNumber = jsonSchema.type === 'number' || jsonSchema.type === 'integer';
      // That of the digits in the URL.
      if (isNumber) delete jsonSchema.pattern;
    },
  });
}

/** The body of an operation's 200 answer. */
export function responseSchema(id: OperationId): JsonSchema {
  return z.toJSONSchema(operations[id].response);
}
