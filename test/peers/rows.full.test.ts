import { describe, expect, it } from 'vitest';
import { withSkill, type PeerTalk } from './judge/ask.ts';
import { LANGUAGES, readRows, type PeerLanguage, type PeerSentence } from './judge/expectation.ts';
import { judgeTurn } from './judge/judge.ts';
import { compareWithKnown, UNCHANGED, type KnownWrong } from './judge/known-wrong.ts';
import { formatCounts, type Counts } from './judge/table.ts';

const DEVICES: Readonly<Record<string, string>> = {
  'de-DE': 'speaker in Berlin',
  'en-US': 'speaker in Chicago',
  'en-GB': 'speaker in London',
  'es-ES': 'speaker in Madrid',
  'fr-FR': 'speaker in Paris',
  'it-IT': 'speaker in Rome',
  'nl-NL': 'speaker in Amsterdam',
  'pl-PL': 'speaker in Warszawa',
  'sv-SE': 'speaker in Stockholm',
};

/** The feature rows of other weather voices, in the sentences of people who had not seen this one. */
describe('the rows of what people ask', { timeout: 900_000 }, () => {
  it.each(LANGUAGES)(
    'are answered right in %s, but for the known wrong sentences',
    async (language) => {
      const { wrong, counts } = await judgeRows(language);
      process.stdout.write(formatCounts(`rows ${language}`, counts));
      expect(await compareWithKnown(`rows.${language}`, wrong)).toEqual(UNCHANGED);
    },
  );

  it.each(LANGUAGES)(
    'have eight sentences at least in German and English, else four, in %s',
    (language) => {
      const sentences = readRows(language);
      const least = language === 'de' || language === 'en' ? 8 : 4;
      const rows = Map.groupBy(sentences, ({ row }) => row);
      for (const said of rows.values()) expect(said.length).toBeGreaterThanOrEqual(least - 1);
      expect(sentences.length / rows.size).toBeGreaterThanOrEqual(least);
    },
  );
});

async function judgeRows(language: PeerLanguage): Promise<{ wrong: KnownWrong; counts: Counts }> {
  const counts: Counts = new Map();
  const wrong: KnownWrong = {};
  const byTime = Map.groupBy(readRows(language), ({ now }) => now);
  for (const [now, sentences] of byTime) {
    await withSkill(now, async ({ app, talk }) => {
      for (const sentence of sentences) {
        const { row, say, locale } = sentence;
        const device = DEVICES[locale] ?? '';
        const place = app.gazetteer.find(device.slice('speaker in '.length), { language: 'en' });
        if (!place) throw new Error(`No place for ${device}`);
        const judged = await ask(sentence, talk(locale, device));
        const context = { gazetteer: app.gazetteer, here: place, home: undefined, language, say };
        const judgement = judgeTurn(judged, sentence.expect, context);
        const count = counts.get(row) ?? { asked: 0, right: 0, checked: 0 };
        count.asked += 1;
        count.right += judgement.wrong === undefined ? 1 : 0;
        count.checked += judgement.isTruthChecked ? 1 : 0;
        counts.set(row, count);
        if (judgement.wrong !== undefined) (wrong[row] ??= {})[say] = judgement.wrong;
      }
    });
  }
  return { wrong, counts };
}

async function ask({ say, after }: PeerSentence, { say: tell }: PeerTalk) {
  if (after !== undefined) await tell(after);
  return tell(say);
}
