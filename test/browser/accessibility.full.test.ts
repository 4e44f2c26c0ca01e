import { describe, expect, test } from 'vitest';
import { LOOKS, violationsOn } from './axe.ts';
import { ask, IS_LEFT_OUT, NOTE, openChoices, withBrowser } from './browser.ts';

describe.skipIf(IS_LEFT_OUT)(`the page for everyone${NOTE}`, () => {
  const { open } = withBrowser();

  test.each(LOOKS)(
    'has no accessibility violations, $width pixels wide and $colorScheme',
    async ({ width, colorScheme }) => {
      const { page } = await open({ viewport: { width, height: 800 }, colorScheme });
      expect(await violationsOn(page)).toEqual([]);
      await openChoices(page);
      for (const device of ['Handy', 'Lautsprecher', 'Display']) {
        await page.getByLabel(device).click();
        await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
        expect(await violationsOn(page)).toEqual([]);
      }
      await page.locator('.inside').last().click();
      expect(await violationsOn(page)).toEqual([]);
    },
  );

  test('is reachable from top to bottom with the tab key', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 900 } });
    await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    await page.getByRole('button', { name: 'Antworten vorlesen' }).focus();
    const names = ['voice'];
    while (names.length < 11) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate<string>(FOCUSED));
    }
    expect(names).toEqual([
      'voice',
      'theme',
      '▶ Anhören',
      'SUMMARY',
      'inside',
      'utterance',
      'hear',
      'send',
      'save',
      'restart',
      'SUMMARY',
    ]);
  });

  test('has a text for the drawing on the screen', async () => {
    const { page } = await open();
    await openChoices(page);
    await page.getByLabel('Display').click();
    await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    const drawings = page.getByRole('img', { name: /Grad/ });
    // The picture beside the answer is drawn after it.
    await drawings.nth(1).waitFor();
    expect(await drawings.count()).toBe(2);
  });

  test('has no animations with prefers-reduced-motion', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await ask(page, 'Öffne Wetter Stimme');
    const moving = 'document.getAnimations().filter(({ animationName }) => animationName).length';
    expect(await page.evaluate<number>(moving)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.evaluate<number>(moving)).toBeGreaterThan(0);
  });
});

const FOCUSED = `(({ id, className, innerText, tagName }) =>
  id || (tagName === 'SUMMARY' ? tagName : className === 'inside' ? className : innerText))(document.activeElement)`;
