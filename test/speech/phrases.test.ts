import { describe, expect, it } from 'vitest';
import { phrasesFor } from '../../src/speech/phrases/index.ts';

describe.each(['de-DE', 'en-US'])('the sentences of %s', (locale) => {
  const { welcome, help, notUnderstood, unknownPlace, goodbye, unanswerable, trouble } =
    phrasesFor(locale);

  it.each(Object.entries({ welcome, help, notUnderstood, unknownPlace: unknownPlace('Oz') }))(
    'ask something where the skill goes on listening: %s',
    (_name, { speech, reprompt }) => {
      expect(speech).toMatch(/\?$/);
      expect(reprompt).toMatch(/\?$/);
    },
  );

  it.each(Object.entries({ goodbye, ...unanswerable, ...trouble }))(
    'ask nothing where it does not: %s',
    (_name, sentence) => {
      expect(sentence).toMatch(/^[^?]+\.$/);
    },
  );
});
