import '../../src/time/utc-process.ts';
import { pino } from 'pino';
import { runPass } from '../../src/alerts/pass.ts';
import type { WayOut } from '../../src/alerts/way-out.ts';
import { openPlacedFile } from '../../src/store/sqlite-placed.ts';
import { createUserCipher } from '../../src/watch/subscriber.ts';
import type { WeatherWarning } from '../../src/weather/warning.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { NOON, WATCH_BENCH_KEY } from './watched.ts';

/** One pass over a file, in a process of its own: `watch-process.ts FILE SHARE`, the share of towns that are warned. */
const [file = '', share = '0'] = process.argv.slice(2);
const clock = () => new Date(NOON);
const log = pino({ level: 'silent' });
const records = await openPlacedFile(file, clock, log);
const alexa: WayOut = {
  way: 'alexa',
  receivers: ['alexa'],
  isShared: false,
  send: async () => 'delivered',
  close: async () => undefined,
};
const warning: WeatherWarning = {
  id: 'a',
  eventCode: 52,
  groups: ['WIND'],
  severity: 2,
  isPremonition: false,
  sent: NOON,
  onset: NOON,
  expires: NOON + 6 * HOUR_MS,
  lowest: null,
  highest: null,
  texts: new Map([
    [
      'de',
      {
        event: 'STURMBÖEN',
        headline: 'Amtliche WARNUNG vor STURMBÖEN',
        description: null,
        instruction: null,
        senderName: 'Deutscher Wetterdienst',
        web: null,
        contact: null,
        parameters: {},
      },
    ],
  ]),
  warncells: [],
  polygons: [],
};
const started = performance.now();
const before = process.cpuUsage();
const counts = await runPass({
  records,
  cipher: createUserCipher(WATCH_BENCH_KEY),
  ways: [alexa],
  clock,
  log,
  viewPlace: async ({ name, timeZone }) => ({
    timeZone,
    warnings: Number(name.slice(1)) % 100 < Number(share) * 100 ? [warning] : [],
    hours: null,
    nextHour: null,
    pollen: null,
  }),
});
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    ...counts,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: (user + system) / 1e6,
    peakMiB: process.resourceUsage().maxRSS / 1024,
  }),
);
records.close();
