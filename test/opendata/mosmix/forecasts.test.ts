import { describe, expect, it } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import {
  CATALOGUE_PATH,
  mosmixKml,
  stationPath,
  steady,
  zipped,
} from '../../support/mosmix-file.ts';
import { file, HAMBURG, startForecasts, THIS_HOUR } from './forecasts-near-hamburg.ts';

describe('the forecast for a point', () => {
  it('is that of the nearest station', async () => {
    const { at, lay } = await startForecasts();
    await lay('10147');
    await lay('A762', file({ elements: { TTT: steady(280, 25) } }));
    const forecast = await at();
    expect(forecast?.station).toBe('10147');
    expect(forecast?.series.hours).toHaveLength(24);
    expect(forecast?.series.hours[0]).toMatchObject({ start: THIS_HOUR, temperature: 10 });
  });

  it('is that of the next station if the nearest has no file', async () => {
    const { at, lay } = await startForecasts();
    await lay('A762');
    expect((await at())?.station).toBe('A762');
  });

  it('is undefined if no station lies within 200 km', async () => {
    const { at, lay } = await startForecasts();
    await lay('91680');
    expect(await at({ latitude: 0, longitude: -30, elevation: 0 })).toBeUndefined();
    expect((await at({ latitude: -18, longitude: 178, elevation: 0 }))?.station).toBe('91680');
  });

  it('is undefined if no station nearby has a file', async () => {
    expect(await (await startForecasts()).at()).toBeUndefined();
  });

  it('names the time when the next run is due', async () => {
    const { at, lay } = await startForecasts();
    await lay('10147');
    expect((await at())?.nextUpdate).toBe(Date.parse('2026-11-18T16:00Z'));
  });
});

describe('an element that a station lacks', () => {
  it('comes from the next station that has it', async () => {
    const { at, lay } = await startForecasts();
    const none = Array(25).fill('-').join(' ');
    await lay('10147', file({ elements: { SunD1: none } }));
    await lay('A762', file({ elements: { SunD1: steady(1800, 25), FF: none } }));
    await lay('10253', file({ elements: { SunD1: steady(60, 25), FF: steady(5, 25) } }));
    const forecast = await at();
    expect(forecast?.station).toBe('10147');
    expect(forecast?.series.hours[0]).toMatchObject({ sunshine: 30, windSpeed: 18 });
  });

  it('comes from the next station if it contradicts the rest of the file: rain in all but the hours', async () => {
    const { at, lay } = await startForecasts();
    const rain = { ww: steady(61, 25), RRdc: `${'- '.repeat(24)}12.00` };
    await lay('10147', file({ elements: { ...rain, RR1c: steady(0, 25), RRS1c: steady(0, 25) } }));
    await lay('A762', file({ elements: { RR1c: steady(0.5, 25), RRS1c: steady(0.1, 25) } }));
    const forecast = await at();
    expect(forecast?.station).toBe('10147');
    expect(forecast?.series.hours[0]).toMatchObject({
      precipitation: 0.5,
      snow: 0.1,
      significantWeather: 61,
    });
  });

  it('stays missing if no station nearby has it', async () => {
    const { at, lay } = await startForecasts();
    await lay('10147');
    await lay('A762');
    const hours = (await at())?.series.hours ?? [];
    expect(hours.map(({ sunshine }) => sunshine)).toEqual(Array(24).fill(null));
  });

  it('is not filled for a gap of some hours', async () => {
    const { at, lay } = await startForecasts();
    await lay('10147', file({ elements: { RR1c: `- 0.10 - ${steady(0, 22)}` } }));
    await lay('A762', file({ elements: { RR1c: steady(9, 25) } }));
    const hours = (await at())?.series.hours ?? [];
    expect(hours.slice(0, 3).map(({ precipitation }) => precipitation)).toEqual([0.1, null, 0]);
  });

  it("is adjusted to the station's height if it is a temperature", async () => {
    const { at, lay } = await startForecasts();
    await lay('10147', { elements: { FF: steady(5, 25) }, coordinates: '9.99,53.63,11.0' });
    await lay('A762', file({ coordinates: '10.23,53.92,111.0' }));
    const forecast = await at();
    expect(forecast?.station).toBe('10147');
    expect(forecast?.series.hours[0]?.temperature).toBeCloseTo(10.65, 9);
  });
});

describe('the height of a point', () => {
  it.each([
    ['on the station', 11, 10],
    ['100 m above it', 111, 9.35],
    ['a kilometre above it', 1011, 3.5],
    ['below it', -39, 10.325],
    ['not known', null, 10],
  ])('corrects the temperature: %s', async (_where, elevation, expected) => {
    const { at, lay } = await startForecasts();
    await lay('10147', file({ coordinates: '9.99,53.63,11.0' }));
    const forecast = await at({ ...HAMBURG, elevation });
    expect(forecast?.series.hours[0]?.temperature).toBeCloseTo(expected, 9);
  });
});

describe('a forecast that is unavailable', () => {
  it.each(['fails', 'hangs', 'breaks off'] as const)(
    'is an error when the server %s',
    async (trouble) => {
      const { host, at, lay } = await startForecasts();
      await lay('10147');
      host.trouble(stationPath('10147'), trouble);
      await expect(at()).rejects.toBeInstanceOf(OpenDataError);
      host.trouble(stationPath('10147'));
      expect((await at())?.station).toBe('10147');
    },
  );

  it('is an error if the catalogue is missing or unreadable', async () => {
    const { host, at } = await startForecasts();
    host.put(CATALOGUE_PATH, '<html>Wartung</html>');
    await expect(at()).rejects.toThrow('Station catalogue without a station');
  });

  const good = mosmixKml(file());
  it.each<[string, () => Promise<Uint8Array>, string]>([
    ['a broken zip', async () => Buffer.from('PK, but no zip'), 'Zip file cannot be unpacked'],
    ['a cut zip', async () => (await zipped(good)).subarray(0, 200), 'Zip file cannot be unpacked'],
    ['a cut KML', () => zipped(good.slice(0, -200)), 'MOSMIX file is cut off within a station'],
    [
      'a value too few',
      () => zipped(good.replace(' 283.15', '')),
      'MOSMIX element TTT has 24 values for 25 time steps',
    ],
    [
      'a value that is no number',
      () => zipped(good.replace('283.15', 'NaN')),
      'MOSMIX element TTT has the value "NaN"',
    ],
    [
      'steps that are not hourly',
      () => zipped(good.replace('18T11:00', '18T11:30')),
      'MOSMIX file whose time steps are not an hour apart',
    ],
  ])('is an error when the file is %s', async (_what, make, sentence) => {
    const { host, at } = await startForecasts();
    host.put(stationPath('10147'), await make());
    const pending = at();
    await expect(pending).rejects.toBeInstanceOf(OpenDataError);
    await expect(pending).rejects.toThrow(sentence);
  });
});
