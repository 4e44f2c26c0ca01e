import { expect, test } from 'vitest';
import paraphrases from '../../src/languages/paraphrases.json' with { type: 'json' };
import { paraphrase, selectLexicon } from '../../src/understanding/lexicons.ts';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { getGrammar } from '../../src/understanding/grammar.ts';
import { LANGUAGES, readConversations, readRows } from '../peers/judge/expectation.ts';

const LOCALES = {
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
  sv: 'sv-SE',
};

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A rule that replaces "tag" also within "Sonntag" leaves a word that nobody says. */
test.each(LANGUAGES)('what a sentence also means has whole words in %s', (language) => {
  const locale = LOCALES[language];
  const lexicon = selectLexicon(locale);
  const { sampleWords, timeWords } = getGrammar(loadInteractionModel(locale), lexicon);
  const written = [...lexicon.rewrites, ...paraphrases[language]].flatMap(([, to = '']) =>
    wordsOf(to),
  );
  const known = new Set([...written, ...sampleWords, ...timeWords]);
  const said = [
    ...readRows(language).map(({ say }) => say),
    ...readConversations(language).flatMap(({ turns }) => turns.map(({ say }) => say)),
  ];
  const broken = said.flatMap((sentence) => {
    const own = new Set(wordsOf(sentence.replaceAll('’', "'")));
    const other = paraphrase(sentence, locale) ?? '';
    return wordsOf(other).filter((word) => !known.has(word) && !own.has(word));
  });
  expect(broken).toEqual([]);
});
