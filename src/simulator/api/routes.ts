import { json, Router } from 'express';
import { LRUCache } from 'lru-cache';
import {
  startConversation,
  type ConversationSettings,
  type Conversation,
  type ConversationOptions,
} from '../conversation.ts';
import type { PlaceLookup } from '../device-description.ts';
import { summarizeTurn } from '../dialogs/dialog.ts';
import {
  createDeviceAt,
  DEVICE_KINDS,
  WEATHER_IDS,
  describeWeather,
  type RunTurn,
  type WeatherId,
} from './requests.ts';
import {
  formatSavedDialog,
  collapseWhitespace,
  parseInboxRequest,
  parseTurnRequest,
  rejectOverrides,
  type TurnRequest,
} from './requests.ts';
import { listLocaleOptions } from '../../understanding/lexicons.ts';
import { describeInbox, NO_INBOX, type WatchUser } from '../notifications.ts';
import { createTurnResponse, type FindExchange, type FindPollenNames } from './turn-response.ts';

/** Maximum number of conversations; the least recently used is evicted. */
const MAX_CONVERSATIONS = 100;
/** Maximum number of answers with cached notes. */
const MAX_CACHED_NOTES = 1000;

const OWN_WEATHER_ONLY: readonly WeatherId[] = ['own'];

export interface SimulatorApiOptions
  extends
    PlaceLookup,
    Pick<
      ConversationOptions,
      'applicationId' | 'clock' | 'findTurn' | 'key' | 'platform' | 'observeRefused'
    > {
  runTurn: RunTurn;
  watchUser: WatchUser;
  findExchange: FindExchange;
  findPollenNames: FindPollenNames;
  /** The weather source of the server. */
  source: string;
  isOwnDemo: boolean;
  /** Whether turns may override the weather and time of the server. */
  isChangeable: boolean;
}

/** The API of the page at `/`: options, turns and dialog files. */
export function createSimulatorApi(options: SimulatorApiOptions): Router {
  const { clock, defaultPlace, source, isOwnDemo, isChangeable, findExchange } = options;
  const weathers = isChangeable ? WEATHER_IDS : OWN_WEATHER_ONLY;
  const conversations = new LRUCache<string, Conversation>({ max: MAX_CONVERSATIONS });
  const notesCache = new LRUCache<string, readonly string[]>({ max: MAX_CACHED_NOTES });
  const findNotes = (utterance: string, speech: string) =>
    notesCache.get(formatNotesKey(utterance, speech)) ?? [];
  const router = Router();

  router.get('/simulator/options', (_request, response) => {
    response.json({
      locales: listLocaleOptions(),
      devices: DEVICE_KINDS,
      weathers: weathers.map((id) => describeWeather(id, isOwnDemo)),
      source,
      defaultPlace: { name: defaultPlace.name },
      now: clock().toISOString(),
    });
  });

  router.post('/simulator/turns', json(), async (request, response) => {
    const question = parseTurnRequest(request.body, options);
    if (!isChangeable) rejectOverrides(question);
    const measuredTurn = await options.runTurn(question.weather, question.now, async (endpoint) => {
      const settings = createConversationSettings(question, endpoint, clock);
      const existing = conversations.get(question.conversation);
      const conversation = existing ?? startConversation({ ...options, ...settings });
      conversations.set(question.conversation, conversation);
      return conversation.say(question.utterance, settings);
    });
    const { turn } = measuredTurn;
    notesCache.set(formatNotesKey(turn.utterance, turn.speech), summarizeTurn(turn).notes);
    const weather = describeWeather(question.weather, isOwnDemo);
    const pollenNames = await options.findPollenNames(turn.locale);
    response.json(createTurnResponse(measuredTurn, findExchange, { weather, pollenNames }));
  });

  router.post('/simulator/inbox', json(), async (request, response) => {
    const question = parseInboxRequest(request.body);
    if (!isChangeable) rejectOverrides(question);
    const { conversation: id, weather, now, locale } = question;
    const user = conversations.get(id)?.userId;
    const inbox =
      user === undefined || !question.mayNotify
        ? NO_INBOX
        : await options.watchUser(user, weather, now);
    response.json(await describeInbox(inbox, locale, now ?? clock()));
  });

  router.post('/simulator/dialog', json({ limit: '1mb' }), (request, response) => {
    response.type('text/plain').send(formatSavedDialog(request.body, findNotes));
  });

  return router;
}

function createConversationSettings(
  { locale, device, place, permissions, mayNotify, now }: TurnRequest,
  endpoint: string,
  clock: () => Date,
): ConversationSettings {
  return {
    endpoint,
    locale,
    device: createDeviceAt(place, device, permissions, mayNotify),
    clock: now ? () => now : clock,
  };
}

function formatNotesKey(utterance: string, speech: string): string {
  return JSON.stringify([collapseWhitespace(utterance), collapseWhitespace(speech)]);
}
