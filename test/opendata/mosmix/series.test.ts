import { describe, expect, it } from 'vitest';
import { parseMosmixKml } from '../../../src/opendata/mosmix/kml.ts';
import { decodeMosmixFile, toHourlySeries } from '../../../src/opendata/mosmix/series.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import type { Hour } from '../../../src/weather/hour.ts';
import { mosmixKml, mosmixKmz, zipped } from '../../support/mosmix-file.ts';

function hoursOf(elements: Record<string, string>): Hour[] {
  const { issued = NaN, steps, stations } = parseMosmixKml(mosmixKml({ elements }));
  const [station] = stations;
  if (!station) throw new Error('The file has no station');
  return toHourlySeries(issued, steps, station).hours;
}

/** The hour between two steps. */
function hourOf(elements: Record<string, string>): Hour | undefined {
  return hoursOf(elements)[0];
}

/** Two days of hourly steps: amounts by the hour, wet weather for some hours, and an amount of the second day. */
function amountsOf({ rr = '0.00', wet = 10, day = '5.00', at = 30 }): (number | null)[] {
  const steps = Array.from({ length: 49 }, (_, step) => step);
  const words = (word: (step: number) => string) => steps.map(word).join(' ');
  const hours = hoursOf({
    RR1c: words(() => rr),
    RRS1c: words(() => '0.00'),
    RRdc: words((step) => (step === at ? day : '-')),
    ww: words((step) => (step < wet ? '61.00' : '3.00')),
  });
  return [...new Set(hours.flatMap(({ precipitation, snow }) => [precipitation, snow]))];
}

describe('hourly amounts of zero', () => {
  it('are missing if the day has precipitation and hours have the weather of it', () => {
    expect(amountsOf({})).toEqual([null]);
  });

  it.each([
    ['the day is dry', { day: '0.00' }],
    ['the day has traces only', { day: '0.40' }],
    ['the amount of the day is missing', { day: '-' }],
    ['the amount belongs to the day before the file', { at: 20 }],
    ['hardly an hour has wet weather', { wet: 2 }],
  ])('are zero if %s', (_, file) => {
    expect(amountsOf(file)).toEqual([0]);
  });

  it('are as they are if some are not zero', () => {
    expect(amountsOf({ rr: '0.10' })).toEqual([0.1, 0]);
  });
});

