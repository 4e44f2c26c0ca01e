import { describe, expect, it, test } from 'vitest';
import { operations } from '../../../src/contract/operations.ts';
import { SOURCE_TIMEOUTS } from '../../../src/opendata/timeouts.ts';
import type { Warnings } from '../../../src/opendata/warnings/warnings.ts';
import { forecastTextHandlers } from '../../../src/service/operations/forecast-text.ts';
import type { WeatherWarning } from '../../../src/weather/warning.ts';
import { findLocale, DEFAULT_LOCALE } from '../../support/locales.ts';
import { down, forecastFrom, sourcesWith } from '../fake-sources.ts';
import { STORM, warningsWith } from './some-warnings.ts';

const BERLIN = { latitude: 52.52, longitude: 13.405 };
const NOW = '2026-11-21T12:30:00Z';

/** Until 5 o'clock of the next day in Berlin. */
const UNTIL_MORNING: WeatherWarning = { ...STORM, expires: Date.parse('2026-11-22T04:00:00Z') };

function textsWith(warnings: Warnings) {
  const hours = Array.from({ length: 120 }, () => ({ weatherCode: 0, temperature: 7 }));
  return forecastTextHandlers(
    sourcesWith(NOW, {
      warnings,
      forecasts: { at: async () => forecastFrom('2026-11-20T23:00Z', hours) },
      timeouts: { ...SOURCE_TIMEOUTS, warningIconsMs: 50 },
    }),
  );
}

async function tellDay(warnings: Warnings, datefrom = '20261121', tag = 'de-DE') {
  const locale = findLocale(tag) ?? DEFAULT_LOCALE;
  const body = await textsWith(warnings).forecastDays({ ...BERLIN, datefrom }, locale);
  return operations.forecastDays.response.parse(body);
}

const CALM = await tellDay(warningsWith([]));

describe('the text of a day with a warning', () => {
  it('begins with it', async () => {
    const { text, warningText, warnings, summary } = await tellDay(warningsWith([UNTIL_MORNING]));
    expect(warningText).toBe('Amtliche Warnung vor Sturmböen, bis morgen 5 Uhr.');
    expect(text).toBe(`${warningText} ${CALM.text}`);
    expect(warnings).toEqual([
      {
        text: warningText,
        levelText: 'Warnung vor markantem Wetter, bis morgen 5 Uhr.',
        groups: ['WIND', 'THUNDERSTORM'],
        severityInt: 2,
      },
    ]);
    expect(summary).toEqual(CALM.summary);
  });

  it('is in the language of the listener', async () => {
    const { text } = await tellDay(warningsWith([UNTIL_MORNING]), '20261121', 'it-IT');
    expect(text).toMatch(/^Allerta meteo moderata: raffiche di burrasca, fino alle 5 di domani/);
  });

  it('begins with the gravest', async () => {
    const worse = { ...UNTIL_MORNING, id: 'worse', eventCode: 55, severity: 4 } as const;
    const { warnings, warningText } = await tellDay(warningsWith([worse, UNTIL_MORNING]));
    expect(warnings).toHaveLength(2);
    expect(warningText).toBe(warnings?.[0]?.text);
  });
});

test.each([
  ['that holds until the morning before it', '20261122', true],
  ['that is over by then', '20261123', false],
])('the text of a day has a warning %s: %s', async (_, date, isTold) => {
  const { warningText } = await tellDay(warningsWith([UNTIL_MORNING]), date);
  expect(warningText !== null).toBe(isTold);
});

test.each<[what: string, warnings: Warnings, expected: unknown]>([
  ['without warnings', warningsWith([]), []],
  ['with an early notice only', warningsWith([{ ...STORM, isPremonition: true }]), []],
  ['with the warnings out of reach', warningsWith([], { at: down }), null],
  ['with warnings that hang', warningsWith([], { at: async () => new Promise(() => {}) }), null],
])('the text of a day %s is that of the forecast', async (_, source, expected) => {
  const { text, warningText, warnings } = await tellDay(source);
  expect(text).toBe(CALM.text);
  expect(warningText).toBeNull();
  expect(warnings).toEqual(expected);
});

test('every text of the next hours, days and parts of days has the warning of its time', async () => {
  const texts = textsWith(warningsWith([UNTIL_MORNING]));
  const bodies = await Promise.all([
    texts.forecastNextThreeHours(BERLIN, DEFAULT_LOCALE),
    texts.forecastHours({ ...BERLIN, datetimefrom: '2026112118' }, DEFAULT_LOCALE),
    texts.forecastDayPart({ ...BERLIN, space: 'night' }, DEFAULT_LOCALE),
    texts.forecastWeekend(BERLIN, DEFAULT_LOCALE),
    texts.forecastNextThreeDays(BERLIN, DEFAULT_LOCALE),
  ]);
  for (const { text } of bodies) expect(text).toMatch(/^Amtliche Warnung vor Sturmböen, bis/);
  const afterwards = await texts.forecastHours(
    { ...BERLIN, datetimefrom: '2026112205' },
    DEFAULT_LOCALE,
  );
  expect(afterwards.text).not.toContain('Warnung');
});
