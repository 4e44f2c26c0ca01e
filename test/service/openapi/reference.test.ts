import { hash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { html, renderProse } from '../../../src/service/openapi/reference/tables.ts';
import { fetchDocument } from '../../support/openapi.ts';
import { startTestService } from '../../support/service.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
afterAll(service.close);
const { document, operations } = await fetchDocument(service.url);
const response = await fetch(`${service.url}/v4_0/reference`);
const page = await response.text();

const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the reference page', () => {
  test.each(operations)(
    'describes $operationId with its path and an example request',
    (operation) => {
      expect(ids).toContain(operation.operationId);
      expect(page).toContain(`<code>${operation.path}</code>`);
      expect(page).toMatch(new RegExp(`Answer of ${operation.operationId}\\s*</caption>`));
    },
  );

  test('has the curl commands of the document', () => {
    expect(page).toContain(
      'curl -H "x-api-key: $KEY" "<span class="origin">$HOST</span>/v4_0/voicetext/forecast/dayPart/52.52/13.41?space=afternoon"',
    );
  });

  test('has a target for each internal link, and each target once', () => {
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('describes every named schema and every problem', () => {
    const names = Object.keys(document.components.schemas);
    const shapes = names.filter((name) => !name.endsWith('Response'));
    expect(ids).toEqual(expect.arrayContaining(shapes.map((name) => `shape-${name}`)));
    expect(page).toContain('/problems/off-grid');
    expect(page).toContain('/problems/overdue');
  });

  test('runs its own script only, and loads nothing, not even a style sheet', () => {
    const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';
    const script = /<script type="module">(.*)<\/script>/s.exec(page)?.[1] ?? '';
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}';`);
    expect(policy).toContain(`script-src 'sha256-${hash('sha256', script, 'base64')}';`);
    expect(policy).toContain("connect-src 'self'");
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/\ssrc=|\sstyle=|\son\w+=|<link|@import|url\(/);
  });

  test('has what a form needs of each operation', () => {
    const paths = [...page.matchAll(/ data-path="([^"]+)"/g)].map(([, path]) => path);
    expect(new Set(paths)).toEqual(new Set(operations.map(({ path }) => `/v4_0${path}`)));
    expect(paths).toHaveLength(operations.length);
    expect(page).toContain(
      html`data-parameters="${'[{"name":"latitude","in":"path","required":true,"example":"52.52"'}`
        .text,
    );
  });

  test('has a field for a key only if the service demands one', async () => {
    const closed = await startTestService('2026-11-21T12:00:00Z', { key: 'the-key-of-this-test' });
    const other = await fetch(`${closed.url}/v4_0/reference`);
    expect(await other.text()).toContain('<main id="main" data-key>');
    expect(page).not.toContain('data-key');
    await closed.close();
  });
});

describe('text in HTML', () => {
  test('is escaped, whatever characters it has', () => {
    const { text } = html`<p title="${'"\''}">${'<b>&'}${[html`<i>${1}</i>`, '>']}</p>`;
    expect(text).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;<i>1</i>&gt;</p>');
  });

  test('has its code set apart', () => {
    expect(html`${renderProse('as `<DayID>` is')}`.text).toBe('as <code>&lt;DayID&gt;</code> is');
  });
});
