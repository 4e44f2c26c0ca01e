import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMosmixForecasts } from '../../../src/opendata/mosmix/forecasts.ts';
import { createLiveServer } from '../../../src/opendata/live-server.ts';
import { parseCatalogue } from '../../../src/opendata/mosmix/series.ts';
import {
  MOSMIX_ELEMENTS,
  parseMosmixKml,
  type MosmixFile,
} from '../../../src/opendata/mosmix/kml.ts';
import { decodeMosmixFile, toHourlySeries } from '../../../src/opendata/mosmix/series.ts';
import type { Hour } from '../../../src/weather/hour.ts';
import { CATALOGUE_PATH, stationPath, zipped } from '../../support/mosmix-file.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import { unzip } from '../demo/read-kmz.ts';

const REAL_FILES = new URL('../../../../shared/data/dwd/mosmix/', import.meta.url);
const isThere = existsSync(REAL_FILES);
const names = isThere ? readdirSync(REAL_FILES).filter((name) => /\.km[lz]$/.test(name)) : [];

function bytesOf(name: string): Buffer {
  return readFileSync(new URL(name, REAL_FILES));
}

async function textOf(name: string): Promise<string> {
  if (name.endsWith('.kml')) return bytesOf(name).toString('latin1');
  const [text = ''] = (await unzip(bytesOf(name))).values();
  return text;
}

/** A station's words by element, as an XML parser finds them. */
interface Words {
  id: string;
  coordinates: string;
  elements: Map<string, string[]>;
}

/** Reads a file as XML with namespaces: independent of how ours is read. */
function readAsXml(text: string): { steps: string[]; issued: string; stations: Words[] } {
  const file = { steps: Array<string>(), issued: '', stations: Array<Words>() };
  const parser = new SaxesParser({ xmlns: true });
  let content = '';
  let element = '';
  parser.on('opentag', ({ local, attributes }) => {
    content = '';
    if (local === 'Placemark') file.stations.push({ id: '', coordinates: '', elements: new Map() });
    if (local === 'Forecast') element = attributes['dwd:elementName']?.value ?? '';
  });
  parser.on('text', (part) => {
    content += part;
  });
  parser.on('closetag', ({ local }) => {
    const station = file.stations.at(-1);
    if (local === 'TimeStep') file.steps.push(content);
    if (local === 'IssueTime') file.issued = content;
    if (!station) return;
    if (local === 'name') station.id = content;
    if (local === 'coordinates') station.coordinates = content;
    if (local === 'value') station.elements.set(element, content.trim().split(/\s+/));
  });
  parser.write(text).close();
  return file;
}

const asInFile = (value: number | null | undefined) => value?.toFixed(2) ?? '-';
const kelvin = (celsius: number | null) => asInFile(celsius === null ? null : celsius + 273.15);
const metresPerSecond = (kmh: number | null) => asInFile(kmh === null ? null : kmh / 3.6);
const seconds = (minutes: number | null) => asInFile(minutes === null ? null : minutes * 60);

/** Precipitation in the weather of hours and the amounts of days, but zeros in the amounts of hours. */
const mayBeWrong = /_A762\./;

/** What each value of an hour was in its file: the elements that it may come from, at which step. */
const ORIGINS: {
  elements: string[];
  step: 'start' | 'end';
  word: (hour: Hour) => string;
  /** Files whose values contradict others, and count as missing. */
  mayBeWrong?: RegExp;
}[] = [
  { elements: ['TTT'], step: 'start', word: (hour) => kelvin(hour.temperature) },
  { elements: ['TX'], step: 'end', word: (hour) => kelvin(hour.maximumOf12Hours) },
  { elements: ['TN'], step: 'end', word: (hour) => kelvin(hour.minimumOf12Hours) },
  { elements: ['Neff', 'N'], step: 'start', word: (hour) => asInFile(hour.cloudCover) },
  { elements: ['FF'], step: 'start', word: (hour) => metresPerSecond(hour.windSpeed) },
  { elements: ['DD'], step: 'start', word: (hour) => asInFile(hour.windDirection) },
  { elements: ['FX1'], step: 'end', word: (hour) => metresPerSecond(hour.gust) },
  { elements: ['RR1c'], step: 'end', word: (hour) => asInFile(hour.precipitation), mayBeWrong },
  { elements: ['RRS1c'], step: 'end', word: (hour) => asInFile(hour.snow), mayBeWrong },
  {
    elements: ['R101', 'wwP'],
    step: 'end',
    word: (hour) => asInFile(hour.precipitationProbability),
  },
  { elements: ['wwT'], step: 'end', word: (hour) => asInFile(hour.thunderProbability) },
  { elements: ['ww'], step: 'end', word: (hour) => asInFile(hour.significantWeather) },
  { elements: ['SunD1'], step: 'end', word: (hour) => seconds(hour.sunshine) },
];

/** The words that some elements, the first that has one, give for each hour; 360° is 0°. */
function wordsOfHours({ elements }: Words, names_: string[], step: 'start' | 'end'): string[] {
  const columns = names_.map((name) => elements.get(name) ?? []);
  const steps = elements.get('TTT')?.length ?? 0;
  return Array.from({ length: steps - 1 }, (_, at) => {
    const words = columns.map((column) => column[step === 'start' ? at : at + 1]);
    const word = words.find((each) => each !== undefined && each !== '-') ?? '-';
    return names_.includes('DD') ? word.replace(/^360\.00$/, '0.00') : word;
  });
}

