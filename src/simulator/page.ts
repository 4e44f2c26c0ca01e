import { readFileSync } from 'node:fs';
import { json, Router } from 'express';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { invalidParameters, violationsOf } from '../service/problems.ts';
import { startConversation, type Conversation, type ConversationOptions } from './conversation.ts';

const PAGE = new URL('page.html', import.meta.url);

/** Conversations that are kept; the one that nobody has used for longest goes first. */
const MOST_CONVERSATIONS = 100;

/** Locales in whose languages sentences are understood here. */
const LOCALES = ['de-DE', 'en-US', 'en-GB', 'en-CA', 'en-AU', 'en-IN'];

const Question = z.strictObject({
  conversation: z.uuid('must be a UUID'),
  locale: z.enum(LOCALES, `must be one of ${LOCALES.join(', ')}`),
  utterance: z.string().max(500, 'must have at most 500 characters'),
});

export type PageOptions = Omit<ConversationOptions, 'locale'> & {
  /** What the page says the weather comes from. */
  source: string;
};

/** The page at `/`: a conversation with the skill in the browser. */
export function simulatorPage(options: PageOptions): Router {
  const conversations = new LRUCache<string, Conversation>({ max: MOST_CONVERSATIONS });
  const page = readFileSync(PAGE, 'utf8').replaceAll('{{source}}', options.source);
  const router = Router();

  router.get('/', (_request, response) => {
    response.type('html').send(page);
  });

  router.post('/simulator/turns', json(), async (request, response) => {
    const given: Record<string, unknown> = { ...request.body };
    const parsed = Question.safeParse(given);
    if (!parsed.success) throw invalidParameters(violationsOf(parsed.error, given));
    const { conversation: id, locale, utterance } = parsed.data;
    const key = `${id} ${locale}`;
    const conversation = conversations.get(key) ?? startConversation({ ...options, locale });
    conversations.set(key, conversation);
    response.json(await conversation.say(utterance));
  });

  return router;
}
