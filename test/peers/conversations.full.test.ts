import { describe, expect, it } from 'vitest';
import { resolveDevice, parseDevice } from '../../src/simulator/device-description.ts';
import type { Place } from '../../src/place/place.ts';
import { withSkill, type PeerSkill } from './judge/ask.ts';
import {
  LANGUAGES,
  readConversations,
  type PeerConversation,
  type PeerLanguage,
} from './judge/expectation.ts';
import { judgeTurn } from './judge/judge.ts';
import { compareWithKnown, UNCHANGED } from './judge/known-wrong.ts';
import { formatCounts, type Counts } from './judge/table.ts';

/** Whole conversations, each turn judged, in the sentences of people who had not seen this voice. */
describe('the conversations of what people say', { timeout: 900_000 }, () => {
  it.each(LANGUAGES)(
    'are answered right in %s, but for the known wrong turns',
    async (language) => {
      const counts: Counts = new Map();
      const wrong: Record<string, Record<string, string>> = {};
      for (const conversation of readConversations(language)) {
        const kinds = await withSkill(conversation.now, (skill) =>
          judgeConversation(conversation, skill, language),
        );
        const { name, turns } = conversation;
        const checked = kinds.filter(({ isTruthChecked }) => isTruthChecked).length;
        const wrongs = kinds.flatMap((one, i) =>
          one.wrong === undefined ? [] : [[`${i + 1} ${turns[i]?.say}`, one.wrong] as const],
        );
        counts.set(name, { asked: turns.length, right: turns.length - wrongs.length, checked });
        if (wrongs.length > 0) wrong[name] = Object.fromEntries(wrongs);
      }
      process.stdout.write(formatCounts(`conversations ${language}`, counts));
      expect(await compareWithKnown(`conversations.${language}`, wrong)).toEqual(UNCHANGED);
    },
  );

  it('are fifty of eight turns', () => {
    const all = LANGUAGES.flatMap((language) => readConversations(language));
    expect(all).toHaveLength(50);
    expect(all.map(({ turns }) => turns.length)).toEqual(all.map(() => 8));
  });
});

async function judgeConversation(
  { locale, device, turns }: PeerConversation,
  { app, talk }: PeerSkill,
  language: PeerLanguage,
) {
  const described = parseDevice(device);
  if (!described) throw new Error(`The data have no device such as "${device}"`);
  const { gazetteer } = app;
  const { place: here } = resolveDevice(described, locale, app);
  const { say: tell } = talk(locale, device);
  let home: Place | undefined;
  const judgements = [];
  for (const { say, expect: expected } of turns) {
    const judged = await tell(say);
    const context = { gazetteer, here, home, language, say };
    judgements.push(judgeTurn(judged, expected, context));
    const spoken = judged.turn.slots['place'];
    if (expected.topic === 'rememberPlace' && spoken !== undefined) {
      home = gazetteer.find(spoken, { ...here, language });
    }
  }
  return judgements;
}
