import { expect, test } from 'vitest';
import { operationIds, type OperationId } from '../../src/contract/operations.ts';
import { expectedOf, ROWS } from './fault-table.ts';
import {
  startFaultyService,
  wellFiles,
  type Answer,
  type FaultyService,
} from './faulty-service.ts';
import {
  filesIn,
  pathsOf,
  STATION_PRODUCTS,
  type Condition,
  type Files,
  type Product,
} from './laid-files.ts';
import { outcomeOf } from './outcomes.ts';

/** Milliseconds: what is there comes at once, and what is not, too. */
const FILE_LIMIT = 2000;

/** What takes its time is there only for those that go with it. */
const SLOW: ReadonlyMap<Product, readonly Product[]> = new Map([
  ['radar', ['radar']],
  ['SYNOP files', STATION_PRODUCTS],
]);

type Answers = ReadonlyMap<OperationId, Answer>;

async function answersOf({ ask }: FaultyService): Promise<Answers> {
  // A radar file that comes later than one waits for it serves the next asker.
  await ask('precipitationNextHour');
  const answers = new Map<OperationId, Answer>();
  for (const id of operationIds) answers.set(id, await ask(id));
  return answers;
}

async function startService(files: Files): Promise<FaultyService> {
  return startFaultyService(files, { fileLimit: FILE_LIMIT });
}

const well = new Map<string, Promise<Answers>>();

/** What is answered when all is well, but for some products. */
async function answersWithout(missing: readonly Product[]): Promise<Answers> {
  const key = missing.join();
  const known =
    well.get(key) ??
    filesIn('missing', missing, await wellFiles())
      .then(startService)
      .then(answersOf);
  well.set(key, known);
  return known;
}

async function startServiceIn(
  condition: Condition,
  products: readonly Product[],
  files: Files,
): Promise<FaultyService> {
  const faulty = await startService(await filesIn(condition, products, files));
  if (condition === 'failing') {
    faulty.server.fault((response) => response.writeHead(500).end(), pathsOf(products));
  }
  return faulty;
}

const rows = ROWS.flatMap(({ products, conditions, outcomes }) =>
  conditions.map((condition) => [products, condition, outcomes] as const),
);

test.each(rows)('%j %s', async (products, condition, outcomes) => {
  const aside = [...SLOW].flatMap(([slow, others]) =>
    others.some((one) => products.includes(one)) ? [] : slow,
  );
  const files = await filesIn('missing', aside, await wellFiles());
  const answers = await answersOf(await startServiceIn(condition, products, files));
  const before = await answersWithout(aside);
  const found = Array.from(answers, ([id, answer]) => [id, outcomeOf(answer, before.get(id))]);
  expect(Object.fromEntries(found)).toEqual(expectedOf(outcomes));
});

test('an hour later than the newest files, answers are current, or without radar', async () => {
  const faulty = await startService(await wellFiles());
  const before = await answersOf(faulty);
  faulty.setClock(60);
  const answers = await answersOf(faulty);
  for (const [id, { status }] of answers) expect([id, status]).toEqual([id, 200]);
  const sources = ['precipitationNextHour', 'nowcastByCoordinates'] as const;
  expect(sources.map((id) => answers.get(id)?.body['source'])).toEqual(['MOSMIX_L', 'MOSMIX_L']);
  const same = ['warningById', 'weatherStationById', 'pollenByCoordinates'] as const;
  for (const id of same) expect(answers.get(id)?.body).toEqual(before.get(id)?.body);
});
