import { readdirSync, readFileSync } from 'node:fs';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type ListeningServer } from '../../src/http/listen.ts';
import { createSimulatorPage } from '../../src/app/simulator-routes.ts';

const FOLDER = new URL('../../src/simulator/page/', import.meta.url);
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

let server: ListeningServer;
let url: string;
beforeAll(async () => {
  server = await listen(express().use(createSimulatorPage()), 0, '127.0.0.1');
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

describe('the page', () => {
  it('may load nothing from other origins', async () => {
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it('serves all of its files by type', async () => {
    const page = await (await fetch(url)).text();
    const parts = [...page.matchAll(/(?:src|href)="(?<path>\/[^"]+)"/g)].map(
      ({ groups }) => groups?.['path'] ?? '',
    );
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const response = await fetch(url + part);
      const type = TYPES[part.split('.').at(-1) ?? ''];
      expect([part, response.status, response.headers.get('content-type')]).toEqual([
        part,
        200,
        type,
      ]);
    }
  });

  it('does not serve other files', async () => {
    const stored = readdirSync(FOLDER).filter((name) => !((name.split('.').at(-1) ?? '') in TYPES));
    const paths = [
      ...stored.map((name) => `/simulator/page/${name}`),
      '/simulator/page/',
      '/simulator/page/..%2Fpage.ts',
    ];
    for (const path of paths) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
    }
  });

  it('is sent unchanged', async () => {
    const sent = await (await fetch(`${url}/simulator/page/index.js`)).text();
    expect(sent).toBe(readFileSync(new URL('index.js', FOLDER), 'utf8'));
  });
});
