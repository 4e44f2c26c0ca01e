import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../src/app/app.ts';
import { post, startSimulator } from './simulator.ts';

/** A storm of the demo blows over Kiel, and is warned of. */
const IN_THE_STORM = { weather: 'storm', now: '2026-03-05T15:05+01:00' };

let app: App;
beforeAll(async () => {
  app = await startSimulator();
});
afterAll(() => app.close());

/** Somebody who talks on the page about the weather of a scene. */
function talker(scene: object = IN_THE_STORM) {
  const settings = { conversation: randomUUID(), locale: 'de-DE', ...scene };
  return {
    say: async (utterance: string) => {
      const answered = await post(`${app.url}/simulator/turns`, {
        ...settings,
        place: 'Kiel',
        utterance,
      });
      return answered.body;
    },
    look: async (changes: object = {}) => {
      const { body } = await post(`${app.url}/simulator/inbox`, { ...settings, ...changes });
      return body;
    },
  };
}

describe('on the page', () => {
  it('a warning that somebody asked for appears on their device, once', async () => {
    const { say, look } = talker();
    await say('Warne mich vor Sturm');
    const told = {
      watched: expect.stringMatching(
        /^Für Kiel sage ich dir Bescheid, wenn vor Sturm gewarnt wird\./,
      ),
      notifications: [
        {
          change: 'new',
          kind: 'warning:WIND',
          locale: 'de-DE',
          isUrgent: true,
          time: '2026-03-05T14:05:00.000Z',
          text: expect.stringMatching(/^Warnung: Orkanböen/),
        },
      ],
    };
    expect(await look()).toMatchObject(told);
    expect(await look()).toMatchObject(told);
  });

  it('nothing appears for who asked for nothing, or stopped', async () => {
    const { say, look } = talker();
    const nothing = { watched: null, notifications: [] };
    expect(await look()).toEqual(nothing);
    await say('Warne mich vor Glatteis');
    await say('Warne mich nicht mehr');
    expect(await look()).toEqual(nothing);
  });

  it('nothing appears where notifications are not allowed', async () => {
    const { say, look } = talker();
    await say('Warne mich vor Sturm');
    expect(await look({ mayNotify: false })).toEqual({ watched: null, notifications: [] });
  });

  it('moving the clock brings what is due then: frost is told from noon on', async () => {
    const { say, look } = talker({ weather: 'demo', now: '2026-01-20T10:00+01:00' });
    await say('Sag mir Bescheid, wenn es nachts friert');
    expect(await look()).toMatchObject({ notifications: [] });
    expect(await look({ now: '2026-01-20T18:00+01:00' })).toMatchObject({
      notifications: [{ text: 'Heute Nacht gibt es in Kiel mäßigen Frost bis minus 6 Grad.' }],
    });
  });
});

it.each([
  [{ conversation: 'x' }, 'conversation must be a UUID'],
  [{ now: 'soon' }, 'now must be a time'],
  [{ weather: 'hail' }, 'weather must be one of'],
  [{ mayNotify: 'yes' }, 'mayNotify must be true or false'],
  [{ place: 'Kiel' }, 'place is not a field of this request'],
])('an inbox that is asked for with %j is refused by field and rule', async (changes, detail) => {
  const whole = { conversation: randomUUID(), locale: 'de-DE', ...changes };
  const { status, text } = await post(`${app.url}/simulator/inbox`, whole);
  expect(status).toBe(400);
  expect(text).toContain(detail);
});
