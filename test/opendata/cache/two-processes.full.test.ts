import { describe, expect, it } from 'vitest';
import { startMirrorHost, type MirrorHost } from '../../support/mirror-host.ts';
import { HAS_REDIS, REDIS_NOTE, startRedis, type TestRedis } from '../../support/redis.ts';
import { startServiceProcess, type ServiceProcess } from '../../support/service-process.ts';

const NOW = Date.parse('2026-04-18T10:31:00Z');
const HOUR = 3_600_000;

const PLACES = ['50.94/6.96', '53.55/9.99', '48.14/11.58', '52.52/13.4', '51.05/13.74'];
const PATHS = PLACES.flatMap((place) => [
  `/voicetext/precipitation/nextHour/${place}`,
  `/voicetext/forecast/days/${place}`,
  `/voicetext/forecast/weekend/${place}`,
  `/voicetext/pollen/byCoordinates/${place}`,
]);
const POSTCODE = '/voicetext/pollen/byLocation/DE/50667';
const REQUESTED = [...PATHS, POSTCODE];
const STATION = /single_stations/;
const RADAR = '/weather/radar/composite/rv/composite_rv_LATEST.tar';

/** Two services with one Redis and one open-data server, which has the weather of the time. */
async function startTwo() {
  let now = NOW;
  const host = await startMirrorHost(() => new Date(now));
  await host.prepare(REQUESTED);
  const redis = await startRedis();
  const settings = settingsFor(host, redis);
  const services = await Promise.all([
    startServiceProcess(settings, now),
    startServiceProcess(settings, now),
  ]);
  return {
    host,
    redis,
    services,
    wait: (milliseconds: number) => {
      now += milliseconds;
      for (const service of services) service.setClock(now);
    },
  };
}

function settingsFor({ url }: MirrorHost, redis: TestRedis): Record<string, string> {
  return {
    WEATHER_DATA: 'live',
    LOG_LEVEL: 'info',
    OPENDATA_URL: url,
    OPENDATA_WWW_URL: url,
    OPENDATA_MAPS_URL: url,
    GEONAMES_URL: url,
    OPENDATA_CACHE: redis.url,
  };
}

const [SERVICE_UNAVAILABLE, MOST_TRIES] = [503, 10];

/** An answer; a busy machine may be too late with it at first, and says then to come again. */
async function answerFrom(service: ServiceProcess, path: string) {
  for (let tries = 1; ; tries += 1) {
    const answer = await service.ask(path);
    if (answer.status !== SERVICE_UNAVAILABLE || tries === MOST_TRIES) return answer;
  }
}

/** All questions at once, to all services; how often each status came. */
async function load(services: readonly ServiceProcess[]): Promise<Record<number, number>> {
  const requested = services.flatMap((service) =>
    REQUESTED.map((path) => answerFrom(service, path)),
  );
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(requested)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const ALL_WELL = { 200: 2 * (PATHS.length + 1) };

describe.skipIf(!HAS_REDIS)(
  `two services that share a Redis${REDIS_NOTE}`,
  { timeout: 180_000 },
  () => {
    it('request each file from the open-data server once, under load, and once for its next run', async () => {
      const { host, services, wait } = await startTwo();
      for (let round = 0; round < 3; round++) expect(await load(services)).toEqual(ALL_WELL);
      const first = host.requests();
      expect(Object.keys(first)).toEqual(
        expect.arrayContaining([RADAR, expect.stringMatching(STATION)]),
      );
      expect(first).toEqual(Object.fromEntries(Object.keys(first).map((path) => [path, 1])));
      wait(6 * HOUR);
      await host.prepare(REQUESTED);
      for (let round = 0; round < 3; round++) expect(await load(services)).toEqual(ALL_WELL);
      const second = host.requests();
      expect(second[RADAR]).toBe(2);
      const tooOften = Object.entries(second).filter(
        ([path, times]) => times > (path in first ? 2 : 1),
      );
      expect(tooOften).toEqual([]);
    });

    it('answer when it dies, hangs and recovers, and never exit', async () => {
      const { redis, services, wait } = await startTwo();
      expect(await load(services)).toEqual(ALL_WELL);
      const answers = load(services);
      await redis.kill();
      expect(await answers).toEqual(ALL_WELL);
      wait(HOUR);
      expect(await load(services)).toEqual(ALL_WELL);
      await redis.startAgain();
      redis.pause();
      wait(HOUR);
      expect(await load(services)).toEqual(ALL_WELL);
      redis.resume();
      wait(HOUR);
      expect(await load(services)).toEqual(ALL_WELL);
      for (const service of services) {
        expect(service.isRunning()).toBe(true);
        expect(service.log().match(/The open-data cache is unavailable/g)).toHaveLength(1);
      }
    });

    it('do not need the one that is killed while it downloads', async () => {
      const { host, services } = await startTwo();
      const [one, other] = services;
      const [path = ''] = PATHS;
      host.delay(1000);
      const killed = one.ask(path).catch(() => undefined);
      await expect.poll(() => Object.keys(host.requests())).not.toEqual([]);
      one.kill();
      host.delay(0);
      expect(await killed).toBeUndefined();
      expect(await answerFrom(other, path)).toMatchObject({ status: 200 });
    });
  },
);
