import { describe, expect, it } from 'vitest';
import { loadInteractionModel, readLanguage } from '../../src/skill-package/interaction-model.ts';
import { languageSubtag, SKILL_LOCALES } from '../../src/skill-package/locales.ts';
import { recognize } from '../simulator/recognize.ts';

const LANGUAGES = [...new Set(SKILL_LOCALES.map(languageSubtag))];

describe.each(LANGUAGES)('regional samples in %s', (language) => {
  const { samples, types, regions } = readLanguage(language);

  it('exist for each locale of the language', () => {
    const locales = SKILL_LOCALES.filter((locale) => languageSubtag(locale) === language);
    expect(Object.keys(regions).toSorted()).toEqual(locales.toSorted());
  });

  it.each(Object.entries(regions))("%s differs from the language's samples", (_locale, region) => {
    for (const [intent, added] of Object.entries(region?.samples ?? {})) {
      const common = samples.get(intent);
      expect(common).toBeDefined();
      expect(added.filter((sample) => common?.includes(sample))).toEqual([]);
    }
    for (const [intent, unsaid] of Object.entries(region?.without ?? {})) {
      expect(samples.get(intent)).toEqual(expect.arrayContaining(unsaid));
    }
    for (const [type, byId] of Object.entries(region?.synonyms ?? {})) {
      const known = types.find(({ name }) => name === type)?.values.map(({ id }) => id);
      expect(known).toEqual(expect.arrayContaining(Object.keys(byId)));
    }
  });
});

it.each([
  ['en-AU', 'Will it rain this arvo?', { intent: 'RainIntent', dayPart: 'AF' }],
  ['en-AU', 'Do I need a brolly tomorrow?', { intent: 'UmbrellaIntent', date: '2026-11-19' }],
  ['en-AU', 'Can we have a barbie on Saturday?', { intent: 'BarbecueIntent', date: '2026-11-21' }],
  ['en-GB', 'Can I hang the washing out today?', { intent: 'LaundryIntent', date: '2026-11-18' }],
  [
    'en-GB',
    'Will my windscreen be frozen tomorrow?',
    { intent: 'ScrapingIntent', date: '2026-11-19' },
  ],
  [
    'en-US',
    'Will my windshield be frozen tomorrow?',
    { intent: 'ScrapingIntent', date: '2026-11-19' },
  ],
  ['en-CA', "What's the humidex in Toronto?", { intent: 'FeelsLikeIntent', place: 'toronto' }],
  ['en-IN', "How's the climate in Pune?", { intent: 'WeatherIntent', place: 'pune' }],
] as const)('in %s "%s" is understood', (locale, utterance, meaning) => {
  expect(recognize(utterance, locale)).toEqual(meaning);
});

it('leaves out samples that are not used there', () => {
  const sample = 'how many inches of rain will fall {date}';
  const said = (locale: string) =>
    loadInteractionModel(locale).interactionModel.languageModel.intents.some(({ samples }) =>
      samples.includes(sample),
    );
  expect({ us: said('en-US'), gb: said('en-GB') }).toEqual({ us: true, gb: false });
});
