import { expect, test } from 'vitest';
import { getRewriter } from '../../src/languages/rewrites.ts';
import { selectLexicon } from '../../src/understanding/lexicons.ts';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';

/** The samples of a locale that are the same for two intents once the rewrites of its language have changed them. */
function listCollisions(locale: string): string[] {
  const rewriter = getRewriter(selectLexicon(locale).rewrites);
  const { intents } = loadInteractionModel(locale).interactionModel.languageModel;
  const all = intents.flatMap(({ name, samples }) =>
    samples.map((sample) => ({ name, sample, text: rewriter.rewrite(sample).trim() })),
  );
  return Array.from(Map.groupBy(all, ({ text }) => text).values()).flatMap((alike) => {
    const names = new Set(alike.map(({ name }) => name));
    return names.size > 1 ? [alike.map(({ name, sample }) => `${name}: ${sample}`).join(', ')] : [];
  });
}

test.each(['de-DE', 'en-US', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'sv-SE', 'pl-PL'])(
  'no question is taken for another one by what is read of it in %s',
  (locale) => {
    expect(listCollisions(locale)).toEqual([]);
  },
);
