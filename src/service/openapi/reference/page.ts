import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { OpenApi, OperationObject, Tag, ParameterObject, ResponseObject } from '../routes.ts';
import {
  Html,
  html,
  renderProse,
  renderFieldTable,
  type HtmlPart,
  renderTable,
  resolveRef,
  renderType,
  schemaAnchor,
} from './tables.ts';
import { ProblemDetails, PROBLEM_MEDIA_TYPE } from '../../../contract/problem.ts';

const STYLE = readFileSync(new URL('reference.css', import.meta.url), 'utf8');

const SCRIPT = readFileSync(new URL('reference.js', import.meta.url), 'utf8');

/** The page is self-contained: it loads no resources, and its own script calls only the server that it comes from. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src ${hashForPolicy(SCRIPT)}`,
  `style-src ${hashForPolicy(STYLE)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The hashes in the policy cover the exact texts of the elements. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);
const SCRIPT_ELEMENT = new Html(`<script type="module">${SCRIPT}</script>`);

function hashForPolicy(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/**
 * Renders the OpenAPI document as a page, which can be read without its script.
 *
 * @param needsKey whether requests need an API key
 */
export function renderReferencePage(document: OpenApi, needsKey: boolean): string {
  const { info, tags } = document;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="description"
          content="All operations of the weather service with their parameters and answers."
        />
        <title>${info.title}: API reference</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the operations</a>
        <header>
          <p class="name">${info.title}</p>
          <h1>API reference</h1>
          <p>Version ${info.version}, as <a href="openapi.json">OpenAPI document</a></p>
        </header>
        <nav aria-label="Operations">
          ${tags.map((tag) => renderTagLinks(tag, document))}
          <p><a href="#shapes">Schemas</a></p>
          <p><a href="#refusals">Errors</a></p>
        </nav>
        <main id="main" ${needsKey ? new Html('data-key') : ''}>
          ${renderIntroduction(info.description)}
          ${tags.map((tag) => renderTagSection(tag, document))} ${renderSchemasSection(document)}
          ${renderErrorsSection(document)}
        </main>
        ${SCRIPT_ELEMENT}
      </body>
    </html> `;
  return page.text;
}

function renderIntroduction(description: string): Html {
  return html` <section aria-label="Introduction">
    ${description.split('\n\n').map((paragraph) => html`<p>${renderProse(paragraph)}</p>`)}
    <p>The examples call a service at <code>HOST</code> with a <code>KEY</code>:</p>
    <pre class="command"><code>HOST=<span class="origin">http://localhost:3000</span>
KEY=the-key</code></pre>
  </section>`;
}

/** Renders a group of operations. */
function renderTagSection({ name, description }: Tag, document: OpenApi): Html {
  const id = tagAnchor(name);
  return html` <section aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    <p>${description}</p>
    ${listOperations(name, document).map(([path, operation]) => renderOperation(path, operation, document))}
  </section>`;
}

/** Renders the links to a group and its operations. */
function renderTagLinks({ name }: Tag, document: OpenApi): Html {
  const links = listOperations(name, document).map(
    ([, { operationId }]) => html` <li><a href="#${operationId}">${operationId}</a></li>`,
  );
  return html` <p><a href="#${tagAnchor(name)}">${name}</a></p>
    <ul>
      ${links}
    </ul>`;
}

function listOperations(tag: string, { paths }: OpenApi): [path: string, OperationObject][] {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get.tags.includes(tag) ? [[path, get]] : [],
  );
}

function tagAnchor(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}

/** Renders an operation: its parameters, an example request and its response. */
function renderOperation(
  path: string,
  { operationId, summary, description, parameters, responses }: OperationObject,
  { servers, components }: OpenApi,
): Html {
  const { schema = {}, example } = responses[200].content?.['application/json'] ?? {};
  const title = `${operationId}-title`;
  const own = parameters.filter((one) => 'name' in one);
  const base = servers[0]?.url ?? '';
  const request = base + buildExampleRequest(path, own);
  return html` <article
    id="${operationId}"
    aria-labelledby="${title}"
    data-path="${base + path}"
    data-parameters="${JSON.stringify(own.map(describeField))}"
  >
    <h3 id="${title}"><a href="#${operationId}">${summary}</a></h3>
    <p class="path"><strong>GET</strong> <code>${path}</code></p>
    <p>${renderProse(description)}</p>
    ${own.length > 0 ? renderParameterTable(own, operationId) : ''}
    <pre
      class="command"
    ><code>curl -H "x-api-key: $KEY" "<span class="origin">$HOST</span>${request}"</code></pre>
    <p>In the browser: <a href="${request}">${request}</a></p>
    ${renderFieldTable(resolveRef(schema, components), `Answer of ${operationId}`, components)}
    ${renderExample(example)}
    <p class="refusals">Errors: ${renderErrorLinks(responses)}</p>
  </article>`;
}

/** What the page's script needs of a parameter, to make a field of it. */
function describeField({ name, in: where, required, schema, example }: ParameterObject) {
  const values = (schema.enum ?? []).map(String);
  return { name, in: where, required, example: formatValue(example ?? ''), values };
}

function renderParameterTable(parameters: ParameterObject[], operationId: string): Html {
  const rows = parameters.map(({ name, in: where, required, description, schema, example }) => [
    html`<code>${name}</code>`,
    [renderType(schema), ` in the ${where}`, required ? '' : ', optional'],
    [
      renderProse(description),
      example === undefined || example === schema.default
        ? ''
        : html`, such as <code>${formatValue(example)}</code>`,
      schema.default === undefined
        ? ''
        : html`; <code>${formatValue(schema.default)}</code> by default`,
    ],
  ]);
  return renderTable(`Parameters of ${operationId}`, ['Parameter', 'Type', 'Meaning'], rows);
}

function renderExample(example: unknown): HtmlPart {
  if (example === undefined) return '';
  return html` <details>
    <summary>Example of an answer</summary>
    <p>Lists contain only their first two entries.</p>
    <pre><code>${JSON.stringify(example, null, 2)}</code></pre>
  </details>`;
}

function renderErrorLinks(responses: OperationObject['responses']): HtmlPart {
  return Object.keys(responses)
    .filter((status) => Number(status) >= 400)
    .map((status) => html`<a href="#refusals">${status}</a> `);
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Builds path and query of a request from the examples of the required parameters. */
export function buildExampleRequest(path: string, parameters: readonly ParameterObject[]): string {
  const requiredParameters = parameters
    .filter(({ required }) => required)
    .map(({ name, in: where, example }) => ({
      name,
      where,
      value: encodeURIComponent(String(example)),
    }));
  const filled = requiredParameters.reduce(
    (partial, { name, value }) => partial.replace(`{${name}}`, value),
    path,
  );
  const query = requiredParameters
    .filter(({ where }) => where === 'query')
    .map(({ name, value }) => `${name}=${value}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** Renders the schemas that answers share; operations document their whole responses. */
function renderSchemasSection({ components }: OpenApi): Html {
  const schemas = Object.entries(components.schemas)
    .filter(([name]) => !name.endsWith('Response'))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([name, schema]) =>
        html` <article id="${schemaAnchor(name)}" aria-labelledby="${name}-title">
          <h3 id="${name}-title"><a href="#${schemaAnchor(name)}">${name}</a></h3>
          <p>${renderProse(schema.description ?? '')}</p>
          ${renderFieldTable(schema, `Fields of ${name}`, components)}
        </article>`,
    );
  return html` <section aria-labelledby="shapes">
    <h2 id="shapes">Schemas</h2>
    <p>Schemas that several answers share.</p>
    ${schemas}
  </section>`;
}

const ProblemExample = z.object({ value: ProblemDetails });

/** Renders the table of problems. */
function renderErrorsSection({ components }: OpenApi): Html {
  const rows = Object.values(components.responses)
    .flatMap(parseProblems)
    .map(({ status, type, detail }) => [status, html`<code>${type}</code>`, detail]);
  return html` <section aria-labelledby="refusals">
    <h2 id="refusals">Errors</h2>
    <p>
      The body of an error is a <a href="#${schemaAnchor('Problem')}">Problem</a>, as
      <code>${PROBLEM_MEDIA_TYPE}</code>.
    </p>
    ${renderTable('Kinds of problems', ['Status', 'Type', 'Detail, for example'], rows)}
  </section>`;
}

function parseProblems({ content }: ResponseObject): ProblemDetails[] {
  const { examples = {} } = content?.[PROBLEM_MEDIA_TYPE] ?? {};
  return Object.values(examples).map((example) => ProblemExample.parse(example).value);
}
