import type { OpenApi } from '../types.ts';
import { fieldTable } from './field-table.ts';
import { html, prose, type Html } from './html.ts';
import { anchorOf } from './type-text.ts';

/** The shapes that answers have in common; whole answers are told of with their operations. */
export function shapesSection({ components }: OpenApi): Html {
  const shapes = Object.entries(components.schemas)
    .filter(([name]) => !name.endsWith('Response'))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([name, schema]) =>
        html` <article id="${anchorOf(name)}" aria-labelledby="${name}-title">
          <h3 id="${name}-title"><a href="#${anchorOf(name)}">${name}</a></h3>
          <p>${prose(schema.description ?? '')}</p>
          ${fieldTable(schema, `Fields of ${name}`, components)}
        </article>`,
    );
  return html` <section aria-labelledby="shapes">
    <h2 id="shapes">Shapes</h2>
    <p>What answers have in common.</p>
    ${shapes}
  </section>`;
}
