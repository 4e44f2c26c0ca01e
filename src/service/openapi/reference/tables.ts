import type { JsonSchema } from '../../../contract/operations.ts';
import type { OpenApi } from '../routes.ts';

/** Escaped HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlPart = Html | string | number | readonly HtmlPart[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template that escapes its values, unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(renderPart)));
}

/** Renders text between backticks as code. */
export function renderProse(text: string): HtmlPart {
  return text
    .split('`')
    .map((part, number) => (number % 2 === 1 ? html`<code>${part}</code>` : part));
}

function renderPart(part: HtmlPart): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
  }
  return part.map(renderPart).join('');
}

/** Renders a table whose first column contains the row headings. */
export function renderTable(caption: string, columns: string[], rows: HtmlPart[][]): Html {
  return html` <table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(renderRow)}
    </tbody>
  </table>`;
}

function renderRow([name = '', ...cells]: HtmlPart[]): Html {
  return html` <tr>
    <th scope="row">${name}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;
}

/** A field of a schema, including the fields of nested schemas without a name. */
interface Field {
  /** `location.name`, `items[].date` */
  path: string;
  schema: JsonSchema;
  isOptional: boolean;
}

/** Renders the fields of a schema. */
export function renderFieldTable(
  schema: JsonSchema,
  caption: string,
  components: OpenApi['components'],
): Html {
  const rows = listFields(schema, '').map(({ path, schema: field, isOptional }) => [
    html`<code>${path}</code>`,
    [renderType(field), isOptional ? ', optional' : ''],
    renderProse(findMeaning(field, components)),
  ]);
  return renderTable(caption, ['Field', 'Type', 'Meaning'], rows);
}

function listFields({ properties = {}, required = [] }: JsonSchema, prefix: string): Field[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = toSchema(property);
    const path = prefix + name;
    const field = { path, schema, isOptional: !required.includes(name) };
    const isList = schema.type === 'array';
    const nested = isList ? toSchema(schema.items) : schema;
    if (isPlain(nested)) return [field];
    return [field, ...listFields(nested, isList ? `${path}[].` : `${path}.`)];
  });
}

/** Finds the description of a field, else of its schema. */
function findMeaning(field: JsonSchema, components: OpenApi['components']): string {
  if (field.description !== undefined) return field.description;
  const [schema = field] = field.anyOf ?? [];
  const named = resolveRef(field.type === 'array' ? toSchema(field.items) : schema, components);
  return named.description ?? '';
}

/** Renders the type of a value in words, and named schemas as links. */
export function renderType(schema: JsonSchema): HtmlPart {
  const { $ref, anyOf, const: only, enum: values, type, format, items } = schema;
  if ($ref !== undefined) return renderSchemaLink($ref);
  if (anyOf) return joinParts(anyOf.map(renderType), ' or ');
  if (only !== undefined) return renderValue(only);
  if (values) return joinParts(values.map(renderValue), ', ');
  if (type === 'array') return ['list of ', renderType(toSchema(items))];
  if (isPlain(schema)) return renderPlainType(schema);
  const types = typeof type === 'string' ? [type] : (type ?? ['anything']);
  return types.map((one) => (one === 'string' ? (format ?? one) : one)).join(' or ');
}

/** Whether all fields of a schema are self-explanatory: `min`, `max`, `unit`. */
function isPlain({ properties = {} }: JsonSchema): boolean {
  const fields = Object.values(properties).map(toSchema);
  return fields.length > 0 && fields.every(hasNoDescription);
}

/** Resolves a reference to its schema. */
export function resolveRef(schema: JsonSchema, { schemas }: OpenApi['components']): JsonSchema {
  const named = schema.$ref === undefined ? undefined : schemas[parseSchemaName(schema.$ref)];
  return named ?? schema;
}

/** Treats boolean schemas and lists of schemas as "anything". */
function toSchema(schema: JsonSchema['items']): JsonSchema {
  return typeof schema === 'object' && !Array.isArray(schema) ? schema : {};
}

/** Anchor of a named schema on the page. */
export function schemaAnchor(name: string): string {
  return `shape-${name}`;
}

function hasNoDescription({ description, properties }: JsonSchema): boolean {
  return description === undefined && properties === undefined;
}

function renderPlainType({ properties = {} }: JsonSchema): HtmlPart {
  const fields = Object.entries(properties).map(([name, field]) => [
    html`<code>${name}</code> `,
    renderType(toSchema(field)),
  ]);
  return joinParts(fields, ', ');
}

function renderValue(value: unknown): Html {
  return html`<code>${value === '' ? '(empty)' : String(value)}</code>`;
}

function renderSchemaLink($ref: string): Html {
  const name = parseSchemaName($ref);
  return html`<a href="#${schemaAnchor(name)}">${name}</a>`;
}

function parseSchemaName($ref: string): string {
  return $ref.replace('#/components/schemas/', '');
}

function joinParts(parts: readonly HtmlPart[], between: string): HtmlPart {
  return parts.flatMap((part, number) => (number > 0 ? [between, part] : [part]));
}
