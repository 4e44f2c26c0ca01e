import { describe, expect, test } from 'vitest';
import { ask, IS_LEFT_OUT, NOTE, openChoices, withBrowser } from './browser.ts';

describe.skipIf(IS_LEFT_OUT)(`the choices on the page${NOTE}`, () => {
  const { open } = withBrowser();

  test('continues in another language', async () => {
    const { page } = await open();
    await openChoices(page);
    await page.locator('[name=locale]').selectOption('en-US');
    expect(await ask(page, "What's the weather tomorrow in Boston?")).toMatch(/Boston.*degrees/s);
    expect(await page.locator('.answered').getAttribute('lang')).toBe('en-US');
    expect(await page.locator('#examples').innerText()).toContain('Open weather voice');
  });

  test.each(['de-DE', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'])(
    'understands each of its examples in %s',
    async (locale) => {
      const { page } = await open();
      await openChoices(page);
      await page.locator('[name=locale]').selectOption(locale);
      // The words of a language are loaded when it is chosen.
      await page.locator(`#examples button[lang="${locale}"]`).first().waitFor();
      const examples = await page.locator('#examples button').allTextContents();
      const intents = [];
      for (const example of examples) {
        await ask(page, example);
        intents.push((await page.locator('.inside').last().innerText()).split(' ')[0]);
      }
      expect(intents).toEqual([
        'WeatherIntent',
        'RainIntent',
        'JacketIntent',
        'PollenIntent',
        'LaunchRequest',
      ]);
    },
  );

  test('sends the chosen device, place, time, permissions and weather', async () => {
    const { page } = await open({ timezoneId: 'Europe/Berlin' });
    await openChoices(page);
    await page.getByLabel('Display').click();
    await page.locator('[name=place]').fill('Dresden');
    await page.locator('[name=permissions]').selectOption('postcode');
    await page.locator('[name=weather]').selectOption('snow');
    await page.locator('[name=clock]').fill('2026-12-24T18:00');
    const request = page.waitForRequest('**/simulator/turns');
    await ask(page, 'Wie wird das Wetter morgen?');
    expect((await request).postDataJSON()).toMatchObject({
      locale: 'de-DE',
      device: 'screen',
      place: 'Dresden',
      permissions: 'postcode',
      weather: 'snow',
      now: '2026-12-24T18:00:00+01:00',
    });
    expect(await page.locator('.answered').innerText()).toContain('Dresden');
  });

  test.each([
    ['Asia/Kathmandu', '2026-12-24T18:00', '2026-12-24T18:00:00+05:45'],
    ['America/St_Johns', '2026-12-24T18:00', '2026-12-24T18:00:00-03:30'],
    ['Europe/Berlin', '2026-07-01T08:05', '2026-07-01T08:05:00+02:00'],
  ])('shows times by the clock of %s', async (timezoneId, shown, meant) => {
    const { page } = await open({ timezoneId });
    await openChoices(page);
    await page.locator('[name=clock]').fill(shown);
    const request = page.waitForRequest('**/simulator/turns');
    await ask(page, 'Wie wird das Wetter morgen?');
    expect((await request).postDataJSON()).toMatchObject({ now: meant });
  });

  test('has no address for a phone, and shows the card on it', async () => {
    const { page } = await open();
    await openChoices(page);
    await page.getByLabel('Handy').click();
    expect(await page.locator('[name=permissions]').isDisabled()).toBe(true);
    const answer = await ask(page, 'Wie wird das Wetter morgen?');
    expect(await page.locator('#display').innerText()).toContain(answer);
  });

  test('says in place of the weather that a place is unknown, or the clock cannot be set so', async () => {
    const { page } = await open();
    const { href } = new URL('/?place=Nirgendwoheim', page.url());
    await page.goto(href);
    const note = page.locator('#weather .note');
    await note.filter({ hasText: 'Diesen Ort kennen wir nicht.' }).waitFor();
    expect(await page.locator('#place-note').isVisible()).toBe(true);
    await page.goto(new URL('/?clock=1970-01-01T12:00', page.url()).href);
    await note.filter({ hasText: 'von 1980 bis 2099' }).waitFor();
    expect(await page.locator('#place-note').isVisible()).toBe(false);
  });

  test('says in its language that there were too many questions', async () => {
    const { page } = await open();
    await page.route('**/simulator/turns', (route) =>
      route.fulfill({ status: 429, json: { detail: 'The caller sent too many requests.' } }),
    );
    await page.keyboard.type('Wie wird das Wetter morgen?');
    await page.keyboard.press('Enter');
    expect(await page.locator('.failed').innerText()).toContain('Zu viele Fragen');
  });

  test('works in a browser that does not let it remember', async () => {
    const beforehand = `Object.defineProperty(globalThis, 'localStorage', {
      get() { throw new DOMException('denied', 'SecurityError'); },
    });`;
    const { page, problems } = await open({ beforehand });
    await page.getByRole('button', { name: 'Dunkle Farben' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await openChoices(page);
    await page.locator('[name=locale]').selectOption('fr-FR');
    await page.getByRole('button', { name: 'Demander' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('reports an unknown place beside the field', async () => {
    const { page } = await open();
    await openChoices(page);
    const place = page.locator('[name=place]');
    await place.fill('Nirgendwoheim');
    await page.getByRole('textbox', { name: 'Frage', exact: true }).fill('Regnet es morgen?');
    await page.keyboard.press('Enter');
    await page.locator('.failed').waitFor();
    expect(await page.locator('#place-note').innerText()).toBe('Diesen Ort kennen wir nicht.');
    expect(await place.getAttribute('aria-invalid')).toBe('true');
    await place.fill('Köln');
    expect(await ask(page, 'Regnet es morgen?')).toContain('Köln');
    expect(await page.locator('#place-note').isVisible()).toBe(false);
  });
});
