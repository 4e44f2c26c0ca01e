import { beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/operations.ts';
import { voiceTextIds } from '../../src/contract/voice-text/operations.ts';
import { createLiveServer } from '../../src/opendata/live.ts';
import { hostsAt, startOpenDataHost } from '../support/open-data-server.ts';
import { startTestService } from '../support/service.ts';
import { filesAt, lay, type Files, type Product, type Condition } from './laid-files.ts';
import { OPERATION_PATHS } from './operation-paths.ts';

const NOW = '2026-05-20T12:02:00Z';
const AN_HOUR_LATER = '2026-05-20T13:02:00Z';

/** What an operation is answered from, or the status and type of the problem. */
type Outcome = string;

const DOWN: Outcome = '503 source-unavailable';
const NONE: Outcome = '404 no-forecast';
const [MOSMIX, RV, S31FG] = ['MOSMIX_L', 'RV', 's31fg'];
/** Not asked: the radar takes its time. */
const ASIDE: Outcome = '-';

const operationsOf = (group: string) => voiceTextIds.filter((id) => id.startsWith(group));

let files: Files;
beforeAll(async () => {
  files = await filesAt(NOW);
});

type Row = [Product[], Condition, Outcome, Outcome, Outcome, Outcome];

test.each<Row>([
  // Operations 4 to 9, 3, 1 and 2.
  [[], 'there', MOSMIX, RV, S31FG, S31FG],
  [['station catalogue'], 'missing', NONE, ASIDE, S31FG, S31FG],
  [['station catalogue'], 'failing', DOWN, ASIDE, S31FG, S31FG],
  // Its first stations are there, and that of Hamburg is one of them.
  [['station catalogue'], 'truncated', MOSMIX, ASIDE, S31FG, S31FG],
  [['station catalogue'], 'of an unknown version', DOWN, ASIDE, S31FG, S31FG],
  [['forecast'], 'missing', NONE, RV, S31FG, S31FG],
  [['forecast'], 'failing', DOWN, RV, S31FG, S31FG],
  [['forecast'], 'truncated', DOWN, RV, S31FG, S31FG],
  [['forecast'], 'of an unknown version', DOWN, RV, S31FG, S31FG],
  [['radar'], 'missing', MOSMIX, MOSMIX, S31FG, S31FG],
  [['radar'], 'failing', MOSMIX, MOSMIX, S31FG, S31FG],
  [['radar'], 'truncated', MOSMIX, MOSMIX, S31FG, S31FG],
  [['radar'], 'of an unknown version', MOSMIX, MOSMIX, S31FG, S31FG],
  [['forecast', 'radar'], 'missing', NONE, NONE, S31FG, S31FG],
  [['forecast', 'radar'], 'failing', DOWN, DOWN, S31FG, S31FG],
  [['pollen file'], 'missing', MOSMIX, ASIDE, DOWN, DOWN],
  [['pollen file'], 'failing', MOSMIX, ASIDE, DOWN, DOWN],
  [['pollen file'], 'truncated', MOSMIX, ASIDE, DOWN, DOWN],
  [['pollen file'], 'of an unknown version', MOSMIX, ASIDE, DOWN, DOWN],
  [['map of the pollen regions'], 'missing', MOSMIX, ASIDE, DOWN, DOWN],
  [['map of the pollen regions'], 'failing', MOSMIX, ASIDE, DOWN, DOWN],
  [['map of the pollen regions'], 'truncated', MOSMIX, ASIDE, DOWN, DOWN],
  [['map of the pollen regions'], 'of an unknown version', MOSMIX, ASIDE, DOWN, DOWN],
  [['postcodes'], 'missing', MOSMIX, ASIDE, S31FG, DOWN],
  [['postcodes'], 'failing', MOSMIX, ASIDE, S31FG, DOWN],
  [['postcodes'], 'truncated', MOSMIX, ASIDE, S31FG, DOWN],
  [['postcodes'], 'of an unknown version', MOSMIX, ASIDE, S31FG, DOWN],
  // Of radar an hour is too long ago; forecasts and pollen are as new as they get.
  [[], 'an hour old', MOSMIX, MOSMIX, S31FG, S31FG],
])('%j %s', async (products, condition, forecasts, nextHour, pollen, pollenByZip) => {
  const host = await startOpenDataHost();
  await lay(host, files, products, condition);
  const server = createLiveServer({ hosts: hostsAt(host.url), userAgent: 'test', timeout: 2000 });
  const now = condition === 'an hour old' ? AN_HOUR_LATER : NOW;
  const service = await startTestService(now, { server });
  const outcomeOf = async (id: OperationId): Promise<Outcome> => {
    const { status, body } = await service.get(OPERATION_PATHS[id]);
    const [type] = String(body['type']).split('/').slice(-1);
    return status === 200 ? String(body['source']) : `${status} ${type}`;
  };
  const outcomes = await Promise.all(operationsOf('forecast').map(outcomeOf));
  expect([
    ...new Set(outcomes),
    nextHour === ASIDE ? ASIDE : await outcomeOf('precipitationNextHour'),
    await outcomeOf('pollenTextByCoordinates'),
    await outcomeOf('pollenTextByZip'),
  ]).toEqual([forecasts, nextHour, pollen, pollenByZip]);
  await service.close();
});
