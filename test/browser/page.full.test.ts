import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask, IS_LEFT_OUT, NOTE, openChoices, withBrowser } from './browser.ts';

const QUESTIONS = [
  'Wie wird das Wetter morgen in Hamburg?',
  'Und am Freitag?',
  'Brauche ich morgen eine Jacke?',
];

describe.skipIf(IS_LEFT_OUT)(`the page in a browser${NOTE}`, () => {
  const { open } = withBrowser();

  test('holds a conversation of three turns by keyboard alone', async () => {
    const { page, problems } = await open();
    for (const question of QUESTIONS) {
      const before = await page.locator('.inside').count();
      await page.keyboard.type(question);
      await page.keyboard.press('Enter');
      await page.locator('.inside').nth(before).waitFor();
    }
    expect(await page.locator('.asked').allInnerTexts()).toEqual(QUESTIONS);
    const answers = await page.locator('.answered').allInnerTexts();
    expect(answers.slice(0, 2)).toEqual(Array(2).fill(expect.stringMatching(/Hamburg.*Grad/s)));
    expect(answers[2]).toMatch(/Jacke.*Hamburg|Hamburg.*Jacke/s);
    expect(await page.locator('#announced').innerText()).toBe(answers[2]);
    expect(problems).toEqual([]);
  });

  test('answers what was sent before it was ready', async () => {
    const { page, problems } = await open();
    const held = Promise.withResolvers<void>();
    await page.route('**/simulator/options', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'load' });
    await page.locator('#send:enabled').waitFor();
    const [question = ''] = QUESTIONS;
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
    held.resolve();
    await page.locator('.inside').waitFor();
    expect(await page.locator('.asked').allInnerTexts()).toEqual([question]);
    expect(problems).toEqual([]);
  });

  test('sends its example if nothing is typed', async () => {
    const { page } = await open();
    await page.keyboard.press('Enter');
    await page.locator('.inside').waitFor();
    expect(await page.locator('.asked').innerText()).toBe(QUESTIONS[0]);
  });

  test('shows the steps of an answer in a drawer, and returns the focus', async () => {
    const { page } = await open();
    await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    const opener = page.locator('.inside');
    await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'So kam die Antwort zustande' });
    const reported = await drawer.innerText();
    for (const part of [
      'WeatherIntent',
      '2026-11-19',
      'Hamburg',
      'forecastDays',
      '20261119',
      'ms',
    ]) {
      expect(reported).toContain(part);
    }
    await drawer.getByText('Antwort des Diensts', { exact: true }).first().click();
    expect(await drawer.locator('pre:visible').innerText()).toContain('"source": "demo"');
    await page.keyboard.press('Escape');
    expect(await drawer.isVisible()).toBe(false);
    expect(await opener.evaluate('document.activeElement.className')).toBe('inside');
  });

  test('saves what was said since the last change as a dialog test', async () => {
    const { page } = await open();
    await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    await openChoices(page);
    await page.locator('[name=place]').fill('Bremen');
    const answer = await ask(page, 'Wie wird das Wetter morgen?');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Als Dialogtest speichern' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('dialog-de-DE.txt');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('locale: de-DE');
    expect(text).toContain('Bremen');
    expect(text.split('\n').filter((line) => /^[<>]/.test(line))).toEqual([
      '> Wie wird das Wetter morgen?',
      `< ${answer}`,
    ]);
  });

  test('starts a new conversation', async () => {
    const { page } = await open();
    await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    await page.getByRole('button', { name: 'Neues Gespräch' }).click();
    expect(await page.locator('.asked').count()).toBe(0);
    expect(await ask(page, 'Wie wird das Wetter morgen?')).toContain('Köln');
  });

  test('does not show an answer of a conversation that is over', async () => {
    const { page, problems } = await open();
    await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/simulator/turns', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.type('Und am Freitag?');
    await page.keyboard.press('Enter');
    expect(await page.locator('#state').innerText()).toBe('Denkt nach');
    await page.getByRole('button', { name: 'Neues Gespräch' }).click();
    const late = page.waitForResponse('**/simulator/turns');
    release();
    await (await late).finished();
    await page.waitForTimeout(100);
    expect(await page.locator('.turns li').count()).toBe(0);
    expect(await page.locator('#announced').innerText()).toBe('');
    expect(await page.locator('#card').isVisible()).toBe(false);
    expect(await page.locator('#state').innerText()).toBe('Bereit');
    expect(problems).toEqual([]);
  });

  test.each(['**/page/answer-view.js', '**/page/said.js'])(
    'shows an answer whose picture cannot be drawn, without %s',
    async (file) => {
      const { page } = await open();
      await page.route(file, (route) => route.abort());
      await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
      expect(await page.locator('.answered').innerText()).toContain('Hamburg');
      expect(await page.locator('.failed').count()).toBe(0);
      expect(await page.locator('#state').innerText()).not.toBe('Denkt nach');
    },
  );

  test('reports that the server is down', async () => {
    const { page } = await open();
    await page.route('**/simulator/turns', (route) => route.abort());
    const question = page.getByRole('textbox', { name: 'Frage', exact: true });
    await question.fill('Wie wird das Wetter morgen in Hamburg?');
    await question.press('Enter');
    await page.locator('.failed').waitFor();
    expect(await page.locator('.failed').innerText()).toContain('nicht erreichbar');
    expect(await page.locator('#state').innerText()).toBe('Bereit');
  });

  test('marks demo weather', async () => {
    const { page } = await open();
    expect(await page.getByText('Demo-Wetter: erfunden').isVisible()).toBe(true);
    await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    expect(await page.locator('.under').innerText()).toContain('Demo-Wetter');
  });

  test.each([360, 1280])('fits a window of %i pixels', async (width) => {
    const { page } = await open({ viewport: { width, height: 800 } });
    await openChoices(page);
    for (const device of ['Lautsprecher', 'Display', 'Handy']) {
      await page.getByLabel(device).click();
      await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
      expect(await widthOf(page)).toBe(width);
      expect(await page.locator('#ask').isVisible()).toBe(true);
    }
  });

  test('is dark if the system is, until it is switched, and keeps the choice', async () => {
    const { page } = await open({ colorScheme: 'dark' });
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const dark = await ground();
    await page.getByRole('button', { name: 'Dunkle Farben' }).click();
    const light = await ground();
    expect(light).not.toBe(dark);
    await page.reload();
    expect(await ground()).toBe(light);
  });
});

function widthOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth');
}
