import { describe, expect, it } from 'vitest';
import { phrasesFor } from '../../src/speech/phrases/index.ts';

describe.each(['de-DE', 'en-US'])('the sentences of %s', (locale) => {
  const { goodbye, unanswerable, trouble, pollen, unknownPlace, ...phrases } = phrasesFor(locale);
  const { welcome, help, notUnderstood } = phrases;
  const prompts = {
    welcome,
    help,
    notUnderstood,
    unknownPlace: unknownPlace('Oz', 'weather'),
    unknownPlaceOfRain: unknownPlace('Oz', 'rain'),
    unknownPlaceOfPollen: unknownPlace('Oz', 'pollen'),
    unknownPollen: pollen.unknownType('eiche'),
    unknownPostcode: pollen.unknownPostcode,
  };
  const statements = {
    goodbye,
    ...unanswerable,
    ...trouble,
    noPollen: pollen.noForecast('Oz'),
    noPollenHere: pollen.noForecast(null),
    noPollenNow: pollen.noForecastNow('Oz'),
    noPollenHereNow: pollen.noForecastNow(null),
    noPollenThatDay: pollen.noForecastThatDay,
  };

  it.each(Object.entries(prompts))(
    'ask something where the skill goes on listening: %s',
    (_name, { speech, reprompt }) => {
      expect(speech).toMatch(/\?$/);
      expect(reprompt).toMatch(/\?$/);
    },
  );

  it.each(Object.entries(statements))('ask nothing where it does not: %s', (_name, sentence) => {
    expect(sentence).toMatch(/^[^?]+\.$/);
  });
});
