import { describe, expect, test } from 'vitest';
import { LOOKS, violationsOn } from './axe.ts';
import { IS_LEFT_OUT, NOTE, withBrowser, type PageOptions } from './browser.ts';

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
      expect(await violationsOn(page)).toEqual([]);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
      expect(problems).toEqual([]);
    },
  );

  test('links to an operation, which is called by a click', async () => {
    const { page } = await openReference({ viewport: { width: 1280, height: 800 } });
    await page.getByRole('link', { name: 'forecastWeekend' }).click();
    const operation = page.getByRole('article', { name: 'Forecast for the weekend' });
    await operation.getByRole('link', { name: '/v4_0/' }).click();
    expect(await page.evaluate<string>('document.body.innerText')).toContain('"region":"Berlin"');
  });
});
