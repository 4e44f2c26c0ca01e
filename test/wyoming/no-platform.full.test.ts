import { expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { openHouse } from './house.ts';
import { PLATFORM_WORDS } from './platform-words.ts';

/** Of each intent, so many sentences without a slot. */
const SENTENCES_PER_INTENT = 2;

it.each(['de-DE', 'en-GB', 'fr-FR', 'it-IT', 'es-ES', 'nl-NL'])(
  'no answer in %s names Alexa or its app, whatever is asked in a house that has told nothing',
  { timeout: 600_000 },
  async (language) => {
    const { intents } = loadInteractionModel(language).interactionModel.languageModel;
    const sentences = intents.flatMap(({ samples }) =>
      samples.filter((sample) => !sample.includes('{')).slice(0, SENTENCES_PER_INTENT),
    );
    expect(sentences.length).toBeGreaterThan(50);
    const { say } = await openHouse();
    const naming: object[] = [];
    for (const [at, text] of sentences.entries()) {
      const { type, data } = await say({ text, language, satellite: `s${at}` });
      const answer = String(data['text']);
      if (PLATFORM_WORDS.test(answer) || /[<>]|&\w+;/.test(answer) || type === 'error') {
        naming.push({ text, type, answer });
      }
    }
    expect(naming).toEqual([]);
  },
);
