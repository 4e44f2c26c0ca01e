/**
 * Takes the pictures of this folder: `node docs/shots.mjs`. Needs
 * Chromium.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { chromium } from 'playwright-core';
import { startApp } from '../src/app/app.ts';
import { readConfig } from '../src/config.ts';

const DESK = { width: 1280, height: 800 };
const PICTURES = [
  {
    name: 'page',
    viewport: { width: 1280, height: 1000 },
    colorScheme: 'light',
    device: 'Speaker',
  },
  { name: 'page-dark', viewport: DESK, colorScheme: 'dark', device: 'Screen', isInside: true },
  {
    name: 'page-small',
    viewport: { width: 360, height: 760 },
    colorScheme: 'dark',
    device: 'Speaker',
  },
];
const QUESTIONS = [
  'Will it rain tomorrow in Hamburg?',
  'And on Saturday?',
  "What's the weather tomorrow?",
];

const app = await startApp({
  config: readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' }),
  clock: () => new Date('2026-04-15T11:55:00+02:00'),
  log: pino({ level: 'silent' }),
});
const browser = await chromium.launch({
  executablePath: execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim(),
  args: ['--headless', '--no-sandbox', '--disable-background-networking'],
});
for (const picture of PICTURES) await take(picture);
await takeReference();
await browser.close();
await app.close();

async function take({ name, device, isInside = false, ...context }) {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', ...context });
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Speak answers' }).click();
  const choices = page.locator('#choices');
  await choices.evaluate((details) => details.setAttribute('open', ''));
  await page.getByLabel(device).click();
  if (context.viewport.width < DESK.width) await choices.locator('summary').click();
  await page.locator('#weather-place').waitFor();
  for (const [at, question] of isInside ? QUESTIONS.entries() : []) {
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.keyboard.press('Enter');
    await page.locator('.inside').nth(at).waitFor();
  }
  await page.evaluate(() => globalThis.scrollTo({ top: 0 }));
  if (isInside) await page.locator('.inside').first().click();
  await page.screenshot({ path: fileOf(name) });
  await page.close();
}

async function takeReference() {
  const page = await browser.newPage({ viewport: DESK, colorScheme: 'light' });
  await page.goto(`${app.url}/v4_0/reference#nowcastByCoordinates`);
  await page.screenshot({ path: fileOf('reference') });
  await page.close();
}

function fileOf(name) {
  return fileURLToPath(new URL(`${name}.png`, import.meta.url));
}
