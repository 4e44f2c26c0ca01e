import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createPlaceViewer } from '../../src/alerts/place-view.ts';
import { createWarningsByCountry } from '../../src/opendata/warnings/warnings.ts';
import { createNwsWarnings } from '../../src/opendata/warnings/nws-alerts.ts';
import { idOf, nwsAlert, nwsList } from '../opendata/warnings/nws-files.ts';
import { down, sourcesWith } from '../service/fake-sources.ts';
import { liveServer } from '../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../support/open-data-server.ts';

const NOW = '2026-11-21T18:00:00Z';
const CHICAGO = {
  name: 'Chicago',
  latitude: 41.85,
  longitude: -87.65,
  elevation: 179,
  country: 'US',
  timeZone: 'America/Chicago',
};
const WARNINGS_ONLY = { warnings: true, hours: false, nextHour: false, pollen: false };

/** What a watcher sees of Chicago, with or without the service that warns there. */
async function look(hasNws: boolean) {
  const host = await startOpenDataHost();
  host.put('/alerts/active?point=41.85,-87.65', nwsList(nwsAlert()));
  const server = liveServer(hostsAt(host.url), 300, (path) => host.hangs(path));
  const nws = createNwsWarnings({ server, clock: () => new Date(NOW) });
  const dwd = { at: down, ofCell: down, find: down, cellAt: down, cell: down };
  const warnings = createWarningsByCountry(dwd, hasNws ? nws : undefined);
  const view = createPlaceViewer(sourcesWith(NOW, { warnings }), pino({ level: 'silent' }));
  return view(CHICAGO, WARNINGS_ONLY, AbortSignal.any([]));
}

it('a watcher is told of the warnings of a place in the United States', async () => {
  const { warnings } = await look(true);
  expect(warnings?.map(({ id }) => id)).toEqual([idOf('a')]);
});

it('a watcher knows of none, and lifts none, where nobody is known to warn', async () => {
  expect((await look(false)).warnings).toBeNull();
});
