import { afterAll, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { startApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { createEmf } from '../../src/telemetry/metrics.ts';
import { createPrometheus } from '../../src/telemetry/prometheus.ts';
import { launchRequest, weatherRequest } from '../support/alexa-requests.ts';
import { startTestService } from '../support/service.ts';
import { OPERATION_PATHS } from '../service/operation-paths.ts';
import { UNHURRIED } from '../support/limits.ts';

const NOW = '2026-11-18T14:05:00+01:00';
const clock = () => new Date(NOW);
const log = pino({ level: 'silent' });

async function appWith(settings: Record<string, string>) {
  const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', ...settings });
  return startApp({ config, clock, log, prometheus: createPrometheus(), ...UNHURRIED });
}

describe('the metrics for Prometheus', async () => {
  const app = await appWith({});
  afterAll(app.close);

  /** The value of a figure, by its name and labels as they are written. */
  async function figure(name: string): Promise<number> {
    const text = await (await fetch(`${app.url}/metrics`)).text();
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? 0);
  }

  test('count turns of the skill by outcome', async () => {
    for (const request of [
      launchRequest(),
      weatherRequest({ date: '2026-W47-WE', place: 'köln' }),
    ]) {
      const body = JSON.stringify(request);
      expect((await fetch(`${app.url}/alexa`, { method: 'POST', body })).status).toBe(200);
    }
    expect(await figure('weather_voice_turns_total{outcome="answered"}')).toBe(2);
    expect(await figure('weather_voice_turn_duration_seconds_count{outcome="answered"}')).toBe(2);
  });

  const DAYS = 'operation="forecastDays"';

  test('count requests by operation and status, and time them by operation', async () => {
    const path = `${app.url}/v4_0/voicetext/forecast/days`;
    for (const url of [`${path}/53.55/9.99`, `${path}/53.55/9.99`, `${path}/95/9.99`]) {
      await (await fetch(url)).text();
    }
    expect(await figure(`weather_voice_requests_total{${DAYS},status="200"}`)).toBe(2);
    expect(await figure(`weather_voice_requests_total{${DAYS},status="400"}`)).toBe(1);
    expect(await figure(`weather_voice_request_duration_seconds_count{${DAYS}}`)).toBe(3);
    expect(await figure(`weather_voice_request_duration_seconds_bucket{le="+Inf",${DAYS}}`)).toBe(
      3,
    );
  });

  test('never include a path', async () => {
    await fetch(`${app.url}/secret/path?location=Altona`);
    const text = await (await fetch(`${app.url}/metrics`)).text();
    expect(text).toContain('operation="other",status="404"');
    expect(text).not.toMatch(/secret|Altona|53\.55/);
  });

  test('count downloads by product, host and outcome', async () => {
    const labels = 'product="forecast",host="opendata",outcome="downloaded"';
    expect(await figure(`weather_voice_downloads_total{${labels}}`)).toBeGreaterThan(0);
  });

  test('include process metrics', async () => {
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  test('use the text format', async () => {
    const { headers } = await fetch(`${app.url}/metrics`);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  });
});

test('require a key if keys are set', async () => {
  const app = await appWith({ WEATHER_API_KEY: 'sesame' });
  const statuses = [
    (await fetch(`${app.url}/metrics`)).status,
    (await fetch(`${app.url}/metrics`, { headers: { 'x-api-key': 'sesame' } })).status,
  ];
  await app.close();
  expect(statuses).toEqual([401, 200]);
});

describe('the metrics for CloudWatch', () => {
  test('have a line per request', async () => {
    const lines: string[] = [];
    const service = await startTestService(NOW, {
      metrics: createEmf((line) => lines.push(line), clock),
    });
    await service.get(OPERATION_PATHS.forecastWeekend);
    await service.close();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        _aws: {
          Timestamp: Date.parse(NOW),
          CloudWatchMetrics: [
            {
              Namespace: 'WeatherVoice',
              Dimensions: [['Operation'], ['Operation', 'Status']],
              Metrics: [
                { Name: 'Requests', Unit: 'Count' },
                { Name: 'RequestDuration', Unit: 'Milliseconds' },
              ],
            },
          ],
        },
        Operation: 'forecastWeekend',
        Status: '200',
        Requests: 1,
        RequestDuration: expect.any(Number),
      },
    ]);
    expect(lines[0]).toMatch(/\}\n$/);
  });

  test('count events without durations', () => {
    const lines: string[] = [];
    const metrics = createEmf((line) => lines.push(line), clock);
    metrics.events({ name: 'breaker', help: 'Changes', labels: ['state'] })({ state: 'open' });
    const [line] = lines.map((each) => JSON.parse(each));
    expect(line).toMatchObject({ State: 'open', Breakers: 1 });
    expect(line['_aws'].CloudWatchMetrics[0]).toMatchObject({
      Dimensions: [['State']],
      Metrics: [{ Name: 'Breakers', Unit: 'Count' }],
    });
  });
});
