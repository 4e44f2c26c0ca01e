import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Browser } from 'playwright-core';
import { startApp, type App } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { listen } from '../../src/http/listen.ts';
import { ask, IS_LEFT_OUT, isReady, launch, NOTE } from './browser.ts';

/* The page in production, opened on the network of a home by the home's name, without TLS. */

describe.skipIf(IS_LEFT_OUT)(`the page on the home network${NOTE}`, () => {
  const logged: string[] = [];
  let app: App;
  let browser: Browser;
  beforeAll(async () => {
    app = await startApp({
      config: readConfig({
        NODE_ENV: 'production',
        WEATHER_DATA: 'demo',
        PAGE: 'on',
        ALLOWED_HOSTS: 'weather.home',
        PORT: '0',
        STORE_FILE: ':memory:',
        DEFAULT_PLACE: 'Köln',
      }),
      clock: () => new Date('2026-11-18T14:05:00+01:00'),
      log: pino({ level: 'debug' }, { write: (line) => void logged.push(line) }),
    });
    browser = await launch([
      '--host-resolver-rules=MAP *.home 127.0.0.1, MAP evil.example 127.0.0.1',
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });

  it('answers with live weather and the current time', async () => {
    const page = await browser.newPage({ locale: 'de-DE', reducedMotion: 'reduce' });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on(
      'console',
      (message) => void (message.type() === 'error' && problems.push(message.text())),
    );
    await page.goto(app.url.replace('localhost', 'weather.home'));
    await isReady(page);
    expect(await ask(page, 'wie wird das wetter morgen')).toMatch(/^Morgen .*in Köln/);
    expect(await ask(page, 'und am freitag')).toMatch(/in Köln/);
    for (const name of ['weather', 'clock']) {
      expect(await page.locator(`[name=${name}]`).isVisible()).toBe(false);
    }
    expect(problems).toEqual([]);
    await page.close();
  });

  it('is not served under a foreign host name', async () => {
    const page = await browser.newPage();
    const answer = await page.goto(app.url.replace('localhost', 'evil.example'));
    expect(answer?.status()).toBe(421);
    await page.close();
  });

  it('rejects requests of another site', async () => {
    const page = await browser.newPage();
    const other = await listen((_request, response) => response.end('Hello'), 0, '127.0.0.1');
    onTestFinished(other.close);
    await page.goto(`http://other.home:${other.port}/`);
    const turns = `${app.url.replace('localhost', 'weather.home')}/simulator/turns`;
    await page.evaluate(async (url) => {
      await fetch(url, { method: 'POST', mode: 'no-cors', body: '{}' }).catch(() => undefined);
    }, turns);
    await expect.poll(() => logged.join('')).toContain('"status":403');
    await page.close();
  });
});
