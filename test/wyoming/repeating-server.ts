import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createEventAnswers, createLocaleChoice } from '../../src/wyoming/handler.ts';
import { listenWyoming, type ConnectionLimits } from '../../src/wyoming/server.ts';
import type { Talk } from '../../src/wyoming/talk.ts';
import { connectClient, type ReceivedEvent, type WyomingClient } from './client.ts';

/** Repeats what it hears; knows nothing of music. */
export const repeat: Talk = async ({ text, locale }) => ({
  text: `${locale}: ${text}`,
  isUnderstood: !text.includes('music'),
});

export async function serve(talk: Talk = repeat, limits: Partial<ConnectionLimits> = {}) {
  const answer = createEventAnswers({
    talk,
    log: pino({ level: 'silent' }),
    program: {
      description: 'Weather',
      version: '1.2.3',
      attribution: { name: 'A weather service', url: 'https://weather.example' },
    },
    chooseLocale: createLocaleChoice([], 'GB'),
  });
  const server = await listenWyoming({ answer, port: 0, host: '127.0.0.1', limits });
  onTestFinished(server.close);
  const connectHere = async (): Promise<WyomingClient> => {
    const client = await connectClient(server.port);
    onTestFinished(client.close);
    return client;
  };
  return { ...server, connect: connectHere };
}

export const question = {
  text: 'Will it rain?',
  language: 'en',
  context: { conversation_id: 'c1' },
};

export function typesOf(events: readonly ReceivedEvent[]): string[] {
  return events.map(({ type }) => type);
}

export async function receive(client: WyomingClient): Promise<ReceivedEvent> {
  return (await client.receive()) ?? { type: 'closed', data: {} };
}
