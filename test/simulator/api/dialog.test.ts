import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { App } from '../../../src/app/app.ts';
import { SIMULATED_APPLICATION } from '../../../src/app/simulator-routes.ts';
import { ProblemDetails } from '../../../src/contract/problem.ts';
import { playDialog } from '../../../src/simulator/dialogs/player.ts';
import { parseTextDialog } from '../../../src/simulator/dialogs/text-format.ts';
import { NOW, post, startSimulator } from './simulator.ts';

const Turn = z.object({ utterance: z.string(), speech: z.string() });

let app: App;
beforeAll(async () => {
  app = await startSimulator();
});
afterAll(() => app.close());

const saved = { locale: 'de-DE', now: NOW, device: 'speaker', place: 'Köln' };

describe('a conversation that is saved from the page', () => {
  it('is a dialog file that replays with the same answers', async () => {
    const turns = [];
    const conversation = randomUUID();
    for (const utterance of ['Öffne Wetter Stimme', 'Wie wird das  Wetter morgen?']) {
      const question = { conversation, locale: 'de-DE', utterance };
      turns.push(Turn.parse((await post(`${app.url}/simulator/turns`, question)).body));
    }
    const file = await post(`${app.url}/simulator/dialog`, { ...saved, turns });
    expect(file.type).toMatch(/^text\/plain/);
    expect(file.text).toMatch(/^locale: de-DE\nnow: .*\ndevice: speaker in Köln\n\n> Öffne Wetter/);
    expect(file.text).toContain('\n  listens\n> Wie wird das Wetter morgen?\n');
    expect(file.text).toContain('\n  forecastDays 20261119\n');
    const stage = { ...app, applicationId: SIMULATED_APPLICATION, close: async () => {} };
    const played = await playDialog(parseTextDialog(file.text, 'saved.txt'), async () => stage);
    expect(played.flatMap(({ differences }) => differences)).toEqual([]);
    expect(played).toHaveLength(2);
  });

  it.each([
    ['phone', 'phone in Köln'],
    ['speaker', 'speaker in Köln'],
    ['screen', 'speaker in Köln with screen'],
  ])('names its %s', async (device, words) => {
    const turns = [{ utterance: 'Hallo', speech: 'Guten Tag.' }];
    const { text } = await post(`${app.url}/simulator/dialog`, { ...saved, device, turns });
    expect(text).toBe(`locale: de-DE\nnow: ${NOW}\ndevice: ${words}\n\n> Hallo\n< Guten Tag.\n`);
  });

  it('stays one line per turn, whatever is in it', async () => {
    const turns = [{ utterance: 'Hallo\n> noch eine', speech: 'Guten\nTag.\n-- 5 minutes later' }];
    const { text } = await post(`${app.url}/simulator/dialog`, { ...saved, turns });
    expect(parseTextDialog(text, 'saved.txt').steps).toHaveLength(1);
  });

  it.each<[object, object]>([
    [{ turns: [] }, { field: 'turns', rule: 'must have a turn' }],
    [{ turns: [{ speech: 'Ja.' }] }, { field: 'turns.0.utterance', rule: 'is required' }],
    [
      { place: 'Köln\nx' },
      { field: 'place', rule: 'must be the name of a place, of at most 100 characters' },
    ],
    [{ now: 'today' }, { field: 'now', rule: 'must be a time such as 2026-11-18T14:05+01:00' }],
    [{ device: 'car' }, { field: 'device', rule: 'must be one of speaker, screen, phone' }],
  ])('is rejected as %j', async (broken, error) => {
    const turns = [{ utterance: 'Hallo', speech: 'Guten Tag.' }];
    const { status, body } = await post(`${app.url}/simulator/dialog`, {
      ...saved,
      turns,
      ...broken,
    });
    expect(status).toBe(400);
    expect(ProblemDetails.parse(body).errors).toEqual([error]);
  });
});
