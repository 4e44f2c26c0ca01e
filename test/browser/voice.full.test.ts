import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask, isReady, IS_LEFT_OUT, NOTE, openChoices, withBrowser } from './browser.ts';

/**
 * A browser with a German voice, which speaks until `endSpeech()`; what it said is in `spoken`. As in
 * real ones, what is broken off ends late: with `endBrokenOff()`.
 */
const GERMAN_VOICE = `
  globalThis.spoken = [];
  let utterance, brokenOff;
  globalThis.endSpeech = () => utterance.dispatchEvent(new Event('end'));
  globalThis.endBrokenOff = () => brokenOff.dispatchEvent(new Event('end'));
  globalThis.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) { super(); this.text = text; }
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: {
    getVoices: () => [{ lang: 'de_DE' }],
    cancel() { brokenOff = utterance; },
    speak(given) {
      utterance = given;
      spoken.push([given.lang, given.text]);
      given.dispatchEvent(new Event('start'));
    },
  } });
`;

/** A browser that hears; what is heard is said with `hear(words)`. */
const EARS = `
  globalThis.SpeechRecognition = class extends EventTarget {
    start() { globalThis.ears = this; this.dispatchEvent(new Event('start')); }
    abort() { this.dispatchEvent(new Event('end')); }
  };
  globalThis.hear = (transcript, isFinal = true) => {
    const result = Object.assign([{ transcript }], { isFinal });
    ears.dispatchEvent(Object.assign(new Event('result'), { results: [result] }));
    if (isFinal) ears.dispatchEvent(new Event('end'));
  };
`;

const stateOf = (page: Page) => page.locator('#state').innerText();
const spokenOn = (page: Page) => page.evaluate<[string, string][]>('spoken');

describe.skipIf(IS_LEFT_OUT)(`the page's voice and ears${NOTE}`, () => {
  const { open } = withBrowser();

  test('speaks an answer in its language, and shows that it speaks', async () => {
    const { page } = await open({ beforehand: GERMAN_VOICE });
    const answer = await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    expect(await spokenOn(page)).toEqual([['de-DE', answer]]);
    expect(await stateOf(page)).toBe('Spricht');
    await page.evaluate('endSpeech()');
    expect(await stateOf(page)).toBe('Bereit');
  });

  test('is silent when it is muted, also the next time', async () => {
    const { page } = await open({ beforehand: GERMAN_VOICE });
    await page.getByRole('button', { name: 'Antworten vorlesen' }).click();
    await page.reload();
    await isReady(page);
    await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    expect(await spokenOn(page)).toEqual([]);
  });

  test('stops speaking when the next question comes', async () => {
    const { page } = await open({ beforehand: GERMAN_VOICE });
    await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    await ask(page, 'Und am Freitag?');
    await page.evaluate('endBrokenOff()');
    expect(await stateOf(page)).toBe('Spricht');
    await page.evaluate('endSpeech()');
    expect(await stateOf(page)).toBe('Bereit');
  });

  test('says that the browser has no voice for the language', async () => {
    const { page } = await open({ beforehand: GERMAN_VOICE });
    await openChoices(page);
    await page.locator('[name=locale]').selectOption('en-GB');
    await ask(page, "What's the weather tomorrow in London?");
    expect(await page.locator('#notice').innerText()).toContain('no voice for English');
    expect(await spokenOn(page)).toEqual([]);
  });

  test('understands a spoken question, and listens again if the skill does', async () => {
    const { page } = await open({ beforehand: GERMAN_VOICE + EARS });
    const microphone = page.getByRole('button', { name: 'Frage sprechen' });
    await microphone.click();
    expect(await stateOf(page)).toBe('Hört zu');
    await page.evaluate(`hear('öffne wetter', false)`);
    expect(await page.getByRole('textbox', { name: 'Frage', exact: true }).inputValue()).toBe(
      'öffne wetter',
    );
    await page.evaluate(`hear('öffne wetter stimme')`);
    await page.locator('.inside').waitFor();
    expect(await page.locator('.asked').innerText()).toBe('öffne wetter stimme');
    expect(await stateOf(page)).toBe('Spricht');
    await page.evaluate('endSpeech()');
    expect(await stateOf(page)).toBe('Hört zu');
    expect(await microphone.getAttribute('aria-pressed')).toBe('true');
    await microphone.click();
    expect(await stateOf(page)).toBe('Bereit');
  });

  test('offers no microphone without speech recognition in the browser', async () => {
    const { page } = await open({
      beforehand: `delete globalThis.SpeechRecognition; delete globalThis.webkitSpeechRecognition;`,
    });
    expect(await page.locator('#hear').isVisible()).toBe(false);
  });
});
