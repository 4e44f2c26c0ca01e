import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { openHouse } from '../wyoming/house.ts';
import { readSentences } from '../wyoming/transcripts.ts';
import { HAS_ESPEAK, listUnspeakable } from './espeak.ts';

const TESTS = new URL('../', import.meta.url);
const ASKED = 50;

/** Texts of the service in all situations of the golden tables, by language. */
const texts = groupByLanguage('golden/tables/*.md', /^- \*\*\w+\*\* (?<said>[^(].*)$/gm);
/** Answers of the skill in all dialogs, by language. */
const answers = groupByLanguage('dialogs/conversations/*.txt', /^< (?<said>.+)$/gm);

function groupByLanguage(pattern: string, line: RegExp): [language: string, texts: string[]][] {
  const said = globSync(pattern, { cwd: TESTS }).flatMap((file) => {
    const text = readFileSync(new URL(file, TESTS), 'utf8');
    const language = basename(file).slice(0, 2);
    return Array.from(text.matchAll(line), ({ groups }) => ({ language, said: groups?.['said'] }));
  });
  const byLanguage = Map.groupBy(said, ({ language }) => language);
  return Array.from(byLanguage, ([language, all]) => [
    language,
    [...new Set(all.flatMap(({ said: text }) => text ?? []))],
  ]);
}

/** Every third or so of the sentences that people say to it. */
function drawSentences(language: string): string[] {
  const sentences = readSentences(language);
  return sentences.filter((_, at) => at % Math.floor(sentences.length / ASKED) === 0);
}

describe('who listens to a voice that knows no symbols', () => {
  const skip = !HAS_ESPEAK;

  test('hears what espeak-ng spells, if a text has that', { skip }, () => {
    expect(listUnspeakable(['Böen mit 80 km/h und 5 %'], 'de')).toHaveLength(2);
    expect(listUnspeakable(['ein kmh zu viel', 'im DWD, m und 5cm'], 'de')).toEqual([
      'im DWD, m und 5cm',
      'm',
      'kmh',
      'DWD',
    ]);
  });

  it.each(texts)('hears only words in texts of the service: %s', { skip }, (language, said) => {
    expect(said.length).toBeGreaterThan(ASKED);
    expect(listUnspeakable(said, language)).toEqual([]);
  });

  it.each(answers)('hears only words in answers of the skill: %s', { skip }, (language, said) => {
    expect(said.length).toBeGreaterThan(ASKED);
    expect(listUnspeakable(said, language)).toEqual([]);
  });

  it.each(['de', 'en', 'fr', 'it', 'es', 'nl', 'pl', 'sv'])(
    'hears only words from an open speaker: %s',
    { skip },
    async (language) => {
      const { say } = await openHouse({ DEFAULT_PLACE: 'Köln' });
      const said: string[] = [];
      for (const text of drawSentences(language)) {
        said.push(String((await say({ text, language })).data['text']));
      }
      expect(said.length).toBeGreaterThanOrEqual(ASKED);
      expect(listUnspeakable(said, language)).toEqual([]);
    },
  );
});
