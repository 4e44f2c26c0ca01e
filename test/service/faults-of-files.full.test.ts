import { beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/operations.ts';
import { PRODUCTS, STATION_PRODUCTS, type Product } from './laid-files.ts';
import {
  ANSWER_LIMIT,
  startFaultyService,
  wellFiles,
  type FaultyService,
} from './faulty-service.ts';
import { FILE_FAULTS } from './file-faults.ts';

/** Who asks for a product. */
const ASKERS: Record<Product, OperationId[]> = {
  'station catalogue': ['forecastDays'],
  forecast: ['forecastDays', 'forecastByCoordinates', 'forecast2ByCoordinates'],
  radar: ['precipitationNextHour'],
  'pollen file': ['pollenTextByCoordinates', 'pollenByCoordinates'],
  'map of the pollen regions': ['pollenTextByCoordinates'],
  postcodes: ['pollenTextByZip', 'forecastByLocation', 'searchLocations'],
  warnings: ['warningById', 'activeWarningsByCoordinates'],
  'list of the warncells': ['activeWarningsByWarncell'],
  'map of the warncells': ['activeWarningsByCoordinates'],
  Stationslexikon: ['weatherStationById'],
  'list of the ten-minute stations': ['closestWeatherStation'],
  'list of the SYNOP files': ['weatherStations', 'weatherStationById'],
  'SYNOP files': ['weatherStations', 'weatherStationById'],
  'ten-minute archives': ['weatherStationById'],
  'list of the POI files': ['pastReadingsByCoordinates'],
  POI: ['weatherStationById', 'pastReadingsByCoordinates'],
};

/** Minutes after which a file of reports that could not be read is tried again. */
const REPORTS_READ_AGAIN = 10;

/** Kilobytes: the process may grow by so much while it reads a file that is too large. */
const MOST_GROWTH = 400 * 1024;

type Answers = { status: number; body: unknown }[];

async function answersOf({ ask }: FaultyService, product: Product): Promise<Answers> {
  // A radar file that comes later than one waits for it serves the next asker.
  if (product === 'radar') await ask('precipitationNextHour');
  const answers = await Promise.all(ASKERS[product].map(ask));
  for (const { took } of answers) expect(took).toBeLessThan(ANSWER_LIMIT);
  // The trace of a problem is another one each time.
  return answers.map(({ status, body }) => ({ status, body: { ...body, instance: undefined } }));
}

const products = Object.keys(PRODUCTS).filter((name): name is Product => name in PRODUCTS);
const well = new Map<Product, Answers>();
const broken = new Map<Product, Answers>();

beforeAll(async () => {
  for (const product of products) {
    const faulty = await startFaultyService(await wellFiles(), { endsWithTest: false });
    well.set(product, await answersOf(faulty, product));
    faulty.server.fault((response) => response.writeHead(500).end(), PRODUCTS[product]);
    const other = await faulty.again();
    broken.set(product, await answersOf(other, product));
    await faulty.close();
  }
});

function statuses(answers: Answers | undefined): number[] | undefined {
  return answers?.map(({ status }) => status);
}

test.each(FILE_FAULTS.map((fault) => [fault.product, fault.what, fault] as const))(
  'the %s with %s yields no invented data, and recovers with the next file',
  async (product, _what, { change, becomes }) => {
    const files = new Map(await wellFiles());
    for (const [path, file] of files) {
      if (PRODUCTS[product].test(path)) files.set(path, await change(Buffer.from(file)));
    }
    const before = process.resourceUsage().maxRSS;
    const faulty = await startFaultyService(files);
    const answers = await answersOf(faulty, product);
    expect(answers).toEqual((becomes === 'same' ? well : broken).get(product));
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(MOST_GROWTH);

    for (const [path, file] of await wellFiles()) files.set(path, file);
    faulty.setClock(STATION_PRODUCTS.includes(product) ? REPORTS_READ_AGAIN : 2);
    const again = await answersOf(faulty, product);
    expect(statuses(again)).toEqual(statuses(well.get(product)));
  },
);
