import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { OpenApi, OperationObject, Tag, ParameterObject, ResponseObject } from '../types.ts';
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

/** The page is whole in itself: it runs nothing and loads nothing, not even its style. */
export const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** By its policy it holds the style and not a space more. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

/** The OpenAPI document as a page to read. */
export function renderReferencePage(document: OpenApi): string {
  const { info, tags } = document;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="description"
          content="All operations of the weather service, their parameters and their answers."
        />
        <title>${info.title}: API reference</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <a class="skip" href="#main">To the operations</a>
        <header>
          <p class="name">${info.title}</p>
          <h1>API reference</h1>
          <p>Version ${info.version}, as <a href="openapi.json">OpenAPI document</a></p>
        </header>
        <nav aria-label="Operations">
          ${tags.map((tag) => renderTagLinks(tag, document))}
          <p><a href="#shapes">Shapes</a></p>
          <p><a href="#refusals">Refusals</a></p>
        </nav>
        <main id="main">
          ${renderIntroduction(info.description)}
          ${tags.map((tag) => renderTagSection(tag, document))} ${renderSchemasSection(document)}
          ${renderErrorsSection(document)}
        </main>
      </body>
    </html> `;
  return page.text;
}

function renderIntroduction(description: string): Html {
  return html` <section aria-label="In short">
    ${description.split('\n\n').map((paragraph) => html`<p>${renderProse(paragraph)}</p>`)}
    <p>The examples ask a service at <code>HOST</code> with a <code>KEY</code>:</p>
    <pre><code>HOST=http://localhost:3000
KEY=the-key</code></pre>
  </section>`;
}

/** A group of operations. */
function renderTagSection({ name, description }: Tag, document: OpenApi): Html {
  const id = tagAnchor(name);
  return html` <section aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    <p>${description}</p>
    ${listOperations(name, document).map(([path, operation]) => renderOperation(path, operation, document))}
  </section>`;
}

/** The way to a group and to its operations. */
function renderTagLinks({ name }: Tag, document: OpenApi): Html {
  const links = listOperations(name, document).map(
    ([, { operationId }]) => html` <li><a href="#${operationId}">${operationId}</a></li>`,
  );
  return html` <p><a href="#${tagAnchor(name)}">${name}</a></p>
    <ul>
      ${links}
    </ul>`;
}

function listOperations(group: string, { paths }: OpenApi): [path: string, OperationObject][] {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get.tags.includes(group) ? [[path, get]] : [],
  );
}

function tagAnchor(group: string): string {
  return group.toLowerCase().replaceAll(' ', '-');
}

/** An operation: what it takes, how it is asked, what it answers. */
function renderOperation(
  path: string,
  { operationId, summary, description, parameters, responses }: OperationObject,
  { servers, components }: OpenApi,
): Html {
  const { schema = {}, example } = responses[200].content?.['application/json'] ?? {};
  const title = `${operationId}-title`;
  const own = parameters.filter((one) => 'name' in one);
  const request = (servers[0]?.url ?? '') + buildExampleRequest(path, own);
  return html` <article id="${operationId}" aria-labelledby="${title}">
    <h3 id="${title}"><a href="#${operationId}">${summary}</a></h3>
    <p class="path"><strong>GET</strong> <code>${path}</code></p>
    <p>${renderProse(description)}</p>
    ${own.length > 0 ? renderParameterTable(own, operationId) : ''}
    <pre><code>curl -H "x-api-key: $KEY" "$HOST${request}"</code></pre>
    <p>In the browser: <a href="${request}">${request}</a></p>
    ${renderFieldTable(resolveRef(schema, components), `Answer of ${operationId}`, components)}
    ${renderExample(example)}
    <p class="refusals">Refusals: ${renderErrorLinks(responses)}</p>
  </article>`;
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
    <p>Lists are cut to their first two entries.</p>
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

/** Path and query of a request with the examples of all parameters that it needs. */
export function buildExampleRequest(path: string, parameters: readonly ParameterObject[]): string {
  const needed = parameters
    .filter(({ required }) => required)
    .map(({ name, in: where, example }) => ({
      name,
      where,
      value: encodeURIComponent(String(example)),
    }));
  const filled = needed.reduce((way, { name, value }) => way.replace(`{${name}}`, value), path);
  const query = needed
    .filter(({ where }) => where === 'query')
    .map(({ name, value }) => `${name}=${value}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** The shapes that answers have in common; whole answers are told of with their operations. */
function renderSchemasSection({ components }: OpenApi): Html {
  const shapes = Object.entries(components.schemas)
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
    <h2 id="shapes">Shapes</h2>
    <p>What answers have in common.</p>
    ${shapes}
  </section>`;
}

const ProblemExample = z.object({ value: ProblemDetails });

/** What callers are told where there is no answer. */
function renderErrorsSection({ components }: OpenApi): Html {
  const rows = Object.values(components.responses)
    .flatMap(parseProblems)
    .map(({ status, type, detail }) => [status, html`<code>${type}</code>`, detail]);
  return html` <section aria-labelledby="refusals">
    <h2 id="refusals">Refusals</h2>
    <p>
      A refusal is a <a href="#${schemaAnchor('Problem')}">Problem</a>, as
      <code>${PROBLEM_MEDIA_TYPE}</code>.
    </p>
    ${renderTable('Kinds of problems', ['Status', 'Type', 'Detail, for example'], rows)}
  </section>`;
}

function parseProblems({ content }: ResponseObject): ProblemDetails[] {
  const { examples = {} } = content?.[PROBLEM_MEDIA_TYPE] ?? {};
  return Object.values(examples).map((example) => ProblemExample.parse(example).value);
}
