import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../src/app/app.ts';
import { SKILL_LOCALES } from '../../../src/skill-package/locales.ts';
import { startSimulator } from './simulator.ts';

let app: App;
beforeAll(async () => {
  app = await startSimulator();
});
afterAll(() => app.close());

describe('the choices on the page', () => {
  it('are every locale of the skill, device and weather, with place and time', async () => {
    const options: unknown = await (await fetch(`${app.url}/simulator/options`)).json();
    expect(options).toEqual({
      locales: SKILL_LOCALES.map((tag) => ({
        tag,
        name: expect.stringMatching(/^\p{Lu}.+ \(.+\)$/u),
        invocationName: expect.any(String),
        understands: expect.any(Boolean),
      })),
      devices: ['speaker', 'screen', 'phone'],
      weathers: ['own', 'demo', 'heatWave', 'thunderstorm', 'snow', 'storm', 'fog'].map((id) => ({
        id,
        isDemo: true,
      })),
      source: 'demo',
      defaultPlace: { name: 'Köln' },
      now: '2026-11-18T13:05:00.000Z',
    });
    expect(options).toMatchObject({
      locales: expect.arrayContaining([
        {
          tag: 'de-DE',
          name: 'Deutsch (Deutschland)',
          invocationName: 'wetter stimme',
          understands: true,
        },
      ]),
    });
  });

  it('does not mark the weather of a foreign service as demo data', async () => {
    const foreign = await startSimulator({ WEATHER_API_URL: 'http://127.0.0.1:1' });
    try {
      const response = await fetch(`${foreign.url}/simulator/options`);
      expect(await response.json()).toMatchObject({
        weathers: expect.arrayContaining([
          { id: 'own', isDemo: false },
          { id: 'demo', isDemo: true },
        ]),
      });
    } finally {
      await foreign.close();
    }
  });
});
