import { pino } from 'pino';
import { startApp, type App } from '../../../src/app/app.ts';
import { SIMULATED_APPLICATION } from '../../../src/app/simulator-routes.ts';
import { readConfig } from '../../../src/config.ts';
import { startDeviceConversation, parseDevice } from '../../../src/simulator/device-description.ts';
import type { ConversationTurn } from '../../../src/simulator/conversation.ts';
import type { SpokenSlots } from '../../../src/slots/spoken-slots.ts';
import type { Place } from '../../../src/place/place.ts';
import { SECOND_MS } from '../../../src/time/units.ts';
import { UNHURRIED } from '../../support/limits.ts';

/** A turn, and what the skill remembers of it. */
export interface JudgedTurn {
  turn: ConversationTurn;
  /** Topic that was answered; undefined if none was. */
  topic: string | undefined;
  /** The slots of the question, with those of the previous one in a follow-up. */
  slots: SpokenSlots;
  place: Place | undefined;
  /** Topic of the question for which the skill asks for a place. */
  pendingTopic: string | undefined;
  /** Bodies of the responses that the answer was made from. */
  bodies: object[];
  /** Epoch milliseconds. */
  now: number;
}

interface Session {
  recent?: { topic: string; slots: SpokenSlots; place: Place | null; at: number };
  pending?: { topic: string };
}

/** A skill with the demo's weather at one time. */
export interface PeerSkill {
  app: App;
  talk: (locale: string, device: string) => PeerTalk;
}

export interface PeerTalk {
  say: (sentence: string) => Promise<JudgedTurn>;
}

/** Runs `use` with a skill that started at a time; each sentence takes a second. */
export async function withSkill<T>(
  start: string,
  use: (skill: PeerSkill) => Promise<T>,
): Promise<T> {
  let now = Date.parse(start);
  const clock = () => new Date(now);
  const app = await startApp({
    config: readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' }),
    clock,
    log: pino({ level: 'silent' }),
    ...UNHURRIED,
  });
  const talk = (locale: string, described: string): PeerTalk => {
    const device = parseDevice(described);
    if (!device) throw new Error(`The data have no device such as "${described}"`);
    now = Date.parse(start);
    const conversation = startDeviceConversation(
      { ...app, endpoint: `${app.url}/alexa`, applicationId: SIMULATED_APPLICATION, clock },
      { locale, device },
    );
    return {
      say: async (sentence) => {
        now += SECOND_MS;
        const { turn } = await conversation.say(sentence);
        return readTurn(turn, app, now);
      },
    };
  };
  try {
    return await use({ app, talk });
  } finally {
    await app.close();
  }
}

function readTurn(turn: ConversationTurn, app: App, now: number): JudgedTurn {
  const { recent, pending }: Session = turn.response.sessionAttributes ?? {};
  const answered = recent?.at === now ? recent : undefined;
  return {
    turn,
    topic: answered?.topic,
    slots: answered?.slots ?? turn.slots,
    place: answered?.place ?? undefined,
    pendingTopic: pending?.topic,
    bodies: turn.calls.flatMap((call) => {
      const { status, text } = app.findExchange(call) ?? {};
      return status === 200 && text !== undefined ? [parseBody(text)] : [];
    }),
    now,
  };
}

function parseBody(text: string): object {
  return JSON.parse(text);
}
