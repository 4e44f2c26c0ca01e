import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { ask, IS_LEFT_OUT, NOTE, openChoices, withBrowser } from './browser.ts';
import { PLACES, readShown, tellExpected } from './weather-numbers.ts';

const STORM = 'place=Kiel&weather=storm&clock=2026-03-05T15:05';

async function visit(page: Page, query: string): Promise<void> {
  await page.goto(new URL(`/?${query}`, page.url()).href);
  await page.locator('#weather-place').waitFor();
}

describe.skipIf(IS_LEFT_OUT)(`the weather on the page${NOTE}`, () => {
  const { open } = withBrowser();

  test.each(['de-DE', 'en-US'])(
    'has the numbers of the operations in the units of %s',
    async (locale) => {
      const { page, problems } = await open();
      for (const place of PLACES) {
        const query = new URLSearchParams({ locale, place }).toString();
        await visit(page, query);
        // The clock stands still, so that asking again has the same answers.
        const body: unknown = await (
          await fetch(new URL(`/simulator/weather?${query}`, page.url()))
        ).json();
        expect([place, await readShown(page)]).toEqual([place, tellExpected(body)]);
      }
      expect(problems).toEqual([]);
    },
  );

  test('shows the sentence that the skill says, and warnings in the colours of their levels', async () => {
    const { page } = await open({ timezoneId: 'Europe/Berlin' });
    await visit(page, STORM);
    const sentence = await page.locator('.sentence p').innerText();
    expect(await page.locator('.warning').count()).toBe(2);
    expect(await page.locator('.warning.level-3').innerText()).toContain('ORKANBÖEN');
    expect(await ask(page, 'Wie wird das Wetter heute?')).toContain(sentence);
  });

  test('refuses an unknown place at its field before anything is asked', async () => {
    const { page } = await open();
    await openChoices(page);
    const place = page.locator('#place');
    await place.fill('Nirgendwoheim');
    await place.press('Enter');
    await page.locator('#place-note:visible').waitFor();
    expect(await page.locator('#place-note').innerText()).toBe('Diesen Ort kennen wir nicht.');
    expect(await place.getAttribute('aria-invalid')).toBe('true');
  });

  test('suggests places for what is typed, by keyboard, and keeps the choice in the address', async () => {
    const { page } = await open();
    await openChoices(page);
    const place = page.locator('#place');
    await place.focus();
    await page.keyboard.type('Springfield');
    await page.getByRole('option').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const chosen = await place.inputValue();
    expect(chosen).toContain('Springfield, ');
    await page.getByRole('heading', { name: 'Springfield' }).waitFor();
    expect(new URL(page.url()).searchParams.get('place')).toBe(chosen);
    await page.reload();
    await page.getByRole('heading', { name: 'Springfield' }).waitFor();
    expect(await place.inputValue()).toBe(chosen);
  });

  test('asks for the position only when its button is pressed', async () => {
    const { page } = await open({
      geolocation: { latitude: 53.55, longitude: 10 },
      permissions: ['geolocation'],
    });
    await page.getByRole('heading', { name: 'Köln' }).waitFor();
    await openChoices(page);
    await page.getByRole('button', { name: 'Meinen Standort verwenden' }).click();
    await page.getByRole('heading', { name: 'Hamburg' }).waitFor();
    expect(await ask(page, 'Wie wird das Wetter morgen?')).toContain('Hamburg');
  });

  test('speaks the language that is chosen, and keeps it', async () => {
    const { page } = await open();
    await openChoices(page);
    await page.locator('[name=locale]').selectOption('fr-FR');
    await page.getByRole('button', { name: 'Demander' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('fr-FR');
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('button', { name: 'Demander' }).waitFor();
  });

  test('offers the language of a sentence that it does not understand', async () => {
    const { page } = await open();
    await ask(page, "What's the weather tomorrow in Boston?");
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await page.locator('.answered', { hasText: 'Boston' }).waitFor();
    expect(await page.locator('[name=locale]').inputValue()).toBe('en-US');
  });

  test('marks in the picture of an answer what it says', async () => {
    const { page } = await open();
    const answer = await ask(page, 'Wie wird das Wetter morgen?');
    await page.locator('.picture').first().waitFor();
    const marked = await page.locator('.picture .said').allInnerTexts();
    expect(marked.length).toBeGreaterThan(0);
    for (const text of marked.filter((each) => each.endsWith('°'))) {
      expect(answer).toContain(` ${text.replace('°', '')} Grad`);
    }
  });

  test('offers the weather of the demo once', async () => {
    const { page } = await open();
    const names = await page.locator('[name=weather] option').allInnerTexts();
    expect(names).toEqual(['Demo', 'Hitzewelle', 'Gewitter', 'Schnee', 'Sturm', 'Nebel']);
  });

  test('keeps the device in view on a narrow page', async () => {
    const { page } = await open({ viewport: { width: 390, height: 800 } });
    await ask(page, 'Wie wird das Wetter in den nächsten fünf Tagen?');
    await page.evaluate('scrollTo({ top: document.body.scrollHeight })');
    const box = await page.locator('#device').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(200);
  });

  test('does not move its buttons when a note appears', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 800 } });
    const buttonAt = async () => (await page.locator('#save').boundingBox())?.y;
    await ask(page, 'Wie wird das Wetter morgen?');
    const before = await buttonAt();
    await page.locator('#notice').evaluate((element) => {
      element.textContent = 'Dieser Browser hat keine Stimme für Deutsch (Deutschland).';
    });
    expect(await buttonAt()).toBe(before);
  });

  test.each([320, 390])('fits a window of %i pixels, also with its tables open', async (width) => {
    const { page } = await open({ viewport: { width, height: 800 }, timezoneId: 'Europe/Berlin' });
    for (const locale of ['de-DE', 'pl-PL']) {
      await visit(page, `${STORM}&locale=${locale}`);
      for (const summary of await page.locator('.weather summary').all()) {
        await summary.press('Enter');
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
  });

  test.each(['light', 'dark'] as const)(
    'has no accessibility violations in a storm, %s',
    async (colorScheme) => {
      const { page } = await open({ colorScheme, timezoneId: 'Europe/Berlin' });
      await visit(page, STORM);
      await page.locator('.numbers summary').first().press('Enter');
      expect(await violationsOn(page)).toEqual([]);
      await ask(page, 'Wann ist es morgen am wärmsten?');
      expect(await violationsOn(page)).toEqual([]);
    },
  );

  test.each(['de-DE', 'pl-PL'])(
    'loads at most 70 kilobytes before the first answer in %s',
    async (locale) => {
      const { page } = await open();
      await visit(page, `locale=${locale}`);
      const sizes = await page.evaluate<number[]>(
        `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(({ encodedBodySize }) => encodedBodySize)`,
      );
      expect(sizes.length).toBeGreaterThan(30);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(70_000);
    },
  );
});
