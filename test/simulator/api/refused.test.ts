import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { post, startSimulator } from './simulator.ts';

const OFF_TOPIC = 'Spiel mir Musik von Bach';

/** What the log has of a conversation with one sentence that is understood and one that is not. */
async function readLog(settings: Record<string, string>, conversation: string): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await startSimulator(settings, pino({ level: 'info' }, stream));
  for (const utterance of ['Wie wird das Wetter morgen?', OFF_TOPIC]) {
    await post(`${app.url}/simulator/turns`, { conversation, locale: 'de-DE', utterance });
  }
  await app.close();
  return lines;
}

describe('the log of the operator', () => {
  it('has typed sentences that are not understood with LOG_REFUSED=on, and not who said them', async () => {
    const conversation = randomUUID();
    const lines = await readLog({ LOG_REFUSED: 'on' }, conversation);
    const refused = lines.filter((line) => line.includes('not understood'));
    expect(refused).toHaveLength(1);
    expect(JSON.parse(refused[0] ?? '')).toMatchObject({ sentence: OFF_TOPIC, locale: 'de-DE' });
    expect(refused[0]).not.toMatch(/simulated-|userId|deviceId|address/);
    expect(refused[0]).not.toContain(conversation);
  });

  it('has no sentence by default', async () => {
    const lines = await readLog({}, randomUUID());
    expect(lines.filter((line) => line.includes(OFF_TOPIC))).toEqual([]);
  });
});
