import type { OpenApi, OperationObject, Tag } from '../types.ts';
import { html, type Html } from './html.ts';
import { operationSection } from './operation.ts';

/** A group of operations. */
export function groupSection({ name, description }: Tag, document: OpenApi): Html {
  const id = anchorOf(name);
  return html` <section aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    <p>${description}</p>
    ${operationsOf(name, document).map(([path, operation]) => operationSection(path, operation, document))}
  </section>`;
}

/** The way to a group and to its operations. */
export function groupLinks({ name }: Tag, document: OpenApi): Html {
  const links = operationsOf(name, document).map(
    ([, { operationId }]) => html` <li><a href="#${operationId}">${operationId}</a></li>`,
  );
  return html` <p><a href="#${anchorOf(name)}">${name}</a></p>
    <ul>
      ${links}
    </ul>`;
}

function operationsOf(group: string, { paths }: OpenApi): [path: string, OperationObject][] {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get.tags.includes(group) ? [[path, get]] : [],
  );
}

function anchorOf(group: string): string {
  return group.toLowerCase().replaceAll(' ', '-');
}
