import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OpenApi } from '../types.ts';
import { groupLinks, groupSection } from './group.ts';
import { Html, html, prose } from './html.ts';
import { refusalsSection } from './refusals.ts';
import { shapesSection } from './shapes.ts';

const STYLE = readFileSync(new URL('reference.css', import.meta.url), 'utf8');

/** The page is whole in itself: it runs nothing and loads nothing, not even its style. */
export const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** By its policy it holds the style and not a space more. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

/** The OpenAPI document as a page to read. */
export function referencePage(document: OpenApi): string {
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
          ${tags.map((tag) => groupLinks(tag, document))}
          <p><a href="#shapes">Shapes</a></p>
          <p><a href="#refusals">Refusals</a></p>
        </nav>
        <main id="main">
          ${introduction(info.description)} ${tags.map((tag) => groupSection(tag, document))}
          ${shapesSection(document)} ${refusalsSection(document)}
        </main>
      </body>
    </html> `;
  return page.text;
}

function introduction(description: string): Html {
  return html` <section aria-label="In short">
    ${description.split('\n\n').map((paragraph) => html`<p>${prose(paragraph)}</p>`)}
    <p>The examples ask a service at <code>HOST</code> with a <code>KEY</code>:</p>
    <pre><code>HOST=http://localhost:3000
KEY=the-key</code></pre>
  </section>`;
}