describe('the hours of a file', () => {
  it('begin with the steps, and the last step begins none', () => {
    const starts = hoursOf({ TTT: '283.15 284.15 285.15' }).map(({ start }) => start);
    const first = Date.parse('2026-11-18T10:00Z');
    expect(starts).toEqual([first, first + HOUR_MS]);
  });

  it.each([
    ['TTT', 'temperature', '283.15 271.05', 10],
    ['Td', 'dewPoint', '278.15 271.05', 5],
    ['PPPP', 'pressure', '101320.00 99000.00', 1013.2],
    ['FF', 'windSpeed', '10.00 1.00', 36],
    ['DD', 'windDirection', '270.00 90.00', 270],
    ['N', 'cloudCover', '63.00 12.00', 63],
  ] as const)('use %s of the step in which they begin', (element, value, words, expected) => {
    expect(hourOf({ [element]: words })?.[value]).toBe(expected);
  });

  it.each([
    ['TX', 'maximumOf12Hours', '- 286.55', 13.4],
    ['TN', 'minimumOf12Hours', '- 272.75', -0.4],
    ['FX1', 'gust', '2.57 12.35', 44.46],
    ['RR1c', 'precipitation', '9.00 1.20', 1.2],
    ['RRS1c', 'snow', '9.00 0.40', 0.4],
    ['R101', 'precipitationProbability', '99.00 37.00', 37],
    ['wwT', 'thunderProbability', '99.00 3.00', 3],
    ['ww', 'significantWeather', '0.00 61.00', 61],
    ['SunD1', 'sunshine', '0.00 2340.00', 39],
    ['Rad1h', 'radiation', '0.00 1440.00', 400],
  ] as const)(
    'use %s of the past hour from the step in which they end',
    (element, value, words, expected) => {
      expect(hourOf({ [element]: words })?.[value]).toBe(expected);
    },
  );

  it('have null, never 0, for all missing elements', () => {
    const { start, ...values } = hourOf({ E_TTT: '1.00 1.00' }) ?? {};
    expect(start).toBeDefined();
    expect(Object.values(values)).toEqual(Array(17).fill(null));
  });

  it('have null, never 0, for the missing-value sign', () => {
    const elements = [
      'TTT',
      'Td',
      'PPPP',
      'TX',
      'TN',
      'FF',
      'DD',
      'FX1',
      'N',
      'Neff',
      'RR1c',
      'RRS1c',
    ];
    const others = ['R101', 'wwP', 'wwT', 'ww', 'SunD1', 'Rad1h'];
    const missing = Object.fromEntries([...elements, ...others].map((name) => [name, '- -']));
    expect(hourOf(missing)).toEqual(hourOf({ E_TTT: '1.00 1.00' }));
  });

  it('use effective clouds, or total clouds if those are missing', () => {
    const hours = hoursOf({ Neff: '40.00 - 0.00', N: '88.00 75.00 50.00' });
    expect(hours.map(({ cloudCover }) => cloudCover)).toEqual([40, 75]);
  });

  it('use the probability of 0.1 mm, or of any rain if that is missing', () => {
    const hours = hoursOf({ R101: '- 0.00 -', wwP: '- 30.00 20.00' });
    expect(hours.map((hour) => hour.precipitationProbability)).toEqual([0, 20]);
  });

  it.each([
    ['rain below nothing', { RR1c: '- -0.03' }, { precipitation: 0 }],
    ['snow below nothing', { RRS1c: '- -0.01' }, { snow: 0 }],
    ['clouds over all the sky', { N: '100.40 -' }, { cloudCover: 100 }],
    ['a probability above 100', { R101: '- 101.00' }, { precipitationProbability: 100 }],
    ['a wind below nothing', { FF: '-0.20 -', FX1: '- -0.10' }, { windSpeed: 0, gust: 0 }],
    ['a full turn of the wind', { DD: '360.00 -' }, { windDirection: 0 }],
    ['more than a turn', { DD: '365.00 -' }, { windDirection: 5 }],
    ['less than none', { DD: '-10.00 -' }, { windDirection: 350 }],
    ['more sunshine than an hour has', { SunD1: '- 3650.00' }, { sunshine: 60 }],
    ['sunshine below nothing', { SunD1: '- -20.00' }, { sunshine: 0 }],
  ] as [string, Record<string, string>, Partial<Hour>][])(
    'bound %s',
    (_what, elements, expected) => {
      expect(hourOf(elements)).toMatchObject(expected);
    },
  );

  it.each([
    ['air colder than any', { TTT: '-999.00 -' }, 'temperature'],
    ['air at nothing at all', { TTT: '0.00 -' }, 'temperature'],
    ['air as hot as an oven', { TTT: '473.15 -' }, 'temperature'],
    ['a number of 300 digits', { TX: '- 1e300' }, 'maximumOf12Hours'],
    ['a low of 9999', { TN: '- 9999.00' }, 'minimumOf12Hours'],
    ['a wind that no storm has', { FF: '999.00 -' }, 'windSpeed'],
    ['a gust far below nothing', { FX1: '- -99.00' }, 'gust'],
    ['a direction of many turns', { DD: '9999.00 -' }, 'windDirection'],
    ['clouds ten times the sky', { N: '1000.00 -' }, 'cloudCover'],
    ['a sea of rain', { RR1c: '- 9999.00' }, 'precipitation'],
    ['rain far below nothing', { RR1c: '- -99.00' }, 'precipitation'],
    ['snow far below nothing', { RRS1c: '- -99.00' }, 'snow'],
    ['a probability of 900', { R101: '- 900.00' }, 'precipitationProbability'],
    ['a probability of -50', { wwT: '- -50.00' }, 'thunderProbability'],
    ['a code that is none', { ww: '- 100.00' }, 'significantWeather'],
    ['half a code', { ww: '- 61.50' }, 'significantWeather'],
    ['two hours of sun in one', { SunD1: '- 7200.00' }, 'sunshine'],
  ] as [string, Record<string, string>, keyof Hour][])(
    'have null for %s',
    (_what, elements, value) => {
      expect(hourOf(elements)?.[value]).toBeNull();
    },
  );

  it('fall back to total clouds and any rain for invalid values', () => {
    const elements = { Neff: '-900.00 -', N: '75.00 -', R101: '- 900.00', wwP: '- 20.00' };
    expect(hourOf(elements)).toMatchObject({ cloudCover: 75, precipitationProbability: 20 });
  });
});

describe("a station's file", () => {
  const elements = { TTT: '283.15 284.15' };

  it('has the station and its run', async () => {
    const kmz = await mosmixKmz({ id: 'K2689', coordinates: '11.57,48.14,519.0', elements });
    expect(await decodeMosmixFile(kmz)).toMatchObject({
      id: 'K2689',
      longitude: 11.57,
      latitude: 48.14,
      elevation: 519,
      series: { issued: Date.parse('2026-11-18T09:00Z'), hours: [{ temperature: 10 }] },
    });
  });

  it.each(['MOSMIX_S_2018032907_240.kml', 'MOSMIX_L_2018032907.kml'])(
    'reads the issue time from the name %s if the element is empty',
    async (name) => {
      const firstStep = '2018-03-29T08:00:00.000Z';
      const kmz = await zipped(mosmixKml({ issued: '', firstStep, elements }), name);
      expect((await decodeMosmixFile(kmz)).series.issued).toBe(Date.parse('2018-03-29T07:00Z'));
    },
  );

  it.each([
    ['says no issue time, nor does its name', '<dwd:IssueTime>', '<dwd:Issued>', 'no issue time'],
    ['was issued in no year that has one', '2026-11-18T09', '12026-11-18T09', 'no issue time'],
    ['was issued long before its hours', '2026-11-18T09', '2016-11-18T09', 'issued'],
    ['was issued long after its hours', '2026-11-18T09', '2036-11-18T09', 'issued'],
    ['has no station with a position', '<kml:coordinates>', '<kml:where>', 'with a position'],
  ])('with %s is rejected', async (_what, good, bad, sentence) => {
    const kmz = await zipped(mosmixKml({ elements }).replace(good, bad), 'forecast.kml');
    await expect(decodeMosmixFile(kmz)).rejects.toBeInstanceOf(OpenDataError);
    await expect(decodeMosmixFile(kmz)).rejects.toThrow(sentence);
  });
});
