import { json, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { invalidParameter } from '../../service/problems.ts';
import {
  startConversation,
  type Circumstances,
  type Conversation,
  type ConversationOptions,
} from '../conversation.ts';
import type { Surroundings } from '../dialogs/device.ts';
import { notice } from '../dialogs/notice.ts';
import { deviceAt, DEVICE_KINDS } from './devices.ts';
import { dialogFile, inOneLine } from './dialog.ts';
import { localeOptions } from './locales.ts';
import { readQuestion, type Question } from './question.ts';
import { shownTurn, type ExchangeOf } from './turn.ts';
import { WEATHER_IDS, weatherOf, type RunTurn, type WeatherId } from './weathers.ts';

/** Conversations that are kept; the one that nobody has used for longest goes first. */
const MOST_CONVERSATIONS = 100;
/** Answers of which it is known what was noticed beside their words. */
const MOST_NOTICED = 1000;

const OWN_WEATHER: readonly WeatherId[] = ['own'];

export interface SimulatorOptions
  extends
    Surroundings,
    Pick<ConversationOptions, 'applicationId' | 'clock' | 'turnOf' | 'key' | 'platform'> {
  runTurn: RunTurn;
  exchangeOf: ExchangeOf;
  /** What the server's own weather comes from. */
  source: string;
  isOwnDemo: boolean;
  /** Whether turns may have another weather and another time than the server's. */
  isChangeable: boolean;
}

/** What the page at `/` asks for: what there is to choose from, turns, and dialog files. */
export function simulatorApi(options: SimulatorOptions): Router {
  const { clock, defaultPlace, source, isOwnDemo, isChangeable, exchangeOf } = options;
  const weathers = isChangeable ? WEATHER_IDS : OWN_WEATHER;
  const conversations = new LRUCache<string, Conversation>({ max: MOST_CONVERSATIONS });
  const noticed = new LRUCache<string, readonly string[]>({ max: MOST_NOTICED });
  const notesOf = (utterance: string, speech: string) =>
    noticed.get(keyOf(utterance, speech)) ?? [];
  const router = Router();

  router.get('/simulator/options', (_request, response) => {
    response.json({
      locales: localeOptions(),
      devices: DEVICE_KINDS,
      weathers: weathers.map((id) => weatherOf(id, isOwnDemo)),
      source,
      defaultPlace: { name: defaultPlace.name },
      now: clock().toISOString(),
    });
  });

  router.post('/simulator/turns', json(), async (request, response) => {
    const question = readQuestion(request.body, options);
    if (!isChangeable) requireUnchanged(question);
    const observed = await options.runTurn(question.weather, question.now, async (endpoint) => {
      const circumstances = circumstancesOf(question, endpoint, clock);
      const known = conversations.get(question.conversation);
      const conversation = known ?? startConversation({ ...options, ...circumstances });
      conversations.set(question.conversation, conversation);
      return conversation.observe(question.utterance, circumstances);
    });
    const { turn } = observed;
    noticed.set(keyOf(turn.utterance, turn.speech), notice(turn).notes);
    response.json(shownTurn(observed, weatherOf(question.weather, isOwnDemo), exchangeOf));
  });

  router.post('/simulator/dialog', json({ limit: '1mb' }), (request, response) => {
    response.type('text/plain').send(dialogFile(request.body, notesOf));
  });

  return router;
}

/** @throws {ServiceError} 400 */
function requireUnchanged({ now, weather }: Question): void {
  if (weather !== 'own') throw invalidParameter('weather', 'must be own on this server');
  if (now !== undefined) throw invalidParameter('now', 'cannot be set on this server');
}

function circumstancesOf(
  { locale, device, place, permissions, now }: Question,
  endpoint: string,
  clock: () => Date,
): Circumstances {
  return {
    endpoint,
    locale,
    device: deviceAt(place, device, permissions),
    clock: now ? () => now : clock,
  };
}

function keyOf(utterance: string, speech: string): string {
  return JSON.stringify([inOneLine(utterance), inOneLine(speech)]);
}
