import type { JsonSchema } from '../../../contract/json-schema.ts';
import type { OpenApi } from '../types.ts';
import { html, type Html, type Part } from './html.ts';

/** What values there may be, as words; named shapes as links. */
export function typeOf(schema: JsonSchema): Part {
  const { $ref, anyOf, const: only, enum: values, type, format, items } = schema;
  if ($ref !== undefined) return linkTo($ref);
  if (anyOf) return listed(anyOf.map(typeOf), ' or ');
  if (only !== undefined) return valueText(only);
  if (values) return listed(values.map(valueText), ', ');
  if (type === 'array') return ['list of ', typeOf(oneOf(items))];
  if (isPlain(schema)) return plainType(schema);
  const types = typeof type === 'string' ? [type] : (type ?? ['anything']);
  return types.map((one) => (one === 'string' ? (format ?? one) : one)).join(' or ');
}

/** A shape whose fields tell what they are by their names: `min`, `max`, `unit`. */
export function isPlain({ properties = {} }: JsonSchema): boolean {
  const fields = Object.values(properties).map(oneOf);
  return fields.length > 0 && fields.every(isSilent);
}

/** A shape itself, where it is referred to by its name. */
export function resolved(schema: JsonSchema, { schemas }: OpenApi['components']): JsonSchema {
  const named = schema.$ref === undefined ? undefined : schemas[nameIn(schema.$ref)];
  return named ?? schema;
}

/** A schema by itself: what may also be written as a truth or as a list is anything. */
export function oneOf(schema: JsonSchema['items']): JsonSchema {
  return typeof schema === 'object' && !Array.isArray(schema) ? schema : {};
}

/** Where a named shape is told of. */
export function anchorOf(name: string): string {
  return `shape-${name}`;
}

function isSilent({ description, properties }: JsonSchema): boolean {
  return description === undefined && properties === undefined;
}

function plainType({ properties = {} }: JsonSchema): Part {
  const fields = Object.entries(properties).map(([name, field]) => [
    html`<code>${name}</code> `,
    typeOf(oneOf(field)),
  ]);
  return listed(fields, ', ');
}

function valueText(value: unknown): Html {
  return html`<code>${value === '' ? '(empty)' : String(value)}</code>`;
}

function linkTo($ref: string): Html {
  const name = nameIn($ref);
  return html`<a href="#${anchorOf(name)}">${name}</a>`;
}

function nameIn($ref: string): string {
  return $ref.replace('#/components/schemas/', '');
}

function listed(parts: readonly Part[], between: string): Part {
  return parts.flatMap((part, number) => (number > 0 ? [between, part] : [part]));
}
