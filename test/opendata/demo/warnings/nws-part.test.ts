import { expect, it } from 'vitest';
import { createDemoServer } from '../../../../src/opendata/demo/mirror.ts';
import type { SceneId } from '../../../../src/opendata/demo/weather/scenes.ts';
import { createNwsWarnings } from '../../../../src/opendata/warnings/nws-alerts.ts';
import { startTestService } from '../../../support/service.ts';

const CHICAGO = { latitude: 41.88, longitude: -87.63, elevation: 179 };
const DENVER = { latitude: 39.74, longitude: -104.98, elevation: 1609 };

const clock = () => new Date('2026-11-21T12:00:00Z');

function demo(scene?: SceneId) {
  return createNwsWarnings({ server: createDemoServer(clock, scene), clock });
}

it('a storm of the demo is warned of in Chicago, and called a demonstration', async () => {
  const warnings = await demo('storm').at(CHICAGO);
  expect(warnings.length).toBeGreaterThan(0);
  for (const { id, groups, texts, onset, expires } of warnings) {
    expect(id).toContain('.DEMO.');
    expect(groups).toEqual(['WIND']);
    expect(expires).toBeGreaterThan(onset);
    const { senderName, description } = texts.get('en') ?? {};
    expect([senderName, description]).toEqual([
      'DEMO: demonstration, not an official warning',
      expect.stringMatching(/^demonstration, not an official warning\. Gusts: ~\d+ km\/h$/),
    ]);
  }
});

it('is found by its id while it holds', async () => {
  const { at, find } = demo('storm');
  const [warning] = await at(CHICAGO);
  expect(await find(warning?.id ?? '')).toEqual(warning);
  expect(await find('urn:oid:2.49.0.1.840.0.DEMO.1.53')).toBeUndefined();
});

it('elsewhere, and in other weather, nothing is warned of', async () => {
  expect(await demo('storm').at(DENVER)).toEqual([]);
  expect(await demo('snow').at(CHICAGO)).toEqual([]);
  expect(await demo().at(CHICAGO)).toEqual([]);
});

it('the demo knows of places in the United States that there is none, without a contact', async () => {
  const service = await startTestService('2026-11-21T12:00:00Z');
  const { body } = await service.get('/warnings/39.74/-104.98');
  await service.close();
  expect(body).toMatchObject({ activeWarnings: [], source: 'demo' });
});
