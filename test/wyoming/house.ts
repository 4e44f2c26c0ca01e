import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { startWyomingApp, type RunningWyoming } from '../../src/app/wyoming.ts';
import { readConfig } from '../../src/config.ts';
import { UNHURRIED } from '../support/limits.ts';
import { connectClient, writeEvent, type ReceivedEvent } from './client.ts';

const NOW = '2026-11-18T14:05:00+01:00';

/** A sentence with what it came with: language, conversation, speaker. */
export interface SaidSentence {
  text: string;
  language?: string;
  conversation?: string;
  satellite?: string;
  device?: string;
}

export interface House {
  port: number;
  /** Connects, says a sentence and returns the answer, as Home Assistant does. */
  say: (sentence: SaidSentence | string) => Promise<ReceivedEvent>;
  /** Sets the clock of speakers and weather. */
  setTime: (time: string) => void;
  /** Lines of the log. */
  log: string[];
}

/** A house with open speakers and demo weather; it ends with its test. */
export async function openHouse(settings: Record<string, string> = {}): Promise<House> {
  let now = new Date(NOW);
  const log: string[] = [];
  const app = await startWyomingApp({
    config: readConfig({
      WEATHER_DATA: 'demo',
      WYOMING_PORT: '0',
      STORE_FILE: ':memory:',
      ...settings,
    }),
    clock: () => now,
    log: pino({ level: 'debug' }, { write: (line) => log.push(line) }),
    ...UNHURRIED,
  });
  onTestFinished(app.close);
  const port = readPort(app);
  return {
    port,
    say: async (sentence) => saySentence(port, sentence),
    setTime: (time) => {
      now = new Date(time);
    },
    log,
  };
}

export function readPort({ url }: Pick<RunningWyoming, 'url'>): number {
  return Number(URL.parse(url)?.port);
}

export async function saySentence(
  port: number,
  sentence: SaidSentence | string,
): Promise<ReceivedEvent> {
  const said = typeof sentence === 'string' ? { text: sentence, language: 'de' } : sentence;
  const { text, language = 'de', conversation, satellite, device } = said;
  const context = {
    ...(conversation !== undefined && { conversation_id: conversation }),
    ...(satellite !== undefined && { satellite_id: satellite }),
    ...(device !== undefined && { device_id: device }),
  };
  const client = await connectClient(port);
  client.send(writeEvent('transcript', { text, language, context }));
  const ends = new Set(['handled', 'not-handled', 'error']);
  let event = await client.receive();
  while (event && !ends.has(event.type)) event = await client.receive();
  await client.close();
  if (!event) throw new Error(`The server closed without an answer to "${text}"`);
  return event;
}
