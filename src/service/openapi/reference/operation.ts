import { exampleRequest } from '../example-request.ts';
import type { OpenApi, OperationObject, ParameterObject } from '../types.ts';
import { fieldTable } from './field-table.ts';
import { html, prose, type Html, type Part } from './html.ts';
import { table } from './table.ts';
import { resolved, typeOf } from './type-text.ts';

/** An operation: what it takes, how it is asked, what it answers. */
export function operationSection(
  path: string,
  { operationId, summary, description, parameters, responses }: OperationObject,
  { servers, components }: OpenApi,
): Html {
  const { schema = {}, example } = responses[200].content?.['application/json'] ?? {};
  const title = `${operationId}-title`;
  const own = parameters.filter((one) => 'name' in one);
  const request = (servers[0]?.url ?? '') + exampleRequest(path, own);
  return html` <article id="${operationId}" aria-labelledby="${title}">
    <h3 id="${title}"><a href="#${operationId}">${summary}</a></h3>
    <p class="path"><strong>GET</strong> <code>${path}</code></p>
    <p>${prose(description)}</p>
    ${own.length > 0 ? parameterTable(own, operationId) : ''}
    <pre><code>curl -H "x-api-key: $KEY" "$HOST${request}"</code></pre>
    <p>In the browser: <a href="${request}">${request}</a></p>
    ${fieldTable(resolved(schema, components), `Answer of ${operationId}`, components)}
    ${exampleOf(example)}
    <p class="refusals">Refusals: ${refusalsOf(responses)}</p>
  </article>`;
}

function parameterTable(parameters: ParameterObject[], operationId: string): Html {
  const rows = parameters.map(({ name, in: where, required, description, schema, example }) => [
    html`<code>${name}</code>`,
    [typeOf(schema), ` in the ${where}`, required ? '' : ', optional'],
    [
      prose(description),
      example === undefined || example === schema.default
        ? ''
        : html`, such as <code>${written(example)}</code>`,
      schema.default === undefined
        ? ''
        : html`; <code>${written(schema.default)}</code> by default`,
    ],
  ]);
  return table(`Parameters of ${operationId}`, ['Parameter', 'Type', 'Meaning'], rows);
}

function exampleOf(example: unknown): Part {
  if (example === undefined) return '';
  return html` <details>
    <summary>Example of an answer</summary>
    <p>Lists are cut to their first two entries.</p>
    <pre><code>${JSON.stringify(example, null, 2)}</code></pre>
  </details>`;
}

function refusalsOf(responses: OperationObject['responses']): Part {
  return Object.keys(responses)
    .filter((status) => Number(status) >= 400)
    .map((status) => html`<a href="#refusals">${status}</a> `);
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
