import * as z from 'zod';
import { Problem, PROBLEM_MEDIA_TYPE } from '../../../contract/problem.ts';
import type { OpenApi, ResponseObject } from '../types.ts';

import { html, type Html } from './html.ts';
import { table } from './table.ts';
import { anchorOf } from './type-text.ts';

const Example = z.object({ value: Problem });

/** What callers are told where there is no answer. */
export function refusalsSection({ components }: OpenApi): Html {
  const rows = Object.values(components.responses)
    .flatMap(problemsOf)
    .map(({ status, type, detail }) => [status, html`<code>${type}</code>`, detail]);
  return html` <section aria-labelledby="refusals">
    <h2 id="refusals">Refusals</h2>
    <p>
      A refusal is a <a href="#${anchorOf('Problem')}">Problem</a>, as
      <code>${PROBLEM_MEDIA_TYPE}</code>.
    </p>
    ${table('Kinds of problems', ['Status', 'Type', 'Detail, for example'], rows)}
  </section>`;
}

function problemsOf({ content }: ResponseObject): Problem[] {
  const { examples = {} } = content?.[PROBLEM_MEDIA_TYPE] ?? {};
  return Object.values(examples).map((example) => Example.parse(example).value);
}
