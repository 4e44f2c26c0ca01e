import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { WARN_GROUPS } from '../../../src/contract/parameters.ts';
import { findWarningEvent, WARNING_EVENTS } from '../../../src/weather/warning.ts';
import { localeTags } from '../../../src/languages/locales.ts';
import {
  describeWarningEvent,
  describeWarningHeadline,
  loadWarningWords,
  warningLanguages,
} from '../../../src/languages/warnings.ts';

const EVENT_CODES = new URL(
  '../../../../shared/data/dwd/warnings/event-codes.csv',
  import.meta.url,
);

/** What every weather service writes its warnings in. */
const WRITTEN_BY_ALL = 'en';

test('every locale has words for warnings', () => {
  const languages = new Set(localeTags.map((tag) => tag.slice(0, 2)));
  expect([...languages].filter((language) => !warningLanguages.includes(language))).toEqual([]);
});

describe.each(warningLanguages)('%s', (language) => {
  it('distinguishes four severities and fourteen groups', async () => {
    const { severities, groups } = await loadWarningWords(language);
    expect(new Set(Object.values(severities)).size).toBe(4);
    expect(new Set(Object.values(groups)).size).toBe(WARN_GROUPS.length);
  });

  it('has words for events without a text of the weather service', async () => {
    const { events } = await loadWarningWords(language);
    const different = new Set(Object.values(events?.names ?? {})).size;
    expect(different).toBe(language === WRITTEN_BY_ALL ? 0 : WARNING_EVENTS.length);
  });
});

test.each([
  ['it', 31, false, 'temporale'],
  [
    'it',
    48,
    false,
    'temporale molto forte con raffiche di uragano, pioggia molto intensa e grandine',
  ],
  ['de', 44, false, 'schweres Gewitter mit Orkanböen und heftigem Starkregen'],
  ['fr', 46, false, 'orages violents avec très fortes pluies et grêle'],
  ['pl', 46, false, 'gwałtowne burze z bardzo intensywnym deszczem i gradem'],
  ['nl', 40, false, 'zwaar onweer met windstoten van orkaankracht'],
  ['nl', 40, true, 'zwaar onweer'],
  ['sv', 85, false, 'ishalka'],
  ['da', 46, false, 'voldsomt tordenvejr med skybrud og hagl'],
  [
    'cs',
    44,
    false,
    'velmi silná bouřka s nárazy větru o síle orkánu a\u00a0velmi silným přívalovým deštěm',
  ],
  ['sk', 46, false, 'veľmi silná búrka s veľmi silným prívalovým dažďom a\u00a0krúpami'],
  ['ro', 46, false, 'furtună violentă cu ploaie torențială puternică și grindină'],
  ['it', 65, true, 'pioggia molto intensa o persistente'],
  // Winds by the Beaufort scale of the language: 53 is of force 10, 54 of 11, 58 of 8 to 9.
  ['it', 53, false, 'raffiche di tempesta'],
  ['cs', 54, false, 'nárazy větru o síle mohutné vichřice'],
  ['sk', 54, false, 'nárazy vetra so silou mohutnej víchrice'],
  ['da', 58, false, 'stormende kuling'],
  ['sv', 58, false, 'hård kuling'],
])('%s calls %i (early notice: %s) "%s"', async (language, code, isPremonition, expected) => {
  const { events } = await loadWarningWords(language);
  const event = findWarningEvent(code, isPremonition);
  expect(event && events && describeWarningEvent(event, events, language)).toBe(expected);
});

test('a headline has its severity, and marks an early notice', async () => {
  const words = await loadWarningWords('it');
  expect(describeWarningHeadline('burrasca', 3, false, words)).toBe(
    'Allerta meteo grave: burrasca',
  );
  expect(describeWarningHeadline('burrasca', 3, true, words)).toBe('Preavviso: burrasca');
});

describe('numbers of events', () => {
  test.each([0, 21, 98, 99, 1000])('%i is none', (code) => {
    expect(findWarningEvent(code, false)).toBeUndefined();
  });

  it(
    'of the real table all have an event (skipped without ../shared)',
    { skip: !existsSync(EVENT_CODES) },
    () => {
      const rows = readFileSync(EVENT_CODES, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((row) => row.split(','));
      const wanting = rows.filter(
        ([code, urgency, group]) =>
          group !== 'TEST' && !findWarningEvent(Number(code), urgency === 'future'),
      );
      expect(wanting).toEqual([]);
      expect(rows).toHaveLength(69);
    },
  );

  it(
    'of thunderstorms have the words of the real table (skipped without ../shared)',
    { skip: !existsSync(EVENT_CODES) },
    () => {
      const rows = readFileSync(EVENT_CODES, 'utf8')
        .split('\n')
        .filter((row) => row.includes('GEWITTER') && row.includes('immediate'));
      for (const row of rows) {
        const companions = findWarningEvent(Number.parseInt(row, 10), false)?.companions ?? [];
        const told = [
          [/ (EXTREMEN )?ORKANBÖEN/, /urricaneGusts/],
          [/ EXTREMEN ORKANBÖEN/, /extremeHurricaneGusts/],
          [/STARKREGEN/, /HeavyRain/i],
          [/EXTREM HEFTIGEM/, /extremelyHeavyRain/],
          [/HAGEL/, /hail/],
        ] as const;
        const inTable = told.map(([words]) => words.test(row));
        expect([row, ...told.map(([, ours]) => ours.test(companions.join()))]).toEqual([
          row,
          ...inTable,
        ]);
      }
    },
  );
});
