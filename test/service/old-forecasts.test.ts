import { describe, expect, onTestFinished, test } from 'vitest';
import {
  HAMBURG_STATION,
  NEXT_STATION,
  startHamburgService,
  type HamburgService,
} from '../support/hamburg-forecast.ts';
import { stationPath, steady, type MosmixText } from '../support/mosmix-file.ts';

const NOW = '2026-11-18T10:30:00Z';
const HOUR = 3_600_000;
const STEPS = 241;
const PATHS = [
  '/voicetext/forecast/hours/53.63/9.99',
  '/voicetext/forecast/days/53.63/9.99',
  '/forecast/53.63/9.99',
  '/forecast2/53.63/9.99?frequency=daily',
] as const;

/** A run of so many hours before nine o'clock, of a temperature by which it is known. */
function run(hoursAgo: number, celsius: number): MosmixText {
  const issued = Date.parse('2026-11-18T09:00:00Z') - hoursAgo * HOUR;
  return {
    issued: new Date(issued).toISOString(),
    firstStep: new Date(issued + HOUR).toISOString(),
    elements: { TTT: steady(273.15 + celsius, STEPS), Neff: steady(50, STEPS) },
  };
}

async function started(): Promise<HamburgService> {
  const service = await startHamburgService(NOW);
  onTestFinished(service.close);
  return service;
}

/** In whole degrees: Hamburg lies a little lower than its station. */
async function temperatureOf(service: HamburgService): Promise<unknown> {
  const { status, body } = await service.get('/voicetext/forecast/hours/53.63/9.99');
  const { hourly } = body;
  return Array.isArray(hourly) ? Math.round(hourly[0].temperature.avg) : status;
}

describe('a station whose newest file is eight days old', () => {
  test('is skipped for the next one', async () => {
    const service = await started();
    await service.lay(HAMBURG_STATION, run(8 * 24, 30));
    await service.lay(NEXT_STATION, run(0, 5));
    expect(await temperatureOf(service)).toBe(5);
  });

  test.each(PATHS)('has no forecast in %s without another station: 503', async (path) => {
    const service = await started();
    await service.lay(HAMBURG_STATION, run(8 * 24, 30));
    const { status, headers, body } = await service.get(path);
    expect([status, body['type']]).toEqual([503, '/problems/source-unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('gets 503 on a mirror whose files are all outdated', async () => {
    const service = await started();
    for (const id of [HAMBURG_STATION, NEXT_STATION]) await service.lay(id, run(8 * 24, 30));
    expect(await temperatureOf(service)).toBe(503);
  });

  test('is used again with its next run', async () => {
    const service = await started();
    await service.lay(HAMBURG_STATION, run(8 * 24, 30));
    expect(await temperatureOf(service)).toBe(503);
    await service.lay(HAMBURG_STATION, run(0, 7));
    service.setClock('2026-11-18T10:40:00Z');
    expect(await temperatureOf(service)).toBe(7);
  });

  test('fills no gaps of other stations', async () => {
    const service = await started();
    const old = run(8 * 24, 30);
    await service.lay(HAMBURG_STATION, run(0, 5));
    await service.lay(NEXT_STATION, {
      ...old,
      elements: { ...old.elements, SunD1: steady(1800, STEPS) },
    });
    const { body } = await service.get(PATHS[1]);
    expect(body['summary']).toMatchObject([{ sunHours: null }]);
  });
});

test('is skipped once its cached file is too old, even if the server confirms it', async () => {
  const service = await started();
  await service.lay(HAMBURG_STATION, run(0, 5));
  expect(await temperatureOf(service)).toBe(5);
  for (const [time, answer] of [
    ['2026-11-18T22:30:00Z', 5],
    ['2026-11-20T08:59:00Z', 5],
    ['2026-11-20T09:01:00Z', 503],
    ['2026-11-26T09:01:00Z', 503],
  ] as const) {
    service.setClock(time);
    expect([time, await temperatureOf(service)]).toEqual([time, answer]);
  }
  expect(service.host.requests(stationPath(HAMBURG_STATION)).length).toBeGreaterThan(1);
});

describe('a station whose next two runs have not come', () => {
  test('is replaced by the next one with a current forecast', async () => {
    const service = await started();
    await service.lay(HAMBURG_STATION, run(12, 30));
    await service.lay(NEXT_STATION, run(0, 5));
    expect(await temperatureOf(service)).toBe(5);
  });

  test('is used if all others are late, too, or unavailable', async () => {
    const service = await started();
    await service.lay(HAMBURG_STATION, run(12, 9));
    await service.lay(NEXT_STATION, run(12, 5));
    expect(await temperatureOf(service)).toBe(9);
    const other = await started();
    await other.lay(HAMBURG_STATION, run(12, 9));
    other.host.trouble(stationPath(NEXT_STATION), 'fails');
    expect(await temperatureOf(other)).toBe(9);
  });
});
