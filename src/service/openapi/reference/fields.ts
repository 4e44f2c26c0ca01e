import type { JsonSchema } from '../../../contract/json-schema.ts';
import type { OpenApi } from '../types.ts';
import { html, prose, type Html, type Part } from './html.ts';
import { table } from './table.ts';

/** A field of a shape: those of shapes within that have no name of their own are listed with it. */
interface Field {
  /** `location.name`, `items[].date` */
  path: string;
  schema: JsonSchema;
  isOptional: boolean;
}

/** What a shape holds. */
export function fieldTable(schema: JsonSchema, caption: string): Html {
  const rows = fieldsOf(schema, '').map(({ path, schema: field, isOptional }) => [
    html`<code>${path}</code>`,
    [typeOf(field), isOptional ? ', optional' : ''],
    prose(field.description ?? ''),
  ]);
  return table(caption, ['Field', 'Type', 'Meaning'], rows);
}

/** What values there may be, as words; named shapes as links. */
export function typeOf(schema: JsonSchema): Part {
  const { $ref, anyOf, const: only, enum: values, type, format, items } = schema;
  if ($ref !== undefined) return linkTo($ref);
  if (anyOf) return anyOf.flatMap((one, number) => [number > 0 ? ' or ' : '', typeOf(one)]);
  if (only !== undefined) return html`<code>${String(only)}</code>`;
  if (values) return values.flatMap((one, number) => [number > 0 ? ', ' : '', valueOf(one)]);
  if (type === 'array') return ['list of ', typeOf(oneOf(items))];
  const types = typeof type === 'string' ? [type] : (type ?? ['anything']);
  return types.map((one) => (one === 'string' ? (format ?? one) : one)).join(' or ');
}

/** A shape itself, where it is referred to by its name. */
export function resolved(schema: JsonSchema = {}, { schemas }: OpenApi['components']): JsonSchema {
  return (schema.$ref !== undefined && schemas[nameIn(schema.$ref)]) || schema;
}

/** Where a named shape is told of. */
export function anchorOf(name: string): string {
  return `shape-${name}`;
}

function fieldsOf(schema: JsonSchema, prefix: string): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = oneOf(property);
    const path = prefix + name;
    const isOptional = !required.includes(name);
    const within =
      field.type === 'array'
        ? fieldsOf(oneOf(field.items), `${path}[].`)
        : fieldsOf(field, `${path}.`);
    return [{ path, schema: field, isOptional }, ...within];
  });
}

function valueOf(value: unknown): Html {
  return html`<code>${value === '' ? '(empty)' : String(value)}</code>`;
}

function linkTo($ref: string): Html {
  const name = nameIn($ref);
  return html`<a href="#${anchorOf(name)}">${name}</a>`;
}

function nameIn($ref: string): string {
  return $ref.replace('#/components/schemas/', '');
}

/** A schema by itself: what may also be written as a truth or as a list is anything. */
function oneOf(schema: JsonSchema['items']): JsonSchema {
  return typeof schema === 'object' && !Array.isArray(schema) ? schema : {};
}
