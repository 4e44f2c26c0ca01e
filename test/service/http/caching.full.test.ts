import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { request } from 'undici';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { readConfig } from '../../../src/config.ts';
import { NextHourResponse } from '../../../src/contract/voice-text/responses.ts';
import { operationIds, type OperationId } from '../../../src/contract/operations.ts';
import { listen } from '../../../src/http/listen.ts';
import type { Nowcast } from '../../../src/weather/nowcast.ts';
import { createServiceApp } from '../../../src/app/service-app.ts';
import { startTestService } from '../../support/service.ts';
import { forecastFrom, nowcastFrom, sourcesWith } from '../fake-sources.ts';
import { OPERATION_PATHS } from '../operation-paths.ts';
import { untilRadar } from '../until-radar.ts';
import { UNHURRIED } from '../../support/limits.ts';

/** 13:03 in Hamburg: twelve minutes before the clock's next quarter. */
const NOW = '2026-11-21T12:03:00Z';

const service = await startTestService(NOW);
beforeAll(async () => untilRadar(service));
afterAll(service.close);
beforeEach(() => service.setClock(NOW));

/** Seconds for which answers are good. */
function lifeOf(id: OperationId): number {
  if (id === 'precipitationNextHour' || /warning|nowcast|forecast/i.test(id)) return 60;
  if (/WeatherStation|weatherStation|pastReadings/.test(id)) return 420;
  return id.startsWith('pollen') ? 120 : 720;
}

describe('an answer that a cache may store', () => {
  test.each(operationIds)('%s has its lifetime and varies by language', async (id) => {
    const { headers } = await service.get(OPERATION_PATHS[id]);
    expect(headers.get('cache-control')).toBe(`public, max-age=${lifeOf(id)}`);
    expect(headers.get('vary')).toContain('Accept-Language');
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
  });

  test.each([
    // The quarter of the clock, on which texts may change.
    ['searchLocations', '2026-11-21T12:14:59.500Z', 0],
    ['searchLocations', '2026-11-21T12:00:00Z', 900],
    ['searchLocations', '2026-11-21T12:10:30Z', 270],
    // The minute, in which a newer radar run may arrive.
    ['forecastDays', '2026-11-21T12:00:00Z', 60],
    ['forecastDays', '2026-11-21T12:10:30Z', 30],
  ] as const)('%s may be cached at %s for %i seconds', async (id, now, seconds) => {
    service.setClock(now);
    const { headers } = await service.get(OPERATION_PATHS[id]);
    expect(headers.get('cache-control')).toBe(`public, max-age=${seconds}`);
  });

  test('is private if keys are set', async () => {
    const guarded = await startTestService(NOW, { key: 'sesame' });
    const { headers } = await guarded.get(OPERATION_PATHS.forecastDays, { 'x-api-key': 'sesame' });
    await guarded.close();
    expect(headers.get('cache-control')).toBe('private, max-age=60');
    expect(headers.get('vary')).toContain('x-api-key');
  });

  test('an error is not cached', async () => {
    const { headers } = await service.get('/voicetext/forecast/days/95/10');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });
});

test('the forecast of the next hour is replaced by radar as soon as that is available', async () => {
  let nowcast: Nowcast | undefined;
  const dry = Array.from({ length: 12 }, () => ({ precipitation: 0, precipitationProbability: 5 }));
  const sources = sourcesWith(NOW, {
    nowcasts: { at: async () => nowcast },
    forecasts: { at: async () => forecastFrom('2026-11-21T12:00Z', dry) },
  });
  const app = createServiceApp(sources, readConfig({}), pino({ level: 'silent' }), UNHURRIED);
  const { port, close } = await listen(app, 0, '127.0.0.1');
  onTestFinished(close);
  const ask = async () => {
    const response = await fetch(
      `http://127.0.0.1:${port}${OPERATION_PATHS.precipitationNextHour}`,
    );
    const { source } = NextHourResponse.parse(await response.json());
    return [source, response.headers.get('cache-control')];
  };
  expect(await ask()).toEqual(['MOSMIX_L', 'public, max-age=0']);
  nowcast = nowcastFrom('2026-11-21T12:00Z', Array(24).fill(0));
  expect(await ask()).toEqual(['RV', 'public, max-age=60']);
});

describe('a caller with a cached answer', () => {
  test.each(operationIds)('%s is not sent again', async (id) => {
    const first = await service.get(OPERATION_PATHS[id]);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${service.url}/v4_0${OPERATION_PATHS[id]}`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect(again.headers.get('vary')).toBe(first.headers.get('vary'));
  });

  test('gets another one in another language', async () => {
    const { headers } = await service.get(OPERATION_PATHS.forecastDays);
    const english = await service.get(OPERATION_PATHS.forecastDays, {
      'accept-language': 'en-GB',
      'if-none-match': headers.get('etag') ?? '',
    });
    expect(english.status).toBe(200);
    expect(english.headers.get('content-language')).toBe('en-GB');
  });
});

describe('an answer from the response cache', () => {
  // A radar run that is made for a new service may come late: then the forecast answers.
  // The rain of the day at all stations is read after the first answer, where it takes long.
  const builtLater = new Set<OperationId>(['precipitationNextHour', 'weatherStations']);
  const builtAtOnce = operationIds.filter((id) => !builtLater.has(id));

  test.each(builtAtOnce)('%s equals a newly built one', async (id) => {
    const before = await service.get(OPERATION_PATHS[id]);
    const again = await service.get(OPERATION_PATHS[id]);
    const fresh = await startTestService(NOW);
    const anew = await fresh.get(OPERATION_PATHS[id]);
    await fresh.close();
    expect(again.body).toEqual(before.body);
    expect(again.body).toEqual(anew.body);
    expect(again.headers.get('etag')).toBe(anew.headers.get('etag'));
  });

  test('expires with its hour', async () => {
    const path = '/voicetext/forecast/hours/53.55/9.99';
    service.setClock('2026-11-21T12:59:59Z');
    const before = await service.get(path);
    service.setClock('2026-11-21T13:00:00Z');
    const after = await service.get(path);
    expect([before, after].map(({ body }) => dateOf(body))).toEqual([
      '2026-11-21T12:00:00.000Z',
      '2026-11-21T13:00:00.000Z',
    ]);
  });

  test('differs for another name of the place', async () => {
    for (const name of ['Altona', 'Wandsbek', 'Altona']) {
      const { body } = await service.get(`${OPERATION_PATHS.forecastDays}?location=${name}`);
      expect(body['region']).toBe(name);
    }
  });
});

describe('larger answers are compressed on request', () => {
  const large = OPERATION_PATHS.forecastNextThreeDays;

  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('as %s', async (encoding, unpack) => {
    const plain = await request(`${service.url}${large}`);
    const text = await plain.body.text();
    for (const _ of ['made', 'kept']) {
      const { headers, body } = await request(`${service.url}${large}`, {
        headers: { 'accept-encoding': encoding },
      });
      const bytes = Buffer.from(await body.bytes());
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(bytes.length).toBeLessThan(text.length / 2);
      expect(unpack(bytes).toString('utf8')).toBe(text);
    }
  });

  test('and are the same as the uncompressed ones', async () => {
    const { headers, body } = await request(`${service.url}${large}`);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String((await body.bytes()).length));
  });
});

function dateOf({ hourly }: Record<string, unknown>): unknown {
  const [first]: unknown[] = Array.isArray(hourly) ? hourly : [];
  return typeof first === 'object' && first !== null && 'date' in first ? first.date : undefined;
}
