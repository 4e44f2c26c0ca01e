import { describe, expect, test } from 'vitest';
import { LOOKS, violationsOn } from './axe.ts';
import { startTestService } from '../support/service.ts';
import { IS_LEFT_OUT, NOTE, withBrowser, type PageOptions } from './browser.ts';

const WIDE: PageOptions = { viewport: { width: 1280, height: 800 } };
const KEY = 'the-key-of-this-test';

describe.skipIf(IS_LEFT_OUT)(`the reference of the API${NOTE}`, () => {
  const { open } = withBrowser();

  async function openReference(options?: PageOptions) {
    const opened = await open(options);
    await opened.page.getByRole('link', { name: 'API' }).click();
    await opened.page.getByRole('heading', { name: 'API reference' }).waitFor();
    return opened;
  }

  test.each(LOOKS)(
    'has no accessibility violations, $width pixels wide and $colorScheme',
    async ({ width, colorScheme }) => {
      const { page, problems } = await openReference({
        viewport: { width, height: 800 },
        colorScheme,
      });
      await page.getByText('Example of an answer').first().click();
      await page.getByText('Try it').first().click();
      expect(await violationsOn(page)).toEqual([]);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
      expect(problems).toEqual([]);
    },
  );

  test('links to an operation, which is called by a click', async () => {
    const { page } = await openReference(WIDE);
    await page.getByRole('link', { name: 'forecastWeekend' }).click();
    const operation = page.getByRole('article', { name: 'Forecast for the weekend' });
    await operation.getByRole('link', { name: '/v4_0/' }).click();
    expect(await page.evaluate<string>('document.body.innerText')).toContain('"region":"Berlin"');
  });

  test('can be read without scripts', async () => {
    const { page } = await open();
    const url = new URL('/v4_0/reference', page.url());
    const browser = page.context().browser();
    const context = await browser?.newContext({ javaScriptEnabled: false });
    const plain = await context?.newPage();
    await plain?.goto(url.href);
    const operation = plain?.getByRole('article', { name: 'Forecast for the weekend' });
    expect(await operation?.innerText()).toContain('"$HOST/v4_0/voicetext/forecast/weekend/');
    expect(await plain?.getByRole('button').count()).toBe(0);
  });

  test('finds operations by their words, by keyboard', async () => {
    const { page } = await openReference(WIDE);
    const field = page.getByRole('searchbox', { name: 'Filter operations' });
    const operations = page.locator('article[data-path]:visible');
    const all = await operations.count();
    await field.pressSequentially('pollen postcode');
    const found = await operations.count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    expect(await page.getByText(`${found} of ${all} operations`).isVisible()).toBe(true);
    expect(await page.locator('nav li:visible').count()).toBe(found);
    expect(await page.getByRole('link', { name: 'Warnings', exact: true }).count()).toBe(0);
    await field.press('Enter');
    const focused = await page.evaluate<string>('document.activeElement.hash');
    expect(focused.slice(1)).toBe(await operations.first().getAttribute('id'));
    await field.fill('xylophone');
    expect(await operations.count()).toBe(0);
    await field.fill('');
    expect(await operations.count()).toBe(all);
  });

  test('shows an operation that a link leads to, even if it is filtered out', async () => {
    const { page } = await openReference(WIDE);
    await page.getByRole('searchbox', { name: 'Filter operations' }).fill('pollen');
    const operation = page.getByRole('article', { name: 'Forecast for the weekend' });
    expect(await operation.isVisible()).toBe(false);
    await page.evaluate('location.hash = "forecastWeekend"');
    await operation.waitFor();
  });

  test('copies a command, with the address of this server', async () => {
    const { page } = await openReference({
      ...WIDE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { origin } = new URL(page.url());
    await page.getByRole('button', { name: 'Copy the command of forecastWeekend' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(
      `curl -H "x-api-key: $KEY" "${origin}/v4_0/voicetext/forecast/weekend/52.52/13.41"`,
    );
    expect(await page.getByText(`HOST=${origin}`).isVisible()).toBe(true);
  });

  test('selects a command where there is no clipboard', async () => {
    const beforehand = "Object.defineProperty(navigator, 'clipboard', { value: undefined })";
    const { page } = await openReference({ ...WIDE, beforehand });
    await page.getByRole('button', { name: 'Copy the command of forecastWeekend' }).click();
    await page.getByText('Selected: copy it with the keyboard').waitFor();
    expect(await page.evaluate<string>('getSelection().toString()')).toMatch(/^curl .*weekend/);
  });

  test('sends a request from the example, and shows the answer', async () => {
    const { page, problems } = await openReference(WIDE);
    const operation = page.getByRole('article', { name: 'Forecast for the weekend' });
    await operation.getByText('Try it').click();
    const latitude = operation.getByLabel('latitude');
    expect(await latitude.inputValue()).toBe('52.52');
    await latitude.fill('53.55');
    await operation.getByLabel('longitude').fill('9.99');
    await operation.getByRole('button', { name: 'Send' }).click();
    await operation.getByText('200 OK').waitFor();
    expect(await operation.locator('.body').innerText()).toContain('"region": "Hamburg"');
    expect(await operation.getByLabel('API key').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('shows an error as the server sends it', async () => {
    const { page } = await openReference(WIDE);
    const operation = page.getByRole('article', { name: 'Forecast for the weekend' });
    await operation.getByText('Try it').click();
    await operation.getByLabel('latitude').fill('north');
    await operation.getByRole('button', { name: 'Send' }).click();
    await operation.getByText('400 Bad Request').waitFor();
    expect(await operation.locator('.body').innerText()).toContain('"field": "latitude"');
  });

  test('has room for a form and its answer 320 pixels wide', async () => {
    const { page } = await openReference({ viewport: { width: 320, height: 640 } });
    const operation = page.getByRole('article', { name: 'Forecast for the weekend' });
    await operation.getByText('Try it').click();
    await operation.getByRole('button', { name: 'Send' }).click();
    await operation.getByText('200 OK').waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(320);
  });

  test('says that the server does not answer', async () => {
    const { page } = await openReference(WIDE);
    await page.route('**/voicetext/**', (route) => route.abort());
    const operation = page.getByRole('article', { name: 'Forecast for the weekend' });
    await operation.getByText('Try it').click();
    await operation.getByRole('button', { name: 'Send' }).click();
    await operation.getByText('The server does not answer.').waitFor();
    expect(await operation.locator('.body').isVisible()).toBe(false);
  });

  test('sends the key that a server demands, and has it in every form', async () => {
    const { page } = await open(WIDE);
    const service = await startTestService('2026-11-18T14:05:00+01:00', { key: KEY });
    await page.goto(`${service.url}/v4_0/reference`);
    const operation = page.getByRole('article', { name: 'Forecast for the weekend' });
    await operation.getByText('Try it').click();
    await operation.getByRole('button', { name: 'Send' }).click();
    await operation.getByText('401 Unauthorized').waitFor();
    await operation.getByLabel('API key').fill(KEY);
    await operation.getByRole('button', { name: 'Send' }).click();
    await operation.getByText('200 OK').waitFor();
    const values = await page.evaluate<string[]>(
      "[...document.querySelectorAll('input.key')].map(({ value }) => value)",
    );
    expect(new Set(values)).toEqual(new Set([KEY]));
    await service.close();
  });
});
