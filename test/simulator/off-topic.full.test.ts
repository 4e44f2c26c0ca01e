import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { recognize } from './recognize.ts';
import { offTopicDe } from './off-topic-sentences.de.ts';
import { offTopicEn } from './off-topic-sentences.en.ts';

const gazetteer = loadGazetteer();

describe.each([
  { locale: 'de-DE', topics: offTopicDe },
  { locale: 'en-US', topics: offTopicEn },
])('a request to another skill, in $locale', ({ locale, topics }) => {
  const sentences = Object.values(topics).flatMap((lines) =>
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );
  const [language = ''] = locale.split('-');
  const isPlace = (name: string) => gazetteer.find(name, { language }) !== undefined;

  it('has two hundred distinct sentences', () => {
    expect(new Set(sentences)).toHaveLength(sentences.length);
    expect(sentences).toHaveLength(200);
  });

  it('is rejected at least 95 times in 100, with and without a gazetteer', () => {
    const taken = sentences.flatMap((sentence) =>
      [recognize(sentence, locale, { isPlace }), recognize(sentence, locale)]
        .filter(({ intent }) => intent !== 'AMAZON.FallbackIntent')
        .map(({ intent = '' }) => `${sentence}: ${intent}`)
        .slice(0, 1),
    );
    expect(taken.slice(sentences.length * 0.05)).toEqual([]);
  });
});
