import { expect, it } from 'vitest';
import { startServiceProcess } from '../support/service-process.ts';
import { saySentence } from './house.ts';
import { readQuestions } from './transcripts.ts';

const LANGUAGES = ['de', 'en', 'fr', 'it', 'es', 'nl', 'pl', 'sv'];
const QUESTIONS = 10;

/** A tenth less than `npm start` has. */
const HEAP = '--max-old-space-size=200';

it('a house that speaks all eight languages is answered within the memory of the program', async () => {
  const house = await startServiceProcess(
    { WEATHER_DATA: 'demo', STORE_FILE: ':memory:', WYOMING_PORT: '0', DEFAULT_PLACE: 'Köln' },
    Date.parse('2026-11-18T14:05:00+01:00'),
    ['--import', './src/cli/compile-cache.mjs', HEAP],
  );
  for (const language of LANGUAGES) {
    for (const text of readQuestions(language).slice(0, QUESTIONS)) {
      const { type } = await saySentence(house.wyomingPort, { text, language });
      expect(type).toMatch(/handled$/);
    }
  }
  expect(house.isRunning()).toBe(true);
});
