import { describe, expect, it } from 'vitest';
import { selectPhrases } from '../../src/languages/phrases.ts';
import type { Variants } from '../../src/languages/types.ts';
import { skillLocales } from '../support/locales.ts';

describe.each(skillLocales.map(({ tag }) => tag))('the sentences of %s', (locale) => {
  const { goodbye, unanswerable, errors, pollen, unknownPlace, ...phrases } = selectPhrases(locale);
  const { welcome, notUnderstood, goOn, nothingToRepeat, unsupported, home, units } = phrases;
  const prompts = {
    ...numbered('welcome', welcome),
    ...numbered('help', phrases.help),
    notUnderstood,
    goOn,
    nothingToRepeat,
    unsupported,
    whichPlace: phrases.whichPlace(['Neustadt in Sachsen', 'Neustadt in Hessen']),
    home: home.ask,
    noHome: home.none,
    homeForbidden: home.askBack(true),
    homeNotKnown: home.askBack(false),
    unknownUnit: units.unknown,
    askPlace: phrases.askPlace,
    unknownPollen: pollen.unknownType('eiche'),
    unknownPostcode: pollen.unknownPostcode,
  };
  const statements = {
    ...numbered('goodbye', goodbye),
    unknownPlace: unknownPlace('Oz'),
    unknownSpokenPostcode: phrases.unknownSpokenPostcode('12345'),
    cannotKeep: phrases.cannotRemember,
    oneMoment: phrases.oneMoment,
    homeIs: home.is('Oz'),
    homeRemembered: home.remembered('Oz'),
    homeIsFor: home.whatFor,
    homeForgotten: home.forgotten('Oz'),
    unitsChosen: units.chosen({ temperature: 'celsius', speed: 'milesPerHour' }),
    ...unanswerable,
    ...errors,
    noPollen: pollen.noForecast('Oz'),
    noPollenHere: pollen.noForecast(null),
    noPollenNow: pollen.noForecastNow('Oz'),
    noPollenHereNow: pollen.noForecastNow(null),
    noPollenThatDay: pollen.noForecastThatDay,
  };

  it.each(Object.entries(prompts))(
    'are questions if the skill listens: %s',
    (_name, { speech, reprompt }) => {
      expect(speech).toMatch(/\?$/);
      expect(reprompt).toMatch(/\?/);
    },
  );

  it.each(Object.entries(statements))(
    'are no questions if the skill does not listen: %s',
    (_name, sentence) => {
      expect(sentence).toMatch(/^[^?]+\.$/);
    },
  );
});

function numbered<T>(name: string, variants: Variants<T>): Record<string, T> {
  return Object.fromEntries(variants.map((variant, i) => [`${name} ${i + 1}`, variant]));
}

it.each([undefined, null, '', 'xx-XX', '__proto__', 'constructor-US', 'ja-JP'])(
  'the sentences are German if the locale is %j',
  (locale) => {
    expect(selectPhrases(locale)).toBe(selectPhrases('de-DE'));
  },
);
