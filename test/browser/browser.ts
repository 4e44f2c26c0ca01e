import { execFileSync } from 'node:child_process';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startApp, type App } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { UNHURRIED } from '../support/limits.ts';

const CHROMIUM = findChromium();

/** Whether tests in a browser are left out. */
export const IS_LEFT_OUT = CHROMIUM === undefined;

/** Follows the title of the page and prints it. */
export const NOTE = IS_LEFT_OUT ? ' (left out: no chromium is installed)' : '';

export interface PageOptions extends BrowserContextOptions {
  /** A script that runs before those of the page. */
  beforehand?: string;
}

export interface OpenedPage {
  page: Page;
  /** All errors of the page, and all requests to other servers. */
  problems: string[];
}

/** For the tests of a suite, an app with demo weather and a browser; each page is closed after its test. */
export function withBrowser(): { open: (options?: PageOptions) => Promise<OpenedPage> } {
  const opened: { app?: App; browser?: Browser } = {};
  beforeAll(async () => {
    opened.app = await startDemo();
    opened.browser = await launch();
  });
  afterEach(async () => {
    for (const context of opened.browser?.contexts() ?? []) await context.close();
  });
  afterAll(async () => {
    await opened.browser?.close();
    await opened.app?.close();
  });
  return {
    open(options = {}) {
      const { app, browser } = opened;
      if (!app || !browser) throw new Error('The browser has not been started');
      return openPage(browser, app, options);
    },
  };
}

/** At a fixed time, with a memory between sessions. */
function startDemo(): Promise<App> {
  const settings = {
    WEATHER_DATA: 'demo',
    PORT: '0',
    DEFAULT_PLACE: 'Köln',
    STORE_FILE: ':memory:',
  };
  return startApp({
    config: readConfig(settings),
    clock: () => new Date('2026-11-18T14:05:00+01:00'),
    log: pino({ level: 'silent' }),
    ...UNHURRIED,
  });
}

export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...(CHROMIUM && { executablePath: CHROMIUM }),
    args: ['--headless', '--no-sandbox', '--disable-background-networking', ...more],
  });
}

/** The page as a German reader opens it. */
async function openPage(
  browser: Browser,
  { url }: App,
  { beforehand = '', ...context }: PageOptions,
): Promise<OpenedPage> {
  const page = await browser.newPage({ locale: 'de-DE', reducedMotion: 'reduce', ...context });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => {
    const requested = request.url();
    if (!requested.startsWith(url) && !requested.startsWith('blob:')) {
      problems.push(`requested ${requested}`);
    }
  });
  await page.addInitScript(beforehand);
  await page.goto(url);
  await isReady(page);
  return { page, problems };
}

/** Waits until the page takes questions. */
export async function isReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'wetter stimme' }).waitFor();
}

/** Sends a question by keyboard, and waits for the answer. */
export async function ask(page: Page, question: string): Promise<string> {
  const answers = page.locator('.inside');
  const before = await answers.count();
  await page.locator('#utterance').fill(question);
  await page.keyboard.press('Enter');
  await answers.nth(before).waitFor();
  return page.locator('.answered').last().innerText();
}

/** Opens the choices, which a narrow page keeps closed. */
export async function openChoices(page: Page): Promise<void> {
  const choices = page.locator('#choices');
  if ((await choices.getAttribute('open')) === null) await choices.locator('summary').click();
}

function findChromium(): string | undefined {
  try {
    return execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
