import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OperationId } from '../contract/operations.ts';
import { freshUntil } from './freshness.ts';
import { securityHeaders } from './security-headers.ts';

/** An answer as it is sent. */
export interface SentAnswer {
  operation: OperationId;
  bytes: Buffer;
  /** `W/"…"`: the same text, compressed or not. */
  etag: string;
  /** Those that stay the same while the answer is kept. */
  headers: Record<string, string>;
  /** Epoch milliseconds. */
  madeAt: number;
  freshUntil: number;
}

/** Answers that are asked for again while they are fresh. */
export interface KeptAnswers {
  /** Undefined where there is none that is fresh at an instant. */
  find(question: string, now: number): SentAnswer | undefined;
  keep(question: string, answer: SentAnswer): void;
}

/** Bytes of all of them together; an answer has one to ten thousand, a forecast by hours two hundred thousand. */
const MOST_BYTES = 32 * 1024 * 1024;

/** What an entry takes beside its bytes, more or less. */
const ENTRY = 1000;

export function createKeptAnswers(): KeptAnswers {
  const kept = new LRUCache<string, SentAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }, question) => bytes.length + question.length + ENTRY,
  });
  return {
    find(question, now) {
      const answer = kept.get(question);
      return answer && answer.madeAt <= now && now < answer.freshUntil ? answer : undefined;
    },
    keep: (question, answer) => void kept.set(question, answer),
  };
}

export function sentAnswer(
  operation: OperationId,
  body: object,
  { language, vary, now }: { language: string; vary: string; now: number },
): SentAnswer {
  const bytes = Buffer.from(JSON.stringify(body));
  // By its text: the same answer has the same one, whenever it was made.
  const etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
  return {
    operation,
    bytes,
    etag,
    headers: { ...securityHeaders, 'content-language': language, etag, vary },
    madeAt: now,
    freshUntil: freshUntil(operation, body, now),
  };
}

/** Whether a caller has the answer with a tag: `If-None-Match` holds one or several, or `*`. */
export function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => [etag, etag.slice(2), '*'].includes(tag.trim()));
}
