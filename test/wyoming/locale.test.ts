import { expect, it } from 'vitest';
import { createLocaleChoice } from '../../src/wyoming/handler.ts';

it.each([
  // language, settings, country of the home, locale
  ['de', [], 'DE', 'de-DE'],
  ['de-AT', [], 'AT', 'de-DE'],
  ['en', [], 'DE', 'en-GB'],
  ['en', [], 'US', 'en-US'],
  ['en', [], 'AU', 'en-AU'],
  ['en', ['en-US'], 'DE', 'en-US'],
  ['en', ['de-DE', 'en-IN'], 'DE', 'en-IN'],
  ['en-US', ['en-GB'], 'US', 'en-US'],
  ['EN_us', [], 'DE', 'en-US'],
  ['en-NZ', [], 'NZ', 'en-GB'],
  ['fr', [], 'CA', 'fr-CA'],
  ['fr', [], 'CH', 'fr-FR'],
  ['es', [], 'US', 'es-US'],
  ['es', [], 'AR', 'es-ES'],
  ['nl', ['de-DE'], 'BE', 'nl-NL'],
  ['ja', ['de-DE'], 'DE', undefined],
  ['', [], 'DE', undefined],
  [undefined, [], 'IT', 'it-IT'],
  [undefined, [], 'JP', 'de-DE'],
  [undefined, ['nl-NL', 'de-DE'], 'DE', 'nl-NL'],
] as const)(
  'a speaker that sends %s, with LOCALE=%o at home in %s, is answered in %s',
  (language, configured, country, locale) => {
    expect(createLocaleChoice(configured, country)(language)).toBe(locale);
  },
);
