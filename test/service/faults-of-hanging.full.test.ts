import { beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/operations.ts';
import {
  LEXICON_TEXT_FILE,
  LEXICON_HTML_FILE,
} from '../../src/opendata/observations/station-directory.ts';
import { SOURCE_TIMEOUTS } from '../../src/opendata/timeouts.ts';
import { ANSWER_LIMIT, startFaultyService, wellFiles, type Answer } from './faulty-service.ts';
import { filesIn, PRODUCTS, type Files } from './laid-files.ts';
import { outcomeOf, type Outcome } from './outcomes.ts';

/** Milliseconds that a download may take here: who waits for one takes longer than an answer may. */
const FILE_LIMIT = 45_000;

/** How many times as long as in the service each wait is. */
const PATIENCE = 3;

/** With time, on a busy machine, for what does not hang. */
const TIMEOUTS = {
  ...SOURCE_TIMEOUTS,
  downloadMs: FILE_LIMIT,
  stationListMs: PATIENCE * SOURCE_TIMEOUTS.stationListMs,
  reportsMs: PATIENCE * SOURCE_TIMEOUTS.reportsMs,
  completionMs: PATIENCE * SOURCE_TIMEOUTS.completionMs,
  nowcastMs: PATIENCE * SOURCE_TIMEOUTS.nowcastMs,
  warningAreaMs: PATIENCE * SOURCE_TIMEOUTS.warningAreaMs,
  postcodesMs: PATIENCE * SOURCE_TIMEOUTS.postcodesMs,
};

const REQUESTED = [
  'nowcastByCoordinates',
  'activeWarningsByWarncell',
  'activeWarningsByCoordinates',
  'nearbyLocationsByCoordinates',
  'searchLocations',
  'weatherStationById',
  'closestWeatherStation',
] as const satisfies OperationId[];
type Asked = (typeof REQUESTED)[number];

async function answersWith(files: Files, hanging?: RegExp): Promise<Map<Asked, Answer>> {
  const faulty = await startFaultyService(files, {
    fileLimit: FILE_LIMIT,
    endsWithTest: false,
    timeouts: TIMEOUTS,
  });
  if (hanging) faulty.server.fault(() => undefined, hanging);
  const answers = REQUESTED.map(async (id) => [id, await faulty.ask(id)] as const);
  const overrides = new Map(await Promise.all(answers));
  await faulty.close();
  return overrides;
}

let files: Files;
let well: Map<Asked, Answer>;
beforeAll(async () => {
  const laid = new Map(await filesIn('missing', ['radar'], await wellFiles()));
  const lexicon = laid.get(LEXICON_TEXT_FILE.path);
  files = lexicon ? laid.set(LEXICON_HTML_FILE.path, lexicon) : laid;
  well = await answersWith(files);
});

/** By their archives, and the nowcast by the forecast's temperatures. */
const OLDER = {
  weatherStationById: 'other values',
  closestWeatherStation: 'other values',
  nowcastByCoordinates: 'other values',
};

// At once: most of the time nothing happens.
test.concurrent.each<[string, RegExp, Partial<Record<Asked, Outcome>>]>([
  ['radar', PRODUCTS.radar, {}],
  [
    'the postcodes',
    PRODUCTS.postcodes,
    { nearbyLocationsByCoordinates: 'without zipcodes', searchLocations: 'without zipcodes' },
  ],
  [
    'the list of the warncells',
    PRODUCTS['list of the warncells'],
    { activeWarningsByWarncell: 'without name' },
  ],
  [
    'the map of the warncells',
    PRODUCTS['map of the warncells'],
    { activeWarningsByCoordinates: 'without id, name' },
  ],
  ['the Stationslexikon as text', /statlex_rich/, {}],
  ['the list of the ten-minute stations', PRODUCTS['list of the ten-minute stations'], {}],
  ['the list of the SYNOP files', PRODUCTS['list of the SYNOP files'], OLDER],
  ['all SYNOP files', PRODUCTS['SYNOP files'], OLDER],
  [
    'all ten-minute archives',
    PRODUCTS['ten-minute archives'],
    { weatherStationById: 'without raintoday', closestWeatherStation: 'without raintoday' },
  ],
  ['all POI files', PRODUCTS.POI, {}],
])('hanging: %s. Operations without it answer in time', async (_what, hanging, lost) => {
  const answers = await answersWith(files, hanging);
  for (const [id, answer] of answers) {
    expect([id, outcomeOf(answer, well.get(id))]).toEqual([id, lost[id] ?? 'the same']);
    expect(answer.took).toBeLessThan(ANSWER_LIMIT);
  }
});
