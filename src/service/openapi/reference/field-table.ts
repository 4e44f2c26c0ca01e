import type { JsonSchema } from '../../../contract/json-schema.ts';
import type { OpenApi } from '../types.ts';
import { html, prose, type Html } from './html.ts';
import { table } from './table.ts';
import { isPlain, oneOf, resolved, typeOf } from './type-text.ts';

/** A field of a shape: those of shapes within that have no name of their own are listed with it. */
interface Field {
  /** `location.name`, `items[].date` */
  path: string;
  schema: JsonSchema;
  isOptional: boolean;
}

/** What a shape holds. */
export function fieldTable(
  schema: JsonSchema,
  caption: string,
  components: OpenApi['components'],
): Html {
  const rows = fieldsOf(schema, '').map(({ path, schema: field, isOptional }) => [
    html`<code>${path}</code>`,
    [typeOf(field), isOptional ? ', optional' : ''],
    prose(meaningOf(field, components)),
  ]);
  return table(caption, ['Field', 'Type', 'Meaning'], rows);
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, prefix: string): Field[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = oneOf(property);
    const path = prefix + name;
    const field = { path, schema, isOptional: !required.includes(name) };
    const isList = schema.type === 'array';
    const shape = isList ? oneOf(schema.items) : schema;
    if (isPlain(shape)) return [field];
    return [field, ...fieldsOf(shape, isList ? `${path}[].` : `${path}.`)];
  });
}

/** Of a field, else of the shape that it has. */
function meaningOf(field: JsonSchema, components: OpenApi['components']): string {
  if (field.description !== undefined) return field.description;
  const [shape = field] = field.anyOf ?? [];
  const named = resolved(field.type === 'array' ? oneOf(field.items) : shape, components);
  return named.description ?? '';
}
