import { expect, it, test } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { createWarningsByCountry } from '../../../src/opendata/warnings/warnings.ts';
import { createNwsWarnings } from '../../../src/opendata/warnings/nws-alerts.ts';
import { createWarnings, WARNINGS_FILE } from '../../../src/opendata/warnings/warnings.ts';
import { liveServer } from '../../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import { alertText, capZip, IN_SQUARE } from './cap-files.ts';
import { idOf, nwsAlert, nwsList } from './nws-files.ts';

/** Both services on a loopback server: a warning in Lower Saxony, one in Chicago. */
async function startBoth({ hasNws = true } = {}) {
  const host = await startOpenDataHost();
  const server = liveServer(hostsAt(host.url), 300, (path) => host.hangs(path));
  const options = { server, clock: () => new Date('2026-11-21T12:00:00Z') };
  host.put(WARNINGS_FILE.path, capZip(alertText()));
  host.put('/alerts/active?point=41.85,-87.65', nwsList(nwsAlert()));
  host.put(`/alerts/${idOf('a')}`, JSON.stringify(nwsAlert()));
  const nws = hasNws ? createNwsWarnings(options) : undefined;
  return { host, ...createWarningsByCountry(createWarnings(options), nws) };
}

const CHICAGO = { latitude: 41.85, longitude: -87.65, elevation: null, country: 'US' };
const AT_HOME = { ...IN_SQUARE, country: 'DE' };
const NOWHERE = { latitude: 40, longitude: -40, elevation: null, country: undefined };

test.each([
  ['DE', 'dwd'],
  ['US', 'nws'],
  ['PR', 'nws'],
  ['GU', 'nws'],
  ['FR', null],
  ['CA', null],
])('of a place in %s, %s warns', async (country, service) => {
  const { serviceAt } = await startBoth();
  expect(serviceAt({ ...CHICAGO, country })).toBe(service);
});

test('of places in the United States nobody is known to warn unless that is set up', async () => {
  const { serviceAt, at, find, host } = await startBoth({ hasNws: false });
  expect(serviceAt(CHICAGO)).toBeNull();
  expect(await at(CHICAGO)).toEqual([]);
  expect(await find(idOf('a'))).toBeUndefined();
  expect(host.requests('/alerts/active?point=41.85,-87.65')).toEqual([]);
});

test('at sea, it is known near Germany alone', async () => {
  const { serviceAt } = await startBoth();
  expect(serviceAt({ ...NOWHERE, latitude: 54.8, longitude: 7 })).toBe('dwd');
  expect(serviceAt(NOWHERE)).toBeNull();
});

it('asks each service for its own places', async () => {
  const { at, host } = await startBoth();
  expect((await at(AT_HOME)).map(({ eventCode }) => eventCode)).toEqual([52]);
  expect((await at(CHICAGO)).map(({ eventCode }) => eventCode)).toEqual(['HWW']);
  expect(await at({ ...CHICAGO, country: 'CA' })).toEqual([]);
  expect(host.requests(WARNINGS_FILE.path)).toHaveLength(1);
});

it('has those of DWD beyond the border, where its areas reach there', async () => {
  const { at } = await startBoth();
  expect(await at({ ...IN_SQUARE, country: 'DK' })).toHaveLength(1);
});

it('works with one service if the other is out of reach', async () => {
  const { at, host } = await startBoth();
  host.trouble('/alerts/active?point=41.85,-87.65', 'fails');
  await expect(at(CHICAGO)).rejects.toThrow(OpenDataError);
  expect(await at(AT_HOME)).toHaveLength(1);
});

it('finds each warning by its id', async () => {
  const { find } = await startBoth();
  const [german] = await (await startBoth()).at(AT_HOME);
  expect((await find(idOf('a')))?.eventCode).toBe('HWW');
  expect((await find(german?.id ?? ''))?.eventCode).toBe(52);
});
