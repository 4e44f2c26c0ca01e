import type * as z from 'zod';
import { schemaOf, type JsonSchema } from '../../contract/json-schema.ts';
import type { Reference } from './types.ts';

/** The shapes of a document that have a name. */
export interface Shapes {
  /** By their names: all that was referred to. */
  named: Record<string, JsonSchema>;
  /** A shape as the document refers to it. */
  refer(shape: z.ZodType): JsonSchema;
}

export function createShapes(): Shapes {
  const named: Shapes['named'] = {};
  return {
    named,
    refer(shape) {
      const { $schema: _dialect, $defs, ...schema } = moved(schemaOf(shape));
      Object.assign(named, $defs);
      return schema;
    },
  };
}

/** A reference within the document. */
export function refTo(kind: 'responses' | 'headers' | 'parameters', name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

/** From the definitions of a schema by itself to the components of the document. */
function moved(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
