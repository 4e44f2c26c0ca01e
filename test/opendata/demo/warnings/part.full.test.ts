import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createDemoServer } from '../../../../src/opendata/demo/mirror.ts';
import type { SceneId } from '../../../../src/opendata/demo/weather/scenes.ts';
import { listAlerts } from '../../../../src/opendata/demo/warnings/alerts.ts';
import { createWarnings, WARNINGS_FILE } from '../../../../src/opendata/warnings/warnings.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const HOUR = 3_600_000;
const NOON = '2026-11-21T12:00:00Z';
const HAMBURG = { latitude: 53.55, longitude: 9.99, elevation: 8 };

function demoAt(time = NOON, scene?: SceneId) {
  const clock = () => new Date(time);
  const server = createDemoServer(clock, scene);
  return { server, ...createWarnings({ server, clock }) };
}

async function codesIn(scene: SceneId, time?: string): Promise<(number | string)[]> {
  const warnings = await demoAt(time, scene).at(HAMBURG);
  return [...new Set(warnings.map(({ eventCode }) => eventCode))];
}

describe("the demo's warnings", () => {
  test.each<[SceneId, string, number[]]>([
    ['storm', NOON, [53, 52]],
    ['snow', NOON, [22, 70]],
    ['thunderstorm', NOON, [31]],
    ['heatWave', NOON, [247]],
  ])('%s', async (scene, time, codes) => {
    expect(await codesIn(scene, time)).toEqual(expect.arrayContaining(codes));
  });

  test('include fog where it is thick', () => {
    const day = Array.from({ length: 24 }, (_, hour) => Date.parse(NOON) + hour * HOUR);
    const codes = new Set(day.flatMap((now) => listAlerts(now, 'fog').map(({ code }) => code)));
    expect([...codes]).toContain(59);
  });
});

it('state in eight languages that they are demo', async () => {
  const warnings = await demoAt(NOON, 'snow').at(HAMBURG);
  expect(warnings.length).toBeGreaterThan(0);
  for (const { id, texts, warncells } of warnings) {
    expect(id).toContain('.DEMO.');
    expect([...texts.keys()]).toEqual(['de', 'en', 'fr', 'es', 'ar', 'ru', 'tr', 'pl']);
    for (const { senderName, headline, description } of texts.values()) {
      expect(senderName).toMatch(/^DEMO: /);
      const notice = senderName.slice('DEMO: '.length);
      expect([headline, description].every((reported) => reported?.includes(notice))).toBe(true);
    }
    expect(warncells.map((cell) => cell.name)).toContain('Hamburg-Mitte/West');
  }
});

it('are the same file for the same time', async () => {
  const [one, other] = [demoAt(NOON, 'storm'), demoAt(NOON, 'storm')];
  const [first, second] = [
    await one.server.get(WARNINGS_FILE),
    await other.server.get(WARNINGS_FILE),
  ];
  expect(first.status).toBe(200);
  expect(first).toEqual(second);
});

it('change by the hour', async () => {
  const first = await demoAt('2026-11-21T12:01:00Z').server.get(WARNINGS_FILE);
  const etag = first.status === 200 ? first.etag : undefined;
  expect((await demoAt('2026-11-21T12:59:00Z').server.get(WARNINGS_FILE, { etag })).status).toBe(
    304,
  );
  expect((await demoAt('2026-11-21T13:00:00Z').server.get(WARNINGS_FILE, { etag })).status).toBe(
    200,
  );
});

it('have the same id and times until they end', () => {
  const scenes: (SceneId | undefined)[] = [undefined, 'storm', 'thunderstorm', 'snow'];
  const hour = fc.integer({ min: 0, max: 24 * 365 });
  fc.assert(
    fc.property(hour, fc.constantFrom(...scenes), (hours, scene) => {
      const now = Date.parse('2026-01-01T00:00:00Z') + hours * HOUR;
      const later = new Map(
        listAlerts(now + HOUR, scene).map((alert) => [alert.identifier, alert]),
      );
      const alerts = listAlerts(now, scene);
      const lasting = alerts.filter(({ expires }) => expires > now + HOUR);
      expect(lasting.map(({ identifier }) => later.get(identifier))).toEqual(lasting);
      expect(alerts.filter(({ onset, expires }) => onset >= expires)).toEqual([]);
      expect(alerts.filter(({ sent }) => sent > now)).toEqual([]);
    }),
    { numRuns: propertyRuns(30) },
  );
});

it('name the warncells of towns, and the districts', async () => {
  const { cell, cellAt, ofCell } = demoAt(NOON, 'storm');
  expect(await cellAt(HAMBURG)).toEqual({ id: '702000105', name: 'Hamburg-Mitte/West' });
  expect(await cell('102000000')).toEqual({ id: '102000000', name: 'Hansestadt Hamburg' });
  expect(await cell('999999999')).toBeUndefined();
  expect((await ofCell('102000000')).length).toBeGreaterThan(0);
  expect(await cellAt({ latitude: 48.21, longitude: 16.37 })).toBeUndefined();
});