describe.skipIf(!isThere)('real MOSMIX files (skipped: no real files beside the checkout)', () => {
  it('are of both products and four runs', () => {
    expect(names).toHaveLength(4);
  });

  describe.each(names)('%s', (name) => {
    let ours: MosmixFile;
    let xml: ReturnType<typeof readAsXml>;
    beforeAll(async () => {
      const text = await textOf(name);
      ours = parseMosmixKml(text);
      xml = readAsXml(text);
    });

    it('has the steps, the run and the stations that an XML parser finds', () => {
      expect(ours.steps.length).toBeGreaterThanOrEqual(240);
      expect(ours.steps).toEqual(xml.steps.map((step) => Date.parse(step)));
      expect(ours.issued).toBe(xml.issued === '' ? undefined : Date.parse(xml.issued));
      expect(
        ours.stations.map(({ id, longitude, latitude, elevation }) => [
          id,
          `${longitude},${latitude},${elevation.toFixed(1)}`,
        ]),
      ).toEqual(xml.stations.map(({ id, coordinates }) => [id, coordinates]));
    });

    it('has each value of each used element, to the digit', () => {
      const found = ours.stations.map(({ values }) =>
        MOSMIX_ELEMENTS.map((element) => values.get(element)?.map(asInFile)),
      );
      const expected = xml.stations.map(({ elements }) =>
        MOSMIX_ELEMENTS.map((element) => elements.get(element)),
      );
      expect(found).toEqual(expected);
    });

    it.each(ORIGINS)(
      'has the hours $elements at their $step, to the digit',
      ({ elements, step, word, mayBeWrong: wrong }) => {
        if (wrong?.test(name)) return;
        const found = ours.stations.map((station) =>
          toHourlySeries(ours.issued ?? 0, ours.steps, station).hours.map(word),
        );
        expect(found).toEqual(xml.stations.map((station) => wordsOfHours(station, elements, step)));
      },
    );
  });

  it('have no amounts by the hour where their zeros contradict days of precipitation', async () => {
    const { series } = await decodeMosmixFile(bytesOf('MOSMIX_L_2021122021_A762.kmz'));
    const wet = series.hours.filter(({ significantWeather }) => (significantWeather ?? 0) >= 50);
    expect(wet).toHaveLength(18);
    expect(new Set(series.hours.map(({ precipitation }) => precipitation))).toEqual(
      new Set([null]),
    );
    expect(new Set(series.hours.map(({ snow }) => snow))).toEqual(new Set([null]));
  });

  it.each(names.filter((name) => name.endsWith('.kmz')))(
    '%s is unpacked and decoded',
    async (name) => {
      const xml = readAsXml(await textOf(name));
      const forecast = await decodeMosmixFile(bytesOf(name));
      expect(forecast.id).toBe(xml.stations[0]?.id);
      expect(forecast.series.issued).toBe(Date.parse(xml.issued));
      expect(forecast.series.hours).toHaveLength(246);
    },
  );

  it('have their issue time in their name if the file does not have it', async () => {
    const name = 'MOSMIX_S_2018032907_240.two-stations.kml';
    const kmz = await zipped(await textOf(name), name);
    expect((await decodeMosmixFile(kmz)).series.issued).toBe(Date.parse('2018-03-29T07:00Z'));
  });

  it('list the stations of the world', () => {
    const stations = parseCatalogue(bytesOf('mosmix_stationskatalog.cfg'));
    const byId = new Map(stations.map((station) => [station.id, station]));
    expect(stations).toHaveLength(5742);
    expect(byId.size).toBe(5742);
    expect(byId.get('10637')?.latitude).toBeCloseTo(50 + 3 / 60, 9);
    expect(byId.get('01001')?.longitude).toBeCloseTo(-(8 + 40 / 60), 9);
    expect(byId.has('E5403')).toBe(false);
  });

  it.each([
    ['A762', '2021122021', { latitude: 53.9, longitude: 10.2, elevation: 138 }],
    ['P0036', '2023041209', { latitude: 52, longitude: 7.6, elevation: 160 }],
    ['10637', '2019021903', { latitude: 50, longitude: 8.6, elevation: 211 }],
  ])('at the paths of the open-data server make a forecast: %s', async (id, run, point) => {
    const name = names.find((each) => each.includes(`${run}_${id}`)) ?? '';
    const text = await textOf(name);
    const xml = readAsXml(text);
    const host = await startOpenDataHost();
    host.put(CATALOGUE_PATH, bytesOf('mosmix_stationskatalog.cfg'));
    host.put(stationPath(id), name.endsWith('.kmz') ? bytesOf(name) : await zipped(text));
    const hosts = hostsAt(host.url);
    const issued = new Date(xml.issued);
    const forecasts = createMosmixForecasts({
      server: createLiveServer({ hosts, userAgent: 'test' }),
      clock: () => issued,
    });
    const forecast = await forecasts.at(point, issued.getTime());
    expect(forecast?.station).toBe(id);
    // 100 m above the station, thus 0.65 degrees colder than it says.
    expect(forecast?.series.hours[0]?.temperature).toBeCloseTo(
      Number(xml.stations[0]?.elements.get('TTT')?.[0]) - 273.15 - 0.65,
      9,
    );
  });
});
