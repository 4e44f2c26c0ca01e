import { describe, expect, it } from 'vitest';
import { loadNoticeWords } from '../../src/alerts/notice-text.ts';
import { skillTags } from '../../src/languages/skill-locales.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import type { NoticeSubject } from '../../src/watch/look.ts';
import { NOON, warning } from '../watch/warnings.ts';
import { HAMBURG } from './watched-town.ts';

const hours = (from: number, until: number) => ({
  from: NOON + from * HOUR_MS,
  until: NOON + until * HOUR_MS,
});

const SUBJECTS: Record<string, NoticeSubject | null> = {
  warning: { of: 'warning', warning: warning() },
  rain: { of: 'rainToday', ...hours(3, 6) },
  snow: { of: 'snow', ...hours(9, 15) },
  gusts: { of: 'gusts', gust: 83, ...hours(2, 5) },
  frost: { of: 'frostTonight', date: '2026-11-21', low: -3.2 },
  heat: { of: 'heat', date: '2026-11-22', high: 33.4 },
  pollen: { of: 'pollen', type: 'Birke', day: { date: '2026-11-22', levels: { Birke: 2 } } },
  lifted: null,
};

async function sayAll(locale: string): Promise<Record<string, string>> {
  const say = await loadNoticeWords(locale);
  const said = Object.entries(SUBJECTS).map(([name, subject]) => [
    name,
    say({ kind: 'warning:WIND', subject }, HAMBURG, NOON),
  ]);
  return Object.fromEntries(said);
}

describe('a subscriber hears', () => {
  it('in German, what an answer about the same would say', async () => {
    expect(await sayAll('de-DE')).toEqual({
      warning: 'Amtliche Warnung vor Sturmböen, bis heute 18 Uhr.',
      rain: 'Heute zwischen 15 und 18 Uhr regnet es in Hamburg.',
      snow: 'Von heute 21 Uhr bis morgen 3 Uhr schneit es in Hamburg.',
      gusts:
        'Heute zwischen 14 und 17 Uhr gibt es in Hamburg Sturmböen bis 85 Kilometer pro Stunde.',
      frost: 'Heute Nacht gibt es in Hamburg Frost bis minus 3 Grad.',
      heat: 'Morgen wird es in Hamburg bis zu 33 Grad warm.',
      pollen: 'Morgen ist in Hamburg die Belastung durch Birkenpollen mäßig.',
      lifted: 'Warnung aufgehoben: Wind.',
    });
  });

  it('in American English, the units of the country', async () => {
    expect(await sayAll('en-US')).toMatchObject({
      gusts:
        "Today between 2 and 5 PM in Hamburg, there'll be strong gusts up to 55 miles per hour.",
      frost: "It'll be below freezing in Hamburg tonight, down to 26 degrees.",
      lifted: 'Warning lifted: wind.',
    });
  });

  it.each(skillTags)('a sentence of each kind in %s', async (tag) => {
    const said = Object.values(await sayAll(tag));
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });
});
