import * as fc from 'fast-check';
import { pino } from 'pino';
import { createEventAnswers, createLocaleChoice } from '../../../src/wyoming/handler.ts';
import {
  createEventParser,
  formatEvent,
  ProtocolError,
  type WyomingEvent,
} from '../../../src/wyoming/protocol.ts';
import { writeEvent } from '../../wyoming/client.ts';
import { expectThat } from '../decoded.ts';
import { mutated } from '../mutated.ts';
import { attacked, type Target } from '../target.ts';

const SENTENCE = {
  text: 'wie wird das wetter morgen',
  language: 'de',
  context: { conversation_id: 'c1', satellite_id: 's1' },
};

const SEEDS = [
  Buffer.concat([writeEvent('describe'), writeEvent('transcript', SENTENCE, 'both')]),
  Buffer.concat([
    writeEvent('audio-chunk', { rate: 16_000 }, 'inline', Buffer.alloc(64, 1)),
    writeEvent('recognize', SENTENCE, 'inline'),
    writeEvent('ping', { text: 'é' }),
  ]),
];

const ANSWER_TYPES = new Set([
  'info', 'pong', 'error', 'handled-start', 'handled-chunk', 'handled', 'handled-stop', 'not-handled',
]); // prettier-ignore

/** What a client of open speakers sends, cut anywhere. */
export const wyoming: Target = {
  name: 'wyoming',
  open: () => {
    const answer = createEventAnswers({
      talk: async ({ text }) => ({ text, isUnderstood: text.length % 2 === 0 }),
      log: pino({ level: 'silent' }),
      program: { description: '', version: '1', attribution: { name: '', url: '' } },
      chooseLocale: createLocaleChoice([], 'DE'),
    });
    return {
      property: attacked(fc.tuple(mutated(SEEDS), fc.nat(300)), async ([bytes, cut]) => {
        const whole = readAll([bytes]);
        const pieces = readAll([bytes.subarray(0, cut), bytes.subarray(cut)]);
        expectThat(JSON.stringify(whole) === JSON.stringify(pieces), 'A cut changes what is read');
        for (const event of whole.events) {
          for (const one of await answer(event)) {
            expectThat(ANSWER_TYPES.has(one.type), `An answer is ${one.type}`);
            expectThat(readAll([formatEvent(one)]).events.length === 1, 'An answer is no event');
          }
        }
        return whole.error === undefined ? 'accepted' : 'refused';
      }),
    };
  },
};

function readAll(chunks: readonly Buffer[]): { events: WyomingEvent[]; error?: string } {
  const { parse } = createEventParser();
  const events: WyomingEvent[] = [];
  try {
    for (const chunk of chunks) for (const event of parse(chunk)) events.push(event);
    return { events };
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    return { events, error: error.code };
  }
}
